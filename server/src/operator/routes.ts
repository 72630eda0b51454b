import * as contract from '@satchel/contract/operator.ts'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../platform/database/scope.ts'
import { serveOutside } from '../platform/http/serve.ts'
import * as operator from './service.ts'

export function operatorRoutes(app: FastifyInstance): void {
  const { services } = app
  const change = async (
    actor: Actor,
    id: string,
    companyChange: Parameters<typeof operator.change>[3],
  ) => {
    await operator.change(services, actor, id, companyChange)
    return operator.get(services, actor, id)
  }
  serveOutside(app, contract.listCompanies, (actor, { query }) =>
    operator.list(services, actor, query),
  )
  serveOutside(app, contract.getCompany, (actor, { params }) =>
    operator.get(services, actor, params.id),
  )
  serveOutside(app, contract.setCompanyPlan, (actor, { params, body }) =>
    change(actor, params.id, operator.planChange(services.config, body)),
  )
  serveOutside(app, contract.setCompanyLimits, (actor, { params, body }) =>
    change(actor, params.id, operator.limitsChange(body)),
  )
  serveOutside(app, contract.suspendCompany, (actor, { params, body }) =>
    change(actor, params.id, operator.suspension(body.reason, body.closePages)),
  )
  serveOutside(app, contract.resumeCompany, (actor, { params }) =>
    change(actor, params.id, operator.resumption()),
  )
  serveOutside(app, contract.deleteCompany, (actor, { params }) =>
    change(actor, params.id, operator.deletion(services)),
  )
  serveOutside(app, contract.resendCompanyConfirmation, (actor, { params }) =>
    operator.change(services, actor, params.id, operator.admission()),
  )
}
