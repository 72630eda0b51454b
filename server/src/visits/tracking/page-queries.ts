import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { isSure } from '../link/certainty-queries.ts'
import { IS_READING } from './return-queries.ts'
import { given, type Subject } from './sum-queries.ts'

const READ = sql`readers, duration_ms, sure_readers, sure_duration_ms`

const SET_READ = sql`readers = excluded.readers, duration_ms = excluded.duration_ms,
  sure_readers = excluded.sure_readers, sure_duration_ms = excluded.sure_duration_ms`

/** Days of UTC: they stay what they are when the tenant moves. */
export async function makePageDays(db: Db, subjects: Subject[]): Promise<void> {
  await sql`
    with subject as (
      select distinct "tenantId", "linkId", (hour at time zone 'UTC')::date as day from ${given(subjects)}
    ), made as materialized (
      select visit.tenant_id, link_id, day, coalesce(visit.item_id, link.item_id) as item_id,
        number::integer as page, count(distinct viewer) as readers, sum(time::bigint) as duration_ms,
        count(distinct viewer) filter (where ${isSure('visit')}) as sure_readers,
        coalesce(sum(time::bigint) filter (where ${isSure('visit')}), 0) as sure_duration_ms
      from subject
      join visit on visit.tenant_id = "tenantId" and link_id = "linkId"
        and visit.id >= id_at(day::timestamp at time zone 'UTC')
        and visit.id < id_at((day + 1)::timestamp at time zone 'UTC')
      join link on link.tenant_id = visit.tenant_id and link.id = link_id,
      jsonb_each_text(pages) as page (number, time)
      where ${IS_READING} and pages is not null group by 1, 2, 3, 4, 5
    ), empty as (
      delete from link_page_day as old using subject
      where old.tenant_id = "tenantId" and old.link_id = "linkId" and old.day = subject.day
        and not exists (select from made where made.tenant_id = old.tenant_id
          and made.link_id = old.link_id and made.day = old.day and made.item_id = old.item_id
          and made.page = old.page)
    )
    insert into link_page_day (tenant_id, link_id, day, item_id, page, ${READ})
    select tenant_id, link_id, day, item_id, page, ${READ} from made
    on conflict (tenant_id, link_id, day, item_id, page) do update set ${SET_READ}`.execute(db)
}

export async function makePages(db: Db, subjects: Subject[]): Promise<void> {
  await sql`
    with subject as (select distinct "tenantId", "linkId" from ${given(subjects)}),
    made as materialized (
      select tenant_id, link_id, item_id, page, sum(readers) as readers,
        sum(duration_ms) as duration_ms, sum(sure_readers) as sure_readers,
        sum(sure_duration_ms) as sure_duration_ms
      from subject join link_page_day on tenant_id = "tenantId" and link_id = "linkId"
      group by 1, 2, 3, 4
    ), empty as (
      delete from link_page as old using subject
      where old.tenant_id = "tenantId" and old.link_id = "linkId"
        and not exists (select from made where made.tenant_id = old.tenant_id
          and made.link_id = old.link_id and made.item_id = old.item_id and made.page = old.page)
    )
    insert into link_page (tenant_id, link_id, item_id, page, ${READ})
    select tenant_id, link_id, item_id, page, ${READ} from made
    on conflict (tenant_id, link_id, item_id, page) do update set ${SET_READ}`.execute(db)
}
