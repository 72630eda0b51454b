import type { FieldChange } from '@satchel/contract/activity.ts'
import type { Program } from '@satchel/contract/schemas.ts'
import { sql } from 'kysely'
import * as domains from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'

/** An event with what webhooks are sent of its item, collection or site as it is now. */
export interface Change {
  id: string
  type:
    | 'item.changed'
    | 'item.replaced'
    | 'item.reached-day'
    | 'collection.changed'
    | 'site.published'
  at: string
  by: { id: string; name: string; program?: Program } | null
  changes: FieldChange[] | null
  hasFailed: boolean
  itemId: string
  item: {
    kind: 'file' | 'link'
    name: string
    url: string | null
    expiresOn: string | null
    isExpired: boolean
    isReplacing: boolean
    owner: { id: string; name: string }
  } | null
  collection: { name: string } | null
  site: { name: string; slug: string; domain: string | null } | null
}

/**
 * Finds these events, oldest first, of what isn't deleted. Private collections are their owner's alone; of items
 * outside the library, those who set up webhooks hear anyway.
 */
export async function findChanges({ db }: Scope, ids: string[]): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select event.id, event.type, event.at, event.changes, event.item_id as "itemId",
      case when event.actor_id is not null
        then jsonb_build_object('id', event.actor_id, 'name', coalesce(event.actor_name, ''))
          || case when event.program is null then '{}' else jsonb_build_object('program', event.program) end
        end as by,
      coalesce((event.data ->> 'failed')::boolean, false) as "hasFailed",
      case when item.id is not null then jsonb_build_object('kind', item.kind, 'name', item.name, 'url', item.url,
        'expiresOn', item.expires_on, 'isExpired', coalesce(item.expires_on < today(), false),
        'isReplacing', item.next_version is not null,
        'owner', jsonb_build_object('id', owner.id, 'name', owner.name)) end as item,
      case when collection.id is not null then jsonb_build_object('name', collection.name) end as collection,
      case when site.id is not null then jsonb_build_object('name', site.name, 'slug', site.slug,
        'domain', ${domains.domainInUse()}) end as site
    from event
    left join item on event.item_type = 'ITEM' and item.id = event.item_id and item.deleted_at is null
    left join member as owner on owner.id = item.owner_id
    left join collection on event.item_type = 'COLLECTION' and collection.id = event.item_id
      and collection.deleted_at is null and collection.visibility = 'team'
    left join site on event.item_type = 'SITE' and site.id = event.item_id and site.deleted_at is null
    where event.id = any(${ids}::uuid[])
    order by event.id`.execute(db)
  return rows
}
