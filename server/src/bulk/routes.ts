import * as contract from '@satchel/contract/bulk.ts'
import { classifyItems } from '@satchel/contract/items/items.ts'
import type { FastifyInstance } from 'fastify'
import type { Call } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { classify } from './classify.ts'
import * as bulk from './service.ts'

export function bulkRoutes(app: FastifyInstance): void {
  serve(app, classifyItems, (scope, { body }) => classify(scope, body))
  serve(app, contract.changeItems, (scope, { body }, call) =>
    laterIfJob(bulk.change(scope, body), call),
  )
  serve(app, contract.undoBulkChange, (scope, { body }, call) =>
    laterIfJob(bulk.undo(scope, body.undoId), call),
  )
  serve(app, contract.listBulkJobs, (scope) => bulk.listJobs(scope))
  serve(app, contract.getBulkJob, (scope, { params }) => bulk.getJob(scope, params.id))
  serve(app, contract.cancelBulkJob, (scope, { params }) => bulk.cancel(scope, params.id))
}

/** Answers 202 if a job continues the work. */
async function laterIfJob<T extends object>(answer: Promise<T>, { reply }: Call): Promise<T> {
  const body = await answer
  if ('status' in body) reply.code(202)
  return body
}
