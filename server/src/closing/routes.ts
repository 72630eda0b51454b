import * as contract from '@satchel/contract/tenants/tenants.ts'
import type { FastifyInstance } from 'fastify'
import { originOf, serve, servePublic } from '../platform/http/serve.ts'
import * as closing from './service.ts'

export function closingRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.closeAccount, (scope, { params }) =>
    closing.close(services, scope, params.id),
  )
  serve(app, contract.keepAccount, (scope, { params }) =>
    closing.cancelClosing(services, scope, params.id),
  )
  servePublic(app, contract.keepAccountByMail, ({ body }, { request }) =>
    closing.cancelClosingByMail(services, body.token, originOf(request)),
  )
}
