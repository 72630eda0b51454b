import * as contract from '@satchel/contract/agreements.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { withScope } from '../platform/database/scope.ts'
import { actorOf, serve, serveRaw } from '../platform/http/serve.ts'
import * as acceptances from './acceptances.ts'
import { copyPdf, dropCopy, type PdfCopy } from './pdf-copies.ts'
import { recordForTeam, recordOf } from './record.ts'
import * as agreements from './service.ts'

export async function agreementRoutes(app: FastifyInstance): Promise<void> {
  serve(app, contract.listAgreements, (scope, { query }) => agreements.list(scope, query))
  serve(app, contract.listAcceptances, (scope, { query }) =>
    query.format === 'csv' ? acceptances.exported(scope, query) : acceptances.list(scope, query),
  )
  serve(app, contract.getAgreement, (scope, { params }) => agreements.get(scope, params.id))
  serveRaw(app, contract.getAcceptanceRecord, async (actor, { params }, { reply }) => {
    const pdf = await recordOf(app.services, actor, recordForTeam(params.id))
    reply.type('application/pdf')
    reply.header('content-disposition', 'attachment; filename="agreement.pdf"')
    return pdf
  })
  await app.register((changes, _options, done) => {
    changeRoutes(changes)
    done()
  })
}

interface Input {
  params: { id?: string }
  body: contract.AgreementChange
}

/** Binds what makes versions. The PDF of one is copied before its scope opens, and goes if that fails. */
function changeRoutes(app: FastifyInstance): void {
  const { services } = app
  const copies = new WeakMap<FastifyRequest, PdfCopy>()
  app.addHook('preHandler', async (request) => {
    const { params, body } = request.input as Partial<Input>
    if (!body?.itemId) return
    const actor = actorOf(request)
    const id = params?.id
    // Nothing is copied for an agreement that isn't there.
    if (id) await withScope(services.database, actor, (scope) => agreements.get(scope, id))
    copies.set(request, await copyPdf(services, actor, body.itemId))
  })
  app.addHook('onResponse', async (request, reply) => {
    const copy = copies.get(request)
    if (copy && (reply.statusCode >= 400 || reply.getHeader('idempotency-replayed')))
      await dropCopy(services, copy)
  })
  serve(app, contract.createAgreement, (scope, { body }, { request }) =>
    agreements.create(scope, body, copies.get(request)),
  )
  serve(app, contract.changeAgreement, (scope, { params, body }, { ifMatch, request }) =>
    agreements.change(scope, { id: params.id, ifMatch }, body, copies.get(request)),
  )
}
