import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import {
  FIGURE_LIST,
  figuresOf,
  IS_NOTHING,
  IS_UNREAD,
  READ,
  readingOf,
  setFigures,
} from '../figure-queries.ts'
import { factsBefore, pageFactsBefore, visitStates } from '../summed-visit-queries.ts'
import { type Changes, changed } from './sum-queries.ts'

// Days of which an old visit changed or was deleted, or whose visits were never summed, are made again of all their visits.

/** A link and a day of the tenant, and a day of UTC, in which an old visit came, changed or is about to be deleted. */
export interface Subject {
  tenantId: string
  linkId: string
  day: string
  utcDay: string
}

/** Returns the days of old visits, and those after them, of which figures depend on them. */
export async function findSubjects(db: Db, changes: Changes, horizon: string): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select distinct tenant_id as "tenantId", link_id as "linkId",
      (at at time zone time_zone)::date + later as day, (at at time zone 'UTC')::date as "utcDay"
    from ${changed(changes)} join tenant on tenant.id = tenant_id, generate_series(0, 1) as later
    where changed.id < ${horizon}`.execute(db)
  return rows
}

const input = (subjects: Subject[]) => sql`json_to_recordset(${JSON.stringify(subjects)})
  as subject ("tenantId" uuid, "linkId" uuid, day date, "utcDay" date)`

/** Links with days of which the visits of all and of those before are read. */
const near = (subjects: Subject[]) => sql`(
    select "tenantId", "linkId", (day - 1)::timestamp at time zone time_zone as begins,
      (day + 1)::timestamp at time zone time_zone as ends
    from (select distinct "tenantId", "linkId", day from ${input(subjects)}) as subject
    join tenant on tenant.id = "tenantId") as near,
  lateral (
    select * from visit where tenant_id = "tenantId" and link_id = "linkId"
      and id >= id_at(begins) and id < id_at(ends)) as visit`

export async function makeDays(db: Db, subjects: Subject[], horizon: string): Promise<void> {
  await sql`
    with subject as (
      select distinct "tenantId" as tenant_id, "linkId" as link_id, day from ${input(subjects)}
    ), read as (${visitStates(near(subjects), horizon)}
    ), known as materialized (select distinct on (tenant_id, id) * from read
    ), made as materialized (
      select made.* from ${figuresOf(sql`(${factsBefore(1)})`)} as made
      join subject using (tenant_id, link_id, day) where not ${IS_NOTHING}
    ), empty as (
      delete from visit_day as old using subject
      where old.tenant_id = subject.tenant_id and old.link_id = subject.link_id
        and old.day = subject.day and not exists (select from made
          where made.tenant_id = old.tenant_id and made.link_id = old.link_id
            and made.day = old.day and made.dimension = old.dimension and made.value = old.value)
    )
    insert into visit_day (tenant_id, link_id, day, dimension, value, ${FIGURE_LIST})
    select tenant_id, link_id, day, dimension, value, ${FIGURE_LIST} from made
    on conflict (tenant_id, link_id, day, dimension, value)
    do update set ${setFigures('replace')}`.execute(db)
}

const SET_READ = sql`readers = excluded.readers, duration_ms = excluded.duration_ms,
  sure_readers = excluded.sure_readers, sure_duration_ms = excluded.sure_duration_ms`

/** Days of UTC. */
export async function makePageDays(db: Db, subjects: Subject[], horizon: string): Promise<void> {
  const visits = sql`(
      select distinct "tenantId", "linkId", "utcDay" from ${input(subjects)}) as subject
    join visit on visit.tenant_id = "tenantId" and visit.link_id = "linkId"
      and visit.id >= id_at("utcDay"::timestamp at time zone 'UTC')
      and visit.id < id_at(("utcDay" + 1)::timestamp at time zone 'UTC')`
  await sql`
    with subject as (
      select distinct "tenantId" as tenant_id, "linkId" as link_id, "utcDay" as day
      from ${input(subjects)}
    ), known as materialized (${visitStates(visits, horizon)}
    ), made as materialized (
      select * from ${readingOf(sql`(${pageFactsBefore(1)})`)} as made where not ${IS_UNREAD}
    ), empty as (
      delete from link_page_day as old using subject
      where old.tenant_id = subject.tenant_id and old.link_id = subject.link_id
        and old.day = subject.day and not exists (select from made
          where made.tenant_id = old.tenant_id and made.link_id = old.link_id
            and made.day = old.day and made.item_id = old.item_id and made.page = old.page)
    )
    insert into link_page_day (tenant_id, link_id, day, item_id, page, ${READ})
    select tenant_id, link_id, day, item_id, page, ${READ} from made
    on conflict (tenant_id, link_id, day, item_id, page) do update set ${SET_READ}`.execute(db)
}

export async function makePages(db: Db, subjects: Subject[]): Promise<void> {
  await sql`
    with subject as (select distinct "tenantId", "linkId" from ${input(subjects)}),
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
