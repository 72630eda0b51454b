import { randomUUID } from 'node:crypto'
import type { Pages } from '../../platform/http/page-cache.ts'
import type { Services } from '../../platform/http/services.ts'
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

/** Pages of links, kept on this node. */
export function openPreparedPages({ pages }: Services): Pages<Prepared> {
  return pages.open<Prepared>({ kind: 'link', bytesOf: ({ answer }) => sizeOf(answer) })
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
