import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** False where it is being closed already. */
export async function startClosing({ db, actor }: Scope, days: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tenant')
    .set({ closesAt: sql`now() + make_interval(days => ${days})` })
    .where('id', '=', actor.tenantId)
    .where('closesAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** False where that closing is over: taken back before, or come to its end, be it while this waited. */
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
