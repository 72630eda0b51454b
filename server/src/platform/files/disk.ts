import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { Problem, says } from '../problem.ts'
import { SECOND } from '../time.ts'

// A full disk stops PostgreSQL, and with it everything. Before that, what only adds to the disk is refused.

/** Bytes that are left alone by default, or a twentieth of a small disk. */
const RESERVE = 512 * 1024 ** 2
const RESERVED_PART = 1 / 20
const INTERVAL = 5 * SECOND
const RETRY_AFTER = 60

export interface DiskFolder {
  name: 'data' | 'database'
  /** Bytes. */
  free: number
  /** Bytes of the free ones that are left alone. */
  reserve: number
}

export interface Disk {
  /** Tells whether less is free than is left alone, as of a few seconds ago. */
  isFull(): boolean
  /** Throws `storage-full` where it is. */
  requireRoom(): void
  /** Tells the same of rows of the database, which a server of one's own keeps elsewhere. */
  isFullForRows(): boolean
  requireRoomForRows(): void
  /** Tells whether so many bytes more leave enough, as of now. */
  hasRoomFor(bytes: number): Promise<boolean>
  folders(): readonly DiskFolder[]
  close(): void
}

/** Watches the disk of `DATA_DIR`, and that of the embedded database, which may be another. */
export async function openDisk(config: Config, log: Log): Promise<Disk> {
  const { DATA_DIR, DATABASE_URL, DISK_RESERVE_MB } = config
  const paths = [
    ['data', DATA_DIR] as const,
    ...(DATABASE_URL ? [] : [['database', join(DATA_DIR, 'postgres')] as const]),
  ]
  let folders: DiskFolder[] = []

  async function look(): Promise<void> {
    const before = isFull()
    const found = paths.map(async ([name, path]) => {
      // What can't be looked at is no reason to refuse anything.
      const disk = await statfs(path).catch(() => undefined)
      if (!disk) return []
      const { bavail, blocks, bsize } = disk
      const standard = Math.min(RESERVE, blocks * bsize * RESERVED_PART)
      const reserve = DISK_RESERVE_MB === undefined ? standard : DISK_RESERVE_MB * 1024 ** 2
      return [{ name, free: bavail * bsize, reserve }]
    })
    folders = (await Promise.all(found)).flat()
    if (isFull() === before) return
    if (before) log.warn('The disk has room again')
    else
      log.warn(
        { folders },
        `The disk is almost full: ${DATABASE_URL ? 'files' : 'files and tracking'} are refused`,
      )
  }

  const isFull = () => folders.some(({ free, reserve }) => free < reserve)
  const isFullForRows = () => !DATABASE_URL && isFull()
  await look()
  const timer = setInterval(() => void look(), INTERVAL)
  timer.unref()
  return {
    isFull,
    requireRoom() {
      if (isFull()) throw storageFull()
    },
    isFullForRows,
    requireRoomForRows() {
      if (isFullForRows()) throw storageFull()
    },
    async hasRoomFor(bytes) {
      await look()
      return folders.every(({ name, free, reserve }) => name !== 'data' || free - bytes >= reserve)
    },
    folders: () => folders,
    close: () => clearInterval(timer),
  }
}

export function storageFull(): Problem {
  return new Problem('storage-full', says('storageFull'), { retryAfter: RETRY_AFTER })
}
