import type { CtaRow } from '@satchel/contract/analytics/reports.ts'
import { sql } from 'kysely'
import type { Scope } from '../platform/database/scope.ts'
import type { Period } from './period.ts'
import { beginDays } from './queries.ts'
import type { Part } from './spans.ts'

export type CtaCount = 'impressions' | 'clicks' | 'submissions'

const sums = (when = sql`true`) => sql`
  coalesce(sum(impressions) filter (where ${when}), 0)::int as impressions,
  coalesce(sum(clicks) filter (where ${when}), 0)::int as clicks,
  coalesce(sum(submissions) filter (where ${when}), 0)::int as submissions`

const isInBoth = ({ before, to }: Period) => sql`day between ${before.from}::date and ${to}::date`

/** Counts what visitors did with all CTAs, by part and by range; deleted ones count too. */
export async function countCtas({ db }: Scope, period: Period) {
  const { rows } = await sql<Part<CtaCount>>`
    select case when grouping(part) = 0 then part end as part, is_now as "isNow", ${sums()}
    from (select *, width_bucket(day, ${beginDays(period)}) - 1 as part,
        day >= ${period.from}::date as is_now
      from cta_day where ${isInBoth(period)}) as counted
    group by grouping sets ((part, is_now), (is_now))`.execute(db)
  return rows
}

/** Ranks the CTAs there are, most submissions first; those with nothing in either range are left out. */
export async function findCtas({ db }: Scope, period: Period, limit: number): Promise<CtaRow[]> {
  const isNow = sql`day >= ${period.from}::date`
  const { rows } = await sql<CtaRow>`
    select id as "ctaId", name, kind, active, ${sums(isNow)},
      coalesce(sum(clicks) filter (where not ${isNow}), 0)::int as "clicksBefore",
      coalesce(sum(submissions) filter (where not ${isNow}), 0)::int as "submissionsBefore"
    from cta_day join cta on cta.id = cta_id
    where ${isInBoth(period)} and deleted_at is null
    group by id, name, kind, active
    order by submissions desc, clicks desc, impressions desc, id limit ${limit}`.execute(db)
  return rows
}
