import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Contents, openContents } from './contents.ts'
import { readList } from './file-list.ts'
import { readManifest } from './manifest.ts'

const DATED = /^\d{4}-\d\d-\d\dT[\d-]+Z$/
const UNFINISHED = '.part'
export const CONTENTS = 'files'

/** Returns the folders of the completed backups, the oldest first. */
export async function findBackups(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names
    .filter((name) => DATED.test(name))
    .sort()
    .map((name) => join(dir, name))
}

/** Makes the folder of a backup by `work`, which appears under its name once all is done. */
export async function makeDated(
  dir: string,
  begunAt: Date,
  work: (folder: string) => Promise<void>,
): Promise<string> {
  await removeUnfinished(dir)
  const path = join(dir, begunAt.toISOString().replaceAll(/[:.]/g, '-'))
  const part = `${path}${UNFINISHED}`
  await mkdir(part)
  try {
    await work(part)
    await rename(part, path)
    return path
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

async function removeUnfinished(dir: string): Promise<void> {
  for (const name of await readdir(dir))
    if (name.endsWith(`Z${UNFINISHED}`)) await rm(join(dir, name), { recursive: true })
}

/** Deletes all backups but the newest, and what only they had. Returns how many were deleted. */
export async function keepNewest(dir: string, count: number): Promise<number> {
  const backups = await findBackups(dir)
  const [old, kept] = [backups.slice(0, -count), backups.slice(-count)]
  if (old.length === 0) return 0
  // Read before anything is deleted, so that nothing goes if one of them is damaged.
  const hashes = new Set<string>()
  for (const folder of kept) await addHashes(folder, hashes)
  for (const folder of old) {
    // It's no backup any more, also if this is interrupted.
    await rename(folder, `${folder}${UNFINISHED}`)
    await rm(`${folder}${UNFINISHED}`, { recursive: true })
  }
  await contentsOf(dir).removeExcept(hashes)
  return old.length
}

async function addHashes(folder: string, hashes: Set<string>): Promise<void> {
  const { files } = await readManifest(folder)
  for await (const { sha256 } of readList(join(folder, files.file))) hashes.add(sha256)
}

export function contentsOf(dir: string): Contents {
  return openContents(join(dir, CONTENTS))
}
