import * as contract from '@satchel/contract/analytics/analytics.ts'
import * as health from '@satchel/contract/analytics/health.ts'
import * as mailed from '@satchel/contract/analytics/report-mails.ts'
import * as reports from '@satchel/contract/analytics/reports.ts'
import { listUnusedContent } from '@satchel/contract/analytics/unused.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { adoption } from './adoption.ts'
import { coverage } from './coverage.ts'
import * as csv from './csv.ts'
import { ctas } from './ctas.ts'
import { countUnhealthy, listUnhealthy, review } from './health.ts'
import * as mails from './mails.ts'
import * as more from './report-csv.ts'
import { searches } from './searches.ts'
import * as analytics from './service.ts'
import { requireSubject } from './subject.ts'
import { findMyDay } from './today.ts'

type Format = { format?: 'json' | 'csv' | 'xlsx'; locale?: Locale }

export function analyticsRoutes(app: FastifyInstance): void {
  const { config } = app.services
  const as = (name: string, { format, locale }: Format) => ({ name, format, locale })

  serve(app, contract.getOverviewReport, (scope, { query }) => {
    const make = async () =>
      analytics.overview(scope, query, await requireSubject(scope, config, query))
    return analytics.answer(scope, { ...as('overview', query), make, table: csv.overviewTable })
  })
  serve(app, contract.getContentReport, (scope, { query }) => {
    const make = () => analytics.content(scope, query)
    return analytics.answer(scope, { ...as('content', query), make, table: csv.contentTable })
  })
  serve(app, listUnusedContent, (scope, { query }) => {
    const make = () => analytics.unused(scope, query)
    return analytics.answer(scope, { ...as('unused', query), make, table: more.unusedTable })
  })
  serve(app, contract.getLinksReport, (scope, { query }) => {
    const make = () => analytics.links(scope, config, query)
    return analytics.answer(scope, { ...as('links', query), make, table: csv.linkTable })
  })
  serve(app, contract.getPeopleReport, (scope, { query }) => {
    const make = () => analytics.people(scope, query)
    return analytics.answer(scope, { ...as('people', query), make, table: csv.peopleTable })
  })
  serve(app, reports.getSitesReport, (scope, { query }) => {
    const make = () => analytics.sites(scope, query)
    return analytics.answer(scope, { ...as('sites', query), make, table: more.siteTable })
  })
  serve(app, reports.getSearchReport, (scope, { query }) => {
    const make = () => searches(scope, query)
    return analytics.answer(scope, { ...as('search', query), make, table: more.searchTable })
  })
  serve(app, reports.getCtasReport, (scope, { query }) => {
    const make = () => ctas(scope, query)
    return analytics.answer(scope, { ...as('ctas', query), make, table: more.ctaTable })
  })
  serve(app, reports.getAdoptionReport, (scope, { query }) => {
    const make = () => adoption(scope, query)
    return analytics.answer(scope, { ...as('adoption', query), make, table: more.adoptionTable })
  })
  serve(app, reports.getCoverageReport, (scope, { query }) => {
    const make = () => coverage(scope, query)
    return analytics.answer(scope, { ...as('coverage', query), make, table: more.coverageTable })
  })

  serve(app, health.getContentHealth, (scope, { query }) => countUnhealthy(scope, query))
  serve(app, health.listUnhealthyItems, (scope, { query }) =>
    listUnhealthy(scope, app.services, query),
  )
  serve(app, health.reviewItems, (scope, { body }) => review(scope, body.ids))

  serve(app, mailed.listReportMails, (scope) => mails.list(scope))
  serve(app, mailed.addReportMail, (scope, { body }) => mails.add(scope, body))
  serve(app, mailed.deleteReportMail, (scope, { params }) => mails.remove(scope, params.id))

  serve(app, health.getMyDay, (scope) => findMyDay(scope))
}
