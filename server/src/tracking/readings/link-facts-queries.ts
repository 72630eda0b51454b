import { type RawBuilder, sql } from 'kysely'

// What receivers outside are sent about a visited link. Statements name the tenant themselves.

/** Returns a time as all answers have it, for JSON that the database makes. */
export const isoTime = (time: RawBuilder<unknown>) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The joins of a link’s sharer and of its item, collection or site. */
export const LINK_TARGET = sql`
  join member as sharer on sharer.tenant_id = link.tenant_id and sharer.id = link.shared_by
  left join item on item.tenant_id = link.tenant_id and item.id = link.item_id
  left join collection on collection.tenant_id = link.tenant_id and collection.id = link.item_id
  left join site on site.tenant_id = link.tenant_id and site.id = link.item_id`

/** The link as JSON; needs `LINK_TARGET`. Neither its password nor descriptions are in it. */
export const LINK_FACTS = sql`jsonb_build_object(
  'id', link.id, 'slug', link.slug, 'itemType', link.item_type, 'itemId', link.item_id,
  'itemName', coalesce(item.name, collection.name, site.name, ''),
  'recipient', coalesce(link.shared_to_email, link.shared_to_name, link.shared_to_organization, link.shared_to_memo),
  'sharedBy', jsonb_build_object('id', sharer.id, 'name', sharer.name))`

/** Looks visits up one by one: a join would read all visits while PostgreSQL doesn't know yet how many there are. */
export function visitOf(columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lateral (select ${columns} from visit
    where tenant_id = input.tenant_id and id = input.visit_id offset 0) as visit`
}
