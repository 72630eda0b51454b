import { textOfPages } from '../../platform/files/text-parts.ts'

/** A part of a document that says something by itself. */
export interface Part {
  /** The page, from 1; null for a document without pages. */
  page: number | null
  /** The heading it stands under; empty where there is none. */
  heading: string
  body: string
}

/** The words after which a heading begins another part, and those after which any line does. */
const WORDS_ENOUGH = 60
const WORDS_MAX = 180
/** A heading is at most so long. */
const HEADING_MAX = 70
/** Lines that stand on so many pages are those of the layout. */
const REPEATED_ON = 3
/** Parts of a document: those of a book of a thousand pages. */
const PARTS_MAX = 4_000

const UNSPACED = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]/gu
const NUMBERED = /^\d+(?:\.\d+)*[.)]?\s+\p{L}/u
const MARKDOWN = /^#{1,6}\s+/

/** Cuts the text of a document, as `joinParts` wrote it, into its parts. */
export function split(text: string): Part[] {
  const pages = textOfPages(text).map((page) => page.split('\n').map((line) => line.trim()))
  const hasPages = text.includes('\f')
  const layout = repeatedLines(pages)
  const parts: Part[] = []
  let heading = ''
  for (const [index, lines] of pages.entries()) {
    const own = lines.filter((line) => line !== '' && !layout.has(shapeOf(line)))
    const page = hasPages ? index + 1 : null
    for (const part of splitLines(own, page, heading)) {
      parts.push(part)
      heading = part.heading
    }
    if (parts.length > PARTS_MAX) break
    if (hasPages) heading = ''
  }
  return parts.slice(0, PARTS_MAX)
}

/** Returns what stands on many pages, such as the name of the document and the number of the page. */
function repeatedLines(pages: string[][]): Set<string> {
  const seen = new Map<string, number>()
  for (const lines of pages)
    for (const line of new Set([lines[0], lines.findLast((one) => one !== '')].map(shapeOf)))
      seen.set(line, (seen.get(line) ?? 0) + 1)
  return new Set([...seen].filter(([, count]) => count >= REPEATED_ON).map(([line]) => line))
}

const shapeOf = (line = ''): string => line.replace(/\d+/g, '0')

function splitLines(lines: string[], page: number | null, before: string): Part[] {
  const parts: Part[] = []
  const head = headOfTable(lines)
  let part = { page, heading: before, lines: [] as string[], count: 0 }
  const end = () => {
    if (part.count > 0) parts.push({ page, heading: part.heading, body: part.lines.join('\n') })
    part = { page, heading: part.heading, lines: head === undefined ? [] : [head], count: 0 }
  }
  for (const [index, line] of lines.entries()) {
    const isHeading = isHeadingLine(line, lines[index + 1])
    if (isHeading && part.count >= WORDS_ENOUGH) end()
    if (isHeading && part.count === 0) part.heading = line.replace(MARKDOWN, '')
    for (const piece of piecesOf(line)) {
      const count = wordsIn(piece)
      if (part.count > 0 && part.count + count > WORDS_MAX) end()
      part.lines.push(piece)
      part.count += count
    }
  }
  end()
  return parts
}

/** The first line where all lines have as many commas, tabs or bars: rows are kept with it. */
function headOfTable(lines: string[]): string | undefined {
  const [first = '', second] = lines
  if (second === undefined) return undefined
  const columns = (line: string) => line.replace(/"[^"]*"/g, '').split(/[,;\t|]/).length
  const count = columns(first)
  return count > 1 && lines.every((line) => columns(line) === count) ? first : undefined
}

/** Tells whether a line heads those below: it's short, ends no sentence, and isn't a row with figures. */
function isHeadingLine(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > HEADING_MAX) return false
  if (MARKDOWN.test(line) || NUMBERED.test(line)) return true
  return /^\p{Lu}/u.test(line) && !/[.,;:!?…\d]$/.test(line) && next.length > line.length * 1.5
}

/** Returns a long line as its sentences. */
function piecesOf(line: string): string[] {
  if (wordsIn(line) <= WORDS_MAX / 2) return [line]
  const pieces: string[] = []
  for (const sentence of line.split(/(?<=[.!?…])\s+|(?<=[。！？])/u)) {
    const words = sentence.split(' ')
    for (let at = 0; at < words.length; at += WORDS_MAX)
      pieces.push(words.slice(at, at + WORDS_MAX).join(' '))
  }
  return pieces.flatMap((piece) => piece.match(/.{1,2000}/gsu) ?? [])
}

/** Counts words; two characters of scripts without spaces are one. */
export function wordsIn(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  return Math.ceil(unspaced / 2) + (text.replace(UNSPACED, ' ').match(/\S+/g)?.length ?? 0)
}
