import { own } from '@satchel/contract/own.ts'
import type { Elsewhere, Place } from '../../platform/files/text-parts.ts'
import type { PartReader } from '../zip.ts'
import type { Attributes } from './references.ts'
import { elementsReader, type Format, optional, put, type Room, xmlReader } from './xml-reader.ts'

/** Elements that are pages of a presentation or workbook; they are its direct children. */
const PAGES: Record<string, string> = {
  'office:presentation': 'draw:page',
  'office:drawing': 'draw:page',
  'office:spreadsheet': 'table:table',
}
const PAGES_MAX = 10_000
const IN_CONTENT: Record<string, Place> = {
  'presentation:notes': 'notes',
  'office:annotation': 'comments',
  'text:note': 'footnotes',
  'presentation:header-decl': 'headers',
  'presentation:footer-decl': 'headers',
}
const IN_STYLES = new Set(
  ['header', 'footer'].flatMap((name) =>
    [name, `${name}-left`, `${name}-first`].map((one) => `style:${one}`),
  ),
)
/** Elements that aren't text: numbers and dates that are filled in, and deleted text. */
const UNSEEN = new Set([
  ...[
    'text:note-citation',
    'text:tracked-changes',
    'table:tracked-changes',
    'text:page-number',
    'text:page-count',
  ],
  ...['text:sheet-name', 'dc:creator', 'dc:date', 'meta:date-string', 'meta:creator-initials'],
])
const LINE_ENDS = new Set(['text:p', 'text:h', 'text:line-break'])
const GAPS = new Set(['text:tab', 'text:s'])
const PROPERTIES = new Set([
  ...['dc:title', 'dc:subject', 'dc:description', 'dc:creator'],
  ...['meta:keyword', 'meta:initial-creator'],
])

class Text {
  #text: string[] = []
  #elsewhere = new Map<Place, string[]>()

  at(place: Place | undefined): string[] {
    if (!place) return this.#text
    const list = this.#elsewhere.get(place) ?? []
    this.#elsewhere.set(place, list)
    return list
  }

  get text(): string {
    return this.#text.join('')
  }

  get elsewhere(): Elsewhere {
    return Object.fromEntries([...this.#elsewhere].map(([place, list]) => [place, list.join('')]))
  }
}

/** The formats of LibreOffice. */
export function openDocument(room: Room): Format {
  const document = new Text()
  const pages: Text[] = []
  let isPresentation = false
  let isKnown = false
  return {
    read(name) {
      if (name === 'styles.xml') return optional(stylesReader(document.at('headers'), room))
      if (name === 'meta.xml')
        return optional(
          elementsReader(document.at('properties'), room, (tag) => PROPERTIES.has(tag)),
        )
      if (name !== 'content.xml') return undefined
      isKnown = true
      return contentReader(document, pages, room, (kind) => {
        isPresentation = kind === 'office:presentation'
      })
    },
    finish() {
      if (!isKnown) return undefined
      const { text, elsewhere } = document
      return { text: { text, pages, elsewhere }, slides: isPresentation ? pages.length : 0 }
    },
  }
}

function contentReader(
  document: Text,
  pages: Text[],
  room: Room,
  onKind: (tag: string) => void,
): PartReader {
  let pageTag: string | undefined
  let pagesAt = 0
  let page: Text | undefined
  const unseen = new Nested()
  const place = new Nested<Place>()
  const here = () => (page ?? document).at(place.value)
  const enterPage = (tag: string, attributes: Attributes, depth: number) => {
    const kind = own(PAGES, tag)
    if (kind && !pageTag) {
      pageTag = kind
      pagesAt = depth + 1
      onKind(tag)
    }
    if (tag !== pageTag || depth !== pagesAt || pages.length >= PAGES_MAX) return
    page = new Text()
    pages.push(page)
    put(here(), `${attributes['table:name'] ?? ''}\n`, room)
  }
  return xmlReader({
    open(tag, attributes, depth) {
      if (UNSEEN.has(tag)) unseen.enter(depth, true)
      if (unseen.isInside) return
      enterPage(tag, attributes, depth)
      place.enter(depth, own(IN_CONTENT, tag))
      if (GAPS.has(tag)) put(here(), ' ', room)
    },
    text(data) {
      if (!unseen.isInside) put(here(), data, room)
    },
    close(tag, depth) {
      if (!unseen.isInside && LINE_ENDS.has(tag)) put(here(), '\n', room)
      unseen.leave(depth)
      place.leave(depth)
      if (depth === pagesAt) page = undefined
    },
  })
}

/** Reads the headers and footers of pages, and not what a template has for notes and slides. */
function stylesReader(into: string[], room: Room): PartReader {
  const unseen = new Nested()
  const header = new Nested()
  return xmlReader({
    open(tag, attributes, depth) {
      if (IN_STYLES.has(tag) && attributes['style:display'] !== 'false') header.enter(depth, true)
      if (UNSEEN.has(tag)) unseen.enter(depth, true)
    },
    text(data) {
      if (header.isInside && !unseen.isInside) put(into, data, room)
    },
    close(tag, depth) {
      if (header.isInside && LINE_ENDS.has(tag)) put(into, '\n', room)
      unseen.leave(depth)
      header.leave(depth)
    },
  })
}

/** The outermost of some elements that the parser is inside of. */
class Nested<T = true> {
  #at = 0
  #value: T | undefined

  get isInside(): boolean {
    return this.#at > 0
  }

  get value(): T | undefined {
    return this.#value
  }

  enter(depth: number, value: T | undefined): void {
    if (this.isInside || value === undefined) return
    this.#at = depth
    this.#value = value
  }

  leave(depth: number): void {
    if (depth !== this.#at) return
    this.#at = 0
    this.#value = undefined
  }
}
