import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addDays } from '../platform/time.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product()
const system = () => satchel.database.system
const sum = () => satchel.app.tasks['sum-searches']?.({})

/** Searches of the 70 days up to yesterday for 13 terms, by three people of whom one is gone. */
async function search({ tenantId, userId }: Owner, otherId: string): Promise<void> {
  await sql`
    insert into search_log (tenant_id, member_id, text, words, form, hits, ms, at)
    select ${tenantId}, (array[${userId}::uuid, ${otherId}::uuid, null])[1 + n % 3],
      'Term ' || n * n % 13, case when n % 11 > 0 then 'term ' || n * n % 13 else '' end, '{}',
      n % 4, n * 7 % 400, now() - make_interval(days => 1 + n % 70, hours => n % 23)
    from generate_series(1, 500) n`.execute(system())
}

interface Range {
  from: string
  to: string
}

/** The figures of a range, counted search by search. */
async function raw({ tenantId }: Owner, { from, to }: Range) {
  const requests = sql`(select log.* from search_log as log join tenant on tenant.id = tenant_id
    where tenant_id = ${tenantId} and (at at time zone time_zone)::date between ${from} and ${to}) as log`
  const counted = sql`count(*)::int as searches, (count(*) filter (where hits = 0))::int as nothing,
    count(opened_id)::int as opened`
  const { rows: sums } = await sql`
    select ${counted}, count(distinct member_id)::int as people from ${requests}`.execute(system())
  const { rows: ms } = await sql`
    select coalesce(percentile_disc(0.5) within group (order by ms), 0) as median,
      coalesce(percentile_disc(0.95) within group (order by ms), 0) as p95 from ${requests}`.execute(
    system(),
  )
  const { rows: terms } = await sql<{ term: string; searches: number }>`
    select max(text) as term, ${counted}, round(avg(ms))::int as ms,
      count(distinct coalesce(member_id::text, ''))::int as people
    from ${requests} where words <> '' group by words order by term`.execute(system())
  return { sums: sums[0], ms: ms[0], terms }
}

const ago = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days)

async function compare(owner: Owner, range: Range): Promise<number> {
  const query = new URLSearchParams({ ...range })
  const { body } = await owner.call('GET', `analytics/v1/reports/search?${query}`)
  const [now, before] = [await raw(owner, range), await raw(owner, body.before)]
  expect(body).toMatchObject({ now: { sums: now.sums }, before: { sums: before.sums }, ms: now.ms })
  const earlier = new Map(before.terms.map(({ term, searches }) => [term, searches]))
  const top: { term: string }[] = body.top
  expect(top.toSorted((one, other) => (one.term < other.term ? -1 : 1))).toEqual(
    now.terms
      .map((row) => ({ ...row, searchesBefore: earlier.get(row.term) ?? 0 }))
      .toSorted((one, other) => (one.term < other.term ? -1 : 1)),
  )
  return body.now.sums.searches
}

test('the report of searches has what counting each has, also once some are opened or forgotten', async () => {
  const owner = await satchel.newTenant()
  await search(owner, (await owner.withRole('editor')).userId)
  await sum()
  const monthBegins = `${addDays(`${ago(0).slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const ranges = [
    { from: ago(29), to: ago(0) },
    { from: addDays(monthBegins, -9), to: ago(0) },
    { from: ago(200), to: ago(3) },
    { from: ago(17), to: ago(17) },
  ]
  for (const range of ranges) expect(await compare(owner, range)).toBeGreaterThan(0)
  await sql`update search_log set opened_id = new_id(), words = 'term 1', text = 'Term 1'
    where tenant_id = ${owner.tenantId} and ms % 3 = 0`.execute(system())
  await sql`delete from search_log
    where tenant_id = ${owner.tenantId} and (ms % 5 = 0 or words = 'term 3')`.execute(system())
  await Promise.all([sum(), sum()])
  await sum()
  for (const range of ranges) await compare(owner, range)
})
