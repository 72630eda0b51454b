import * as contract from '@satchel/contract/analytics.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import * as csv from './csv.ts'
import * as analytics from './service.ts'

export function analyticsRoutes(app: FastifyInstance): void {
  const { config } = app.services
  serve(app, contract.getOverviewReport, async (scope, { query }) => {
    const report = await analytics.overview(scope, query)
    return query.format === 'csv'
      ? analytics.exported(scope, 'overview', report, csv.overviewLines(report))
      : report
  })
  serve(app, contract.getContentReport, async (scope, { query }) => {
    const report = await analytics.content(scope, query)
    return query.format === 'csv'
      ? analytics.exported(scope, 'content', report, csv.contentLines(report))
      : report
  })
  serve(app, contract.getLinksReport, async (scope, { query }) => {
    const report = await analytics.links(scope, config, query)
    return query.format === 'csv'
      ? analytics.exported(scope, 'links', report, csv.linkLines(report))
      : report
  })
  serve(app, contract.getPeopleReport, async (scope, { query }) => {
    const report = await analytics.people(scope, query)
    return query.format === 'csv'
      ? analytics.exported(scope, 'people', report, csv.peopleLines(report))
      : report
  })
}
