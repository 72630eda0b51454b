import { open } from 'node:fs/promises'
import { type Handler, Parser } from 'htmlparser2'
import type { Describe } from './messages.ts'

/** Of one document, in characters. */
export const TEXT_MAX = 1_000_000

/** The parser's work grows with the square of the depth; nothing real comes near. */
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

export const describe: Describe = async ({ path, mime }) => {
  const file = await open(path)
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(TEXT_MAX), 0, TEXT_MAX, 0)
    .finally(() => file.close())
  const text = decodeText(buffer.subarray(0, bytesRead)) ?? ''
  // What could run in a browser is shown as what it is written in.
  if (mime === 'text/html') return { text: searchText([htmlText(text)]), preview: SOURCE }
  return { text: searchText([text]), preview: mime.startsWith('text/') ? { mime } : SOURCE }
}

/** UTF-8, UTF-16 with its mark, or Windows' Latin; null where it is no text. A cut last character does no harm. */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = utf16Label(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (bytes.some((byte) => byte < 32 && ![8, 9, 10, 12, 13, 27].includes(byte))) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return looksLatin(bytes) ? new TextDecoder('windows-1252').decode(bytes) : null
  }
}

/** One text of many parts, as the database and the search want it. */
export function searchText(parts: Iterable<string>): string {
  let text = ''
  for (const part of parts) {
    text += `${tidy(part).trim()}\n`
    if (text.length > TEXT_MAX) break
  }
  return cut(text, TEXT_MAX).trim()
}

/** Never in the middle of a character. */
export function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
}

/** What a reader of the page sees, a line for each block. */
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
  return tidy(text)
}

/** Ends early in a page that is nested too deeply. */
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

function tidy(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
}

function utf16Label([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}

/** Mostly ASCII with letters above it: bytes of other formats are spread evenly. */
function looksLatin(bytes: Uint8Array): boolean {
  const high = bytes.reduce((count, byte) => count + (byte > 127 ? 1 : 0), 0)
  return high < bytes.length / 4
}
