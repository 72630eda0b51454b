import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { inOwnMemory } from '../../platform/own-memory.ts'
import { beatToken } from '../../tracking/service.ts'
import type { VisitContent } from '../contents/contents.ts'
import type { RenderedPage } from './renderer.ts'

// A page is the same for all who may see it, except for the token of its reading reports.

/** Placeholder for the token of a visit. */
export const TOKEN_PLACE = randomUUID()

/** All but what is the visitor's own. */
export type PreparedAnswer =
  | { redirect: string }
  | { page: Omit<RenderedPage, 'html'> & { parts: Buffer[] } }

export interface Prepared {
  answer: PreparedAnswer
  /** The content the visit is recorded as showing. */
  shown: VisitContent
}

export type Answer = { redirect: string } | { page: RenderedPage }

/** Milliseconds a rendered page is cached, well below the minutes its signed file URLs are valid. */
const FRESH = 10_000
const BYTES_MAX = 32_000_000
/** Bytes of the key and the objects around a page. */
const BYTES_AROUND = 1_000

/** Pages by time and all that decides what they show. */
export const pageCache = new LRUCache<string, Prepared, () => Promise<Prepared>>({
  maxSize: BYTES_MAX,
  sizeCalculation: ({ answer }) => BYTES_AROUND + sizeOf(answer),
  fetchMethod: (_key, _old, { context: make }) => make(),
})

let lastTime = 0

/** Returns a page, made once if many ask for it at once. Those of earlier times are forgotten: nobody asks for them again. */
export function prepared(
  parts: string[],
  make: () => Promise<Prepared>,
): Prepared | Promise<Prepared> {
  const time = Math.floor(Date.now() / FRESH)
  // What is still being made is not among the keys.
  if (time !== lastTime) for (const key of [...pageCache.keys()]) pageCache.delete(key)
  lastTime = time
  return pageCache.forceFetch([time, ...parts].join('\n'), { context: make })
}

function sizeOf(answer: PreparedAnswer): number {
  const parts = 'page' in answer ? answer.page.parts : []
  return parts.reduce((sum, { length }) => sum + length, 0)
}

export function preparePage({ html, ...rest }: RenderedPage & { html: string }): PreparedAnswer {
  return { page: { ...rest, parts: html.split(TOKEN_PLACE).map(inOwnMemory) } }
}

/** The answer to one visit; null where none was stored, of which its page reports nothing. */
export function fill(
  answer: PreparedAnswer,
  secret: string,
  slug: string,
  visit: { tenantId: string; id: string } | null,
): Answer {
  if ('redirect' in answer) return answer
  const { parts, ...page } = answer.page
  const [first = Buffer.alloc(0), ...rest] = parts
  if (rest.length === 0) return { page: { ...page, html: first } }
  const token = Buffer.from(visit ? beatToken(secret, slug, visit) : '')
  const html = Buffer.concat([first, ...rest.flatMap((part) => [token, part])])
  return { page: { ...page, html } }
}
