import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Notice, Standing } from './due-notice.ts'

/** Finds tenants that may be due for a notice, with the kinds and times of those already sent. */
export async function findStandings(
  system: Db,
): Promise<(Standing & { id: string; sent: string[] })[]> {
  return system
    .selectFrom('tenant')
    .select(['id', 'statusSince', 'trialEndsAt', 'closesAt'])
    .select(
      sql<string>`case when planless and status = 'trialing' then 'active' else status end`.as(
        'status',
      ),
    )
    .select([
      sql<string | null>`payment_due_by(tenant)`.as('paymentDueBy'),
      sql<string | null>`readable_until(tenant)`.as('readableUntil'),
      sql<string[]>`array(
        select kind || ' ' || (extract(epoch from about) * 1000)::bigint
        from account_notice where tenant_id = tenant.id)`.as('sent'),
    ])
    .where(
      sql<boolean>`closes_at is not null or payment_due_by(tenant) is not null
        or readable_until(tenant) > now() or status = 'trialing' and not planless and trial_ends_at > now()`,
    )
    .execute()
}

/** Inserts a notice; false if another node was faster. */
export async function insertNotice({ db }: Scope, { kind, about }: Notice): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accountNotice')
    .values({ kind, about })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}
