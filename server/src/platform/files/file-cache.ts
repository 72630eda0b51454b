import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY, HOUR } from '../time.ts'

const BYTES_MAX = 10 * 1024 ** 3
/** The part of the disk that the cache may take. */
const DISK_SHARE = 10
/** The age after which a copy that wasn't used goes, even where there is room. */
const UNUSED_MAX = DAY

type Download = (key: string, path: string) => Promise<void>

export interface FileCache {
  /** Runs work with a copy of a file, which stays until the work is done. */
  use<T>(key: string, work: (path: string) => Promise<T>): Promise<T>
  removeAll(prefix: string): Promise<void>
}

/** Copies of files in a folder, which may be deleted at any time; those used longest ago go first. */
export function openCache(folder: string, download: Download): FileCache {
  const holders = new Map<string, number>()
  const coming = new Map<string, Promise<void>>()
  let [bytes, max] = [0, BYTES_MAX]
  const pathOf = (key: string) => join(folder, nameOf(key))

  async function make(key: string, path: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    const part = `${path}+${randomUUID()}`
    holders.set(part, 1)
    try {
      await download(key, part)
      bytes += (await stat(part)).size
      await rename(part, path)
    } finally {
      holders.delete(part)
      await rm(part, { force: true })
    }
  }

  async function fetchOnce(key: string, path: string): Promise<void> {
    const now = new Date()
    const isThere = await utimes(path, now, now).then(
      () => true,
      () => false,
    )
    if (isThere) return
    const making = coming.get(path) ?? make(key, path)
    coming.set(path, making)
    await making.finally(() => coming.delete(path))
  }

  async function sweep(): Promise<void> {
    const copies = await copiesIn(folder)
    max = await bytesMax(folder)
    bytes = copies.reduce((sum, { size }) => sum + size, 0)
    for (const { path, size, usedAt } of copies) {
      if (bytes <= max && Date.now() - usedAt < UNUSED_MAX) return
      if (holders.has(path)) continue
      // At once, so that nobody takes hold of it meanwhile.
      rmSync(path, { force: true })
      bytes -= size
    }
  }

  const sweepAside = () => void sweep().catch(() => undefined)
  setInterval(sweepAside, HOUR).unref()
  sweepAside()

  return {
    async use(key, work) {
      const path = pathOf(key)
      holders.set(path, (holders.get(path) ?? 0) + 1)
      try {
        await fetchOnce(key, path)
        return await work(path)
      } finally {
        const others = (holders.get(path) ?? 1) - 1
        if (others > 0) holders.set(path, others)
        else holders.delete(path)
        if (bytes > max) sweepAside()
      }
    },
    async removeAll(prefix) {
      const name = nameOf(prefix)
      const isBelow = (one: string) => one === name || one.startsWith(`${name}+`)
      const names = (await readdir(folder).catch(() => [])).filter(isBelow)
      for (const one of names) await rm(join(folder, one), { force: true })
    },
  }
}

/** Keys have no `+`. */
function nameOf(key: string): string {
  return key.replaceAll('/', '+')
}

/** The copies, those used longest ago first. */
async function copiesIn(folder: string) {
  const names = await readdir(folder)
  const copies = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => undefined)
      return found?.isFile() ? [{ path, size: found.size, usedAt: found.mtimeMs }] : []
    }),
  )
  return copies.flat().sort((one, other) => one.usedAt - other.usedAt)
}

async function bytesMax(folder: string): Promise<number> {
  const { blocks, bsize } = await statfs(folder)
  return Math.min(BYTES_MAX, (blocks * bsize) / DISK_SHARE)
}
