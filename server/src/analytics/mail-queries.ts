import type {
  MailedReport,
  MailFilters,
  ReportMail,
} from '@satchel/contract/analytics/report-mails.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { ReportMail as ReportMailTable } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { MEMBER_LOCALE } from '../platform/mail/member-locale.ts'

const FIELDS = ['id', 'report', 'filters', 'createdAt'] as const

function toMail({ filters, ...row }: Pick<Selectable<ReportMailTable>, (typeof FIELDS)[number]>) {
  return { itemType: null, ...row, ...(filters as object) } as ReportMail
}

export async function findMine(scope: Scope): Promise<ReportMail[]> {
  const rows = await scope.db
    .selectFrom('reportMail')
    .select(FIELDS)
    .where('memberId', '=', personOf(scope))
    .orderBy('id')
    .execute()
  return rows.map(toMail)
}

/** Adds a weekly report that starts next week, or returns the one there is. */
export async function insert(
  scope: Scope,
  report: MailedReport,
  filters: MailFilters,
): Promise<ReportMail> {
  const row = await scope.db
    .insertInto('reportMail')
    .values({
      memberId: personOf(scope),
      report,
      filters: JSON.stringify(filters),
      week: sql<string>`date_trunc('week', today())::date`,
    })
    .onConflict((found) =>
      found
        .columns(['tenantId', 'memberId', 'report', 'filters'])
        .doUpdateSet({ memberId: personOf(scope) }),
    )
    .returning(FIELDS)
    .executeTakeFirstOrThrow()
  return toMail(row)
}

/** Deletes some of a person's weekly reports; returns how many. */
export async function removeMails({ db }: Scope, memberId: string, ids: string[]): Promise<number> {
  const gone = await db
    .deleteFrom('reportMail')
    .where('memberId', '=', memberId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning('id')
    .execute()
  return gone.length
}

export interface Due {
  tenantId: string
  memberId: string
  id: string
  name: string
  role: string
  email: string
  company: string
  color: string
  logoUrl: string | null
  /** The tag of the member's language, else of their company's. */
  locale: string
}

/** The Monday of the tenant's week, once it is eight o'clock of it. */
const WEEK = sql`date_trunc('week', (now() at time zone tenant.time_zone) - interval '8 hours')::date`

/** Finds weekly reports of all tenants that are due. */
export async function findDue(system: Db): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mail.tenant_id as "tenantId", member_id as "memberId", mail.id, member.name, role, email,
      tenant.name as company, color, logo_url as "logoUrl", ${MEMBER_LOCALE} as locale
    from report_mail as mail
      join member on member.tenant_id = mail.tenant_id and member.id = member_id
      join tenant on tenant.id = mail.tenant_id
    where week < ${WEEK} and member.status = 'active'
      and effective_status(tenant) in ('active', 'trialing')`.execute(system)
  return rows
}

export interface ClaimedMail {
  report: MailedReport
  filters: MailFilters
  from: string
  to: string
}

/** Takes a report of the week before; undefined if it was taken already, also by another node at this moment. */
export async function take({ db }: Scope, id: string): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update report_mail as mail set week = ${WEEK} from tenant
    where mail.id = ${id} and tenant.id = mail.tenant_id and week < ${WEEK}
    returning report, filters, (${WEEK} - 7)::text as from, (${WEEK} - 1)::text as to`.execute(db)
  return rows[0]
}
