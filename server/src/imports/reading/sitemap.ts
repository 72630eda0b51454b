import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { IMPORT_ROWS_MAX } from '@satchel/contract/constants.ts'
import { Parser } from 'htmlparser2'
import { FetchFailure, type FetchOptions, fetchPublic } from '../../platform/security/fetch.ts'
import { UnreadableFile } from './unreadable-file.ts'

const BYTES_MAX = 50 * 1024 ** 2
const TIMEOUT = 30_000
const CHILDREN_MAX = 50
const PART = 1_000_000
/** The maximum depth: the parser's work grows with its square, and sitemaps have four levels. */
const DEPTH_MAX = 50

type Network = Pick<FetchOptions, 'allowedNetworks'>

export interface Sitemap {
  urls: string[]
  /** Sentences about what was left out. */
  notes: string[]
}

/** The addresses of a sitemap and of those it points to, each once. */
export async function fetchSitemap(address: string, network: Network): Promise<Sitemap> {
  const url = new URL(address)
  const at = url.pathname === '/' ? new URL('/sitemap.xml', url) : url
  const { urls, children } = await read(at.href, network).catch((error) => {
    throw unreadable(error)
  })
  const all = new Set(urls)
  const notes: string[] = []
  if (children.length > CHILDREN_MAX)
    notes.push(`It points to ${children.length} sitemaps. Only the first ${CHILDREN_MAX} were read`)
  for (const child of children.slice(0, CHILDREN_MAX)) {
    if (all.size > IMPORT_ROWS_MAX) break
    try {
      for (const one of (await read(child, network)).urls) all.add(one)
    } catch (error) {
      notes.push(`${child}: ${unreadable(error).message}`)
    }
  }
  if (all.size === 0) throw new UnreadableFile(notes[0] ?? 'The sitemap has no addresses')
  if (all.size > IMPORT_ROWS_MAX)
    notes.push(
      `It has more than ${IMPORT_ROWS_MAX} addresses. Only the first ${IMPORT_ROWS_MAX} were used`,
    )
  return { urls: [...all].slice(0, IMPORT_ROWS_MAX), notes }
}

function unreadable(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error
  if (!(error instanceof FetchFailure)) throw error
  const { reason, message } = error
  if (reason === 'too-large') return new UnreadableFile('It’s larger than 50 MB')
  return new UnreadableFile(
    reason === 'timeout' ? 'The server didn’t respond within 30 seconds' : message,
  )
}

interface Page {
  urls: string[]
  children: string[]
}

async function read(address: string, network: Network): Promise<Page> {
  const limits = { accept: ['*/*'], maxBytes: BYTES_MAX, timeoutMs: TIMEOUT }
  const { body } = await fetchPublic(address, { ...network, ...limits })
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const text = (isPacked ? await unpack(body) : body).toString('utf8').replace(/^\uFEFF/, '')
  if (/^\s*</.test(text)) return parse(text)
  const urls = await addressesIn(text)
  if (urls.length === 0) throw notSitemap()
  return { urls, children: [] }
}

/** Cuts a long text, so that others get their turn between its parts. */
async function* partsOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += PART) {
    yield text.slice(start, start + PART)
    await new Promise(setImmediate)
  }
}

/** The addresses of a list, one per line; no more are read than an import may have, and one. */
async function addressesIn(text: string): Promise<string[]> {
  const urls: string[] = []
  let rest = ''
  for await (const part of partsOf(`${text}\n`)) {
    const words = (rest + part).split(/\s+/)
    rest = (words.pop() ?? '').slice(0, PART)
    for (const word of words)
      if (/^https?:\/\//i.test(word) && urls.push(word) > IMPORT_ROWS_MAX) return urls
  }
  return urls
}

async function unpack(body: Buffer): Promise<Buffer> {
  return promisify(gunzip)(body, { maxOutputLength: BYTES_MAX }).catch((cause) => {
    const isLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableFile(isLarge ? 'It unpacks to more than 50 MB' : 'It’s damaged', { cause })
  })
}

/** Names without their prefix; nothing outside the text is ever followed. */
async function parse(text: string): Promise<Page> {
  const page: Page = { urls: [], children: [] }
  const path: string[] = []
  let root = ''
  let loc = ''
  const local = (name: string) => name.replace(/^.*:/, '').toLowerCase()
  const parser = new Parser(
    {
      onopentag(name) {
        root ||= local(name)
        if (path.push(local(name)) > DEPTH_MAX) throw new UnreadableFile('It’s nested too deeply')
        loc = ''
      },
      ontext(data) {
        if (path.at(-1) === 'loc') loc += data
      },
      onclosetag(name) {
        path.pop()
        const parent = path.at(-1)
        if (local(name) !== 'loc' || loc.trim() === '') return
        if (parent === 'url') page.urls.push(loc.trim())
        else if (parent === 'sitemap') page.children.push(loc.trim())
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const part of partsOf(text)) {
    parser.write(part)
    if (page.urls.length > IMPORT_ROWS_MAX) break
  }
  parser.end()
  if (root !== 'urlset' && root !== 'sitemapindex') throw notSitemap()
  return page
}

function notSitemap(): UnreadableFile {
  return new UnreadableFile('This address isn’t a sitemap')
}
