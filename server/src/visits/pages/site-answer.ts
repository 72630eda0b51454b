import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Problem } from '../../platform/problem.ts'
import { MINUTE } from '../../platform/time.ts'
import { draftPage } from '../contents/site-page.ts'
import { type Asked, forget, recallOrFind } from '../gates/open-link.ts'
import type { FoundLink } from '../link/find-link-queries.ts'
import { Refusal } from '../link/refusal.ts'
import { visitorOf } from '../link/visitor.ts'
import { beatToken } from '../tracking/beats.ts'
import type { Visits } from '../tracking/open-visits.ts'
import { render, sendPage } from './answer.ts'
import { type Asking, asked } from './asked.ts'
import { ctasOf } from './ctas.ts'
import { encodingFor, openSitePages, type PackedPage } from './site-pages.ts'

/** Stores the visit of a link; undefined where it changed since it was read. */
export type StoreVisit = (
  link: FoundLink,
  visitor: ReturnType<typeof visitorOf>,
) => Promise<{ tenantId: string; id: string } | undefined>

type Page = (request: FastifyRequest<Asking>, reply: FastifyReply) => Promise<FastifyReply>
type Answer = (
  request: FastifyRequest<Asking>,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined

const TRIES = 3
/** A page that is loaded again within so long belongs to the same visit. */
const SAME_VISIT = MINUTE
const VIEWERS_MAX = 20_000

interface Seen {
  state: string
  /** Tells the page's script which visit its reports are about. */
  timing: string
}

/** Answers for sites that ask for nothing; `ofOne` for those that do, whose pages nobody else may get. */
export function openSiteAnswer(
  { services }: FastifyInstance,
  visits: Visits,
  store: StoreVisit,
  ofOne: Page,
): Answer {
  const pages = openSitePages(services)
  const seen = new LRUCache<string, Seen>({ max: VIEWERS_MAX, ttl: SAME_VISIT })
  const { visitors: secret } = services.secrets

  // Not async: what is sent from memory waits for nothing.
  return (request, reply) => {
    if (request.query.preview !== undefined) return ofOne(request, reply)
    const key = keyOf(request)
    const viewer = `${key}\n${request.ip}\n${request.headers['user-agent'] ?? ''}`
    if (sendAgain(request, reply, key, viewer)) return undefined
    return anew(request, reply, key, viewer)
  }

  /** Hosts of tenants have sites of their own. */
  function keyOf({ headers: { host }, params }: FastifyRequest<Asking>): string {
    return `${services.hosts.find(host)?.domain ?? ''}/${params.slug.toLowerCase()}`
  }

  /** Sends the page to who had it a moment ago; false if either is not so anymore. */
  function sendAgain(request: FastifyRequest, reply: FastifyReply, key: string, viewer: string) {
    const page = request.method === 'GET' ? pages.recall(key) : undefined
    const before = page && seen.get(viewer)
    if (!page || before?.state !== page.state) return false
    send(request, reply, page, before.timing)
    return true
  }

  async function anew(
    request: FastifyRequest<Asking>,
    reply: FastifyReply,
    key: string,
    viewer: string,
  ) {
    for (let tries = 0; tries < TRIES; tries++) {
      const visited = await visitAnew(request, key, viewer)
      if (visited === 'own') return ofOne(request, reply)
      if (visited) return send(request, reply, visited.page, visited.timing)
    }
    throw new Problem('unavailable', 'Someone else is changing this site right now. Try again', {
      retryAfter: 1,
    })
  }

  async function hasPlaced(link: FoundLink, wanted: Asked): Promise<boolean> {
    return (await ctasOf(services, link, wanted, null)).length > 0
  }

  /** The statement that stores the visit says whether the site still is as it was read: undefined if not. */
  async function visitAnew(request: FastifyRequest<Asking>, key: string, viewer: string) {
    const wanted = asked(request)
    if (!pages.recall(key)) forget(visits, wanted)
    const link = await recallOrFind(visits, wanted)
    if (link.passwordHash || link.requireEmail) return 'own'
    const { slug, state } = link
    const page = await pages.make(key, link, (shown) => render(request, shown, { slug }))
    // CTAs are chosen for who sees them, and their forms carry the visit.
    if (page.hasCtas || (await hasPlaced(link, wanted))) return 'own'
    const visitor = visitorOf(request)
    const visit = await store(link, visitor)
    if (!visit) return forget(visits, wanted)
    const timing = `visit;desc="${beatToken(secret, slug, visit)}"`
    if (visitor.filtered === null) seen.set(viewer, { state, timing })
    return { page, timing }
  }
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  timing: string,
): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding'])
  const own = page.headers[encoding]
  reply.headers(own).header('server-timing', timing)
  const { etag = '' } = own
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(page.bodies[encoding])
}

/** Sends a draft to who may change it. */
export async function sendDraft(
  request: FastifyRequest<Asking>,
  reply: FastifyReply,
  draft: Parameters<typeof draftPage>[1] | undefined,
): Promise<FastifyReply> {
  const page = draft && (await draftPage(request.server.services, draft))
  if (!page) throw new Refusal('unknown')
  return sendPage(reply, await render(request, page, { isPreview: true }))
}
