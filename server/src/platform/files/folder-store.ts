import { createReadStream } from 'node:fs'
import {
  access,
  constants,
  link,
  mkdir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
// Gives replies `sendFile`, also where only this module is loaded.
import type {} from '@fastify/static'
import type { Config } from '../config.ts'
import { hasSpaceFor } from './disk-space.ts'
import { type Store, type StoredFile, unavailable } from './store.ts'
import { tracedFolder } from './traced-folder.ts'

/** Returns the folder `files` in `DATA_DIR`, in which keys are paths. */
export function filesFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'files')
}

export function openFolder(config: Config): Store {
  const { DATA_DIR } = config
  const folder = filesFolder(config)
  const pathOf = (key: string) => {
    const path = join(folder, key)
    if (!path.startsWith(folder + sep)) throw new Error(`A key outside of the store: ${key}`)
    return path
  }
  return tracedFolder({
    put: (key, content) => storing(() => writeWhole(pathOf(key), content)),
    adopt: (path, key) => storing(() => linkOnce(path, pathOf(key))),
    copy: (from, to) => storing(() => linkOnce(pathOf(from), pathOf(to))),
    read: (key) => createReadStream(pathOf(key)),
    list: () => filesBelow(folder, ''),
    sizeOf: (key) => sizeOf(pathOf(key)),
    withPath: (key, work) => work(pathOf(key)),
    removeAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
    send: async (reply, key) =>
      reply.sendFile(key, folder, { cacheControl: false, contentType: false }),
    directUrl: async () => undefined,
    directOrigin: undefined,
    hasSpaceFor: (bytes) => hasSpaceFor(DATA_DIR, bytes),
    check: () => access(DATA_DIR, constants.W_OK),
  })
}

async function storing(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    throw unavailable('stored', cause)
  }
}

/** Writes a file under another name first, so that nobody ever finds half of it, not even after a power cut. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${crypto.randomUUID()}`
  try {
    await writeFile(part, content, { flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
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

/** The name of a file that is still being written. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function* filesBelow(folder: string, below: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(ignoreMissing)
  // Sorted as the keys are, in which the name of a folder ends with a slash.
  const names = (entries ?? []).map((entry) => entry.name + (entry.isDirectory() ? '/' : ''))
  for (const name of names.sort()) {
    const key = below + name
    if (key.endsWith('/')) yield* filesBelow(folder, key)
    else if (!UNFINISHED.test(key)) {
      const found = await stat(join(folder, key)).catch(ignoreMissing)
      if (found) yield { key, bytes: found.size, stamp: `${found.mtimeMs}` }
    }
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
