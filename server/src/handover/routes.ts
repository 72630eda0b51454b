import * as contract from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import { serve, serveOutside } from '../platform/http/serve.ts'
import * as users from '../users/service.ts'
import * as handover from './service.ts'

/** Registers the routes for what a person owns and handing it over. */
export function handoverRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, contract.getBelongings, (scope, { params }) => handover.count(scope, params.userId))
  serve(app, contract.handOverBelongings, (scope, { params, body }) =>
    handover.handOverAll(scope, params.userId, body.userId),
  )
  serveOutside(app, contract.changeUser, (actor, { params, body }) =>
    users.change(services, actor, params.userId, body, handover.succession),
  )
}
