import { type SqlBool, sql } from 'kysely'
import * as items from '../items/service.ts'
import { may, type Scope } from '../platform/database/scope.ts'
import * as sites from '../sites/service.ts'

/** Returns the names of those of these items, collections, sites and links that the caller may see, by id. */
export async function findNames(scope: Scope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const isOne = sql<string>`any(${ids}::uuid[])`
  const [ofItems, ofOthers] = await Promise.all([
    scope.db
      .selectFrom('item')
      .select(['item.id', 'item.name'])
      .where('item.id', '=', isOne)
      .where(items.visibleTo(scope))
      .execute(),
    findOtherNames(scope, ids),
  ])
  return new Map([...ofItems, ...ofOthers].map(({ id, name }) => [id, name]))
}

/** A link is named by what it shows and, for those who may see the link, whom it is for. */
async function findOtherNames(scope: Scope, ids: string[]) {
  const { db, actor } = scope
  const seen = db.selectFrom('site').select(['id', 'name']).where(sites.visibleTo(scope))
  const seesAll = may(actor, 'links.all')
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from collection
    where id = any(${ids}::uuid[]) and deleted_at is null
      and (visibility = 'team' or owner_id = ${actor.id})
    union all
    select id, name from (${seen}) as site where id = any(${ids}::uuid[])
    union all
    select link.id, concat_ws(' · ', coalesce(item.name, collection.name, site.name),
      case when ${seesAll} or shared_by = ${actor.id}
        then coalesce(shared_to_name, shared_to_email, shared_to_organization, shared_to_memo) end)
    from link
      left join item on link.item_type = 'ITEM' and item.id = link.item_id
      left join collection on link.item_type = 'COLLECTION' and collection.id = link.item_id
      left join site on link.item_type = 'SITE' and site.id = link.item_id
    where link.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Returns those of these ids that are links the caller may see. */
export async function findLinkIds({ db, actor }: Scope, ids: string[]): Promise<string[]> {
  const seesAll = may(actor, 'links.all')
  const rows = await db
    .selectFrom('link')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<SqlBool>`(${seesAll} or shared_by = ${actor.id})`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns those of these ids that are active people. */
export async function findActiveIds({ db }: Scope, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ id }) => id)
}
