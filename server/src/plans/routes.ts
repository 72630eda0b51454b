import * as contract from '@satchel/contract/sites/plans.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as plans from './service.ts'

export function planRoutes(app: FastifyInstance): void {
  serve(app, contract.listPlanTasks, (scope, { params, query }) =>
    plans.list(scope, params.id, query),
  )
  serve(app, contract.changePlanTask, (scope, { params: { id, taskId }, body }) =>
    plans.change(scope, { siteId: id, taskId }, body),
  )
}
