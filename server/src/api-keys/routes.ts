import * as contract from '@satchel/contract/api-keys.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as keys from './service.ts'

export function keyRoutes(app: FastifyInstance): void {
  serve(app, contract.listApiKeys, keys.list)
  serve(app, contract.createApiKey, (scope, { body }) => keys.create(scope, body))
  serve(app, contract.revokeApiKey, (scope, { params }) => keys.revoke(scope, params.id))
}
