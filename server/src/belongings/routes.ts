import * as contract from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import { serve, serveOutside } from '../platform/http/serve.ts'
import * as users from '../users/service.ts'
import * as belongings from './service.ts'

/** Registers the routes for what a person owns and handing it over. */
export function belongingRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, contract.getBelongings, (scope, { params }) => belongings.count(scope, params.userId))
  serve(app, contract.handOverBelongings, (scope, { params, body }) =>
    belongings.handOverAll(scope, params.userId, body.userId),
  )
  serveOutside(app, contract.changeUser, (actor, { params, body }) =>
    users.change(services, actor, params.userId, body, belongings.succession),
  )
}
