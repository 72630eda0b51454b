import {
  MAIL_FILTERS,
  type MailedReport,
  type MailFilters,
  REPORT_MAILS_MAX,
  type ReportMail,
} from '@satchel/contract/analytics/report-mails.ts'
import type { Permission } from '@satchel/contract/permissions.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { personOf, requirePermission, type Scope } from '../platform/database/scope.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { axesOf } from './coverage.ts'
import * as query from './mail-queries.ts'
import { requirePart } from './report-query.ts'

/** Permissions that a report needs besides `reports.read`. */
export const NEEDS: Readonly<Partial<Record<MailedReport, Permission>>> = {
  adoption: 'links.all',
  ctas: 'ctas.read',
}

const OF_VISITS = ['itemType', 'certainty', 'dimension', 'value'] as const
/** The filters that each report has. */
const FILTERS: Readonly<Record<MailedReport, readonly (keyof MailFilters)[]>> = {
  overview: ['itemType', 'certainty'],
  content: OF_VISITS,
  coverage: ['rowsBy', 'columnsBy'],
  links: OF_VISITS,
  sites: ['certainty'],
  ctas: [],
  people: OF_VISITS,
  search: [],
  adoption: [],
  health: ['mine'],
}

export async function list(scope: Scope): Promise<{ items: ReportMail[] }> {
  return { items: await query.findMine(scope) }
}

type Draft = Omit<MailFilters, 'itemType'> &
  Pick<ReportMail, 'report'> & { itemType?: ItemType | null }

export async function add(
  scope: Scope,
  { report, itemType, ...draft }: Draft,
): Promise<ReportMail> {
  const needed = NEEDS[report]
  if (needed) requirePermission(scope.actor, needed)
  const filters = filtersOf(report, { ...draft, ...(itemType && { itemType }) })
  if ((await query.findMine(scope)).length >= REPORT_MAILS_MAX)
    throw invalidField('report', says('youCanGetAtMostWeeklyReports', { max: REPORT_MAILS_MAX }))
  return query.insert(scope, report, filters)
}

/** Returns the filters that are set; throws `invalid` for one that the report hasn't. */
function filtersOf(report: MailedReport, draft: MailFilters): MailFilters {
  const names = MAIL_FILTERS.filter((name) => draft[name])
  const other = names.find((name) => !FILTERS[report].includes(name))
  if (other) throw invalidField(other, says('doesntApplyToThisReport'))
  requirePart(draft.dimension, draft.value)
  return {
    ...Object.fromEntries(names.map((name) => [name, draft[name]])),
    ...(report === 'coverage' && axesOf(draft)),
  }
}

/** Throws `not-found` unless it is the caller's own. */
export async function remove(scope: Scope, id: string): Promise<void> {
  if ((await query.removeMails(scope, personOf(scope), [id])) === 0)
    throw new Problem('not-found', says('weeklyReportNotFound'))
}
