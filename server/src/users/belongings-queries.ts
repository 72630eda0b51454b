import type { Belongings, User } from '@satchel/contract/users.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export async function countBelongings({ db }: Scope, userId: string): Promise<Belongings> {
  const { rows } = await sql<Belongings>`
    select (select count(*)::int from item where owner_id = ${userId}) as items,
      (select count(*)::int from collection where owner_id = ${userId}) as collections,
      (select count(*)::int from link where shared_by = ${userId} and disabled_at is null) as links,
      (select count(*)::int from saved_search where member_id = ${userId}) as "savedSearches"`.execute(
    db,
  )
  return rows[0] as Belongings
}

/** What is not in the bin; first what others find as well. */
export function findItems({ db }: Scope, ownerId: string, limit: number) {
  return db
    .selectFrom('item')
    .select(['id', 'name', 'originalName'])
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .orderBy('inLibrary', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function giveItems({ db }: Scope, from: string, to: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('item')
    .set({ ownerId: to, version: sql`version + 1` })
    .where('ownerId', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export function giveCollections({ db }: Scope, from: string, to: string) {
  return db
    .updateTable('collection')
    .set({ ownerId: to, version: sql`version + 1` })
    .where('ownerId', '=', from)
    .returning(['id', 'name'])
    .execute()
}

/** Where the heir has made the very same share, the one that comes to it says whose it was. */
export async function giveLinks({ db }: Scope, from: User, to: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with given as (
      update link set version = version + 1, shared_by = ${to}, shared_to_memo = case when not is_own and disabled_at is null and exists (
        select from link same where same.shared_by = ${to} and same.disabled_at is null and not same.is_own
          and same.item_type = link.item_type and same.item_id = link.item_id
          and coalesce(same.shared_to_email, '') = coalesce(link.shared_to_email, '')
          and coalesce(fold(same.shared_to_memo), '') = coalesce(fold(link.shared_to_memo), '')
          and coalesce(fold(same.shared_to_organization), '') = coalesce(fold(link.shared_to_organization), '')
      ) then concat_ws(' ', left(shared_to_memo, 120), '(' || left(${from.name}::text, 100) || ', ' || slug || ')') else shared_to_memo end
      where shared_by = ${from.id} returning disabled_at)
    select count(*)::int as count from given where disabled_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** A name the heir has for another search gets that of the person beside it. */
export async function giveSavedSearches({ db }: Scope, from: User, to: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update saved_search set member_id = ${to}, version = version + 1, name = case when exists (
      select from saved_search same where same.member_id = ${to} and fold(same.name) = fold(saved_search.name)
    ) then left(saved_search.name, 150) || ' (' || left(${from.name}::text, 100) || ' ' || left(md5(id::text), 4) || ')'
      else saved_search.name end
    where member_id = ${from.id}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
