import type { Activity } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType, Program } from '@satchel/contract/schemas.ts'
import { type AliasedRawBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import * as items from '../items/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Event } from '../platform/database/database-types.ts'
import { type Actor, may, type Scope } from '../platform/database/scope.ts'

export interface ActivityFilter {
  itemType?: ItemType
  itemId?: string
  changeKind?: ChangeKind
  userId?: string
  since?: string
  /** Days of the tenant, both included. */
  from?: string
  to?: string
  limit: number
  before?: string
}

/** An event; `isEarly` if viewers can't find its item before the release date. */
export interface PublishedEvent extends Selectable<Event> {
  isEarly: boolean
  /** The import of its item. */
  importId: string | null
  /** The only collection of the team that its item is in. */
  collectionId: string | null
}

/** Tells whether a person may receive an event. */
export function mayReceive(
  { onlyFor, itemType, isEarly }: Pick<PublishedEvent, 'onlyFor' | 'itemType' | 'isEarly'>,
  { id, role }: Actor,
): boolean {
  if (isEarly && role === 'viewer') return false
  return onlyFor === null || onlyFor === id || (itemType !== 'COLLECTION' && isAdmin(role))
}

function isAdmin(role: Actor['role']): boolean {
  return role === 'owner' || role === 'admin'
}

export async function findActivity(
  { db, actor }: Scope,
  filter: ActivityFilter,
): Promise<Activity[]> {
  const { itemType, itemId, changeKind, userId, since, from, to, limit, before } = filter
  let rows = db
    .selectFrom('event')
    .selectAll('event')
    .select(sharedWith(actor))
    .where('itemType', 'is not', null)
    .where('changeKind', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('onlyFor', 'is', null),
        eb('onlyFor', '=', actor.id),
        ...(isAdmin(actor.role) ? [eb('itemType', '<>', 'COLLECTION')] : []),
      ]),
    )
    .where(ofSomethingSeen(actor))
    .orderBy('id', 'desc')
    .limit(limit)
  // A thing's own history has what a job did to it; other lists have one entry for the whole job.
  rows = itemId
    ? rows.where('count', 'is', null)
    : rows.where(sql<SqlBool>`(bulk_id is null or count is not null)`)
  if (itemType) rows = rows.where('itemType', '=', itemType)
  if (itemId) rows = rows.where('itemId', '=', itemId)
  if (changeKind) rows = rows.where('changeKind', '=', changeKind)
  if (userId) rows = rows.where('actorId', '=', userId)
  if (since) rows = rows.where(isSince(sql`${since}::timestamptz`))
  if (from) rows = rows.where(isSince(startOf(from)))
  if (to) rows = rows.where(isUntil(startOf(to, 1)))
  if (before) rows = rows.where('id', '<', before)
  return (await rows.execute()).flatMap((row) => toActivity(row) ?? [])
}

/** Ids hold their times, to within the moment in which a row was written, and are what parts and indexes are by. */
function isSince(time: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`event.at >= ${time} and event.id >= id_at(${time} - interval '1 second')`
}

function isUntil(time: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`event.at < ${time} and event.id < id_at(${time} + interval '1 second')`
}

/** Returns when a day, or one so many days later, begins for the tenant. */
function startOf(day: string, later = 0): RawBuilder<unknown> {
  return sql`((${day}::date + ${later}::integer)::timestamp
    at time zone (select time_zone from tenant where id = current_tenant()))`
}

/** Selects the person a new link is for, if the caller may see it. */
function sharedWith(actor: Actor): AliasedRawBuilder<string | null, 'sharedWith'> {
  const isSeen = may(actor, 'links.all') ? sql`true` : sql`link.shared_by = ${actor.id}`
  return sql<string | null>`(
    select coalesce(link.shared_to_name, link.shared_to_email, link.shared_to_organization, link.shared_to_memo) from link
    where link.id = (event.data ->> 'linkId')::uuid and ${isSeen})`.as('sharedWith')
}

/** The condition that hides other people's events from before an item was hidden. */
function ofSomethingSeen(actor: Actor): RawBuilder<SqlBool> {
  const conditions = items.findableByActor('item', actor)
  if (conditions.length === 0) return sql`true`
  // Asked of each row as it comes, so that a page is read without reading all that ever happened.
  return sql`case when event.item_type = 'ITEM' then coalesce((
    select ${sql.join(conditions, sql` and `)} from item
    where item.tenant_id = event.tenant_id and item.id = event.item_id), true) else true end`
}

/** Finds events for the relay, which serves all tenants of its node and names the tenant itself. */
export function findEvents(system: Db, tenantId: string, ids: string[]): Promise<PublishedEvent[]> {
  return system
    .selectFrom('event')
    .innerJoin('tenant', 'tenant.id', 'event.tenantId')
    .leftJoin('item', (join) =>
      join
        .on('event.itemType', '=', 'ITEM')
        .onRef('item.tenantId', '=', 'event.tenantId')
        .onRef('item.id', '=', 'event.itemId'),
    )
    .selectAll('event')
    .select('item.importId')
    .select(
      sql<string | null>`(
        select case when count(*) = 1 then min(c.id::text) end
        from collection_item p join collection c on c.tenant_id = p.tenant_id and c.id = p.collection_id
        where p.tenant_id = item.tenant_id and p.item_id = item.id
          and c.deleted_at is null and c.visibility = 'team')`.as('collectionId'),
    )
    .select(
      sql<boolean>`coalesce(item.releases_on > (now() at time zone tenant.time_zone)::date, false)`.as(
        'isEarly',
      ),
    )
    .where('event.tenantId', '=', tenantId)
    .where('event.id', '=', sql<string>`any(${ids})`)
    .orderBy('event.id')
    .execute()
}

/** Converts an event to activity; undefined unless it changes an item, site or collection. */
export function toActivity(
  row: Selectable<Event> & { sharedWith?: string | null },
): Activity | undefined {
  const { id, at, actorId, actorName, itemType, itemId, itemName, changeKind, changes, count } = row
  if (!itemType || !itemId || !changeKind) return undefined
  return {
    id,
    at,
    actor: actorId && actorName ? { id: actorId, name: actorName } : null,
    ...(row.program !== null && { program: row.program as unknown as Program }),
    itemType: itemType as ItemType,
    itemId,
    itemName: itemName ?? '',
    changeKind: changeKind as ChangeKind,
    ...(count !== null && { count }),
    ...(row.sharedWith && { sharedWith: row.sharedWith }),
    ...(changes ? { changes: changes as unknown as NonNullable<Activity['changes']> } : {}),
  }
}
