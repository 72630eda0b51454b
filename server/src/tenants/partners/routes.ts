import * as contract from '@satchel/contract/tenants/partners.ts'
import type { FastifyInstance } from 'fastify'
import { serve, servePublic } from '../../platform/http/serve.ts'
import * as partners from './service.ts'

export function partnerRoutes(app: FastifyInstance): void {
  const { database } = app.services
  serve(app, contract.listPartnerCodes, partners.codes)
  serve(app, contract.createPartnerCode, (scope, { body }) => partners.create(scope, body))
  serve(app, contract.withdrawPartnerCode, (scope, { params }) =>
    partners.withdraw(scope, params.id),
  )
  serve(app, contract.listPartnerTenants, (scope, { query }) => partners.tenants(scope, query))
  servePublic(app, contract.findPartner, async ({ body }) => {
    const found = await partners.find(database.system, body.code)
    if (!found) return null
    const { partner, trialDays, logoUrl, color } = found
    return { partner, trialDays, branding: { logoUrl, color } }
  })
}
