import { SAMPLES } from '@satchel/contract/items/samples.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** Makes one of two that add samples at once wait for the other. */
export async function lock({ db, actor }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('samples ' || ${actor.tenantId}))`.execute(db)
}

export async function newIds({ db }: Scope, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select new_id() as id from generate_series(1, ${count}::integer) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Finds the samples, in the order in which they were added; those in the trash too if wanted. */
export function find({ db }: Scope, { inTrash = false } = {}) {
  return db
    .selectFrom('item')
    .select(['id', 'ownerId', 'deletedAt'])
    .select((eb) =>
      eb
        .selectFrom('link')
        .select('link.id')
        .whereRef('link.itemId', '=', 'item.id')
        .where('link.isOwn', '=', false)
        .orderBy('link.id')
        .limit(1)
        .as('linkId'),
    )
    .where('importId', '=', SAMPLES)
    .$if(!inTrash, (query) => query.where('deletedAt', 'is', null))
    .orderBy('id')
    .execute()
}

/** Finds the visits of all links to items. */
export async function findVisits(system: Db, tenantId: string, itemIds: string[]) {
  const visits = await system
    .selectFrom('visit')
    .innerJoin('link', (join) =>
      join.onRef('link.tenantId', '=', 'visit.tenantId').onRef('link.id', '=', 'visit.linkId'),
    )
    .select('visit.id')
    .where('link.tenantId', '=', tenantId)
    .where('link.itemId', 'in', itemIds)
    .execute()
  return visits.map(({ id }) => id)
}
