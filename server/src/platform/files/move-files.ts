import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { ownFile } from '../own-file.ts'
import { HOUR, SECOND } from '../time.ts'
import { type Bucket, headOf, readObject, removeObject, upload } from './bucket.ts'
import { filesFolder } from './folder-store.ts'
import { hasFiles, markIn } from './moving-store.ts'
import { openClient } from './s3-client.ts'

const AT_ONCE = 4
/** The time that a file stays in the folder after it's in the bucket, for those who found it just before. */
const GRACE = 2 * SECOND
/** Files that a server was writing when it was killed. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface Moved {
  files: number
  bytes: number
  /** Sentences on files that stay in the folder. */
  faults: string[]
}

/**
 * Moves the files of the folder to the bucket, beside the running server. Each one is read back and compared before it
 * leaves the folder, so a run that is killed loses nothing, and the next one goes on. Throws where the move can't begin.
 */
export async function moveFiles(config: Config, report: (moved: Moved) => void): Promise<Moved> {
  if (!config.S3_BUCKET) throw new Error('Set S3_BUCKET and its keys: files are moved to it.')
  const folder = filesFolder(config)
  const moved: Moved = { files: 0, bytes: 0, faults: [] }
  if (!(await hasFiles(folder))) return moved
  const bucket = { client: openClient(config), name: config.S3_BUCKET }
  const paths = pathsIn(folder)
  const free = await takeTurn(folder)
  const removals = openRemovals(bucket)
  const timer = setInterval(() => report(moved), 5 * SECOND)
  try {
    const move = { folder, bucket, moved, removals }
    await Promise.all(Array.from({ length: AT_ONCE }, () => moveSome(paths, move)))
  } finally {
    clearInterval(timer)
    await removals.end()
    await free()
    bucket.client.destroy()
  }
  await removeEmpty(folder)
  return moved
}

interface Move {
  folder: string
  bucket: Bucket
  moved: Moved
  removals: Removals
}

async function moveSome(paths: AsyncGenerator<string>, move: Move): Promise<void> {
  const { folder, moved } = move
  for (let next = await paths.next(); !next.done; next = await paths.next()) {
    await requireMark(folder)
    const outcome = await moveFile(move, next.value)
    if (typeof outcome === 'string') moved.faults.push(outcome)
    if (typeof outcome !== 'number') continue
    moved.files += 1
    moved.bytes += outcome
  }
}

/** Throws unless a server has started that adds files to the bucket only. */
async function requireMark(folder: string): Promise<void> {
  if (await stat(markIn(folder)).catch(() => undefined)) return
  throw new Error(
    'Satchel still stores files in the folder. Restart it with S3_BUCKET and its keys, then run this beside it.',
  )
}

function keyOf(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/')
}

/** Resolves to the bytes that were moved, or why the file stays; undefined if it was deleted meanwhile. */
async function moveFile(
  { folder, bucket, removals }: Move,
  path: string,
): Promise<number | string | undefined> {
  const key = keyOf(folder, path)
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined
  const isNew = !(await headOf(bucket, key))
  if (isNew) await upload(bucket, path, key)
  const [here, there] = await Promise.all([
    hashOf(createReadStream(path)).catch(() => undefined),
    hashOf(await readObject(bucket, key)),
  ])
  if (isNew && here !== there) await removeObject(bucket, key)
  if (here === undefined) return undefined
  if (here !== there) return `${key}: the bucket has another content under this name`
  removals.add(path, key)
  return found.size
}

interface Removals {
  add(path: string, key: string): void
  end(): Promise<void>
}

/** Removes files from the folder a moment after they are in the bucket. */
function openRemovals(bucket: Bucket): Removals {
  const waiting = new Set<Promise<void>>()
  async function remove(path: string, key: string): Promise<void> {
    await sleep(GRACE)
    // Deleted by the server after it was copied: its copy goes too.
    if (!(await stat(path).catch(() => undefined))) await removeObject(bucket, key)
    await rm(path, { force: true })
  }
  return {
    add(path, key) {
      const removing = remove(path, key).finally(() => waiting.delete(removing))
      waiting.add(removing)
      removing.catch(() => undefined)
    },
    async end() {
      await Promise.all(waiting)
    },
  }
}

/** Takes the only turn: a second run would take what the first one moves for deleted files. */
async function takeTurn(folder: string): Promise<() => Promise<void>> {
  const owned = await ownFile(join(folder, '.moving-process'))
  if ('release' in owned) return owned.release
  throw new Error(`Process ${owned.pid} moves the files already.`)
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(bytes, hash)
  return hash.digest('hex')
}

async function* pathsIn(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* pathsIn(path)
    else if (UNFINISHED.test(entry.name)) await removeOld(path)
    else if (entry.isFile() && !entry.name.startsWith('.')) yield path
  }
}

async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found && Date.now() - found.mtimeMs > HOUR) await rm(path, { force: true })
}

/** Removes folders without files, and the whole one with its mark once it's empty. */
async function removeEmpty(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmpty(join(folder, entry.name))
  if (await hasFiles(folder)) return
  await rm(markIn(folder), { force: true })
  // The server may have removed it with what was in it.
  await rmdir(folder).catch(() => undefined)
}
