import { createReadStream } from 'node:fs'
import { access, constants, link, mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
// Gives replies `sendFile`, also where only this module is loaded.
import type {} from '@fastify/static'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'
import { hasSpaceFor } from './disk-space.ts'
import { type Store, unavailable } from './store.ts'

/** The folder `files` in `DATA_DIR`, in which keys are paths. */
export function openFolder({ DATA_DIR }: Config): Store {
  const folder = resolve(DATA_DIR, 'files')
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const pathOf = (key: string) => join(folder, key)
  return {
    put: (key, content) => storing(() => disk.put(key, content)),
    adopt: (path, key) => storing(() => linkOnce(path, pathOf(key))),
    copy: (from, to) => storing(() => linkOnce(pathOf(from), pathOf(to))),
    read: (key) => createReadStream(pathOf(key)),
    sizeOf: (key) => sizeOf(pathOf(key)),
    withPath: (key, work) => work(pathOf(key)),
    removeAll: (prefix) => disk.deleteAll(prefix),
    send: async (reply, key) =>
      reply.sendFile(key, folder, { cacheControl: false, contentType: false }),
    directUrl: async () => undefined,
    directOrigin: undefined,
    hasSpaceFor: (bytes) => hasSpaceFor(DATA_DIR, bytes),
    check: () => access(DATA_DIR, constants.W_OK),
  }
}

async function storing(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    throw unavailable('stored', cause)
  }
}

async function linkOnce(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}
