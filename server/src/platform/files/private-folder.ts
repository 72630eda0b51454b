import type { Stats } from 'node:fs'
import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const OTHERS = 0o077
/** The mode that lets the embedded database enter if it runs as its own user. */
const PASSAGE = 0o711

/** Makes the data folder private: sets the process's umask and closes folders that earlier versions left open. */
export async function makePrivate(dataDir: string): Promise<void> {
  process.umask(OTHERS)
  await mkdir(dataDir, { recursive: true, mode: FOLDER })
  let isShared = false
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    const stats = await lstat(path).catch(ignoreMissing)
    // Another process that starts has renamed or removed it.
    if (!stats) continue
    if (!isOurs(stats)) isShared = true
    // PostgreSQL sees to its own files.
    else if (name === 'postgres') await chmod(path, FOLDER)
    else if (isOpen(stats)) await close(path, stats)
  }
  if (isOurs(await lstat(dataDir))) await chmod(dataDir, isShared ? PASSAGE : FOLDER)
}

/** Closes a folder's contents before the folder, so that an interrupted run is repeated. */
async function close(path: string, stats: Stats): Promise<void> {
  if (stats.isFile()) return chmod(path, FILE).catch(ignoreMissing)
  if (!stats.isDirectory()) return
  for (const name of await readdir(path)) {
    const inside = join(path, name)
    const found = await lstat(inside).catch(ignoreMissing)
    if (found && isOurs(found) && (found.isDirectory() || isOpen(found))) await close(inside, found)
  }
  await chmod(path, FOLDER).catch(ignoreMissing)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function isOpen({ mode }: Stats): boolean {
  return (mode & OTHERS) !== 0
}

function isOurs({ uid }: Stats): boolean {
  return uid === process.getuid?.()
}
