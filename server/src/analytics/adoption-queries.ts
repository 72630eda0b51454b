import type { AdoptionRow, UsageRow } from '@satchel/contract/analytics/reports.ts'
import { type RawBuilder, sql } from 'kysely'
import { createdIn } from '../platform/database/day-queries.ts'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { linkSums } from './piece-queries.ts'
import { beginDays } from './queries.ts'
import type { Part } from './spans.ts'

export type AdoptionCount = 'active' | 'searched' | 'shared' | 'added'

const ZONE = sql`(select time_zone from tenant where id = current_tenant())`

/** Counts each person's actions on each day of both ranges. */
function done({ before, to }: Period): RawBuilder<unknown> {
  const both = { from: before.from, to }
  const day = sql`(created_at at time zone ${ZONE})::date as day`
  return sql`select day, member_id, sum(searches) as searches, sum(links) as links,
      sum(added) as added
    from (
      select member_id, day, searches, 0 as links, 0 as added from search_day
      where day between ${before.from}::date and ${to}::date
      union all select shared_by, ${day}, 0, count(*)::int, 0 from link
      where not is_own and ${createdIn(sql`id`, both)} group by 1, 2
      union all select owner_id, ${day}, 0, 0, count(*)::int from item
      where ${createdIn(sql`id`, both)} group by 1, 2
      union all select owner_id, ${day}, 0, 0, count(*)::int from collection
      where ${createdIn(sql`id`, both)} group by 1, 2
    ) as done group by 1, 2`
}

/** A person's actions, and the days they took place on. */
export interface Acts
  extends Pick<AdoptionRow, 'days' | 'searches' | 'links' | 'added' | 'daysBefore'> {
  memberId: string
}

interface Done {
  parts: Part<AdoptionCount>[]
  acts: Acts[]
}

const peopleWith = (act: string) =>
  sql`(count(distinct member_id) filter (where ${sql.ref(act)} > 0))::int`
const sumOf = (figure: string, isNow = true) =>
  sql`coalesce(sum(${sql.ref(figure)}) filter (where is_now = ${sql.lit(isNow)}), 0)::int`

/** Counts people by part and by range, and what each of them did. */
export async function findDone({ db }: Scope, period: Period): Promise<Done> {
  const { rows } = await sql<Done>`
    with did as materialized (
      select done.* from (
        select width_bucket(day, ${beginDays(period)}) - 1 as part,
          day >= ${period.from}::date as is_now, member_id, count(*) as days,
          sum(searches) as searches, sum(links) as links, sum(added) as added
        from (${done(period)}) as days group by 1, 2, 3
      ) as done join member on member.id = member_id and member.status = 'active'
    ), counted as (
      select case when grouping(part) = 0 then part end as part, is_now as "isNow",
        count(distinct member_id)::int as active, ${peopleWith('searches')} as searched,
        ${peopleWith('links')} as shared, ${peopleWith('added')} as added
      from did group by grouping sets ((part, is_now), (is_now))
    ), acted as (
      select member_id as "memberId", ${sumOf('days')} as days, ${sumOf('searches')} as searches,
        ${sumOf('links')} as links, ${sumOf('added')} as added,
        ${sumOf('days', false)} as "daysBefore"
      from did group by member_id
    )
    select (select coalesce(json_agg(counted), '[]') from counted) as parts,
      (select coalesce(json_agg(acted), '[]') from acted) as acts`.execute(db)
  return rows[0] ?? { parts: [], acts: [] }
}

/** The team by name, with the views of all their links. */
export async function findTeam({ db }: Scope, { from, to }: Period) {
  const { rows } = await sql<Pick<AdoptionRow, 'userId' | 'name' | 'lastSeenAt' | 'views'>>`
    with viewed as (
      select shared_by, sum(views)::int as views
      from ${linkSums([{ from, to }])} as summed join link on link.id = link_id
      where not is_own group by shared_by
    )
    select id as "userId", name, last_seen_at as "lastSeenAt", coalesce(views, 0) as views
    from member left join viewed on shared_by = id
    where status = 'active' order by name, id`.execute(db)
  return rows
}

const USAGE_MAX = 50
/** The person of events that came without tokens. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Counts the usage events of both ranges by name. */
export async function findUsage({ db }: Scope, { before, from, to }: Period): Promise<UsageRow[]> {
  const isNow = sql`filter (where day >= ${from}::date`
  const { rows } = await sql<UsageRow>`
    select name, coalesce(sum(count) ${isNow}), 0)::int as count,
      (count(distinct person) ${isNow} and person <> ${NOBODY}))::int as people,
      coalesce(sum(count) filter (where day < ${from}::date), 0)::int as "countBefore"
    from client_event_day where day between ${before.from}::date and ${to}::date
    group by name order by count desc, "countBefore" desc, name limit ${USAGE_MAX}`.execute(db)
  return rows
}
