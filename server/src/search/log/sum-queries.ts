import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

// Upkeep for all tenants at once: these statements name the tenants themselves.

/** A day of a tenant and a term of which the search log changed. */
interface Subject {
  tenantId: string
  day: string
  termKey: string
  dayBegins: string
  dayEnds: string
}

/** Changes whose days are summed in one transaction. */
const CHANGES = 10_000

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Two at it would overwrite newer sums by older ones. */
export async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('satchel search sums')) as "isOurs"`.execute(db)
  return rows[0]?.isOurs ?? false
}

/** Bounds of a tenant's day; a tenant that was deleted has none, and its changes go by days of UTC. */
const BOUNDS = sql`lateral (
  select day::timestamp at time zone zone as begins, (day + 1)::timestamp at time zone zone as ends) as bounds`

/**
 * Takes changes away and returns what they are of, and whether there are more. All changes of a day go together: its
 * searches are summed once, however many there are.
 */
export async function takeChanges(db: Db): Promise<{ subjects: Subject[]; isMore: boolean }> {
  const { rows } = await sql<{ subjects: Subject[]; isMore: boolean }>`
    with oldest as materialized (
      select tenant_id, at from part.search_change order by tenant_id, at limit ${CHANGES}
    ), days as materialized (
      select distinct tenant_id, zone, (at at time zone zone)::date as day
      from oldest left join tenant on tenant.id = tenant_id,
        lateral (select coalesce(time_zone, 'UTC') as zone) as local
    ), taken as (
      delete from part.search_change as change using days, ${BOUNDS}
      where change.tenant_id = days.tenant_id and change.at >= begins and change.at < ends
      returning change.tenant_id, day, term_key, begins, ends
    ), subject as (
      select distinct tenant_id as "tenantId", day, term_key as "termKey", begins as "dayBegins",
        ends as "dayEnds"
      from taken where exists (select from tenant where tenant.id = tenant_id)
    )
    select coalesce((select json_agg(subject) from subject), '[]') as subjects,
      (select count(*) = ${CHANGES} from oldest) as "isMore"`.execute(db)
  return rows[0] ?? { subjects: [], isMore: false }
}

const input = (
  subjects: Subject[],
) => sql`json_to_recordset(${JSON.stringify(subjects)}) as subject("tenantId" uuid, day date,
  "termKey" uuid, "dayBegins" timestamptz, "dayEnds" timestamptz)`

/** Each day, with the keys of its terms. */
const days = (subjects: Subject[]) => sql`(
  select "tenantId", day, "dayBegins", "dayEnds", array_agg("termKey") as "termKeys"
  from ${input(subjects)} group by 1, 2, 3, 4) as subject`

// `offset 0` has each day or term looked up by itself: the planner, who can't know how few there are, would read all.

/** The searches of the days. */
const searches = (subjects: Subject[]) => sql`${days(subjects)}, lateral (
  select * from search_log
  where tenant_id = "tenantId" and at >= "dayBegins" and at < "dayEnds" offset 0) as search_log`

const COUNTED = sql`count(*) as searches, count(*) filter (where hits = 0) as nothing,
  count(opened_id) as opened`

export async function makeDays(db: Db, subjects: Subject[]): Promise<void> {
  await sql`delete from search_day using ${days(subjects)}
    where search_day.tenant_id = "tenantId" and search_day.day = subject.day`.execute(db)
  await sql`insert into search_day (tenant_id, day, member_id, searches, nothing, opened)
    select tenant_id, day, coalesce(member_id, ${NOBODY}), ${COUNTED} from ${searches(subjects)}
    group by 1, 2, 3`.execute(db)
}

/** Weeks and months in which the days are, each once. */
const spans = (subjects: Subject[], key: RawBuilder<unknown>) => sql`(
  select distinct "tenantId", unit, date_trunc(unit, day::timestamp)::date as begins${key}
  from ${input(subjects)}, unnest(array['week', 'month']) as unit) as span`

const isWithin = sql`sums.tenant_id = "tenantId" and sums.unit = 'day' and sums.begins >= span.begins
  and sums.begins < (span.begins + ('1 ' || span.unit)::interval)::date`

export async function makeTimes(db: Db, subjects: Subject[]): Promise<void> {
  const values = spans(subjects, sql``)
  await sql`delete from search_time as sums using ${days(subjects)}
    where sums.tenant_id = "tenantId" and sums.unit = 'day' and sums.begins = subject.day`.execute(
    db,
  )
  await sql`insert into search_time (tenant_id, unit, begins, ms, searches)
    select tenant_id, 'day', day, ms, count(*) from ${searches(subjects)} group by 1, 3, 4`.execute(
    db,
  )
  await sql`delete from search_time as sums using ${values}
    where sums.tenant_id = "tenantId" and sums.unit = span.unit and sums.begins = span.begins`.execute(
    db,
  )
  await sql`insert into search_time (tenant_id, unit, begins, ms, searches)
    select "tenantId", span.unit, span.begins, ms, sum(searches) from ${values}
    cross join lateral (select * from search_time as sums where ${isWithin} offset 0) as sums
    group by 1, 2, 3, 4`.execute(db)
}

export async function makeTerms(db: Db, subjects: Subject[]): Promise<void> {
  await sql`delete from search_term as sums using ${input(subjects)}
    where sums.tenant_id = "tenantId" and sums.unit = 'day' and sums.begins = subject.day
      and sums.term_key = "termKey"`.execute(db)
  await sql`
    insert into search_term (tenant_id, unit, begins, term_key, term, searches, nothing, opened, ms, people)
    select tenant_id, 'day', day, md5(words)::uuid, max(text), ${COUNTED}, sum(ms),
      array_agg(distinct coalesce(member_id, ${NOBODY}))
    from ${searches(subjects)}
    where words <> '' and md5(words)::uuid = any("termKeys")
    group by 1, 3, 4`.execute(db)
  const terms = spans(subjects, sql`, "termKey"`)
  await sql`delete from search_term as sums using ${terms}
    where sums.tenant_id = "tenantId" and sums.unit = span.unit and sums.begins = span.begins
      and sums.term_key = "termKey"`.execute(db)
  await sql`
    insert into search_term (tenant_id, unit, begins, term_key, term, searches, nothing, opened, ms, people)
    select made.*, array(select distinct person from search_term as sums, unnest(people) as person
      where sums.tenant_id = "tenantId" and sums.term_key = "termKey" and sums.unit = 'day'
        and sums.begins >= made.begins
        and sums.begins < (made.begins + ('1 ' || made.unit)::interval)::date)
    from (
      select "tenantId", span.unit, span.begins, "termKey", max(term), sum(searches), sum(nothing),
        sum(opened), sum(ms)
      from ${terms}, lateral (select * from search_term as sums
        where ${isWithin} and sums.term_key = "termKey" offset 0) as sums
      group by 1, 2, 3, 4
    ) as made`.execute(db)
}
