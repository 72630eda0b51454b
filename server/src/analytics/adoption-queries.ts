import type { AdoptionRow } from '@satchel/contract/reports.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { linkSums } from './piece-queries.ts'
import { beginDays, madeIn } from './queries.ts'
import type { Part } from './spans.ts'

export type AdoptionCount = 'active' | 'searched' | 'shared' | 'added'

const ZONE = sql`(select time_zone from tenant where id = current_tenant())`

/** How many searches, links and items there are of each person in the team and day, in both ranges. */
function done({ before, to }: Period): RawBuilder<unknown> {
  const both = { from: before.from, to }
  const day = (at: string) => sql`(${sql.ref(at)} at time zone ${ZONE})::date as day`
  return sql`select done.* from (
      select member_id, 'searched' as act, day, searches as count from search_day
      where day between ${before.from}::date and ${to}::date
      union all select shared_by, 'shared', ${day('created_at')}, count(*) from link
      where not is_own and ${madeIn(sql`id`, both)} group by 1, 2, 3
      union all select owner_id, 'added', ${day('created_at')}, count(*) from item
      where ${madeIn(sql`id`, both)} group by 1, 2, 3
      union all select owner_id, 'added', ${day('created_at')}, count(*) from collection
      where ${madeIn(sql`id`, both)} group by 1, 2, 3
    ) as done join member on member.id = member_id and member.status = 'active'`
}

const did = (act: string) => sql`bool_or(act = ${sql.lit(act)}) as ${sql.ref(act)}`
const who = (act: string) => sql`(count(distinct member_id) filter (where ${sql.ref(act)}))::int`

/** Counts people by part and by range. */
export async function countPeople({ db }: Scope, period: Period) {
  const { rows } = await sql<Part<AdoptionCount>>`
    select case when grouping(part) = 0 then part end as part, is_now as "isNow",
      count(distinct member_id)::int as active, ${who('searched')} as searched,
      ${who('shared')} as shared, ${who('added')} as added
    from (
      select member_id, width_bucket(day, ${beginDays(period)}) - 1 as part,
        day >= ${period.from}::date as is_now, ${did('searched')}, ${did('shared')}, ${did('added')}
      from (${done(period)}) as done group by 1, 2, 3
    ) as did
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
  const isNow = sql`day >= ${from}::date`
  const count = (act: string) =>
    sql`coalesce(sum(count) filter (where act = ${sql.lit(act)} and ${isNow}), 0)::int`
  const { rows } = await sql<AdoptionRow>`
    with acts as (
      select member_id, (count(distinct day) filter (where ${isNow}))::int as days,
        (count(distinct day) filter (where not ${isNow}))::int as before,
        ${count('searched')} as searches, ${count('shared')} as links, ${count('added')} as added
      from (${done(period)}) as done group by member_id
    ), viewed as (
      select shared_by, sum(views)::int as views
      from ${linkSums([{ from, to }])} as summed join link on link.id = link_id
      where not is_own group by shared_by
    )
    select member.id as "userId", name, last_seen_at as "lastSeenAt", coalesce(days, 0) as days,
      coalesce(searches, 0) as searches, coalesce(links, 0) as links, coalesce(added, 0) as added,
      coalesce(views, 0) as views, coalesce(before, 0) as "daysBefore"
    from member left join acts on acts.member_id = member.id
      left join viewed on viewed.shared_by = member.id
    where status = 'active' order by days desc, "daysBefore" desc, name, member.id
    limit ${limit}`.execute(db)
  return rows
}
