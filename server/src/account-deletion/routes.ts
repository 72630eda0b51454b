import * as contract from '@satchel/contract/tenants/tenants.ts'
import type { FastifyInstance } from 'fastify'
import { originOf, serve, servePublic } from '../platform/http/serve.ts'
import * as accountDeletion from './service.ts'

export function accountDeletionRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.closeAccount, (scope, { params }) =>
    accountDeletion.close(services, scope, params.id),
  )
  serve(app, contract.keepAccount, (scope, { params }) =>
    accountDeletion.cancelClosing(services, scope, params.id),
  )
  servePublic(app, contract.keepAccountByMail, ({ body }, { request }) =>
    accountDeletion.cancelClosingByMail(services, body.token, originOf(request)),
  )
}
