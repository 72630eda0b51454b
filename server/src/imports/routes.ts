import type { Readable } from 'node:stream'
import * as contract from '@satchel/contract/imports/imports.ts'
import * as templates from '@satchel/contract/imports/templates.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { withScope } from '../platform/database/scope.ts'
import { serve, serveRaw } from '../platform/http/serve.ts'
import { draftArchive } from './archive/draft.ts'
import { problemsOf, template } from './csv-out.ts'
import { isPlan, linkTemplate, planOf } from './links/start.ts'
import * as imports from './service.ts'
import { draftSitemap, start } from './start.ts'
import { draftCsv, rereadCsv } from './upload.ts'

export async function importRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app

  serve(app, contract.startImport, async (scope, { body }, { reply }) => {
    if (!isPlan(body)) return start(services, scope, body)
    reply.code(200)
    return planOf(services, scope, body, () => reply.raw.destroyed)
  })
  serve(app, contract.undoImport, (scope, { params }) => imports.undo(scope, params.importId))
  serve(app, contract.changeImport, (scope, { body }) => imports.change(scope, body))
  serve(app, contract.listImports, (scope, { query }) => imports.list(scope, query))
  serve(app, contract.getImport, (scope, { query }) => imports.get(scope, query.importId))
  serve(app, contract.checkImport, (scope, { body }) => imports.check(services, scope, body))
  serve(app, contract.readSitemap, (scope, { body }) => draftSitemap(scope, body.sitemapUrl))
  serve(app, contract.readArchive, (scope, { body }) => draftArchive(scope, body.uploadId))
  serve(app, contract.getImportDraft, (scope, { params }) =>
    imports.getDraft(scope, params.importId),
  )
  serveRaw(app, contract.changeImportDraft, (actor, { params, body }) =>
    rereadCsv(services, actor, params.importId, body),
  )
  serve(app, contract.listImportRows, (scope, { params, query }) =>
    imports.listRows(scope, params.importId, query),
  )
  serve(app, contract.retryImport, (scope, { params }) => imports.retry(scope, params.importId))

  serveRaw(app, templates.getImportTemplate, async (_actor, _input, { reply }) =>
    asCsv(reply, 'import-template.csv', template()),
  )
  serveRaw(app, templates.getLinkTemplate, async (_actor, _input, { reply }) =>
    asCsv(reply, 'links-template.csv', linkTemplate()),
  )
  serveRaw(app, templates.getImportProblems, async (actor, { params }, { reply }) => {
    await withScope(services.database, actor, (scope) =>
      imports.requireImport(scope, params.importId),
    )
    return asCsv(reply, 'import-problems.csv', await problemsOf(services, actor, params.importId))
  })
  await app.register((scope, _options, done) => {
    // The bytes of the body go to a file as they come.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload))
    serveRaw(scope, contract.uploadImportCsv, (actor, { query }, { request }) =>
      draftCsv(services, actor, query, request.body as Readable | undefined),
    )
    done()
  })
}

function asCsv<T>(reply: FastifyReply, name: string, content: T): T {
  reply.type('text/csv; charset=utf-8')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  return content
}
