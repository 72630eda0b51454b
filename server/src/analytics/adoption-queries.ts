import type { AdoptionRow } from '@satchel/contract/reports.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { beginsAt, dayBegins, madeIn } from './queries.ts'
import type { Part } from './spans.ts'

export type AdoptionCount = 'active' | 'searched' | 'shared' | 'added'

/** Each search, link and item of people who are in the team now, in both ranges. */
function acts({ before, to }: Period): RawBuilder<unknown> {
  const both = { from: before.from, to }
  return sql`select acts.* from (
      select member_id, 'searched' as act, at from search_log
      where at >= ${dayBegins(before.from)} and at < ${dayBegins(to, 1)}
      union all select shared_by, 'shared', created_at from link
      where not is_own and ${madeIn(sql`id`, both)}
      union all select owner_id, 'added', created_at from item where ${madeIn(sql`id`, both)}
      union all select owner_id, 'added', created_at from collection
      where ${madeIn(sql`id`, both)}
    ) as acts join member on member.id = member_id and member.status = 'active'`
}

const who = (act: string) =>
  sql`(count(distinct member_id) filter (where act = ${sql.lit(act)}))::int`

/** Counts people by part and by range. */
export async function countPeople({ db }: Scope, period: Period) {
  const { rows } = await sql<Part<AdoptionCount>>`
    with acts as (${acts(period)})
    select case when grouping(part) = 0 then part end as part, is_now as "isNow",
      count(distinct member_id)::int as active, ${who('searched')} as searched,
      ${who('shared')} as shared, ${who('added')} as added
    from (select *, width_bucket(at, ${beginsAt(period)}) - 1 as part,
        at >= ${dayBegins(period.from)} as is_now from acts) as acts
    group by grouping sets ((part, is_now), (is_now))`.execute(db)
  return rows
}

export async function countTeam({ db }: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from member where status = 'active'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lists the team, the busiest first. */
export async function findTeam(
  { db }: Scope,
  period: Period,
  limit: number,
): Promise<AdoptionRow[]> {
  const { from, to } = period
  const isNow = sql`at >= ${dayBegins(from)}`
  const day = sql`(at at time zone (select time_zone from tenant where id = current_tenant()))::date`
  const count = (act: string) =>
    sql`(count(*) filter (where act = ${sql.lit(act)} and ${isNow}))::int`
  const { rows } = await sql<AdoptionRow>`
    with acts as (${acts(period)}), done as (
      select member_id, (count(distinct ${day}) filter (where ${isNow}))::int as days,
        (count(distinct ${day}) filter (where not ${isNow}))::int as before,
        ${count('searched')} as searches, ${count('shared')} as links, ${count('added')} as added
      from acts group by member_id
    ), viewed as (
      select shared_by, sum(views)::int as views
      from (select link_id, sum(views) as views from visit_day where dimension = 'all'
        and day between ${from}::date and ${to}::date group by link_id) as visited
      join link on link.id = link_id where not is_own group by shared_by
    )
    select member.id as "userId", name, last_seen_at as "lastSeenAt", coalesce(days, 0) as days,
      coalesce(searches, 0) as searches, coalesce(links, 0) as links, coalesce(added, 0) as added,
      coalesce(views, 0) as views, coalesce(before, 0) as "daysBefore"
    from member left join done on done.member_id = member.id
      left join viewed on viewed.shared_by = member.id
    where status = 'active' order by days desc, "daysBefore" desc, name, member.id
    limit ${limit}`.execute(db)
  return rows
}
