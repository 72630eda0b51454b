import * as contract from '@satchel/contract/operator.ts'
import type { FastifyInstance } from 'fastify'
import { serveOutside } from '../platform/http/serve.ts'
import * as operator from './service.ts'

export function operatorRoutes(app: FastifyInstance): void {
  const { services } = app
  serveOutside(app, contract.listCompanies, (actor, { query }) =>
    operator.list(services, actor, query),
  )
  serveOutside(app, contract.getCompany, (actor, { params }) =>
    operator.get(services, actor, params.id),
  )
  serveOutside(app, contract.setCompanyPlan, async (actor, { params: { id }, body }) => {
    await operator.changePlan(services, actor, id, body)
    return operator.details(services, actor, id)
  })
  serveOutside(app, contract.setCompanyLimits, async (actor, { params: { id }, body }) => {
    await operator.setLimits(services, actor, id, body)
    return operator.details(services, actor, id)
  })
  serveOutside(app, contract.suspendCompany, async (actor, { params: { id }, body }) => {
    await operator.suspend(services, actor, id, body)
    return operator.details(services, actor, id)
  })
  serveOutside(app, contract.resumeCompany, async (actor, { params: { id } }) => {
    await operator.resume(services, actor, id)
    return operator.details(services, actor, id)
  })
  serveOutside(app, contract.deleteCompany, async (actor, { params: { id } }) => {
    await operator.close(services, actor, id)
    return operator.details(services, actor, id)
  })
  serveOutside(app, contract.resendCompanyConfirmation, (actor, { params }) =>
    operator.resendConfirmation(services, actor, params.id),
  )
}
