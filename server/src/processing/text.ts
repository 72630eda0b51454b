import { open } from 'node:fs/promises'
import { type Handler, Parser } from 'htmlparser2'
import { decodeText } from '../platform/files/decode-text.ts'
import { cutText, tidyText } from '../platform/files/text-parts.ts'
import type { Describe } from './messages.ts'

/** The maximum characters of a document's text. */
export const TEXT_MAX = 1_000_000

/** The maximum depth: the parser's work grows with its square, and real pages are far below. */
export const DEPTH_MAX = 2_000

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'title', 'head'])
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'u',
])

const SOURCE = { mime: 'text/plain' }

/** Types whose beginning is drawn as a table. */
const TABLES = new Set(['text/csv', 'text/tab-separated-values'])

export const describe: Describe = async ({ path, mime, folder }) => {
  const file = await open(path)
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(TEXT_MAX), 0, TEXT_MAX, 0)
    .finally(() => file.close())
  const text = decodeText(buffer.subarray(0, bytesRead)) ?? ''
  // What could run in a browser is shown as what it is written in.
  if (mime === 'text/html') return { text: searchText([htmlText(text)]), preview: SOURCE }
  const pictures = TABLES.has(mime) ? await picturesOf(text, folder) : {}
  const preview = mime.startsWith('text/') ? { mime } : SOURCE
  return { text: searchText([text]), preview, ...pictures }
}

/** Draws the picture of a table; without one where that fails, since its text is there. */
async function picturesOf(text: string, folder: string) {
  const { drawTable } = await import('./pictures/table-picture.ts')
  return drawTable(text, folder).catch(() => ({}))
}

/** One text of many parts, as the database and the search want it. */
export function searchText(parts: Iterable<string>): string {
  let text = ''
  for (const part of parts) {
    text += `${tidyText(part).trim()}\n`
    if (text.length > TEXT_MAX) break
  }
  return cutText(text, TEXT_MAX).trim()
}

/** Returns a page's visible text, one line per block. */
export function htmlText(html: string): string {
  let text = ''
  let hidden = 0
  parseHtml(html, {
    onopentagname(tag) {
      if (UNSEEN.has(tag)) hidden++
      else if (!INLINE.has(tag)) text += '\n'
    },
    ontext(data) {
      if (hidden === 0) text += data
    },
    onclosetag(tag) {
      if (UNSEEN.has(tag)) hidden--
      else if (!INLINE.has(tag)) text += '\n'
    },
  })
  return tidyText(text)
}

/** Parses HTML and stops at pages nested too deeply. */
export function parseHtml(html: string, handler: Partial<Handler>): void {
  let depth = 0
  const parser = new Parser({
    ...handler,
    onopentagname(tag) {
      depth++
      if (depth > DEPTH_MAX) parser.pause()
      else handler.onopentagname?.(tag)
    },
    onclosetag(tag, isImplied) {
      depth--
      handler.onclosetag?.(tag, isImplied)
    },
  })
  parser.end(html)
}
