import { DESCRIPTION_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { cutText } from '../platform/files/text-parts.ts'
import type { PageCard } from './messages.ts'
import { htmlText, parseHtml, searchText } from './text.ts'

const CHARSET_SOUGHT_IN = 4_096

/** Reads a page's metadata, preferring what it offers for sharing. */
export function toCard(body: Buffer, contentType: string, url: string): PageCard {
  const html = decodePage(body, contentType)
  const { meta, title, base, asksForPassword } = readHead(html)
  const first = (...names: string[]) =>
    names.map((name) => meta.get(name)?.replace(/\s+/g, ' ').trim()).find(Boolean) ?? null
  const image = first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image')
  const name = first('og:title', 'twitter:title') ?? title.replace(/\s+/g, ' ').trim()
  const description = first('og:description', 'twitter:description', 'description')
  return {
    title: cutText(withoutTurns(name).trim(), NAME_MAX) || null,
    description: description && cutText(description, DESCRIPTION_MAX),
    imageUrl: image && (URL.parse(image, URL.parse(base, url) ?? url)?.href ?? null),
    siteName: first('og:site_name', 'application-name'),
    text: searchText([htmlText(html)]),
    asksForPassword,
  }
}

/** The first of each name counts. */
function readHead(html: string): {
  meta: Map<string, string>
  title: string
  base: string
  asksForPassword: boolean
} {
  const meta = new Map<string, string>()
  let title: string | undefined
  let base = ''
  let inTitle = false
  let asksForPassword = false
  parseHtml(html, {
    onopentag(tag, { property, name, content, href, type }) {
      if (tag === 'title' && title === undefined) inTitle = true
      if (tag === 'input' && type?.toLowerCase() === 'password') asksForPassword = true
      if (tag === 'base' && href && !base) base = href
      const key = (property ?? name)?.toLowerCase()
      if (tag === 'meta' && key && content && !meta.has(key)) meta.set(key, content)
    },
    ontext(data) {
      if (inTitle) title = (title ?? '') + data
    },
    onclosetag(tag) {
      if (tag === 'title') inTitle = false
    },
  })
  return { meta, title: title ?? '', base, asksForPassword }
}

/** Decodes a page like browsers: by its mark, header or declaration, else as UTF-8 or Windows-1252. */
function decodePage(body: Buffer, contentType: string): string {
  const start = body.subarray(0, CHARSET_SOUGHT_IN).toString('latin1')
  const named = /charset\s*=\s*["']?([\w:-]+)/i
  const label = named.exec(contentType)?.[1] ?? named.exec(start)?.[1]
  const labels = [markOf(body) ?? label, undefined, 'windows-1252']
  return labels.map((one) => decodeAs(one, body)).find((text) => text !== undefined) ?? ''
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function decodeAs(label: string | undefined, body: Buffer): string | undefined {
  try {
    return new TextDecoder(label ?? 'utf-8', { fatal: !label }).decode(body)
  } catch {
    return undefined
  }
}
