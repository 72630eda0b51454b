import * as contract from '@satchel/contract/tenants.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import * as tenants from './service.ts'

export function tenantRoutes(app: FastifyInstance): void {
  serve(app, contract.changeProfile, (scope, { params, body }) =>
    tenants.changeProfile(scope, params.id, body),
  )
}
