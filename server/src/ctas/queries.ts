import { sql, type Updateable } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Cta } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

/** Locks the tenant's CTAs against others that add one, and counts them. */
export async function lockAndCount({ db }: Scope): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('cta'), hashtext(current_tenant()::text))`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cta where deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Columns extends Updateable<Cta> {
  name: string
  kind: string
}

export async function insertCta(scope: Scope, columns: Columns): Promise<string> {
  const { id } = await scope.db
    .insertInto('cta')
    .values({ ...columns, ownerId: personOf(scope) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The time zone of the company. */
export async function findTimeZone({ db }: Scope): Promise<string> {
  const { timeZone } = await db.selectFrom('tenant').select('timeZone').executeTakeFirstOrThrow()
  return timeZone
}

/** Locks a CTA until the scope ends, so that its version can't change. */
export function lock({ db }: Scope, id: string) {
  return db.selectFrom('cta').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateCta({ db }: Scope, id: string, change: Updateable<Cta>): Promise<void> {
  await db
    .updateTable('cta')
    .set({ ...change, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes a CTA, or takes that back; its name, or undefined where there was nothing to do. */
export async function setDeleted({ db }: Scope, id: string, isDeleted: boolean) {
  const row = await db
    .updateTable('cta')
    .set({ deletedAt: isDeleted ? sql`now()` : null, version: sql`version + 1` })
    .where('id', '=', id)
    .where('deletedAt', isDeleted ? 'is' : 'is not', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Deletes what was deleted so many days ago, of all tenants, with its submissions. */
export async function purge(system: Db, days: number): Promise<void> {
  await system
    .deleteFrom('cta')
    .where('deletedAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
