import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PageKey } from '../platform/http/page-cache.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import { MINUTE } from '../platform/time.ts'
import { beatToken, visitorOf } from '../tracking/service.ts'
import {
  type Asking,
  ctasOf,
  type FoundLink,
  forget,
  isGated,
  keepChoice,
  languageKey,
  openPage,
  type PageRequest,
  pageRequestOf,
  recall,
  recallOrFind,
  storeVisit,
  type Visits,
  visitorLanguage,
} from '../visitor/service.ts'
import { encodingFor, openSitePages, type PackedPage } from './packed-pages.ts'

type Visitor = ReturnType<typeof visitorOf>

interface Arriving {
  asked: PageRequest
  visitor: Visitor
}

type Page = (request: FastifyRequest<Asking>, reply: FastifyReply) => Promise<FastifyReply>

const TRIES = 3
/** A page that is loaded again within so long belongs to the same visit. */
const SAME_VISIT = MINUTE
const VIEWERS_MAX = 20_000
/** The most characters by which a visit is told apart that are kept. */
const VIEWER_MAX = 1_000

/** A page as somebody had it. */
interface Seen {
  key: PageKey
  /** Headers of every answer, and the visit that the page's script reports about. */
  headers: OutgoingHttpHeaders
  /** The token of the visit; null if there was no room for it. */
  token: string | null
}

/**
 * Answers for sites that ask for nothing from pages that are the same for everybody; those of the others are made for one
 * visitor. Whoever had the page a moment ago gets it again from memory.
 */
export function openSiteAnswer(
  { services, shortcuts, log }: FastifyInstance,
  visits: Visits,
): Page {
  const pages = openSitePages(services)
  const seen = new LRUCache<string, Seen>({ max: VIEWERS_MAX, ttl: SAME_VISIT })
  const { visitors: secret } = services.secrets
  const isLogged = ['info', 'debug', 'trace'].includes(log.level)
  shortcuts.push(answerAgain)

  return (request, reply) =>
    request.query.preview === undefined
      ? answerFresh(request, reply)
      : openPage(visits, request, reply)

  /** Sends the page to who had it a moment ago; false if either is not so anymore. */
  function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || !request.url?.startsWith('/p/')) return false
    // Whose a domain is, is asked again.
    if (services.hosts.find(request.headers.host)?.tenantId) return false
    const before = seen.get(viewerOf(request))
    const page = before && pages.recall(before.key)
    if (!page) return false
    const id = crypto.randomUUID()
    if (isLogged) log.info({ reqId: id, req: request }, 'sent from memory')
    sendAgain(request, response, page, { ...before.headers, 'x-request-id': id })
    return true
  }

  async function answerFresh(request: FastifyRequest<Asking>, reply: FastifyReply) {
    for (let tries = 0; tries < TRIES; tries++) {
      const page = await visitAgain(request, reply)
      if (page === 'own') return openPage(visits, request, reply)
      if (page) return send(request, reply, page)
    }
    throw new Problem('unavailable', says('siteChangedRightNow'), {
      retryAfter: 1,
    })
  }

  /**
   * The statement that stores the visit says whether the site still is as it was read: undefined if not. Whoever had the
   * page a moment ago gets it as it is now, in the visit that is stored already.
   */
  async function visitAgain(request: FastifyRequest<Asking>, reply: FastifyReply) {
    const visitor = visitorOf(request)
    const site = pageRequestOf(request, visitor.address)
    const before = seen.get(viewerOf(request.raw))
    const cached = before ? undefined : recall(visits, site)
    if (!cached || !pages.recall(keyOf(services, request, site, cached))) forget(visits, site)
    const link = await recallOrFind(visits, site)
    if (isGated(link)) return 'own'
    const key = keyOf(services, request, site, link)
    const page = await pages.make(key, { link, site, request })
    keepChoice(request, reply)
    // CTAs are chosen for who sees them, and their forms carry the visit.
    if (page.hasCtas || (await hasPlaced(services, link, site))) return 'own'
    const token = await tokenOf(before, link, { asked: site, visitor })
    if (token === undefined) return forget(visits, site)
    if (token) reply.header('server-timing', `visit;desc="${token}"`)
    const headers = reply.getHeaders() as OutgoingHttpHeaders
    remember(seen, request.raw, visitor, { key, headers, token })
    return page
  }

  /** Returns the token of the visit that was stored, now or before; as `storeVisit` does where none was. */
  async function tokenOf(before: Seen | undefined, link: FoundLink, arriving: Arriving) {
    if (before) return before.token
    const visit = await storeVisit(visits, link, arriving)
    return visit && beatToken(secret, link.slug, visit)
  }
}

async function hasPlaced(services: Services, link: FoundLink, site: PageRequest): Promise<boolean> {
  return (await ctasOf(services, link, site, null)).length > 0
}

/** Remembers who had a page; a visit ends a while after its first load, however often it's loaded again. */
function remember(
  seen: LRUCache<string, Seen>,
  request: IncomingMessage,
  { filtered }: Visitor,
  page: Seen,
): void {
  const viewer = viewerOf(request)
  if (filtered === null && viewer.length <= VIEWER_MAX)
    seen.set(viewer, page, { noUpdateTTL: true })
}

/** Hosts of tenants have sites of their own, and each language has a page of its own. */
function keyOf(
  { hosts }: Services,
  request: FastifyRequest<Asking>,
  { page = 1 }: PageRequest,
  { tenantId, state }: FoundLink,
): PageKey {
  const domain = hosts.find(request.headers.host)?.domain ?? ''
  const slug = request.params.slug.toLowerCase()
  return { tenantId, state, parts: [domain, slug, visitorLanguage(request) ?? '', page] }
}

/** All that a visit is told apart by, as it came. */
function viewerOf({ headers, url, socket }: IncomingMessage): string {
  const { host, 'x-forwarded-for': forwarded, 'user-agent': agent } = headers
  const language = languageKey(headers)
  return `${host}\n${url}\n${socket.remoteAddress}\n${forwarded}\n${agent}\n${language}`
}

function isKnown({ headers }: IncomingMessage, { etag = '' }: Record<string, string>): boolean {
  return headers['if-none-match']?.includes(etag) ?? false
}

function send({ raw }: FastifyRequest, reply: FastifyReply, page: PackedPage): FastifyReply {
  const encoding = encodingFor(raw.headers['accept-encoding'])
  const own = page.headers[encoding]
  reply.headers(own)
  return isKnown(raw, own) ? reply.code(304).send() : reply.send(page.bodies[encoding])
}

/** The same without the framework. */
function sendAgain(
  request: IncomingMessage,
  response: ServerResponse,
  page: PackedPage,
  headers: OutgoingHttpHeaders,
): void {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const own = page.headers[encoding]
  const body = page.bodies[encoding]
  const length = { 'content-length': body.length }
  if (isKnown(request, own)) response.writeHead(304, { ...headers, ...own }).end()
  else response.writeHead(200, { ...headers, ...own, ...length }).end(body)
}
