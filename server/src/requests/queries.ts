import type { FileRequest, FileRequestQuery } from '@satchel/contract/requests.ts'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { FileRequest as Row } from '../platform/database/database-types.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'

/** The day it is for the tenant. */
const TODAY = sql<string>`(now() at time zone
  (select time_zone from tenant where id = current_tenant()))::date`

/** Requests that visitors may send files for. */
export const IS_OPEN = sql<SqlBool>`(request.closed_at is null
  and (request.last_day is null or request.last_day >= ${TODAY}))`

type Draft = Omit<Insertable<Row>, 'ownerId'>

export async function insertRequest(scope: Scope, draft: Draft): Promise<string> {
  const { id } = await scope.db
    .insertInto('fileRequest')
    .values({ ...draft, ownerId: personOf(scope) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateRequest({ db }: Scope, id: string, change: Updateable<Row>) {
  await db
    .updateTable('fileRequest')
    .set({ ...change, version: sql`version + 1`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Hands the requests of a person over to another. */
export async function giveRequests({ db }: Scope, from: string, to: string): Promise<void> {
  await db
    .updateTable('fileRequest')
    .set({ ownerId: to, version: sql`version + 1`, updatedAt: sql`clock_timestamp()` })
    .where('ownerId', '=', from)
    .execute()
}

/** The condition on requests that the caller sees: their own, or all with everyone's links. */
function visibleTo(scope: Scope) {
  return may(scope.actor, 'links.all')
    ? sql<SqlBool>`true`
    : sql<SqlBool>`request.owner_id = ${personOf(scope)}`
}

/** Returns the media types that a request takes; empty for all. */
export async function findTypes({ db }: Scope, id: string): Promise<string[]> {
  const row = await db
    .selectFrom('fileRequest')
    .select('types')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.types ?? []
}

/** Locks a request that the caller sees until the scope ends. */
export async function lockRequest(scope: Scope, id: string) {
  const { rows } = await sql<{ id: string; version: number; title: string; isOpen: boolean }>`
    select id, version, title, ${IS_OPEN} as "isOpen" from file_request as request
    where id = ${id} and ${visibleTo(scope)} for update`.execute(scope.db)
  return rows[0]
}

export async function findRequest(scope: Scope, id: string): Promise<FileRequest | undefined> {
  const [found] = await find(scope, sql`request.id = ${id}`, 1)
  return found
}

type Filter = Omit<FileRequestQuery, 'limit' | 'cursor'>

/** Finds requests that the caller sees, newest first. */
export function findRequests(
  scope: Scope,
  { linkId, collectionId, siteId, state, waiting }: Filter,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<FileRequest[]> {
  const conditions = [
    sql`true`,
    ...(linkId ? [sql`request.link_id = ${linkId}`] : []),
    ...(collectionId ? [sql`request.collection_id = ${collectionId}`] : []),
    ...(siteId ? [sql`request.site_id = ${siteId}`] : []),
    ...(state ? [sql`${IS_OPEN} = ${state === 'open'}`] : []),
    ...(waiting === undefined ? [] : [sql`${HAS_WAITING} = ${waiting}`]),
    ...(before ? [sql`request.id < ${before}`] : []),
  ]
  return find(scope, sql.join(conditions, sql` and `), limit)
}

const HAS_WAITING = sql`exists (select from request_file f
  where f.request_id = request.id and f.state = 'waiting')`

async function find(
  scope: Scope,
  condition: ReturnType<typeof sql>,
  limit: number,
): Promise<FileRequest[]> {
  const { rows } = await sql<FileRequest>`
    select request.id, request.version, request.link_id as "linkId",
      request.collection_id as "collectionId", request.site_id as "siteId",
      coalesce(item.name, collection.name, site.name) as name,
      coalesce(link.shared_to_name, link.shared_to_email, link.shared_to_organization, link.shared_to_memo) as recipient,
      json_build_object('id', member.id, 'name', member.name) as owner,
      request.title, request.note, request.types, request.max_bytes as "maxBytes",
      request.last_day as "lastDay", case when ${IS_OPEN} then 'open' else 'closed' end as state,
      (select coalesce(json_agg(json_build_object('name', slot) order by at), '[]')
        from unnest(request.slots) with ordinality as slots (slot, at)) as slots,
      array(select slot from unnest(request.slots) with ordinality as slots (slot, at)
        where not exists (select from request_file f where f.request_id = request.id
          and f.slot = slots.slot and f.state in ('waiting', 'accepted')) order by at) as missing,
      (select json_build_object(
          'waiting', count(*) filter (where f.state = 'waiting'),
          'accepted', count(*) filter (where f.state = 'accepted'),
          'refused', count(*) filter (where f.state = 'refused'),
          'infected', count(*) filter (where f.state = 'infected'))
        from request_file f where f.request_id = request.id) as counts,
      request.reminded_at as "remindedAt", request.created_at as "createdAt",
      request.updated_at as "updatedAt"
    from file_request as request
    join member on member.tenant_id = request.tenant_id and member.id = request.owner_id
    left join link on link.tenant_id = request.tenant_id and link.id = request.link_id
    left join item on item.tenant_id = request.tenant_id
      and link.item_type = 'ITEM' and item.id = link.item_id
    left join collection on collection.tenant_id = request.tenant_id and collection.id =
      coalesce(request.collection_id, case when link.item_type = 'COLLECTION' then link.item_id end)
    left join site on site.tenant_id = request.tenant_id
      and site.id = coalesce(request.site_id, case when link.item_type = 'SITE' then link.item_id end)
    where ${visibleTo(scope)} and ${condition}
    order by request.id desc limit ${limit}`.execute(scope.db)
  return rows
}
