import type { MyDay } from '@satchel/contract/analytics/health.ts'
import { sql } from 'kysely'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import { CONDITIONS } from './health-queries.ts'

/** Counts in one statement what needs a person, and what their links did today. */
export async function findMyDay(scope: Scope): Promise<MyDay> {
  const me = personOf(scope)
  const mayWrite = may(scope.actor, 'library.write')
  const { rows } = await sql<MyDay>`
    with opened as (
      select sum(views) as views, sum(sure_views) as sure_views, sum(viewers) as viewers,
        sum(downloads) as downloads, count(*) as opened
      from visit_day where dimension = 'all' and day = (select today()) and views > 0
        and link_id in (select id from link where shared_by = ${me})
    ), owned as (
      select count(*) filter (where ${CONDITIONS.expiring}) as expiring,
        count(*) filter (where ${CONDITIONS.broken}) as broken,
        count(*) filter (where status = 'failed') as failed
      from item where owner_id = ${me} and deleted_at is null and ${mayWrite}
        and (expires_on is not null or broken or status = 'failed')
    )
    select coalesce(views, 0)::int as views, coalesce(sure_views, 0)::int as "sureViews",
      coalesce(viewers, 0)::int as viewers,
      coalesce(downloads, 0)::int as downloads, opened::int as opened, expiring::int, broken::int, failed::int,
      (select count(*) from notification where member_id = ${me} and kind = 'share-reply'
        and in_app and read_at is null)::int as replies,
      (select count(*) from wish where ${mayWrite} and not approved and merged_into is null)::int as wishes
    from opened, owned`.execute(scope.db)
  const [found] = rows
  if (!found) throw new Error('Nothing was counted')
  return found
}
