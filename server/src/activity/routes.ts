import * as contract from '@satchel/contract/activity.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as activity from './service.ts'

export function activityRoutes(app: FastifyInstance): void {
  serve(app, contract.listActivity, (scope, { query }) => activity.list(scope, query))
}
