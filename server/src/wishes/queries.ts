import { type Insertable, sql, type Updateable } from 'kysely'
import type { Wish } from '../platform/database/database-types.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { visibleTo } from './select-queries.ts'

type Draft = Omit<Insertable<Wish>, 'authorId' | 'titleWords' | 'termWords'>

export async function insertWish(scope: Scope, draft: Draft): Promise<string> {
  const { id } = await scope.db
    .insertInto('wish')
    .values({ ...draft, authorId: personOf(scope) } as Insertable<Wish>)
    .returning('id')
    .executeTakeFirstOrThrow()
  await countUp(scope, [id])
  return id
}

/** Locks visible wishes in a fixed order, so that two callers never deadlock. */
export function lockAll(scope: Scope, ids: string[]) {
  return scope.db
    .selectFrom('wish')
    .select([
      'id',
      'version',
      'kind',
      'status',
      'approved',
      'title',
      'authorId',
      'assigneeId',
      'mergedInto',
    ])
    .where('id', '=', sql<string>`any(${ids})`)
    .where(visibleTo(scope))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export type Locked = Awaited<ReturnType<typeof lockAll>>[number]

export async function updateWish({ db }: Scope, id: string, change: Updateable<Wish>) {
  await db
    .updateTable('wish')
    .set({ ...change, version: sql`version + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Assigns the unfinished wishes of a person to another, and returns which. */
export async function giveAssigned({ db }: Scope, from: string, to: string): Promise<string[]> {
  const rows = await db
    .updateTable('wish')
    .set({ assigneeId: to, version: sql`version + 1`, updatedAt: sql`clock_timestamp()` })
    .where('assigneeId', '=', from)
    .where('mergedInto', 'is', null)
    .where('status', 'not in', ['done', 'declined'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Half of what somebody did a week ago counts as much as something new. */
const COOLING = sql`ln(2) / (7 * 86400)`

/**
 * Counts votes and comments, and the heat of wishes: the logarithm of all that happened to them, each weighted by its
 * kind and age. It orders them the same at any later time, so that it is not computed again each hour.
 */
export async function countUp({ db }: Scope, ids: string[]): Promise<void> {
  await sql`
    update wish set votes = counted.votes, comments = counted.comments, heat = counted.heat
    from (
      select id, count(*) filter (where weight = 5)::int as votes,
        count(*) filter (where weight = 3)::int as comments,
        max(score) + ln(sum(exp(score - peak))) as heat
      from (
        select id, weight, ln(weight) + ${COOLING} * extract(epoch from at)::float8 as score,
          max(ln(weight) + ${COOLING} * extract(epoch from at)::float8) over (partition by id) as peak
        from (
          select id, 1::float8 as weight, created_at as at from wish where id = any(${ids})
          union all select wish_id, 5, at from wish_vote where wish_id = any(${ids})
          union all select wish_id, 3, created_at from wish_comment where wish_id = any(${ids})
        ) as happened) as scored
      group by id) as counted
    where wish.id = counted.id`.execute(db)
}

/** Puts these items, in this order, in the place of all before. */
export async function setItems({ db }: Scope, id: string, itemIds: string[]): Promise<void> {
  await db.deleteFrom('wishItem').where('wishId', '=', id).execute()
  await sql`
    insert into wish_item (wish_id, item_id, position)
    select ${id}, item_id, place from unnest(${itemIds}::uuid[]) with ordinality as input (item_id, place)
    on conflict do nothing`.execute(db)
}

export async function hasItems({ db }: Scope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('wishItem')
    .innerJoin('item', 'item.id', 'wishItem.itemId')
    .select('wishItem.itemId')
    .where('wishItem.wishId', '=', id)
    .where('item.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds the caller's vote, or removes it; with an organization, a vote there is stays and is for that one. */
export async function toggleVote(
  scope: Scope,
  wishId: string,
  organization: string | null,
): Promise<boolean> {
  const memberId = personOf(scope)
  if (!organization) {
    const { numDeletedRows } = await scope.db
      .deleteFrom('wishVote')
      .where('wishId', '=', wishId)
      .where('memberId', '=', memberId)
      .executeTakeFirst()
    if (numDeletedRows > 0n) return false
  }
  await scope.db
    .insertInto('wishVote')
    .values({ wishId, memberId, organization })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'wishId', 'memberId']).doUpdateSet({ organization }),
    )
    .execute()
  return true
}

/** Moves all that belongs to a wish to another; who voted for both counts once. */
export async function moveAll({ db }: Scope, from: string, into: string): Promise<void> {
  await sql`
    insert into wish_vote (wish_id, member_id, organization, at)
    select ${into}, member_id, organization, at from wish_vote where wish_id = ${from}
    on conflict (tenant_id, wish_id, member_id) do update
      set organization = coalesce(wish_vote.organization, excluded.organization)`.execute(db)
  await db.deleteFrom('wishVote').where('wishId', '=', from).execute()
  await db.updateTable('wishComment').set({ wishId: into }).where('wishId', '=', from).execute()
  await sql`
    insert into wish_item (wish_id, item_id, position)
    select ${into}, item_id, 1000 + position from wish_item where wish_id = ${from}
    on conflict do nothing`.execute(db)
  await db.deleteFrom('wishItem').where('wishId', '=', from).execute()
  await db.updateTable('wish').set({ mergedInto: into }).where('mergedInto', '=', from).execute()
}
