import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, IdParams, ItemType, Nullable, Time } from './schemas.ts'

/** The maximum number of weekly reports per person. */
export const REPORT_MAILS_MAX = 20

export const MAILED_REPORTS = [
  'overview',
  'content',
  'links',
  'sites',
  'ctas',
  'people',
  'search',
  'adoption',
] as const
export const MailedReport = Type.Enum([...MAILED_REPORTS])
export type MailedReport = Static<typeof MailedReport>

export const ReportMail = Type.Object({
  id: Id,
  report: MailedReport,
  itemType: Nullable(ItemType),
  createdAt: Time,
})
export type ReportMail = Static<typeof ReportMail>

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
  body: Type.Object({ report: MailedReport, itemType: Type.Optional(Nullable(ItemType)) }),
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
