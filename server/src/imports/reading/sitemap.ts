import { isUtf8 } from 'node:buffer'
import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'
import { IMPORT_ROWS_MAX } from '@satchel/contract/constants.ts'
import type { ImportSentence as Sentence } from '@satchel/contract/imports/import-sentences.ts'
import { Parser } from 'htmlparser2'
import { utf16Label } from '../../platform/files/decode-text.ts'
import { type Reason, says } from '../../platform/problem.ts'
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
  notes: Sentence[]
}

/** Sitemaps that point to sitemaps, one below the other. */
const LEVELS_MAX = 4

/** Returns the addresses of a sitemap or feed and of those it points to, each once. */
export async function fetchSitemap(address: string, network: Network): Promise<Sitemap> {
  const url = new URL(address)
  const at = url.pathname === '/' ? new URL('/sitemap.xml', url) : url
  const first = await read(at.href, network).catch((error) => {
    throw unreadable(error)
  })
  const sum: Sum = {
    urls: new Set(first.urls),
    notes: first.isCut ? [CUT] : [],
    visited: new Set([at.href]),
  }
  let level = first.children
  for (let depth = 1; level.length > 0 && depth < LEVELS_MAX; depth++)
    level = await addLevel(level, network, sum)
  const { urls, notes } = sum
  if (urls.size === 0) throw new UnreadableFile(notes[0] ?? says('sitemapHasNoAddresses'))
  if (urls.size > IMPORT_ROWS_MAX)
    notes.push(says('sitemapHasMoreAddresses', { max: IMPORT_ROWS_MAX }))
  return { urls: [...urls].slice(0, IMPORT_ROWS_MAX), notes }
}

interface Sum {
  urls: Set<string>
  notes: Sentence[]
  visited: Set<string>
}

/** Adds what these sitemaps have, and returns those they point to. */
async function addLevel(level: string[], network: Network, sum: Sum): Promise<string[]> {
  const next: string[] = []
  for (const child of level) {
    if (sum.urls.size > IMPORT_ROWS_MAX || sum.visited.has(child)) continue
    if (sum.visited.size > CHILDREN_MAX) {
      sum.notes.push(says('sitemapHasMoreParts', { max: CHILDREN_MAX }))
      return []
    }
    sum.visited.add(child)
    try {
      const { urls, children, isCut } = await read(child, network)
      for (const one of urls) sum.urls.add(one)
      next.push(...children)
      if (isCut) sum.notes.push(notedAt(child, CUT))
    } catch (error) {
      sum.notes.push(notedAt(child, unreadable(error).reason))
    }
  }
  return next
}

/** Returns a sentence on one of the sitemaps that it points to. */
function notedAt(at: string, reason: Reason): Sentence {
  return { ...reason, message: `${at}: ${reason.message}`, at }
}

const CUT = says('sitemapCutOff')

function unreadable(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error
  if (!(error instanceof FetchFailure)) throw error
  const { reason, sentence } = error
  if (reason === 'too-large') return new UnreadableFile(says('sitemapTooLarge'))
  return new UnreadableFile(reason === 'timeout' ? says('sitemapTooSlow') : sentence)
}

interface Page {
  urls: string[]
  children: string[]
  /** True if its end is missing. */
  isCut: boolean
}

async function read(address: string, network: Network): Promise<Page> {
  const limits = { accept: ['*/*'], maxBytes: BYTES_MAX, timeoutMs: TIMEOUT }
  const { body, contentType, url } = await fetchPublic(address, { ...network, ...limits })
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const bytes = isPacked ? await unpack(body) : body
  const text = decoded(bytes, contentType)
  if (/^\s*</.test(text)) return parse(text, url)
  const urls = await addressesIn(text)
  if (urls.length === 0) throw notSitemap()
  return { urls, children: [], isCut: false }
}

const DECLARED = /charset\s*=\s*["']?([\w:-]+)/i
const IN_XML = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w:-]+)/i

/** Decodes by the mark, what is declared, and what it looks like. */
function decoded(bytes: Buffer, contentType: string): string {
  const head = bytes.subarray(0, 1_000).toString('latin1')
  const label =
    utf16Label(bytes.subarray(0, 1_000)) ??
    IN_XML.exec(head)?.[1] ??
    DECLARED.exec(contentType)?.[1]
  for (const each of isUtf8(bytes) ? [label, 'utf-8'] : [label, 'windows-1252'])
    try {
      if (each) return new TextDecoder(each).decode(bytes)
    } catch {
      // A name of no encoding.
    }
  return bytes.toString('utf8')
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
  // What there is of one that was cut off is read.
  const options = { maxOutputLength: BYTES_MAX, finishFlush: constants.Z_SYNC_FLUSH }
  return promisify(gunzip)(body, options).catch((cause) => {
    const isLarge = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    const reason = isLarge ? says('sitemapUnpacksTooLarge') : says('sitemapDamaged')
    throw new UnreadableFile(reason, { cause })
  })
}

/** Elements of sitemaps and feeds that have addresses, behind the one around them. */
const PAGES = new Set(['url loc', 'item link'])
const ROOTS = new Set(['urlset', 'sitemapindex', 'rss', 'rdf', 'feed'])

/** Names without their prefix; nothing outside the text is ever followed. */
async function parse(text: string, base: string): Promise<Page> {
  const page: Page = { urls: [], children: [], isCut: false }
  const path: string[] = []
  let root = ''
  let inside = ''
  let isOver = false
  const local = (name: string) => name.replace(/^.*:/, '').toLowerCase()
  const add = (to: string[], address: string) => {
    const url = address.trim() && URL.parse(address.trim(), base)
    if (url) to.push(url.href)
  }
  const parser = new Parser(
    {
      onopentag(name, { href = '', rel = 'alternate' }) {
        root ||= local(name)
        if (path.push(local(name)) > DEPTH_MAX)
          throw new UnreadableFile(says('sitemapNestedTooDeeply'))
        inside = ''
        if (root === 'feed' && path.at(-2) === 'entry' && path.at(-1) === 'link')
          if (rel === 'alternate') add(page.urls, href)
      },
      ontext(data) {
        if (/^(loc|link)$/.test(path.at(-1) ?? '')) inside += data
      },
      onclosetag() {
        const name = path.pop()
        const parent = path.at(-1)
        // What was never closed is cut off.
        if (isOver) page.isCut = true
        else if (PAGES.has(`${parent} ${name}`)) add(page.urls, inside)
        else if (parent === 'sitemap' && name === 'loc') add(page.children, inside)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for await (const part of partsOf(text)) {
    parser.write(part)
    if (page.urls.length > IMPORT_ROWS_MAX) return page
  }
  isOver = true
  parser.end()
  if (!ROOTS.has(root)) throw notSitemap()
  return page
}

function notSitemap(): UnreadableFile {
  return new UnreadableFile(says('isntSitemap'))
}
