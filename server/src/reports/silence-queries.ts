import { SILENCE_DAYS, type SilentReader } from '@satchel/contract/visits/silence.ts'
import { sql } from 'kysely'
import { personOf, type Scope } from '../platform/database/scope.ts'

const READERS_MAX = 20
const HAD_MAX = 200

/** Finds people who opened the caller's links for them at least twice in a week, and have no newer link of theirs. */
export async function findSilentReaders(scope: Scope): Promise<SilentReader[]> {
  const me = personOf(scope)
  const { rows } = await sql<SilentReader>`
    with opened as (
      select link.shared_to_email as email, link.id as link_id, count(*)::int as views,
        min(visit.at) as first_at, max(visit.at) as last_at
      from link join visit on visit.link_id = link.id
      where link.shared_by = ${me} and link.shared_to_email is not null and link.disabled_at is null
        and visit.id >= id_at(now() - make_interval(days => ${sql.lit(SILENCE_DAYS)}))
        and visit.is_view and visit.filtered is null
      group by 1, 2
    ), reader as (
      select email, sum(views)::int as views, min(first_at) as first_at, max(last_at) as last_at,
        (array_agg(link_id order by last_at desc))[1] as link_id
      from opened group by 1 having sum(views) >= 2
    )
    select reader.email, link.shared_to_organization as organization, reader.views,
      reader.last_at as "lastViewedAt",
      jsonb_build_object('itemType', link.item_type, 'itemId', link.item_id, 'linkId', link.id,
        'itemName', coalesce(item.name, collection.name, site.name)) as last,
      array(select distinct item_id from link as had where had.item_type = 'ITEM'
        and had.shared_to_email = reader.email limit ${sql.lit(HAD_MAX)}) as had
    from reader join link on link.id = reader.link_id
      left join item on item.id = link.item_id and item.deleted_at is null
      left join collection on collection.id = link.item_id
      left join site on site.id = link.item_id
    where coalesce(item.name, collection.name, site.name) is not null
      and not exists (select from link as newer where newer.shared_by = ${me}
        and newer.shared_to_email = reader.email and newer.created_at > reader.first_at)
    order by reader.last_at desc limit ${sql.lit(READERS_MAX)}`.execute(scope.db)
  return rows
}
