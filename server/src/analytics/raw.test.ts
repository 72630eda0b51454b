import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

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

/** The same figures of the last 30 days, counted visit by visit. */
async function raw({ tenantId }: Owner) {
  const { rows } = await sql<{ country: string; views: number }>`
    select country, count(*)::int as views from visit join tenant on tenant.id = tenant_id
    where tenant_id = ${tenantId} and is_view and filtered is null
      and (at at time zone time_zone)::date > (now() at time zone time_zone)::date - 30
    group by country order by views desc, country`.execute(system())
  return rows
}

test('reports have what counting each visit has, also once a link with visits is gone', async () => {
  const owner = await satchel.newTenant()
  const [prices, guide] = [await shared(owner, 'prices'), await shared(owner, 'guide')]
  await visit(owner, prices, 400)
  await visit(owner, guide, 250)
  await sum()
  const compare = async () => {
    const { body } = await owner.call('GET', 'analytics/v1/reports/overview')
    const countries = await raw(owner)
    const views = countries.reduce((all, each) => all + each.views, 0)
    expect(body.now.sums.views).toBe(views)
    expect(
      body.by.country.map(({ value, views }: { value: string; views: number }) => [value, views]),
    ).toEqual(countries.map(({ country, views }) => [country, views]))
    const links = await owner.call('GET', 'analytics/v1/reports/links')
    const rows: { views: number }[] = links.body.rows
    expect(rows.reduce((all, row) => all + row.views, 0)).toBe(views)
    return views
  }
  const all = await compare()
  expect(all).toBeGreaterThan(200)
  await sql`delete from link where id = ${guide}`.execute(system())
  await sum()
  const left = await compare()
  expect(left).toBeLessThan(all)
  expect(left).toBeGreaterThan(100)
})
