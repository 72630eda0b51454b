import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, ItemType, Nullable, Time } from '../schemas.ts'
import { VisitsRankingQuery } from './analytics.ts'
import { CategoryName } from './reports.ts'

/** The maximum number of weekly reports per person. */
export const REPORT_MAILS_MAX = 20

export const MAILED_REPORTS = [
  'overview',
  'content',
  'coverage',
  'links',
  'sites',
  'ctas',
  'people',
  'search',
  'adoption',
  'health',
] as const
export const MailedReport = Type.Enum([...MAILED_REPORTS])
export type MailedReport = Static<typeof MailedReport>

const { dimension, value } = VisitsRankingQuery.properties

/** The filters of a report, as its own endpoint takes them. */
const Filters = {
  certainty: Type.Optional(Type.Enum(['sure'])),
  dimension,
  value,
  rowsBy: Type.Optional(CategoryName),
  columnsBy: Type.Optional(CategoryName),
  mine: Type.Optional(Type.Boolean({ description: 'Content health of only the items I own' })),
}

export const ReportMail = Type.Object({
  id: Id,
  report: MailedReport,
  itemType: Nullable(ItemType),
  ...Filters,
  createdAt: Time,
})
export type ReportMail = Static<typeof ReportMail>

/** The names of all filters. */
export const MAIL_FILTERS = [
  'itemType',
  'certainty',
  'dimension',
  'value',
  'rowsBy',
  'columnsBy',
  'mine',
] as const
export type MailFilters = Omit<ReportMail, 'id' | 'report' | 'itemType' | 'createdAt'> & {
  itemType?: ItemType
}

export const listReportMails = endpoint({
  name: 'listReportMails',
  summary: 'List the reports that I get by email each week',
  method: 'GET',
  path: '/api/analytics/v1/mails',
  access: 'reports.read',
  reply: Type.Object({ items: Type.Array(ReportMail) }),
})

export const addReportMail = endpoint({
  name: 'addReportMail',
  summary:
    'Email me a report of the week before, Mondays at eight in the tenant’s time zone; repeating it changes nothing',
  method: 'POST',
  path: '/api/analytics/v1/mails',
  access: 'reports.read',
  body: Type.Object({
    report: MailedReport,
    itemType: Type.Optional(Nullable(ItemType)),
    ...Filters,
  }),
  status: 201,
  reply: ReportMail,
})

export const deleteReportMail = endpoint({
  name: 'deleteReportMail',
  summary: 'Stop emailing me a report',
  method: 'DELETE',
  path: '/api/analytics/v1/mails/:id',
  access: 'reports.read',
  params: IdParams,
  status: 204,
})
