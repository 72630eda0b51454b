import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'

interface Totals {
  daysToDeliver: number | null
  askers: number
  shares: number
  views: number
  viewers: number
  seconds: number
}

/** Links to the delivered items made since the wish was. Items' own short links are not shares, but are read. */
const LINKS = sql`
  select link.id, link.is_own, link.organization_key from wish
    join wish_item place on place.wish_id = wish.id
    join link on link.item_type = 'ITEM' and link.item_id = place.item_id
      and link.created_at >= wish.created_at`

export async function findTotals({ db }: Scope, wishId: string): Promise<Totals | undefined> {
  const { rows } = await sql<Totals>`
    with shared as (${LINKS} where wish.id = ${wishId})
    select floor(extract(epoch from done_at - created_at) / 86400)::int as "daysToDeliver",
      (select count(*)::int from (
        select author_id from wish asked where asked.id = wish.id or asked.merged_into = wish.id
        union select member_id from wish_vote where wish_id = wish.id) as asking) as askers,
      (select count(*)::int from shared where not is_own) as shares,
      coalesce(read.views, 0)::int as views, coalesce(read.viewers, 0)::int as viewers,
      coalesce((select round(sum(duration_ms) / 1000) from visit_span
        where unit = 'month' and link_id in (select id from shared)), 0)::int as seconds
    from wish, lateral (
      select sum(views) as views, sum(viewers) as viewers from link_stat
      where link_id in (select id from shared)) as read
    where wish.id = ${wishId}`.execute(db)
  return rows[0]
}

export interface Asking {
  name: string
  shared: boolean
  read: boolean
}

/** The organizations that the author and voters asked for, and whether they got and read what was delivered. */
export async function findOrganizations({ db }: Scope, wishId: string): Promise<Asking[]> {
  const { rows } = await sql<Asking>`
    with shared as (${LINKS} where wish.id = ${wishId}),
    asking as (
      select organization from wish where id = ${wishId} or merged_into = ${wishId}
      union all select organization from wish_vote where wish_id = ${wishId}),
    asked as (
      select fold(organization) as key, min(organization) as name from asking
      where organization is not null group by 1)
    select name,
      exists (select from shared where organization_key = key) as shared,
      exists (select from shared join link_stat on link_id = shared.id
        where organization_key = key and views > 0) as read
    from asked order by name`.execute(db)
  return rows
}

const RANKED = 50

interface Person {
  id: string
  name: string
}

export async function findAskers({ db }: Scope) {
  const { rows } = await sql<Person & { wishes: number; votes: number; delivered: number }>`
    select member.id, member.name, count(*)::int as wishes, sum(wish.votes)::int as votes,
      (count(*) filter (where coalesce(target.status, wish.status) = 'done'))::int as delivered
    from wish join member on member.id = wish.author_id
      left join wish target on target.id = wish.merged_into
    where wish.approved
    group by member.id, member.name
    order by wishes desc, votes desc, member.name limit ${RANKED}`.execute(db)
  return rows
}

export async function findDeliverers({ db }: Scope) {
  const { rows } = await sql<
    Person & { delivered: number; days: number; shares: number; views: number }
  >`
    select member.id, member.name, count(*)::int as delivered,
      round(percentile_cont(0.5) within group (
        order by extract(epoch from wish.done_at - wish.created_at) / 86400))::int as days,
      coalesce(sum(used.shares), 0)::int as shares, coalesce(sum(used.views), 0)::int as views
    from wish join member on member.id = wish.done_by, lateral (
      select count(*) filter (where not link.is_own) as shares, sum(link_stat.views) as views
      from wish_item place
        join link on link.item_type = 'ITEM' and link.item_id = place.item_id
          and link.created_at >= wish.created_at
        left join link_stat on link_stat.link_id = link.id
      where place.wish_id = wish.id) as used
    where wish.status = 'done' and wish.merged_into is null
    group by member.id, member.name
    order by delivered desc, views desc, member.name limit ${RANKED}`.execute(db)
  return rows
}

export async function findAskingOrganizations({ db }: Scope) {
  const { rows } = await sql<{ name: string; wishes: number; delivered: number }>`
    select min(asking.organization) as name, count(distinct wish_id)::int as wishes,
      (count(distinct wish_id) filter (where status = 'done'))::int as delivered
    from (
      select coalesce(merged_into, id) as wish_id, organization from wish where approved
      union all select wish_id, organization from wish_vote) as asking
      join wish on wish.id = wish_id
    where asking.organization is not null
    group by fold(asking.organization)
    order by wishes desc, name limit ${RANKED}`.execute(db)
  return rows
}
