import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

/** Number of similar organizations that are looked at, the most similar first. */
const PEERS_MAX = 50
/** Number of items that are looked up, of which those are left that may be shared. */
const FOUND_MAX = 30

export interface Recommended {
  id: string
  organizations: number
}

/**
 * Finds items that similar organizations opened after content of the same categories, and that this one was never sent.
 * An organization is as similar as the categories of what both opened are the same.
 */
export async function findRecommended(
  { db }: Scope,
  organization: string,
  except: string,
): Promise<Recommended[]> {
  const { rows } = await sql<Recommended>`
    with opened as materialized (
      select link.organization_key as organization, link.item_id, min(link.created_at) as since
      from link join link_stat on link_stat.tenant_id = link.tenant_id and link_stat.link_id = link.id
      where link.item_type = 'ITEM' and link.organization_key <> '' and link_stat.views > 0
      group by link.organization_key, link.item_id),
    profile as (
      select distinct value_id from item_category
      where item_id in (select item_id from opened where organization = fold(${organization}))),
    peer as (
      select opened.organization, min(opened.since) as since, count(distinct value_id) as common
      from opened join item_category using (item_id) join profile using (value_id)
      where opened.organization <> fold(${organization})
      group by opened.organization order by common desc, since desc limit ${sql.lit(PEERS_MAX)})
    select opened.item_id as id, count(*)::int as organizations
    from opened join peer using (organization)
    where opened.since >= peer.since and opened.item_id <> ${except}
      and not exists (select from link where link.item_type = 'ITEM' and link.item_id = opened.item_id
        and link.organization_key = fold(${organization}))
    group by opened.item_id order by organizations desc, sum(peer.common) desc, opened.item_id desc
    limit ${sql.lit(FOUND_MAX)}`.execute(db)
  return rows
}
