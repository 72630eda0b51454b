import * as contract from '@satchel/contract/links/recall.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import * as recall from './service.ts'

export function recallRoutes(app: FastifyInstance): void {
  const { services } = app
  serve(app, contract.listOutdatedReaders, (scope, { params }) =>
    recall.listOutdated(scope, services, params.id),
  )
  serve(app, contract.tellOutdatedReaders, (scope, { params, body }) =>
    recall.tell(scope, services, params.id, body),
  )
}
