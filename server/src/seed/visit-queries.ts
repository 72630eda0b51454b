import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Visit } from '../platform/database/database-types.ts'
import { insertRows, type Row } from './queries.ts'

/** Visits that wait together to be summed. */
const BATCH = 1_000

/**
 * The one place that writes visits of the past: `visit` with room for their months, `link_stat`, `part.visit_change`
 * (so that the sums, and the views of items, are made of them as of any visit), and `visit_letter` as sent, so that
 * nobody is mailed about them. A transaction of the tenant's; ids hold the time.
 */
export async function insertPastVisits(db: Db, visits: Row<Insertable<Visit>>[]): Promise<void> {
  await sql`select make_visit_parts((now() - interval '3 months')::date, current_date)`.execute(db)
  await insertRows(db, 'visit', visits)
  await sql`
    insert into link_stat (link_id, views, viewers, downloads, last_viewed_at)
    select link_id, count(*) filter (where is_view), count(distinct viewer) filter (where is_view),
      count(*) filter (where downloaded), max(at) filter (where is_view)
    from visit where tenant_id = current_tenant() and filtered is null
    group by link_id`.execute(db)
  await sql`
    insert into part.visit_change (tenants, visits)
    select array_agg(tenant_id), array_agg(id) from (
      select tenant_id, id, (row_number() over (order by id) - 1) / ${BATCH} as batch
      from visit where tenant_id = current_tenant()) as visits
    group by batch`.execute(db)
  await sql`
    insert into visit_letter (session_id, member_id, due_at, sent_at)
    select session_id, shared_by, min(at), now() from visit
    join link on link.tenant_id = visit.tenant_id and link.id = link_id
    where visit.tenant_id = current_tenant() and filtered is null and at > now() - interval '2 days'
    group by 1, 2`.execute(db)
  // Without it the first reports are planned for empty tables.
  await sql`analyze visit (id, link_id, item_id, at), link, link_stat, item, item_stat, event`.execute(
    db,
  )
}
