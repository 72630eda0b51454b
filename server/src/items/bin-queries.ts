import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Scope } from '../platform/database/scope.ts'
import { visibleTo } from './visibility-queries.ts'

/** The last deleted first. */
export async function findInBin(scope: Scope, limit: number): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('item')
    .select('item.id')
    .where(visibleTo(scope, { inBin: true }))
    .orderBy('item.deletedAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countBin(scope: Scope): Promise<{ total: number; purging: number }> {
  const { total } = await scope.db
    .selectFrom('item')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(visibleTo(scope, { inBin: true }))
    .executeTakeFirstOrThrow()
  return { total, purging: await countPurging(scope) }
}

export async function countPurging({ db }: Scope): Promise<number> {
  const { purging } = await db
    .selectFrom('item')
    .select(sql<number>`count(*)::int`.as('purging'))
    .where('purgingAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return purging
}

/** Locks items in the trash until the scope ends, in the order used by everyone who locks items. */
export function lockInBin(scope: Scope, ids: string[]) {
  return scope.db
    .selectFrom('item')
    .select(['item.id', 'item.ownerId', 'item.name'])
    .where('item.id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope, { inBin: true }))
    .orderBy('item.id')
    .forNoKeyUpdate()
    .execute()
}

/** Marks items for permanent deletion; they can no longer be restored. */
export async function markPurging({ db }: Scope, ids: string[]): Promise<void> {
  await db
    .updateTable('item')
    .set({ purgingAt: sql`now()` })
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
}

/** All of the trash, locked as above; what someone restores at this moment stays. */
export function lockBin(scope: Scope) {
  return scope.db
    .selectFrom('item')
    .select('item.id')
    .where(visibleTo(scope, { inBin: true }))
    .orderBy('item.id')
    .forNoKeyUpdate()
    .execute()
}

/** Marks items of all tenants that were in the trash for too long. */
export async function markOverdue(system: Db, days: number): Promise<void> {
  await sql`
    with held as materialized (
      select tenant_id, id from item
      where deleted_at < now() - make_interval(days => ${days}) and purging_at is null
      order by tenant_id, id for no key update)
    update item set purging_at = now() from held
    where item.tenant_id = held.tenant_id and item.id = held.id`.execute(system)
}

export async function findPurgingTenants(system: Db): Promise<string[]> {
  const rows = await system
    .selectFrom('item')
    .select('tenantId')
    .distinct()
    .where('purgingAt', 'is not', null)
    .execute()
  return rows.map(({ tenantId }) => tenantId)
}

/** Finds items to delete, except those whose file another item's version is still made from. */
export async function findPurgeable(
  system: Db,
  tenantId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from item
    where tenant_id = ${tenantId} and purging_at is not null and id::text <> all (
      select split_part(job.payload ->> 'from', '/', 2)
      from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'take-file' and job.attempts < job.max_attempts
        and job.payload ->> 'tenantId' = ${tenantId})
    order by id limit ${limit}`.execute(system)
  return rows.map(({ id }) => id)
}

/** Locks marked items that no other job has deleted meanwhile. */
export function lockPurging({ db }: Scope, ids: string[]) {
  return db
    .selectFrom('item')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('purgingAt', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Deletes items with everything attached; their links stay and keep answering 410. */
export async function deleteItems({ db }: Scope, ids: string[]): Promise<void> {
  await db.deleteFrom('item').where('id', '=', sql<string>`any(${ids})`).execute()
}
