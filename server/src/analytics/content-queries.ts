import type { UnusedContent, UnusedReport } from '@satchel/contract/analytics/unused.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import { createdBy, createdFrom, createdIn } from '../platform/database/day-queries.ts'
import {
  beyond,
  inOrder,
  NO_KEY,
  type Order,
  type Place,
  placeIn,
} from '../platform/database/keyset.ts'
import type { Scope } from '../platform/database/scope.ts'
import * as sites from '../sites/service.ts'
import { bothSums, type ReportQuery } from './queries.ts'
import { type Counted, FIGURES, linksOf, type Ranking, rank, SUMS } from './row-queries.ts'

export interface ContentFound extends Counted {
  itemType: ItemType
  itemId: string
  name: string
  links: number
}

/** Ranks content that the caller can see, most viewed first. */
export function findContent(
  scope: Scope,
  query: ReportQuery,
  limit: number,
): Promise<Ranking<ContentFound>> {
  const { sharedBy, period } = query
  const order = sql`order by views desc, "viewsBefore" desc, item_id`
  return rank(
    scope,
    linksOf(query, bothSums(query), ['item_type', 'item_id']),
    sql`select item_type as "itemType", item_id as "itemId", name, ${FIGURES}, (
        select count(*) from link
        where link.item_type = known.item_type and link.item_id = known.item_id and not is_own
          and (${sharedBy ?? null}::uuid is null or shared_by = ${sharedBy ?? null})
          and ${createdIn(sql`link.id`, period)})::int as links, place
      from (
        select *, row_number() over () as place from (
          select summed.*, name from (
            select item_type, item_id, ${SUMS} from had group by 1, 2
            having sum(views) > 0 or sum("viewsBefore") > 0 ${order}
          ) as summed, lateral (
            select name from ${seen(scope)} as seen
            where type = item_type and id = item_id offset 0
          ) as named ${order} limit ${limit}
        ) as most
      ) as known`,
  )
}

const OLDEST: Order = { ...NO_KEY, id: sql`id`, direction: 'asc' }
export const unusedPlace = placeIn('unused', OLDEST)

/** Counts what was there by the end of each range and wasn't used in it, and lists that of the first, oldest first. */
export function findUnused(
  scope: Scope,
  query: ReportQuery,
  { limit, after }: { limit: number; after: Place | undefined },
): Promise<Ranking<UnusedContent, Pick<UnusedReport, 'total' | 'totalBefore'>>> {
  const { itemType = 'ITEM', period } = query
  const { before, ...now } = period
  return rank(
    scope,
    sql`select seen.*, used.now is not true and ${createdBy(sql`id`, now.to)} as is_unused,
        used.before is not true and ${createdBy(sql`id`, before.to)} as was_unused
      from ${seen(scope)} as seen left join (${usedOf(query, itemType)}) as used on item_id = id
      where type = ${itemType}`,
    sql`select type as "itemType", id as "itemId", name, created_at as "createdAt",
        row_number() over (order by ${inOrder(OLDEST)}) as place
      from had where is_unused and ${after ? beyond(OLDEST, after) : sql`true`}
      order by ${inOrder(OLDEST)} limit ${limit}`,
    sql`select (count(*) filter (where is_unused))::int as total,
      (count(*) filter (where was_unused))::int as "totalBefore" from had`,
  )
}

/** Tells in which of the two ranges content had links that were created, viewed or downloaded from. */
function usedOf(query: ReportQuery, itemType: ItemType): RawBuilder<unknown> {
  const { before, ...now } = query.period
  return sql`select item_id, bool_or(is_now) as now, bool_or(not is_now) as before from (
      select item_id, begins >= ${now.from}::date as is_now
      from ${bothSums(query)} as sums join link on link.id = link_id
      where item_type = ${itemType} and (views > 0 or downloads > 0)
      union all
      select item_id, ${createdFrom(sql`id`, now.from)} from link
      where item_type = ${itemType} and not is_own
        and ${createdIn(sql`id`, { from: before.from, to: now.to })}
    ) as uses group by item_id`
}

/** All content that the caller can see. */
function seen(scope: Scope): RawBuilder<unknown> {
  const { db } = scope
  const found = db
    .selectFrom('item')
    .select(['id', 'name', 'createdAt'])
    .where(items.visibleTo(scope))
  const gathered = db
    .selectFrom('collection')
    .select(['id', 'name', 'createdAt'])
    .where(collections.visibleTo(scope))
  const built = db
    .selectFrom('site')
    .select(['id', 'name', 'createdAt'])
    .where(sites.visibleTo(scope))
  return sql`(select 'ITEM' as type, found.* from (${found}) as found
    union all select 'COLLECTION', gathered.* from (${gathered}) as gathered
    union all select 'SITE', built.* from (${built}) as built)`
}

export async function isSeen(scope: Scope, itemType: ItemType, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${seen(scope)} as seen where type = ${itemType} and id = ${itemId}`.execute(
    scope.db,
  )
  return rows.length > 0
}
