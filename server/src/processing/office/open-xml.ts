import type { Elsewhere, PageText, Place } from '../../platform/files/text-parts.ts'
import { TEXT_MAX } from '../text.ts'
import type { PartReader } from '../zip.ts'
import {
  type OrderedPage,
  orderReader,
  type Page,
  type Relations,
  relationsReader,
  sheetReader,
  slideReader,
  stringsReader,
  wordsReader,
} from './open-xml-readers.ts'
import { localName } from './references.ts'
import { elementsReader, type Format, type OfficeText, optional, type Room } from './xml-reader.ts'

const ORDER = /^(xl\/workbook|ppt\/presentation)\.xml$/i
const SLIDE = /^ppt\/slides\/[^/]+\.xml$/i
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const STRINGS = /^xl\/sharedStrings\.xml$/i
const BODY = /^word\/document\d*\.xml$/i
const DRAWN = /^(word|ppt|xl)\/(charts\/chart|diagrams\/data|drawings\/drawing)\d*\.xml$/i
const RELATIONS = /^(word|ppt|xl)\/(.+\/)?_rels\/[^/]+\.xml\.rels$/i
const ELSEWHERE: [RegExp, Place][] = [
  [/^ppt\/notesSlides\/[^/]+\.xml$/i, 'notes'],
  [/^word\/comments\d*\.xml$/i, 'comments'],
  [/^ppt\/comments\/[^/]+\.xml$/i, 'comments'],
  [/^xl\/(comments\d*|comments\/[^/]+|threadedComments\/[^/]+)\.xml$/i, 'comments'],
  [/^word\/(header|footer)\d*\.xml$/i, 'headers'],
  [/^word\/(footnotes|endnotes)\d*\.xml$/i, 'footnotes'],
  [/^docProps\/core\.xml$/i, 'properties'],
]
const PROPERTIES = new Set([
  ...['title', 'subject', 'creator', 'keywords', 'description', 'category'],
])

/** The text of a part other than a slide or sheet; without a place, it is what readers of the document see. */
interface SheetText {
  place?: Place
  text: string[]
}

interface Parts {
  bodies: Map<string, string[]>
  pages: Map<string, Page>
  /** Text by the name of the part: what belongs to a page, or to the whole document. */
  said: Map<string, SheetText>
  strings: string[]
  order: OrderedPage[]
  /** The part that has the order. */
  ordered: string
  relations: Relations
}

/** The formats of Word, PowerPoint and Excel, whose names are the same in lower and upper case. */
export function openXml(room: Room): Format {
  const parts: Parts = {
    bodies: new Map(),
    pages: new Map(),
    said: new Map(),
    strings: [],
    order: [],
    ordered: '',
    relations: new Map(),
  }
  return {
    read(input) {
      const name = input.toLowerCase()
      return mainReader(parts, name, room) ?? otherReader(parts, name, room)
    },
    finish: () =>
      parts.bodies.size + parts.pages.size + parts.strings.length > 0 ? textOf(parts) : undefined,
  }
}

function mainReader(parts: Parts, name: string, room: Room): PartReader | undefined {
  if (BODY.test(name)) return wordsReader(listIn(parts.bodies, name), room)
  if (STRINGS.test(name)) return stringsReader(parts.strings, room)
  if (ORDER.test(name)) {
    parts.ordered = name
    return orderReader(parts.order, room)
  }
  if (!SLIDE.test(name) && !SHEET.test(name)) return undefined
  const page: Page = { text: [], headers: [], isHidden: false }
  parts.pages.set(name, page)
  return SLIDE.test(name) ? slideReader(page, room) : sheetReader(page, room)
}

function listIn(lists: Map<string, string[]>, name: string): string[] {
  const list: string[] = []
  lists.set(name, list)
  return list
}

function otherReader(parts: Parts, name: string, room: Room): PartReader | undefined {
  if (RELATIONS.test(name)) return optional(relationsReader(name, parts.relations, room))
  const place = ELSEWHERE.find(([pattern]) => pattern.test(name))?.[1]
  if (!place && !DRAWN.test(name)) return undefined
  const text: string[] = []
  parts.said.set(name, { text, ...(place && { place }) })
  const isProperty = (tag: string) => PROPERTIES.has(localName(tag))
  const reader =
    place === 'properties'
      ? elementsReader(text, room, isProperty)
      : wordsReader(text, room, { others: place === 'comments' ? ['text'] : [] })
  return optional(reader)
}

function textOf(parts: Parts): OfficeText {
  const used = new Set<string>()
  const pages = readPages(parts, used)
  const rest = sort([...parts.said].filter(([name]) => !used.has(name)).map(([, said]) => said))
  const texts = [
    ...[...parts.bodies.values()].map((text) => text.join('')),
    rest.text,
    // Without the sheets it isn't known which has them.
    ...(pages.length === 0 ? parts.strings : []),
    ...pages.filter(({ isHidden }) => isHidden).map(hiddenText),
  ]
  const visiblePages = pages.filter(({ isHidden }) => !isHidden)
  const slides = parts.ordered.startsWith('ppt/') ? visiblePages.length : 0
  return {
    text: { text: texts.join('\n'), pages: visiblePages, elsewhere: rest.elsewhere },
    slides,
  }
}

interface ReadPage extends PageText {
  isHidden: boolean
}

function readPages(parts: Parts, used: Set<string>): ReadPage[] {
  // Sheets may share long strings.
  let left = TEXT_MAX
  const takeText = (one: string | number) => {
    const text = typeof one === 'string' ? one : `${parts.strings[one] ?? ''}\n`
    left -= text.length
    return left > 0 ? text : ''
  }
  return pagesInOrder(parts).map(({ part, name }) => {
    const page = used.has(part) ? undefined : parts.pages.get(part)
    used.add(part)
    const { text, elsewhere } = sort(belongingsOf(parts, part, used))
    return {
      text: [name, '\n', ...(page?.text.map(takeText) ?? []), text].join(''),
      elsewhere: { ...elsewhere, headers: page?.headers.join('') ?? '' },
      isHidden: page?.isHidden ?? false,
    }
  })
}

function hiddenText({ text, elsewhere }: PageText): string {
  return [text, ...Object.values(elsewhere ?? {})].join('\n')
}

/** Returns the slides or sheets as the document orders them, or by their numbers where it doesn't say. */
function pagesInOrder({ pages, order, ordered, relations }: Parts) {
  const targets = relations.get(ordered)
  const named = order.map(({ relation, name }) => ({ part: targets?.get(relation) ?? '', name }))
  if (named.some(({ part }) => pages.has(part))) return named
  const { compare } = new Intl.Collator('en', { numeric: true })
  return [...pages.keys()]
    .sort(compare)
    .map((part, index) => ({ part, name: named[index]?.name ?? '' }))
}

/** Returns what a page's relations lead to, as far as no page before has it. */
function belongingsOf({ relations, said }: Parts, page: string, used: Set<string>): SheetText[] {
  const found: SheetText[] = []
  const queue = [page]
  for (const from of queue)
    for (const name of relations.get(from)?.values() ?? []) {
      const one = said.get(name)
      if (!one || used.has(name)) continue
      used.add(name)
      found.push(one)
      queue.push(name)
    }
  return found
}

function sort(all: SheetText[]): { text: string; elsewhere: Elsewhere } {
  const elsewhere: Elsewhere = {}
  let text = ''
  for (const { place, text: said } of all)
    if (place) elsewhere[place] = `${elsewhere[place] ?? ''}${said.join('')}\n`
    else text += `\n${said.join('')}`
  return { text, elsewhere }
}
