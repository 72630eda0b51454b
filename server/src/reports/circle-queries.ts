import { LIVE_VIEWS } from '@satchel/contract/constants.ts'
import { CIRCLE_PAGES_MAX, type CircleLink, UNOPENED_MAX } from '@satchel/contract/visits/circle.ts'
import type { RecipientKind } from '@satchel/contract/visits/visits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import { IS_READING } from '../tracking/service.ts'
import { of, toPerson, type Whose } from './recipient-queries.ts'

/** No tree has more levels; a bound for the database. */
const LEVELS = 20
/** The links of a person or an organization whose trees are looked for, the newest. */
const SEEDS_MAX = 500

export type CircleRow = Omit<CircleLink, 'seconds' | 'pages'> & {
  durationMs: number
  pages: { itemId: string; page: number; durationMs: number }[]
}

interface PageRange extends Whose {
  after: string | null
  limit: number
}

/** Finds the links of the tree that a link is in, as far as they're those of a sharer, the oldest first. */
export function findCircle(scope: Scope, linkId: string, range: PageRange): Promise<CircleRow[]> {
  return findRows(scope, sql`select ${linkId}::uuid as id`, range)
}

/** Finds the links of all trees in which somebody has a link. */
export function findCircleOf(
  scope: Scope,
  { kind, key }: { kind: RecipientKind; key: string },
  range: PageRange,
): Promise<CircleRow[]> {
  const isTheirs = kind === 'person' ? toPerson(key) : sql`organization_key = fold(${key})`
  const seeds = sql`(select id from link where ${isTheirs} and ${of(range)}
    and (parent_link_id is not null
      or exists (select from link as child where child.parent_link_id = link.id))
    order by id desc limit ${SEEDS_MAX})`
  return findRows(scope, seeds, range)
}

/** The tables `roots`, of the trees that some links are in, and `tree`, all their links. */
const treesOf = (seeds: RawBuilder<unknown>) => sql`
  chain as (
    select link.id, link.parent_link_id, 0 as level from (${seeds}) as seed join link using (id)
    union
    select link.id, link.parent_link_id, level + 1 from chain join link on link.id = chain.parent_link_id
    where level < ${LEVELS}
  ), roots as (
    select distinct id from chain where parent_link_id is null
  ), tree as (
    select id, id as root_id, 0 as level from roots
    union all
    select link.id, root_id, level + 1 from tree join link on link.parent_link_id = tree.id
    where level < ${LEVELS}
  )`

/** Visits are read themselves where there are few, so that figures are of this moment. */
const IS_LIVE = sql`coalesce(link_stat.views, 0) <= ${LIVE_VIEWS}`

async function findRows(
  { db }: Scope,
  seeds: RawBuilder<unknown>,
  { after, limit, ...whose }: PageRange,
): Promise<CircleRow[]> {
  const { rows } = await sql<CircleRow>`
    with recursive ${treesOf(seeds)}, listed as (
      select link.id, root_id from tree join link using (id)
      where ${of(whose)} and (${after}::uuid is null or link.id > ${after})
      order by link.id limit ${limit}
    )
    select link.id as "linkId", link.parent_link_id as "parentLinkId", root_id as "rootLinkId",
      link.item_id as "itemId", link.item_type as "itemType",
      coalesce(item.name, collection.name, site.name, 'Deleted') as "itemName",
      coalesce(link.shared_to_name, link.shared_to_memo) as name, link.shared_to_email as email, link.shared_to_organization as organization,
      link.created_at::timestamptz(3) as "createdAt",
      case when passing.link_id is not null then json_build_object(
        'email', passing.email, 'emailProved', passing.email_proved, 'note', passing.note) end as "passedBy",
      coalesce(link_stat.views, 0) as views, coalesce(link_stat.viewers, 0) as viewers,
      link_stat.last_viewed_at as "lastViewedAt", link.expires_at as "expiresAt", link.disabled_at as "disabledAt",
      coalesce(total.ms, 0)::float8 as "durationMs", coalesce(read.count, 0)::int as "pagesRead",
      coalesce(read.pages, '[]') as pages
    from listed join link using (id)
    left join item on item.id = link.item_id and link.item_type = 'ITEM'
    left join collection on collection.id = link.item_id and link.item_type = 'COLLECTION'
    left join site on site.id = link.item_id and link.item_type = 'SITE'
    left join link_passing as passing on passing.link_id = link.id
    left join link_stat on link_stat.link_id = link.id
    left join lateral (
      select sum(duration_ms) as ms from visit where link_id = link.id and ${IS_LIVE} and ${IS_READING}
      union all
      select sum(duration_ms) from visit_span where unit = 'month' and link_id = link.id and not ${IS_LIVE}
      order by ms nulls last limit 1
    ) as total on true
    left join lateral (
      select count(*) as count, json_agg(json_build_object('itemId', item_id, 'page', page, 'durationMs', ms)
        order by item_id, page) filter (where longest <= ${CIRCLE_PAGES_MAX}) as pages
      from (
        select item_id, page, ms, row_number() over (order by ms desc, item_id, page) as longest
        from (${pagesOf(sql`link_id = link.id`)}) as page_read
      ) as ranked
    ) as read on true
    order by link.id`.execute(db)
  return rows
}

