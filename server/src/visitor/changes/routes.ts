import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { queryCheck } from '../../platform/http/input/validate.ts'
import { networkOf } from '../../platform/http/network.ts'
import { Problem, says } from '../../platform/problem.ts'
import type { Links } from '../gates/open-link.ts'
import { UNLISTED } from '../pages/answer.ts'
import { type Asking, pageRequestOf, ROOTS } from '../pages/page-request.ts'
import { changesFor } from './changes.ts'

/** Calls of one network: a page asks once. */
const CALLS = { name: 'visitor-changes', calls: 240, seconds: 60 }

const ChangesQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 200 })),
  before: Type.Optional(Type.String({ maxLength: 200 })),
})
const checkChanges = queryCheck(ChangesQuery, { alsoKnown: ['lang'] })

/** Registers what changed for a visitor, by the token of their visit. */
export function changesRoutes(app: FastifyInstance, links: Links): void {
  for (const root of ROOTS)
    app.get<Asking>(`${root}/:slug/changes`, async (request, reply) => {
      const read = checkChanges(request.query)
      if ('errors' in read)
        throw new Problem('invalid', says('someFieldsAreInvalid'), { errors: read.errors })
      await links.services.limits.spend(CALLS, networkOf(request.ip))
      const tokens = read.value as Static<typeof ChangesQuery>
      return reply.headers(UNLISTED).send(await changesFor(links, pageRequestOf(request), tokens))
    })
}
