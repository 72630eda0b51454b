import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { FIGURE_LIST, setFigures, sumFigures } from '../figure-queries.ts'

/** Days that are summed in one transaction. */
const DAYS = 1_000

/** Sums all links of the days that changed, of some tenants; returns whether there are more. */
export async function sumChangedDays(db: Db): Promise<boolean> {
  const { rows } = await sql<{ days: [string, string][] }>`
    with taken as (
      delete from part.day_change where (tenant_id, day) in (
        select distinct tenant_id, day from part.day_change limit ${DAYS})
      returning tenant_id, day
    )
    select coalesce(jsonb_agg(distinct jsonb_build_array(tenant_id, day)), '[]') as days
    from taken`.execute(db)
  const days = rows[0]?.days ?? []
  if (days.length === 0) return false
  await sql`
    with subject as (
      select (pair ->> 0)::uuid as tenant_id, (pair ->> 1)::date as day
      from json_array_elements(${JSON.stringify(days)}) as pair
    ), made as materialized (
      select visit_day.tenant_id, dimension, visit_day.day, item_type, value, ${sumFigures()}
      from subject join visit_day using (tenant_id, day)
        join link on link.tenant_id = visit_day.tenant_id and link.id = link_id
      group by 1, 2, 3, 4, 5
    ), empty as (
      delete from report_day as old using subject
      where old.tenant_id = subject.tenant_id and old.day = subject.day
        and not exists (select from made where made.tenant_id = old.tenant_id
          and made.dimension = old.dimension and made.day = old.day
          and made.item_type = old.item_type and made.value = old.value)
    )
    insert into report_day (tenant_id, dimension, day, item_type, value, ${FIGURE_LIST})
    select tenant_id, dimension, day, item_type, value, ${FIGURE_LIST} from made
    on conflict (tenant_id, dimension, day, item_type, value)
    do update set ${setFigures('replace')}`.execute(db)
  return days.length === DAYS
}

/** Links with a day of which weeks and months are summed in one transaction. */
const LINKS = 2_000

/** Sums the weeks and months of links of which days changed; returns whether there are more. */
export async function sumChangedLinks(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from part.link_change where ctid = any(array(
        select ctid from part.link_change limit ${LINKS}))
      returning tenant_id, link_id, day
    ), subject as materialized (
      select distinct tenant_id, link_id, unit, date_trunc(unit, day::timestamp)::date as begins
      from taken, unnest(array['week', 'month']) as unit
    ), made as materialized (
      select subject.*, ${sumFigures(sql`begins`)}
      from subject join visit_day using (tenant_id, link_id)
      where dimension = 'all' and day >= begins and day < (begins + ('1 ' || unit)::interval)::date
      group by 1, 2, 3, 4
    ), empty as (
      delete from visit_span as old using subject
      where old.tenant_id = subject.tenant_id and old.unit = subject.unit
        and old.begins = subject.begins and old.link_id = subject.link_id
        and not exists (select from made where made.tenant_id = old.tenant_id
          and made.unit = old.unit and made.begins = old.begins and made.link_id = old.link_id)
    ), stored as (
      insert into visit_span (tenant_id, link_id, unit, begins, ${FIGURE_LIST})
      select tenant_id, link_id, unit, begins, ${FIGURE_LIST} from made
      on conflict (tenant_id, unit, begins, link_id) do update set ${setFigures('replace')}
    )
    select count(*)::int as count from taken`.execute(db)
  return (rows[0]?.count ?? 0) === LINKS
}