/** The time by item and page of some links: of the visits where they are few, else of their sums. */
const pagesOf = (isTheirs: RawBuilder<unknown>) => sql`
  select coalesce(visit.item_id, link.item_id) as item_id, number::integer as page, sum(time::bigint) as ms
  from visit, jsonb_each_text(visit.pages) as one (number, time)
  where ${isTheirs} and ${IS_LIVE} and ${IS_READING} group by 1, 2
  union all
  select link_page.item_id, page, duration_ms from link_page where ${isTheirs} and not ${IS_LIVE}`

/** Finds the items that a link shows and nobody of its tree opened; none where it shows a single one. */
export async function findUnopened(
  { db }: Scope,
  linkId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive ${treesOf(sql`select ${linkId}::uuid as id`)}, held as (
      select member.item_id as id, member.position::int as position
      from link join collection_item as member on member.collection_id = link.item_id
      where link.id = ${linkId} and link.item_type = 'COLLECTION'
      union
      select coalesce(member.item_id, (named #>> '{}')::uuid), 0
      from link join site on site.id = link.item_id and link.item_type = 'SITE'
      join site_version as shown on shown.site_id = site.id and shown.number = site.published_number,
        lateral (
          select one as named, false as is_collection from jsonb_path_query(shown.content, '$.**.itemIds[*]') as one
          union all
          select one, true from jsonb_path_query(shown.content, '$.**.collectionId') as one
        ) as part
      left join collection_item as member on is_collection and member.collection_id = (named #>> '{}')::uuid
      where link.id = ${linkId} and jsonb_typeof(named) = 'string'
    )
    select item.id, item.name from held join item on item.id = held.id
    where item.deleted_at is null and item.shareable and not exists (
      select from visit where visit.link_id in (select tree.id from tree) and visit.item_id = item.id and ${IS_READING})
    group by item.id, item.name order by min(position), item.id limit ${UNOPENED_MAX}`.execute(db)
  return rows
}

/** Finds the pages of a link's file that nobody of its tree read. */
export async function findUnreadPages({ db }: Scope, linkId: string): Promise<number[]> {
  const { rows } = await sql<{ page: number }>`
    with recursive ${treesOf(sql`select ${linkId}::uuid as id`)}, read as (
      select distinct page_read.page from tree join link using (id)
      left join link_stat on link_stat.link_id = link.id,
        lateral (${pagesOf(sql`link_id = link.id`)}) as page_read
    )
    select page from link join item on item.id = link.item_id and link.item_type = 'ITEM',
      generate_series(1, item.page_count) as page
    where link.id = ${linkId} and page not in (select read.page from read)
    order by page limit ${UNOPENED_MAX}`.execute(db)
  return rows.map(({ page }) => page)
}
