import * as contract from '@satchel/contract/tenants/domains.ts'
import type { FastifyInstance } from 'fastify'
import { serve, servePublic } from '../platform/http/serve.ts'
import * as domains from './service.ts'

export function domainRoutes(app: FastifyInstance): void {
  const { config } = app.services

  serve(app, contract.listShortDomains, (scope, { params }) =>
    domains.list(scope, config, params.id),
  )
  serve(app, contract.addShortDomain, (scope, { params, body }) =>
    domains.add(scope, config, params.id, body.domain),
  )
  serve(app, contract.changeShortDomain, (scope, { params, body }) =>
    domains.change(scope, config, params, body),
  )
  serve(app, contract.checkShortDomain, (scope, { params }) => domains.check(scope, config, params))
  serve(app, contract.removeShortDomain, (scope, { params }) => domains.remove(scope, params))

  servePublic(app, contract.askDomain, async ({ query }) => domains.ask(app.services, query.domain))
}
