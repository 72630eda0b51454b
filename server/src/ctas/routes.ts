import * as contract from '@satchel/contract/ctas/ctas.ts'
import * as events from '@satchel/contract/ctas/events.ts'
import * as reports from '@satchel/contract/ctas/reports.ts'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../platform/http/network.ts'
import { serve, servePublic } from '../platform/http/serve.ts'
import * as change from './change.ts'
import { recordEvent } from './events.ts'
import * as report from './report.ts'
import * as ctas from './service.ts'
import * as submissions from './submissions.ts'

export function ctaRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.createCta, (scope, { body }) => change.create(scope, services, body))
  serve(app, contract.listCtas, (scope, { query }) => ctas.list(scope, query))
  serve(app, contract.listCtasOf, (scope, { params, query }) =>
    ctas.listOf(scope, params.id, query),
  )
  serve(app, contract.getCta, (scope, { params }) => ctas.get(scope, params.id))
  serve(app, contract.changeCta, (scope, { params: { id }, body }, { ifMatch }) =>
    change.change(scope, services, { id, ifMatch }, body),
  )
  serve(app, contract.deleteCta, (scope, { params }) => change.remove(scope, params.id))
  serve(app, contract.restoreCta, (scope, { params }) => change.restore(scope, params.id))

  serve(app, reports.listCtaSubmissions, (scope, { params: { id }, query }) => {
    const { format, ...filter } = query
    return format === 'csv'
      ? submissions.exported(scope, id, filter)
      : submissions.list(scope, id, filter)
  })
  serve(app, reports.changeCtaSubmission, (scope, { params, body }) =>
    submissions.change(scope, services, { ctaId: params.id, id: params.submissionId }, body.state),
  )
  serve(app, reports.deleteCtaSubmission, (scope, { params }) =>
    submissions.remove(scope, params.id, params.submissionId),
  )
  serve(app, reports.deleteCtaSubmissionsOf, (scope, { query }) =>
    submissions.removeOf(scope, query.email),
  )
  serve(app, reports.getCtaReport, (scope, { params, query }) =>
    report.report(scope, params.id, query),
  )

  servePublic(app, events.getPublicCta, ({ params, query }) =>
    ctas.getPublic(services, params.ctaId, query.tenantId),
  )
  servePublic(app, events.recordCtaEvent, async ({ params, query, body }, { request }) => {
    const network = networkOf(request.ip)
    const { thanks } = await recordEvent(services, params.ctaId, body, {
      network,
      ...(query.tenantId && { tenantId: query.tenantId }),
    })
    return { accepted: true, thanks }
  })
}
