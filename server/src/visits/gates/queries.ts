import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'

/** Who made a link and may still act, and what it shows. */
export function findSharer({ db }: Scope, linkId: string) {
  return db
    .selectFrom('link')
    .innerJoin('member', 'member.id', 'link.sharedBy')
    .leftJoin('item', (join) =>
      join.onRef('item.id', '=', 'link.itemId').on('link.itemType', '=', 'ITEM'),
    )
    .leftJoin('collection', (join) =>
      join.onRef('collection.id', '=', 'link.itemId').on('link.itemType', '=', 'COLLECTION'),
    )
    .select(({ fn, ref, val }) => [
      'member.email as to',
      fn.coalesce(ref('item.name'), ref('collection.name'), val('something')).as('itemName'),
    ])
    .where('link.id', '=', linkId)
    .where('member.status', '=', 'active')
    .executeTakeFirst()
}

/** Of all tenants: what no limit looks at any more, and codes that are long over. */
export async function deleteOldAttempts(system: Db): Promise<void> {
  const dayAgo = sql<string>`now() - interval '1 day'`
  await system.deleteFrom('linkAttempt').where('at', '<', dayAgo).execute()
  await system.deleteFrom('linkCode').where('expiresAt', '<', dayAgo).execute()
}
