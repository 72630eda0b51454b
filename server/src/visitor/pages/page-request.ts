import type { FastifyRequest } from 'fastify'
import type { Host } from '../../platform/http/hosts.ts'
import { callerOf } from '../../tracking/service.ts'
import { meetBrowser } from '../gates/browsers.ts'
import type { PageRequest } from '../gates/open-link.ts'
import { visitorLanguage } from '../language.ts'
import { addedTo } from '../link/destination.ts'

/** A request for a link, or for one item of a collection. */
export interface Asking {
  Params: { slug: string; itemId?: string; page?: string }
  Querystring: Record<string, unknown>
}

/** `address` is the visitor's: to read it off a request takes a while. */
export function pageRequestOf(request: FastifyRequest<Asking>, address = request.ip): PageRequest {
  const { slug, itemId } = request.params
  const { preview, page } = request.query
  const host = hostOf(request)
  const added = addedTo(request.url)
  const language = visitorLanguage(request)
  return {
    slug: spelledIn(request, slug),
    path: request.url.split('?', 1)[0] ?? '',
    ...callerOf(request),
    address,
    // HEAD looks from outside: it passes no gate, whatever it carries.
    cookies: request.method === 'HEAD' ? {} : request.cookies,
    ...(language && { language }),
    ...(rootOf(request) === '/p' && { isSite: true }),
    ...(itemId && { itemId }),
    ...(host && { host }),
    ...(added && { added }),
    ...(typeof preview === 'string' && { preview }),
    ...(typeof page === 'string' && PAGE.test(page) && { page: Number(page) }),
  }
}

/** The same for a form that is sent, with the browser it comes from. */
export function pageRequestOfForm(request: FastifyRequest<Asking>): PageRequest {
  return { ...pageRequestOf(request), browser: meetBrowser(request as FastifyRequest) }
}

const PAGE = /^[1-9]\d{0,5}$/

export function hostOf({ server, headers }: FastifyRequest): Host | undefined {
  return server.services.hosts.find(headers.host)
}

/** Prefixes of the addresses of links and of sites. */
export const ROOTS = ['/l', '/p'] as const

export function rootOf({ url }: FastifyRequest): (typeof ROOTS)[number] {
  return url.startsWith('/p/') ? '/p' : '/l'
}

/** Returns a slug as it is looked for: those of sites have no capitals, and links may differ by them. */
function spelledIn(request: FastifyRequest, slug: string): string {
  return rootOf(request) === '/p' ? slug.toLowerCase() : slug
}

/** Returns the path of a link for this visitor: at a short domain it is at the root. */
export function pathOf(
  request: FastifyRequest<Asking>,
  item = '',
  slug = spelledIn(request, request.params.slug),
): string {
  const root = rootOf(request)
  const base = root === '/l' && hostOf(request) ? '' : root
  const rest = ITEM.test(item) ? `/${item}` : ''
  return `${base}/${encodeURIComponent(slug)}${rest}`
}

const ITEM = /^[0-9a-f-]{36}$/i
