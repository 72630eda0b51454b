import type { Permission } from '@satchel/contract/permissions.ts'
import {
  type MailedReport,
  REPORT_MAILS_MAX,
  type ReportMail,
} from '@satchel/contract/report-mails.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { personOf, requirePermission, type Scope } from '../platform/database/scope.ts'
import { invalidField, Problem } from '../platform/problem.ts'
import * as query from './mail-queries.ts'

/** What a report needs besides `reports.read`. */
export const NEEDS: Readonly<Partial<Record<MailedReport, Permission>>> = {
  adoption: 'links.all',
  ctas: 'ctas.read',
}
const OF_LINKS: ReadonlySet<MailedReport> = new Set(['overview', 'content', 'links', 'people'])

export async function list(scope: Scope): Promise<{ items: ReportMail[] }> {
  return { items: await query.findMine(scope) }
}

interface Draft {
  report: MailedReport
  itemType?: ItemType | null
}

export async function add(scope: Scope, { report, itemType = null }: Draft): Promise<ReportMail> {
  const needed = NEEDS[report]
  if (needed) requirePermission(scope.actor, needed)
  if (itemType && !OF_LINKS.has(report))
    throw invalidField('itemType', 'doesn’t apply to this report')
  if ((await query.findMine(scope)).length >= REPORT_MAILS_MAX)
    throw invalidField('report', `You can get at most ${REPORT_MAILS_MAX} weekly reports`)
  return query.insert(scope, { report, itemType })
}

/** Throws `not-found` unless it is the caller's own. */
export async function remove(scope: Scope, id: string): Promise<void> {
  if ((await query.remove(scope, personOf(scope), [id])) === 0)
    throw new Problem('not-found', 'Weekly report not found')
}
