import * as contract from '@satchel/contract/exports.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as exports from './service.ts'

export function exportRoutes(app: FastifyInstance): void {
  const { files } = app.services
  serve(app, contract.createExport, (scope, { body }) => exports.create(scope, files, body))
  serve(app, contract.listExports, (scope, { query }) => exports.list(scope, files, query))
  serve(app, contract.getExport, (scope, { params }) => exports.get(scope, files, params.exportId))
  serve(app, contract.cancelExport, (scope, { params }) => exports.cancel(scope, params.exportId))
}
