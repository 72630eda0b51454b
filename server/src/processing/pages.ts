import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Problem } from '../platform/problem.ts'
import type { Services } from '../platform/services.ts'
import { type Child, startChild } from './child.ts'
import { Unreadable } from './messages.ts'

/** What there is to know of an item whose pages are asked for. */
export interface Paged {
  tenantId: string
  id: string
  previewKey: string | null
  previewMime: string | null
  sha256: string | null
  pageCount: number | null
}

const PAGE_TIMEOUT = 20_000
/** A document stays open for the pages one goes on to. */
const HELD_MS = 5_000
const OPEN_MAX = 2
const WAITING_MAX = 100

/** The pages that are being made, by where they will lie: asked for twice, each is made once. */
const making = new Map<string, Promise<void>>()

/** The key of a picture of one page: made when it is first asked for, and kept with the item. */
export async function pagePicture(
  services: Services,
  item: Paged,
  page: number,
  width: number,
): Promise<string> {
  const { previewKey, previewMime, sha256, pageCount } = item
  if (previewMime !== 'application/pdf' || !previewKey || !sha256 || page > (pageCount ?? 0))
    throw new Problem('not-found', 'Page not found')
  const { files } = services
  const key = `${item.tenantId}/${item.id}/${sha256.slice(0, 16)}-page-${page}-${width}.webp`
  if (await files.has(key)) return key
  const place = files.pathOf(key)
  const made = making.get(place) ?? make(services, files.pathOf(previewKey), key, { page, width })
  making.set(place, made)
  await made.finally(() => making.delete(place))
  return key
}

async function make(
  { config, files }: Services,
  path: string,
  key: string,
  drawing: { page: number; width: number },
): Promise<void> {
  if (making.size > WAITING_MAX)
    throw new Problem('unavailable', 'Many pages are being drawn', { retryAfter: 5 })
  const parent = resolve(config.DATA_DIR, 'processing')
  await withReader(path, parent, config.PATH, async ({ child, folder }) => {
    const file = join(folder, `page-${drawing.page}-${drawing.width}.webp`)
    await child.ask({ step: 'draw', path, ...drawing, file }, PAGE_TIMEOUT).catch(undrawn)
    await files.adopt(file, key)
    await rm(file)
  })
}

function undrawn(error: Error): never {
  if (!(error instanceof Unreadable)) throw error
  throw new Problem('invalid', 'The page could not be drawn', { cause: error })
}

interface Reader {
  path: string
  child: Child
  folder: string
  /** The work on it, one after the other. */
  last: Promise<unknown>
  waiting: number
  closing?: ReturnType<typeof setTimeout>
}

const readers = new Map<string, Reader>()
let opening: Promise<unknown> = Promise.resolve()

async function withReader(
  path: string,
  parent: string,
  searchPath: string,
  work: (reader: Reader) => Promise<void>,
): Promise<void> {
  const found = opening.then(() => readers.get(path) ?? openReader(path, parent, searchPath))
  opening = found.catch(() => undefined)
  const reader = await found
  clearTimeout(reader.closing)
  reader.waiting += 1
  const done = reader.last.then(() => work(reader))
  reader.last = done.catch(() => undefined)
  try {
    await done
  } catch (error) {
    // After a crash there is no child left to ask.
    await close(reader)
    throw error
  } finally {
    reader.waiting -= 1
    if (reader.waiting === 0) reader.closing = setTimeout(close, HELD_MS, reader).unref()
  }
}

/** Few are open at a time: the one that was done with longest ago makes room. */
async function openReader(path: string, parent: string, searchPath: string): Promise<Reader> {
  while (readers.size >= OPEN_MAX) {
    const all = [...readers.values()]
    const idle = all.find(({ waiting }) => waiting === 0)
    if (idle) await close(idle)
    else await Promise.race(all.map(({ last }) => last))
  }
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'work-'))
  const child = startChild(folder, { searchPath })
  const reader: Reader = { path, child, folder, last: Promise.resolve(), waiting: 0 }
  readers.set(path, reader)
  return reader
}

async function close(reader: Reader): Promise<void> {
  clearTimeout(reader.closing)
  if (readers.get(reader.path) === reader) readers.delete(reader.path)
  reader.child.stop()
  await rm(reader.folder, { recursive: true, force: true, maxRetries: 3 })
}
