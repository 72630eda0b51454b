import type { PersonRow } from '@satchel/contract/analytics.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import * as collections from '../collections/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { type Asked, bothSums, isAsked, madeIn, type Viewed } from './queries.ts'

interface Counted extends Viewed {
  viewsBefore: number
}

const COUNTED = sql`coalesce(sum(views), 0)::int as views, coalesce(sum(viewers), 0)::int as viewers,
  coalesce(sum(downloads), 0)::int as downloads,
  coalesce(sum(duration_ms), 0)::float8 as "durationMs", coalesce(sum(before), 0)::int as "viewsBefore"`

/** Each link that was visited in one of the two ranges. */
function visited(asked: Asked): RawBuilder<unknown> {
  const isNow = sql`begins >= ${asked.period.from}::date`
  const sum = (name: string) => sql`sum(${sql.ref(name)}) filter (where ${isNow})`
  return sql`select link_id, ${sum('views')} as views, ${sum('viewers')} as viewers,
      ${sum('downloads')} as downloads, ${sum('duration_ms')} as duration_ms,
      sum(views) filter (where not ${isNow}) as before
    from ${bothSums(asked)} as summed group by link_id`
}

export interface ContentFound extends Counted {
  itemType: ItemType
  itemId: string
  name: string
  links: number
}

/** Ranks content that the caller can see, most viewed first. */
export async function findContent(
  scope: Scope,
  asked: Asked,
  limit: number,
): Promise<ContentFound[]> {
  const { sharedBy, period } = asked
  const { rows } = await sql<ContentFound>`
    with visited as (${visited(asked)}), summed as materialized (
      select item_type, item_id, ${COUNTED} from visited join link on link.id = link_id
      where ${isAsked(asked)} group by 1, 2
    ), most as materialized (
      select ranked.*, name from (
        select * from summed where views > 0 or "viewsBefore" > 0
        order by views desc, "viewsBefore" desc, item_id
      ) as ranked, lateral (
        select name from ${seen(scope)} as seen where type = item_type and id = item_id
      ) as named
      order by views desc, "viewsBefore" desc, item_id limit ${limit}
    )
    select item_type as "itemType", item_id as "itemId", name, views, viewers, downloads,
      "durationMs", "viewsBefore", (select count(*) from link
        where link.item_type = most.item_type and link.item_id = most.item_id and not is_own
          and (${sharedBy ?? null}::uuid is null or shared_by = ${sharedBy ?? null})
          and ${madeIn(sql`link.id`, period)})::int as links
    from most order by views desc, "viewsBefore" desc, item_id`.execute(scope.db)
  return rows
}

/** All content that the caller can see. */
function seen(scope: Scope): RawBuilder<unknown> {
  const { db } = scope
  const found = db.selectFrom('item').select(['id', 'name']).where(items.visibleTo(scope))
  const gathered = db
    .selectFrom('collection')
    .select(['id', 'name'])
    .where(collections.visibleTo(scope))
  return sql`(select 'ITEM' as type, found.* from (${found}) as found
    union all select 'COLLECTION', gathered.* from (${gathered}) as gathered
    union all select 'SITE', id, name from site where deleted_at is null)`
}

export async function isSeen(scope: Scope, itemType: ItemType, itemId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${seen(scope)} as seen where type = ${itemType} and id = ${itemId}`.execute(
    scope.db,
  )
  return rows.length > 0
}

/** The most viewed first. */
export async function findLinks({ db }: Scope, asked: Asked, limit: number) {
  const { rows } = await sql<Counted & { id: string }>`
    with visited as (${visited(asked)})
    select link.id, ${COUNTED} from visited join link on link.id = link_id
    where ${isAsked(asked)}
    group by link.id having sum(views) > 0 or sum(before) > 0
    order by 2 desc, "viewsBefore" desc, link.id desc limit ${limit}`.execute(db)
  return rows
}

/** Counts links of the range that were never opened. */
export async function countUnopened({ db }: Scope, asked: Asked): Promise<number> {
  const { period } = asked
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from link left join link_stat on link_id = link.id
    where coalesce(views, 0) = 0 and not is_own and ${isAsked(asked)}
      and ${madeIn(sql`link.id`, period)}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface PersonFound extends Omit<PersonRow, 'seconds'>, Counted {
  kind: 'team' | 'people' | 'organizations'
}

/** Ranks people of each kind, most viewed first. */
export async function findPeople({ db }: Scope, asked: Asked, limit: number) {
  const { period } = asked
  const { rows } = await sql<PersonFound>`
    with visited as (${visited(asked)}), made as (
      select link.id from link where ${madeIn(sql`link.id`, period)}
    ), had as (
      select link.id, shared_by, shared_to_email, organization_key, shared_to_organization,
        made.id is not null as is_made, views, viewers, downloads, duration_ms, before
      from visited full join made on made.id = link_id
      join link on link.id = coalesce(link_id, made.id)
      where not is_own and ${isAsked(asked)}
    ), summed as (
      select kind, key, max(name) as name,
        (count(*) filter (where is_made))::int as links,
        (count(*) filter (where views > 0))::int as opened, ${COUNTED}
      from had, lateral (values ('team', shared_by::text, null),
        ('people', shared_to_email, shared_to_email),
        ('organizations', organization_key, shared_to_organization)) as who (kind, key, name)
      where key is not null group by kind, key
    ), ranked as (
      select *, row_number() over (partition by kind
        order by views desc, links desc, "viewsBefore" desc, key) as place
      from summed where views > 0 or links > 0 or "viewsBefore" > 0
    )
    select kind, key, coalesce(ranked.name, member.name, '') as name, links, opened, views, viewers,
      downloads, "durationMs", "viewsBefore"
    from ranked left join member on kind = 'team' and member.id::text = key
    where place <= ${limit} order by kind, place`.execute(db)
  return rows
}

export interface SiteFound extends Counted {
  siteId: string
  name: string
  status: 'draft' | 'published'
  links: number
}

/** Lists the sites there are, the most viewed first. */
export async function findSites({ db }: Scope, asked: Asked, limit: number): Promise<SiteFound[]> {
  const { rows } = await sql<SiteFound>`
    with visited as (${visited(asked)}), summed as (
      select item_id, ${COUNTED} from visited join link on link.id = link_id
      where item_type = 'SITE' group by 1
    )
    select site.id as "siteId", name,
      case when published_number is null then 'draft' else 'published' end as status,
      coalesce(views, 0) as views, coalesce(viewers, 0) as viewers,
      coalesce(downloads, 0) as downloads, coalesce("durationMs", 0) as "durationMs",
      coalesce("viewsBefore", 0) as "viewsBefore", (select count(*) from link
        where item_type = 'SITE' and link.item_id = site.id and not is_own
          and ${madeIn(sql`link.id`, asked.period)})::int as links
    from site left join summed on summed.item_id = site.id
    where deleted_at is null order by views desc, "viewsBefore" desc, site.id
    limit ${limit}`.execute(db)
  return rows
}
