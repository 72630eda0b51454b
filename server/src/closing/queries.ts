import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Starts closing; false if the account is already being closed. */
export async function startClosing({ db, actor }: Scope, days: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tenant')
    .set({ closesAt: sql`now() + make_interval(days => ${days})` })
    .where('id', '=', actor.tenantId)
    .where('closesAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Cancels this closing; false if it was canceled before or has ended. */
export async function endClosing({ db, actor }: Scope, closesAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tenant')
    .set({ closesAt: null })
    .where('id', '=', actor.tenantId)
    .where('closesAt', '=', closesAt)
    .where('closesAt', '>', sql<string>`clock_timestamp()`)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

export function findOwners({ db }: Scope) {
  return db
    .selectFrom('member')
    .select('email')
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}
