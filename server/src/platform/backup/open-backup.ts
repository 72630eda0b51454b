import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CONTENTS, contentsOf, findBackups } from './backup-folder.ts'
import type { Contents } from './contents.ts'
import { inBatches } from './copy-files.ts'
import { type ListedFile, readList } from './file-list.ts'
import { hashFile } from './hashing.ts'
import { MANIFEST, type Manifest, type Part, readManifest } from './manifest.ts'

export interface Backup {
  folder: string
  manifest: Manifest
  contents: Contents
  /** Returns the path of a part. */
  pathOf(part: Part): string
  files(): AsyncGenerator<ListedFile>
}

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)

/**
 * Opens the newest backup of a folder, or the one that the folder is. Throws, saying why, if a part is missing or
 * damaged, or if it's of a newer version of Satchel. Its secrets aren't looked at with `withoutSecrets`.
 */
export async function openBackup(
  dir: string,
  { withoutSecrets }: { withoutSecrets: boolean },
): Promise<Backup> {
  const folder = existsSync(join(dir, MANIFEST)) ? dir : (await findBackups(dir)).at(-1)
  if (!folder) throw new Error(`There is no backup in ${dir}.`)
  const manifest = await readManifest(folder)
  const { database, files, secrets, schema, product } = manifest
  const pathOf = ({ file }: Part) => join(folder, file)
  for (const part of [database, files, withoutSecrets ? undefined : secrets])
    if (part) await requireWhole(pathOf(part), part)
  if (!(await readdir(MIGRATIONS)).includes(schema))
    throw new Error(
      `The backup is of Satchel ${product}, which is newer. Restore it with that version.`,
    )
  const contents = contentsOf(dirname(folder))
  return { folder, manifest, contents, pathOf, files: () => readList(pathOf(files)) }
}

async function requireWhole(path: string, { sha256 }: Part): Promise<void> {
  if (!existsSync(path)) throw new Error(`The backup isn’t whole: ${path} is missing.`)
  if ((await hashFile(path)).sha256 !== sha256)
    throw new Error(`The backup isn’t whole: ${path} is damaged.`)
}

/** Throws unless all contents of files are there; with `isRead`, each is compared with its hash. */
export async function requireContents(backup: Backup, isRead: boolean): Promise<void> {
  const faults: string[] = []
  let count = 0
  for await (const batch of inBatches(backup.files())) {
    count += batch.length
    const found = await Promise.all(batch.map((file) => findFault(backup, file, isRead)))
    faults.push(...found.filter((fault) => fault !== undefined))
  }
  if (count !== backup.manifest.files.count)
    throw new Error(
      `The backup isn’t whole: its list has ${count} files in place of ${backup.manifest.files.count}.`,
    )
  if (faults.length === 0) return
  const shown = faults.slice(0, SHOWN_MAX).map((fault) => `  ${fault}`)
  throw new Error(
    `The backup isn’t whole. Of its files, ${faults.length} can’t be restored:\n${shown.join('\n')}\n` +
      `Delete those that are damaged from ${CONTENTS}: the next backup copies them again, if the server still has them.`,
  )
}

const SHOWN_MAX = 10

async function findFault(
  { contents }: Backup,
  file: ListedFile,
  isRead: boolean,
): Promise<string | undefined> {
  if (isRead) {
    const fault = await contents.findFault(file)
    return fault && `${fault} (${file.key})`
  }
  return (await contents.has(file)) ? undefined : `${file.key} is missing or damaged`
}
