/**
 * A document's text keeps its places inside one string:
 *
 *     text of no page, \f first page, \f second page, \u001e\ue000 its notes, \f third page, \u001e\ue016 properties
 *
 * - Each page begins with a form feed, so a page's number is the number of form feeds before it. Pages without text
 *   count too. Pages are those of a PDF, the slides of a presentation or the sheets of a workbook; other documents
 *   have none, and what stands before the first form feed is on no page.
 * - Text that stands elsewhere follows a mark: U+001E and a private-use character that names the place. U+E000 and up
 *   belong to the page they follow and end at the next mark or page; U+E010 and up belong to the whole document and
 *   come after all pages.
 *
 * So what stands at an offset is known from the text before it alone.
 */
export const PLACES = [
  'notes',
  'comments',
  'headers',
  'footnotes',
  'fields',
  'annotations',
  'properties',
] as const

/** Speaker notes, comments, headers and footers, footnotes and endnotes, form fields, annotations, properties. */
export type Place = (typeof PLACES)[number]

const PAGE = '\f'
const MARK = '\u001e'
const OF_PAGE = 0xe000
const OF_DOCUMENT = 0xe010
/** A mark, or what is left of one where a text was cut. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what marks begin with
const MARKS = /\u001e[\ue000-\ue01f]?|[\ue000-\ue01f]|\f/g

/** The most that text of the whole document takes from its pages, as a share of the limit. */
const DOCUMENT_SHARE = 10

export type Elsewhere = Partial<Record<Place, string>>

export interface PageText {
  text: string
  elsewhere?: Elsewhere
}

export interface DocumentText {
  /** Text that is on no page. */
  text?: string
  pages?: Iterable<PageText>
  /** Text of the whole document. */
  elsewhere?: Elsewhere
}

/**
 * Returns a document's text with its places, at most `max` characters long; empty if there is no text at all. No
 * more pages are read once the text is full.
 */
export function joinParts({ text = '', pages = [], elsewhere }: DocumentText, max: number): string {
  let joined = tidyText(text).trim()
  for (const page of pages) {
    if (joined.length > max) break
    joined += `${PAGE}${tidyText(page.text).trim()}${written(page.elsewhere, OF_PAGE)}\n`
  }
  const rest = written(elsewhere, OF_DOCUMENT)
  const room = max - Math.min(rest.length, Math.floor(max / DOCUMENT_SHARE))
  const whole = cutText(cutText(joined, room) + rest, max)
  return plainText(whole) === '' ? '' : whole.replace(/\n+$/, '')
}

function written(elsewhere: Elsewhere = {}, base: number): string {
  let text = ''
  for (const [index, place] of PLACES.entries()) {
    const one = tidyText(elsewhere[place] ?? '').trim()
    if (one) text += `\n${MARK}${String.fromCharCode(base + index)}\n${one}`
  }
  return text
}

export interface TextPlace {
  /** The page, from 1; none for text that is on no page. */
  page?: number
  /** None for a page's or document's own text. */
  place?: Place
}

/** Returns where the text at an offset stands. */
export function placeAt(text: string, index: number): TextPlace {
  const before = text.slice(0, index)
  const pages = before.split(PAGE).length - 1
  const mark = before.lastIndexOf(MARK)
  const code = mark > before.lastIndexOf(PAGE) ? before.charCodeAt(mark + 1) : Number.NaN
  const ofDocument = PLACES[code - OF_DOCUMENT]
  if (ofDocument) return { place: ofDocument }
  const place = PLACES[code - OF_PAGE]
  return { ...(pages > 0 && { page: pages }), ...(place && { place }) }
}

/** Returns the own text of each page, without notes and the like; that of a document without pages as one. */
export function textOfPages(text: string): string[] {
  const [start = '', ...pages] = text.split(PAGE).map((part) => part.split(MARK, 1)[0] ?? '')
  return pages.length > 0 ? pages : [start]
}

/** Returns the pages, from 1 to `count`, without a letter or number of their own, as those of a scan. */
export function pagesWithoutWords(text: string, count: number): number[] {
  const pages = text.includes(PAGE) ? textOfPages(text) : []
  // The rest of a text that was cut isn't there.
  const readCount = pages.length === 0 ? count : Math.min(pages.length, count)
  return Array.from({ length: readCount }, (_, index) => index + 1).filter(
    (page) => !/[\p{L}\p{N}]/u.test(pages[page - 1] ?? ''),
  )
}

/** Returns a document's text with words on pages that had none, at most `max` characters long. */
export function withPages(
  text: string,
  count: number,
  added: ReadonlyMap<number, string>,
  max: number,
): string {
  const [start = '', ...pages] = text.split(PAGE)
  while (pages.length < count) pages.push('\n')
  const written = pages.map((page, index) => {
    const words = added.get(index + 1)
    return words === undefined
      ? page
      : `${tidyText(words.replaceAll(PAGE, ' ')).trim()}\n${page.trimStart()}`
  })
  return cutText([start, ...written].join(PAGE), max).replace(/\n+$/, '')
}

/** Returns a text, or a part of one, as people read it: without marks, a line for each. */
export function plainText(text: string): string {
  return text
    .replace(MARKS, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

/** Returns text without repeated white space, and without characters that mark places or that no database keeps. */
export function tidyText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(MARK, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
}

/** Cuts text without splitting a character. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}
