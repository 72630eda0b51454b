import { PlanTaskId } from '@satchel/contract/sites/plan-block.ts'
import { VisitorTaskChange } from '@satchel/contract/visits/visitor-plans.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import * as plans from '../../plans/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import { bodyCheck, queryCheck, textCheck } from '../../platform/http/input/validate.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Problem, says } from '../../platform/problem.ts'
import { enter } from '../gates/enter.ts'
import { requireVisit } from '../gates/require-visit.ts'
import { UNLISTED } from '../pages/answer.ts'
import { type Asking, pageRequestOf, pageRequestOfForm, ROOTS } from '../pages/page-request.ts'
import type { Visits } from '../visitor-context.ts'
import { calendarFor } from './calendar.ts'
import { customerOf } from './customer.ts'

/** The largest change, in bytes: its comment may be of characters of four bytes each. */
const BODY_MAX = 16_384

/** Lists and calendars of one network: an open page asks again for changes. */
const LISTS = { name: 'visitor-plans', calls: 600, seconds: 60 }
/** Changes of a network: by one link, and by all. */
const OF_LINK = { name: 'plans-link', calls: 50, seconds: 600 }
const OF_NETWORK = { name: 'plans', calls: 600, seconds: 3_600 }

const ListQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  cursor: Type.Optional(Type.String({ maxLength: 500 })),
})
const checkList = queryCheck(ListQuery, { alsoKnown: ['lang'] })
const checkChange = bodyCheck(VisitorTaskChange)
const checkTask = textCheck(Type.Object({ taskId: PlanTaskId }))

interface Changing {
  Params: { slug: string; taskId: string }
  Querystring: Record<string, unknown>
}

/** Registers the plan of a page: the states of its tasks, a change by whoever has to do one, and its days for calendars. */
export function planRoutes(app: FastifyInstance, links: Visits): void {
  const { database, limits, disk } = links.services
  app.get<Asking>('/l/:slug/plan', async (request, reply) => {
    const { token, ...page } = read<typeof ListQuery>(checkList, request.query)
    await limits.spend(LISTS, networkOf(request.ip))
    const { link, customer } = await meet(links, request, token)
    reply.headers(UNLISTED)
    return withScope(database, systemActor(link.tenantId), (scope) =>
      plans.listShown(scope, customer, page),
    )
  })
  app.post<Changing>('/l/:slug/plan/:taskId', { bodyLimit: BODY_MAX }, async (request, reply) => {
    disk.requireRoomForRows()
    const network = networkOf(request.ip)
    // Counted before anything of it is checked, so that tries that fail count too.
    await limits.spend(OF_LINK, `${request.params.slug.toLowerCase()} ${network}`)
    await limits.spend(OF_NETWORK, network)
    const { token, ...change } = read<typeof VisitorTaskChange>(checkChange, request.body)
    const { link, customer } = await meet(links, request, token)
    const { taskId } = request.params
    if ('errors' in checkTask({ taskId })) throw new Problem('not-found', says('taskNotFound'))
    reply.headers(UNLISTED)
    return withScope(database, systemActor(link.tenantId), (scope) =>
      plans.changeAsVisitor(scope, customer, taskId, change),
    )
  })
  for (const root of ROOTS)
    app.get<Asking>(`${root}/:slug/plan.ics`, async (request, reply) => {
      await limits.spend(LISTS, networkOf(request.ip))
      return reply
        .headers({ ...UNLISTED, 'content-disposition': 'inline; filename="plan.ics"' })
        .type('text/calendar; charset=utf-8')
        .send(await calendarFor(links, pageRequestOf(request)))
    })
}

function read<S extends Parameters<typeof bodyCheck>[0]>(
  check: ReturnType<typeof bodyCheck>,
  input: unknown,
): Static<S> {
  const result = check(input)
  if ('errors' in result)
    throw new Problem('invalid', says('someFieldsAreInvalid'), { errors: result.errors })
  return result.value as Static<S>
}

/** Finds out who looks at a plan, by the token of their visit. Throws where the link doesn't open, or shows no site. */
async function meet(links: Visits, request: FastifyRequest<Asking>, token: string | undefined) {
  const { services } = links
  const knock = pageRequestOfForm(request)
  const { link, guest } = await enter(links, knock)
  await requireVisit(services, link, token)
  if (link.itemType !== 'SITE') throw new Problem('not-found', says('planNotFound'))
  return { link, customer: customerOf(services, link, { guest, cookies: knock.cookies }) }
}
