import * as contract from '@satchel/contract/audit.ts'
import type { FastifyInstance } from 'fastify'
import { serve, serveRaw } from '../platform/http/serve.ts'
import * as log from './service.ts'

export function auditRoutes(app: FastifyInstance): void {
  serve(app, contract.listAudit, (scope, { query }) => log.list(scope, query))
  serveRaw(app, contract.exportAudit, async (actor, { query }, { reply }) => {
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="audit-log.csv"')
    return log.exportCsv(app.services, actor, query)
  })
}
