import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { addDays, DAY } from '../platform/time.ts'
import { removeVisits } from '../tracking/sums/sums.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product()
const system = () => satchel.database.system
const sum = () => satchel.app.tasks['sum-visits']?.({})

async function shared(owner: Owner, name: string): Promise<string> {
  const { id: itemId } = await addLink(owner, { name, url: `https://example.com/${name}` })
  const body = { itemId, itemType: 'ITEM' }
  return (await owner.call('POST', 'items/v1/v2/shortener/personalized', body)).body.id
}

/** Visits of 60 days up to yesterday, by some people from some countries; every seventh is left out. */
async function visit({ tenantId }: Owner, linkId: string, count: number): Promise<void> {
  await sql`
    with given as (
      select n, now() - make_interval(days => 1 + n % 60, hours => n % 23) as at
      from generate_series(1, ${count}::int) n
    ), made as (
      insert into visit (tenant_id, id, link_id, at, session_id, viewer, filtered, is_view, country,
        duration_ms, downloaded)
      select ${tenantId}, (left(id_at(at)::text, 14) || right(new_id()::text, 22))::uuid, ${linkId},
        at, new_id(), sha256(int4send(n % 9)), case when n % 7 = 0 then 'bot' end, n % 7 <> 0,
        (array['DE', 'SE', 'US'])[1 + n % 3], n * 10, n % 5 = 0
      from given returning tenant_id, id
    )
    insert into part.visit_change (tenants, visits)
    select array_agg(tenant_id), array_agg(id) from made`.execute(system())
}

interface Range {
  from: string
  to: string
}

/** The figures of a range, counted visit by visit. */
async function raw({ tenantId }: Owner, column: 'country' | 'link_id', { from, to }: Range) {
  const { rows } = await sql<{ value: string; views: number }>`
    select ${sql.ref(column)} as value, count(*)::int as views
    from visit join tenant on tenant.id = tenant_id
    where tenant_id = ${tenantId} and is_view and filtered is null
      and (at at time zone time_zone)::date between ${from}::date and ${to}::date
    group by value order by views desc, value`.execute(system())
  return rows.map(({ value, views }) => [value, views])
}

const sumOf = (rows: unknown[][]) => rows.reduce((all, [, views]) => all + Number(views), 0)
const ago = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days)

/** Compares reports of a range, and of the same number of days before it, with the visits; returns the views. */
async function compare(owner: Owner, { from, to }: Range): Promise<number> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  const before = { from: addDays(from, -days), to: addDays(from, -1) }
  const report = async (name: string) => {
    const rows = name === 'overview' ? '' : '&limit=200'
    const path = `analytics/v1/reports/${name}?from=${from}&to=${to}${rows}`
    return (await owner.call('GET', path)).body
  }
  const [now, earlier] = [
    await raw(owner, 'link_id', { from, to }),
    await raw(owner, 'link_id', before),
  ]
  const [overview, links, content, people] = await Promise.all(
    ['overview', 'links', 'content', 'people'].map(report),
  )
  const countries: { value: string; views: number }[] = overview.by.country
  expect(countries.map(({ value, views }) => [value, views])).toEqual(
    await raw(owner, 'country', { from, to }),
  )
  const sums = { views: sumOf(now), opened: now.length }
  expect(overview.now.sums).toMatchObject(sums)
  expect(overview.before.sums).toMatchObject({ views: sumOf(earlier), opened: earlier.length })
  const rows: { link: { id: string }; views: number; viewsBefore: number }[] = links.rows
  const viewed = (name: 'views' | 'viewsBefore') =>
    rows.filter((row) => row[name] > 0).map((row) => [row.link.id, row[name]])
  expect(new Map(viewed('views') as [])).toEqual(new Map(now as []))
  expect(new Map(viewed('viewsBefore') as [])).toEqual(new Map(earlier as []))
  const shared = { views: sumOf(now), viewsBefore: sumOf(earlier) }
  expect(sumRows(content.rows)).toEqual(shared)
  expect(sumRows(people.team)).toEqual(shared)
  return sums.views
}

function sumRows(rows: { views: number; viewsBefore: number }[]) {
  const sum = (name: 'views' | 'viewsBefore') => rows.reduce((all, row) => all + row[name], 0)
  return { views: sum('views'), viewsBefore: sum('viewsBefore') }
}

test('reports have what counting each visit has, also once visits and a link are gone', async () => {
  const owner = await satchel.newTenant()
  const [prices, guide] = [await shared(owner, 'prices'), await shared(owner, 'guide')]
  await visit(owner, prices, 200)
  await visit(owner, guide, 150)
  await sum()
  const monthEnds = addDays(`${ago(0).slice(0, 7)}-01`, -1)
  const monthBegins = `${monthEnds.slice(0, 7)}-01`
  const last30 = { from: ago(29), to: ago(0) }
  const month = { from: addDays(monthBegins, -3), to: addDays(monthEnds, 4) }
  const all = await compare(owner, last30)
  expect(all).toBeGreaterThan(100)
  const ofMonth = await compare(owner, month)
  await compare(owner, { from: monthBegins, to: monthEnds })
  await compare(owner, { from: addDays(monthBegins, -20), to: ago(0) })
  const { rows } = await sql<{ id: string }>`
    select id from visit where link_id = ${prices} and is_view limit 90`.execute(system())
  const ids = rows.map(({ id }) => id)
  await system()
    .transaction()
    .execute((db) => removeVisits(db, owner.tenantId, ids))
  const fewer = await compare(owner, month)
  expect(fewer).toBeLessThan(ofMonth)
  await sql`delete from link where id = ${guide}`.execute(system())
  await sum()
  expect(await compare(owner, month)).toBeLessThan(fewer)
  expect(await compare(owner, last30)).toBeLessThan(all)
})
