import * as contract from '@satchel/contract/users.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import * as users from './service.ts'

export function userRoutes(app: FastifyInstance): void {
  serve(app, contract.listUsers, (scope, { query }) => users.list(scope, query))
  serve(app, contract.getUser, (scope, { params }) => users.get(scope, params.userId))
}
