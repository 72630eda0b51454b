import * as contract from '@satchel/contract/tenants/tenants.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as tenants from './service.ts'

export function tenantRoutes(app: FastifyInstance): void {
  serve(app, contract.changeProfile, (scope, { params, body }) =>
    tenants.changeProfile(scope, params.id, body),
  )
}
