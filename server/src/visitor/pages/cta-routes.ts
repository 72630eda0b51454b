import type { PlacedCta } from '@satchel/contract/visits/visitor-ctas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as ctas from '../../ctas/service.ts'
import { timeOfId } from '../../platform/database/ids.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Services } from '../../platform/http/services.ts'
import { Problem, says } from '../../platform/problem.ts'
import { DAY } from '../../platform/time.ts'
import { visitOf } from '../../tracking/service.ts'
import { find, type Links } from '../gates/open-link.ts'
import { redirect, render, sendPage } from './answer.ts'
import { eventOf, ID, problemsOf, valuesOf } from './cta-form.ts'
import { field } from './form.ts'
import { type Asking, pageRequestOf, pathOf, ROOTS } from './page-request.ts'

interface Reporting extends Asking {
  Params: { slug: string; ctaId: string }
}
type Report = FastifyRequest<Reporting>

/** Reports of one network, beside the forms among them. */
const EVENTS = { name: 'cta-events', calls: 600, seconds: 60 }

/** Registers what pages report of their CTAs, and the forms in them: with the visit's token alone. */
export function ctaRoutes(app: FastifyInstance, links: Links): void {
  for (const root of ROOTS) routesAt(app, links, `${root}/:slug/ctas/:ctaId`)
}

function routesAt(app: FastifyInstance, links: Links, path: string): void {
  app.get<Reporting>(path, async (request, reply) => redirect(reply, pathOf(request)))
  app.post<Reporting>(path, async (request, reply) => {
    const outcome = await record(links.services, request).catch((error: unknown): Outcome => {
      if (error instanceof Problem) return { problem: error }
      throw error
    })
    if (outcome.problem?.retryAfter) reply.header('retry-after', outcome.problem.retryAfter)
    return request.headers.accept === 'application/json'
      ? answerScript(reply, outcome)
      : answerPage(links, request, reply, outcome)
  })
}

type Outcome = { thanks: string; problem?: undefined } | { thanks?: undefined; problem: Problem }

async function record(services: Services, request: Report): Promise<Outcome> {
  const network = networkOf(request.ip)
  await services.limits.spend(EVENTS, network)
  services.disk.requireRoomForRows()
  const ctaId = ctaIdOf(request)
  const slug = request.params.slug.toLowerCase()
  const visit = await visitOf(services, slug, field(request, 'token', 100))
  const elapsedMs = Math.max(0, Date.now() - Date.parse(timeOfId(visit.visitId)))
  if (elapsedMs > DAY) throw new Problem('gone', says('thisVisitHasEnded'))
  const event = eventOf(request, visit.visitId, elapsedMs)
  const isUncounted = visit.isMachine || visit.isUnmeasured
  if (isUncounted && event.kind !== 'submission') return { thanks: '' }
  const { tenantId, visitor, visitId, linkId, itemId, siteId } = visit
  const origin = { visitId, linkId, itemId, siteId }
  return ctas.recordEvent(services, ctaId, event, { tenantId, visitor, network, origin })
}

function ctaIdOf({ params: { ctaId } }: Report): string {
  if (ID.test(ctaId)) return ctaId.toLowerCase()
  throw new Problem('not-found', says('ctaNotFound'))
}

function answerScript(reply: FastifyReply, { problem, thanks }: Outcome): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (!problem) return reply.code(202).send({ thanks })
  return reply.code(problem.status).send({ code: problem.code, errors: problem.errors ?? [] })
}

async function answerPage(
  links: Links,
  request: Report,
  reply: FastifyReply,
  { problem }: Outcome,
): Promise<FastifyReply> {
  const link = await find(links, pageRequestOf(request))
  const cta = await ctas.getPublic(links.services, ctaIdOf(request), link.tenantId)
  const placed: PlacedCta = {
    cta,
    placement: { type: 'TENANT', position: 'end' },
    isHeld: false,
  }
  const item = field(request, 'item', 36)
  const page = {
    view: 'cta',
    look: link.look,
    answer: {
      ...{ placed, item, isSent: !problem, back: pathOf(request, item) },
      url: `${link.base}/ctas`,
      token: field(request, 'token', 100),
      problems: problem ? problemsOf(problem) : {},
      values: problem ? valuesOf(request) : {},
    },
  } as const
  const rendered = await render(request, page, { link })
  return sendPage(reply.code(problem?.status ?? 200), rendered)
}
