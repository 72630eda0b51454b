import { posix } from 'node:path'
import type { PartReader } from '../zip.ts'
import { localName } from './references.ts'
import { put, type Room, type XmlEvents, xmlReader } from './xml-reader.ts'

const LINE_ENDS = new Set(['p', 'br', 'comment', 'cm', 'threadedComment'])
const PAGES_MAX = 10_000
/** Bytes that an entry of a list takes in memory besides its characters. */
const ENTRY_ROOM = 16

/** A slide or a sheet. */
export interface Page {
  /** Text, or the index of a shared string. */
  text: (string | number)[]
  headers: string[]
  /** A hidden slide is on no page. */
  isHidden: boolean
}

/** Reads the text of `t`, as documents and slides have it, and of what else is called a word. */
export function wordsReader(
  into: string[],
  room: Room,
  { others = [], open }: { others?: string[]; open?: XmlEvents['open'] } = {},
): PartReader {
  const words = new Set(['t', ...others])
  let inside = 0
  return xmlReader({
    open(tag, attributes, depth) {
      const name = localName(tag)
      if (words.has(name)) inside++
      if (name === 'tab') put(into, ' ', room)
      open?.(name, attributes, depth)
    },
    text(data) {
      if (inside > 0) put(into, data, room)
    },
    close(tag) {
      const name = localName(tag)
      if (words.has(name)) inside--
      if (LINE_ENDS.has(name)) put(into, '\n', room)
    },
  })
}

/** Reads a slide, whose first element says whether it is shown. */
export function slideReader(page: Page, room: Room): PartReader {
  const text: string[] = []
  page.text = text
  return wordsReader(text, room, {
    open(name, { show }, depth) {
      if (depth === 1 && name === 'sld') page.isHidden = show === '0' || show === 'false'
    },
  })
}

/** Reads a sheet's texts, each once; numbers are left out. */
export function sheetReader(page: Page, room: Room): PartReader {
  const seen = new Set<string>()
  let type = ''
  let value: string | undefined
  const add = (text: string) => {
    if (seen.has(text) || room.left <= 0) return
    seen.add(text)
    room.left -= type === 's' ? ENTRY_ROOM : text.length
    page.text.push(type === 's' ? Number(text) : `${text}\n`)
  }
  return xmlReader({
    open(tag, { t = '' }) {
      const name = localName(tag)
      if (name === 'c') type = t
      if (name === 'is' || (name === 'v' && (type === 's' || type === 'str')) || isHeader(name))
        value = ''
    },
    text(data) {
      if (value !== undefined && room.left > value.length) value += data
    },
    close(tag) {
      const name = localName(tag)
      if (value === undefined) return
      if (name === 'v' || name === 'is') add(value)
      else if (isHeader(name)) put(page.headers, `${withoutCodes(value)}\n`, room)
      else return
      value = undefined
    },
  })
}

function isHeader(name: string): boolean {
  return /^(odd|even|first)(Header|Footer)$/.test(name)
}

/** Returns a sheet's header without its codes for fonts, sides and page numbers. */
function withoutCodes(header: string): string {
  return header.replace(/&("[^"]*"|K[\dA-F]{6}|\d+|[^&])/g, ' ').replaceAll('&&', '&')
}

/** Reads the strings that sheets refer to by their index. */
export function stringsReader(strings: string[], room: Room): PartReader {
  let text: string[] = []
  let words = 0
  return xmlReader({
    open(tag) {
      if (localName(tag) === 't') words++
    },
    text(data) {
      if (words > 0) put(text, data, room)
    },
    close(tag) {
      if (localName(tag) === 't') words--
      if (localName(tag) !== 'si' || room.left <= 0) return
      room.left -= ENTRY_ROOM
      strings.push(text.join(''))
      text = []
    },
  })
}

/** A slide or sheet as the document lists it. */
export interface OrderedPage {
  relation: string
  /** A sheet's name. */
  name: string
}

/** Reads the order of sheets or slides. */
export function orderReader(order: OrderedPage[], room: Room): PartReader {
  return xmlReader({
    open(tag, attributes) {
      if (!['sheet', 'sldId'].includes(localName(tag)) || order.length >= PAGES_MAX) return
      const id = Object.entries(attributes).find(([name]) => /:id$/.test(name))
      const page = { relation: id?.[1] ?? '', name: attributes.name ?? '' }
      room.left -= page.relation.length + page.name.length
      if (room.left > 0) order.push(page)
    },
  })
}

/** The other part's name, by part and relation. */
export type Relations = Map<string, Map<string, string>>

/** Reads which other parts a part refers to. */
export function relationsReader(name: string, relations: Relations, room: Room): PartReader {
  const folder = posix.dirname(posix.dirname(name))
  const targets = new Map<string, string>()
  relations.set(posix.join(folder, posix.basename(name, '.rels')), targets)
  return xmlReader({
    open(tag, { Id, Target, TargetMode }) {
      if (localName(tag) !== 'Relationship' || !Id || !Target || TargetMode === 'External') return
      room.left -= Id.length + Target.length + ENTRY_ROOM
      if (room.left > 0) targets.set(Id, posix.resolve('/', folder, Target).slice(1).toLowerCase())
    },
  })
}
