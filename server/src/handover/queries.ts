import type { Belongings } from '@satchel/contract/users.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

export async function countBelongings({ db }: Scope, userId: string): Promise<Belongings> {
  const { rows } = await sql<Belongings>`
    select (select count(*)::int from item where owner_id = ${userId}) as items,
      (select count(*)::int from collection where owner_id = ${userId}) as collections,
      (select count(*)::int from site where owner_id = ${userId} and deleted_at is null) as sites,
      (select count(*)::int from link where shared_by = ${userId} and disabled_at is null) as links,
      (select count(*)::int from saved_search where member_id = ${userId}) as "savedSearches",
      (select count(*)::int from wish where assignee_id = ${userId} and merged_into is null
        and status not in ('done', 'declined')) as wishes`.execute(db)
  return rows[0] as Belongings
}
