import { NAME_MAX, TAG_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { unescapeFormula } from '@satchel/contract/formula.ts'
import type { LinkProblemKind } from '@satchel/contract/imports/links.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { splitLabels } from '../../platform/files/csv-cells.ts'
import { isReserved } from '../../platform/http/reserved-slugs.ts'
import { type Reason, says } from '../../platform/problem.ts'
import { hindranceOf } from '../../platform/security/fetch.ts'
import { cut } from '../../platform/text.ts'
import { isSignInTitle } from '../../processing/service.ts'
import type { LinkHead, LinkTable } from '../reading/link-heads.ts'
import { readTime } from '../reading/link-times.ts'
import { isHost, shortened } from '../row.ts'
import { type Guards, readGuards } from './guards.ts'

/** A row as it was understood, before links and library were looked at. */
export interface ReadLink {
  number: number
  /** Spelled like in the table. */
  slug: string
  /** The domain in the table, in DNS form; null if there is none. */
  domain: string | null
  /** The address it leads to; empty if it shows a document. */
  target: string
  /** The name of the file it shows. */
  document: string
  title: string
  tags: string[]
  createdAt: string | null
  visitsBefore: number | null
  expiresAt: string | null
  expiresOn: string | null
  /** The first problem because of which the link can't come. */
  fault?: { kind: LinkProblemKind } & Reason
  guards: Guards
  /** Sentences about what it comes without. */
  notes: Reason[]
}

export interface LinkReading {
  table: LinkTable
  allowedNetworks: readonly string[]
  /** The hosts at which links open, to find links that lead to themselves. */
  hosts: ReadonlySet<string>
  now: number
}

const TARGET_MAX = 2_048
const VISITS_MAX = 2_147_483_647
/** Slugs that open here. The last sign isn't one that programs cut off an address. */
const SLUG = /^[a-z0-9_-]{0,127}[a-z0-9-]$/i

/** Reads a row: a link for each of its addresses, all of which open elsewhere. The first is the one that people chose. */
export function readLinks(
  number: number,
  cells: readonly string[],
  reading: LinkReading,
): [ReadLink, ...ReadLink[]] {
  const addresses = addressesOf(cells, reading.table)
  const [first = { slug: '', domain: null }, ...more] = addresses
  return [
    readLink(number, cells, first, reading),
    // What was counted for all of them is counted once.
    ...more.map((address) => ({
      ...readLink(number, cells, address, reading),
      visitsBefore: null,
    })),
  ]
}

interface Address {
  slug: string
  domain: string | null
}

const ADDRESSES_MAX = 20

/**
 * Returns the addresses of a row, each once. Bitly has a column of each kind and several in a cell; elsewhere, columns
 * say the same in other ways.
 */
function addressesOf(cells: readonly string[], { product, columns }: LinkTable): Address[] {
  const domain = hostIn(textIn(cells, columns.domain))
  const shorts = (columns.shortUrl ?? []).flatMap((at) =>
    shortsOf(unescapeFormula(cells[at] ?? '')),
  )
  const slugs = (columns.slug ?? []).map((at) => plainSlug(unescapeFormula(cells[at] ?? '').trim()))
  const named = slugs
    .filter((slug) => slug !== '')
    .map((slug) => ({
      slug,
      domain:
        domain ?? shorts.find((short) => short.slug === slug)?.domain ?? shorts[0]?.domain ?? null,
    }))
  const all = [...named, ...shorts.map((short) => ({ ...short, domain: domain ?? short.domain }))]
  const isFirst = ({ slug }: Address, at: number) =>
    all.findIndex((other) => other.slug === slug) === at
  return all.filter(isFirst).slice(0, product === 'bitly' ? ADDRESSES_MAX : 1)
}

function readLink(
  number: number,
  cells: readonly string[],
  { slug, domain }: Address,
  { table, ...rules }: LinkReading,
): ReadLink {
  const textOf = (head: LinkHead) => textIn(cells, table.columns[head])
  const link: ReadLink = {
    number,
    slug,
    domain,
    target: textOf('target'),
    document: cut(withoutTurns(textOf('document')), NAME_MAX),
    title: '',
    tags: [],
    createdAt: null,
    visitsBefore: null,
    expiresAt: null,
    expiresOn: null,
    guards: readGuards(textOf),
    notes: [],
  }
  link.notes.push(...link.guards.notes)
  readSlug(link)
  readTarget(link, rules)
  readExpires(link, textOf('expires'))
  readTitle(link, textOf('title'))
  readTags(link, textOf('tags'), table)
  readCreated(link, textOf('created'), rules.now)
  readVisits(link, textOf('visitsBefore'))
  return link
}

/** Returns the first cell with text of those columns. */
function textIn(cells: readonly string[], columns: readonly number[] = []): string {
  for (const at of columns) {
    const text = unescapeFormula(cells[at] ?? '').trim()
    if (text !== '') return text
  }
  return ''
}

/** Takes the short addresses of a cell apart. */
function shortsOf(text: string): Address[] {
  const parts = text
    .replace(/["[\]]/g, ' ')
    .trim()
    .split(/[\s,;|]+/)
  return parts.filter((part) => part !== '').map(shortOf)
}

function shortOf(first: string): Address {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(first) ? first : `https://${first}`)
  if (!url) return { slug: plainSlug(first), domain: null }
  // DocSend and Papermark have theirs below `/view/`.
  const path = url.pathname.replace(/^\/view\//, '/').replace(/^\/l\//, '/')
  return { slug: plainSlug(decoded(path)), domain: url.hostname }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function plainSlug(text: string): string {
  return text.replace(/^\/+|\/+$/g, '')
}

function hostIn(text: string): string | null {
  if (text === '') return null
  return URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)?.hostname ?? null
}

function fail(link: ReadLink, kind: LinkProblemKind, reason: Reason): void {
  link.fault ??= { kind, ...reason }
}

function readSlug(link: ReadLink): void {
  const { slug } = link
  if (slug === '') fail(link, 'bad-slug', says('slugIsMissing'))
  else if (isReserved(slug)) fail(link, 'reserved', says('slugIsReserved', { slug }))
  else if (!SLUG.test(slug)) fail(link, 'bad-slug', says('cantBeSlug', { slug: shortened(slug) }))
  link.slug = cut(slug, 128)
}

function readTarget(link: ReadLink, rules: Omit<LinkReading, 'table'>): void {
  const input = link.target
  link.target = ''
  if (input === '' && link.document !== '') return
  const read = targetOf(input, link.slug, rules)
  if (read instanceof URL) link.target = read.href
  else fail(link, 'invalid-target', read)
}

const TOO_LONG = says('targetTooLong', { max: TARGET_MAX })

/** Returns the address, or why no link can lead there. */
function targetOf(
  input: string,
  slug: string,
  { allowedNetworks, hosts }: Omit<LinkReading, 'table'>,
): URL | Reason {
  if (input === '') return says('targetIsMissing')
  if (input.length > TARGET_MAX) return TOO_LONG
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(input) ? input : `https://${input}`)
  if (!url || /\s/.test(input)) return says('isntWebAddress', { text: shortened(input) })
  const hindrance = hindranceOf(url, allowedNetworks)
  if (hindrance) return hindrance
  if (!isHost(url.hostname)) return says('isntWebAddress', { text: shortened(input) })
  if (url.href.length > TARGET_MAX) return TOO_LONG
  // Where no link is spelled otherwise, any spelling opens this one.
  const path = plainSlug(url.pathname.replace(/^\/l\//, '')).toLowerCase()
  const isItself = hosts.has(url.hostname) && path === slug.toLowerCase()
  return isItself ? says('linkLeadsToItself') : url
}

function readExpires(link: ReadLink, text: string): void {
  if (text === '' || /^(never|none|null|-|n\/a)$/i.test(text)) return
  const time = readTime(text)
  if (!time) fail(link, 'bad-value', says('expiresIsntDate', { text: shortened(text) }))
  else if (time.isDay) link.expiresOn = time.text
  else link.expiresAt = time.text
}

function readTitle(link: ReadLink, text: string): void {
  const written = withoutTurns(text).replace(/\s+/g, ' ').trim()
  // Others read a page to sign in for the one behind it.
  const title = isSignInTitle(written) ? '' : written
  link.title = [...title].slice(0, NAME_MAX).join('')
  if (link.title.length < title.length) link.notes.push(says('titleWasCut', { max: NAME_MAX }))
}

/** Other products put commas between tags, or write a list as JSON. */
function readTags(link: ReadLink, text: string, { product }: LinkTable): void {
  const plain = product === 'satchel' ? text : text.replace(/^\[|\]$|"/g, '').replaceAll(',', ';')
  const all = splitLabels(withoutTurns(plain))
  const usable = all.filter((label) => [...label].length <= TAG_MAX)
  link.tags = usable.slice(0, TAGS_PER_ITEM)
  const left = all.length - link.tags.length
  if (left > 0) link.notes.push(says('importedWithoutTags', { count: left }))
}

function readCreated(link: ReadLink, text: string, now: number): void {
  if (text === '') return
  const time = readTime(text)
  const at = time ? Date.parse(time.text) : Number.NaN
  if (at <= now) link.createdAt = new Date(at).toISOString()
  else link.notes.push(says('createdIsntPastDate', { text: shortened(text) }))
}

function readVisits(link: ReadLink, text: string): void {
  if (text === '') return
  const [, whole] = /^(\d{1,3}(?:[\s,.'’]\d{3})+|\d+)(?:[.,]0)?$/.exec(text) ?? []
  if (whole) link.visitsBefore = Math.min(Number(whole.replace(/\D/g, '')), VISITS_MAX)
  else link.notes.push(says('visitsBeforeIsntNumber', { text: shortened(text) }))
}
