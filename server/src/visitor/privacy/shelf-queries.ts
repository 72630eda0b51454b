import type { PageChange } from '@satchel/contract/items/versions.ts'
import type { VisitorShelfEntry } from '@satchel/contract/visits/visitor-shelf.ts'
import { type RawBuilder, sql } from 'kysely'
import { containsText } from '../../platform/database/contains-text.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { IS_READING } from '../../tracking/service.ts'
import { CLOSES, IS_SHARED, OPENS } from '../link/link-queries.ts'

export interface ShelfRow extends Omit<VisitorShelfEntry, 'url' | 'changes'> {
  slug: string
  host: string
  itemId: string
  /** The version of its file now; null for what isn't a file. */
  version: number | null
  /** The version that was read last. */
  readVersion: number | null
  /** Changes between the two; null if they weren't compared. */
  pages: PageChange[] | null
  /** True if a collection or site was changed since it was read. */
  isChanged: boolean
}

interface Place {
  email: string
  search: string
  limit: number
  offset: number
}

const NAME = sql<string | null>`coalesce(item.name, collection.name, site.name)`

const IS_OPEN = sql<boolean>`(case link.item_type when 'ITEM' then ${IS_SHARED}
  when 'COLLECTION' then collection.deleted_at is null
  else site.published_number is not null and site.deleted_at is null end)`

/** The reason why a link doesn't open, in the order in which its page says it. */
const REASON = sql`case when link.disabled_at is not null then 'withdrawn'
  when link.expires_at <= now() then 'expired'
  when ${CLOSES} <= now() then 'closed'
  when not coalesce(${IS_OPEN}, false) then 'unshared' end`

/** The condition for links that open, where they're joined with what they show. */
export const STILL_OPENS = sql<boolean>`${REASON} is null`

/** Links for an address, but for those of which nothing may be known yet. */
export const shelfOf = (email: string, isHidden: boolean) => sql`
  from link join tenant on tenant.id = link.tenant_id
  join member on member.id = link.shared_by
  left join item on link.item_type = 'ITEM' and item.id = link.item_id
  left join collection on link.item_type = 'COLLECTION' and collection.id = link.item_id
  left join site on link.item_type = 'SITE' and site.id = link.item_id
  where link.shared_to_email = ${email} and ${NAME} is not null and coalesce(${OPENS} <= now(), true)
    and exists (select from hidden_link as hidden
      where hidden.email = ${email} and hidden.link_id = link.id) = ${isHidden}`

/** The condition that each word is in the name, the description, or the name of who shared it. */
function searched(search: string): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql`true`
  const text = sql`concat_ws(' ', ${NAME}, item.visitor_description, collection.description, member.name)`
  return sql.join(
    words.map((word) => containsText(text, word)),
    sql` and `,
  )
}

export async function countEntries(
  { db }: Scope,
  { email, search }: Pick<Place, 'email' | 'search'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${shelfOf(email, false)} and ${searched(search)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds links for an address: those that open first, the newest first, and how each was read last. */
export async function findEntries(
  { db }: Scope,
  { email, search, limit, offset }: Place,
): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    with entry as materialized (
      select link.id, link.slug, link.host, link.item_type, link.item_id, link.created_at, link.parent_link_id,
        link.disabled_at, link.expires_at, ${CLOSES} as closes_at, ${REASON} as reason, ${NAME} as name,
        member.name as sharer, item.kind, item.file_version,
        coalesce(collection.updated_at, site.published_at) as changed_at
      ${shelfOf(email, false)} and ${searched(search)}
      order by ${REASON} is not null, link.id desc limit ${limit} offset ${offset}
    )
    select entry.id, slug, host, entry.item_id as "itemId", name, reason, sharer as "sharedBy",
      entry.created_at as "sharedAt", parent_link_id is not null as "isPassedOn",
      case item_type when 'COLLECTION' then 'collection' when 'SITE' then 'site'
        else case kind when 'file' then 'file' else 'page' end end as kind,
      case reason when 'withdrawn' then disabled_at when 'expired' then expires_at
        when 'closed' then closes_at end as "closedAt",
      entry.file_version as version, version.made_at as "versionAt",
      reading.at as "readAt", reading.file_version as "readVersion", version_change.pages,
      coalesce(changed_at > reading.at, false) as "isChanged"
    from entry
    left join item_version as version on version.item_id = entry.item_id
      and version.number = entry.file_version and entry.file_version > 1
    left join lateral (
      select visit.at, visit.file_version from visit
      where visit.link_id = entry.id and visit.item_id is null and ${IS_READING}
      order by visit.id desc limit 1
    ) as reading on true
    left join version_change on version_change.item_id = entry.item_id
      and version_change.to_version = entry.file_version
      and version_change.from_version = reading.file_version
    order by reason is not null, entry.id desc`.execute(db)
  return rows
}

/** Finds the links for an address that it hid, the newest first. */
export async function findHidden(
  { db }: Scope,
  email: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select link.id, ${NAME} as name ${shelfOf(email, true)} order by link.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Hides a link for an address; nothing happens if it's for another. */
export async function hideLink({ db }: Scope, email: string, linkId: string): Promise<void> {
  await sql`
    insert into hidden_link (email, link_id)
    select ${email}, id from link where id = ${linkId} and shared_to_email = ${email}
    on conflict do nothing`.execute(db)
}

export async function showLink({ db }: Scope, email: string, linkId: string): Promise<void> {
  await db
    .deleteFrom('hiddenLink')
    .where('email', '=', email)
    .where('linkId', '=', linkId)
    .execute()
}

/** Forgets what an address hid. */
export async function showAll({ db }: Scope, email: string): Promise<void> {
  await db.deleteFrom('hiddenLink').where('email', '=', email).execute()
}
