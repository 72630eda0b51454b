import { link, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Store } from './store.ts'
import { inFolder, removeLeftBehind } from './work-folder.ts'

/** Marks the folder as one that nothing is added to any more, so that its files may be moved. */
const MARK = '.moving'

export const markIn = (folder: string) => join(folder, MARK)

/** Tells whether files are left in the folder. */
export async function hasFiles(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => !name.startsWith('.'))
}

/** Takes the mark away, since files are added to the folder again. */
export function keepFolder(folder: string): Promise<void> {
  return rm(markIn(folder), { force: true })
}

interface Options {
  config: Config
  /** The path of the folder, and its files. */
  path: string
  folder: Store
  bucket: Store
  log: Log
}

/**
 * A bucket that files of a folder are being moved to. What is new goes to the bucket. The folder is asked first: a file
 * leaves it only once it's in the bucket.
 */
export async function openMoving({ config, path, folder, bucket, log }: Options): Promise<Store> {
  await writeFile(markIn(path), '')
  log.warn('Files are still in the folder: move them to the bucket with npm run move-files')
  const links = join(config.DATA_DIR, 'cache', 'links')
  await removeLeftBehind(links)
  const isHere = async (key: string) => (await folder.sizeOf(key)) !== undefined

  /** Works with a file of the folder under a name of its own, by which it stays; false if it isn't there. */
  async function holding(key: string, work: (path: string) => Promise<void>): Promise<boolean> {
    return inFolder(links, async (own) => {
      const mine = join(own, 'file')
      const isHeld = await folder.withPath(key, (path) => link(path, mine).then(yes, noneThere))
      if (isHeld) await work(mine)
      return isHeld
    })
  }

  async function* bytesOf(key: string) {
    const handle = await folder.withPath(key, (path) => open(path).catch(noneThere))
    yield* handle ? handle.createReadStream() : bucket.read(key)
  }

  /** The folder first and whole: what has left it by then is in the bucket. */
  async function* list() {
    const here = (await Array.fromAsync(folder.list())).filter(({ key }) => !key.startsWith('.'))
    let at = 0
    for await (const file of bucket.list()) {
      for (let next = here[at]; next && next.key <= file.key; next = here[at]) {
        at += 1
        if (next.key < file.key) yield next
      }
      yield file
    }
    yield* here.slice(at)
  }

  return {
    ...bucket,
    list,
    async adopt(path, key) {
      if (!(await isHere(key))) await bucket.adopt(path, key)
    },
    async copy(from, to) {
      if (await isHere(to)) return
      if (!(await holding(from, (path) => bucket.adopt(path, to)))) await bucket.copy(from, to)
    },
    read: (key) => Readable.from(bytesOf(key), { objectMode: false }),
    sizeOf: async (key) => (await folder.sizeOf(key)) ?? bucket.sizeOf(key),
    async withPath<T>(key: string, work: (path: string) => Promise<T>) {
      let done: { result: T } | undefined
      await holding(key, async (path) => {
        done = { result: await work(path) }
      })
      return done ? done.result : bucket.withPath(key, work)
    },
    async removeAll(prefix) {
      // In this order: whoever moves a file looks afterwards whether it's still in the folder.
      await folder.removeAll(prefix)
      await bucket.removeAll(prefix)
    },
    send: async (reply, key) => ((await isHere(key)) ? folder : bucket).send(reply, key),
    directUrl: async (key, headers) =>
      (await isHere(key)) ? undefined : bucket.directUrl(key, headers),
  }
}

const yes = () => true

function noneThere(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOENT') throw error
  return false
}
