import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

const satchel = product({ shared: true })

interface Seen {
  device: number
  at: string
  downloaded?: boolean
}

/** Records views of the link by these devices at these times; a download is a sure view. */
async function view(tenantId: string, linkId: string, seen: Seen[]): Promise<void> {
  const { system } = satchel.database
  await sql`
    with made as (
      select (left(id_at(at)::text, 14) || right(new_id()::text, 22))::uuid as id, seen.*
      from json_to_recordset(${JSON.stringify(seen)})
        as seen (device integer, at timestamptz, downloaded boolean)
    ), counted as (
      insert into link_stat (tenant_id, link_id, views, viewers)
      select ${tenantId}::uuid, ${linkId}::uuid, count(*), count(distinct device) from made
    ), changed as (
      insert into part.visit_change (tenants, visits)
      select array_agg(${tenantId}::uuid), array_agg(id) from made
    )
    insert into visit (tenant_id, id, link_id, at, session_id, viewer, is_view, country, downloaded)
    select ${tenantId}::uuid, id, ${linkId}::uuid, at, id, decode(md5(device::text), 'hex'), true, 'IN',
      coalesce(downloaded, false) from made`.execute(system)
  await satchel.app.tasks['sum-visits']?.({})
}

test('a device that reads in three hours and past midnight counts once in each range, everywhere', async () => {
  const owner = await satchel.newTenant()
  await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
    attribute: 'timeZone',
    value: 'Asia/Kolkata',
  })
  const read = async (path: string) => (await owner.call('GET', path)).body
  const item = await addLink(owner, { name: 'Prices' })
  const body = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  // The last is after midnight in India.
  const hours = ['16:10', '17:20', '20:30']
  const one = hours.map((time) => ({ device: 1, at: `2026-03-14T${time}Z`, downloaded: true }))
  await view(owner.tenantId, link.id, [...one, { device: 2, at: '2026-03-15T09:00Z' }])

  const whole = await read(`items/v1/personalized/${link.id}/report`)
  expect(whole.sums).toMatchObject({ views: 4, viewers: 2, sureViews: 3, sureViewers: 1 })
  expect(whole.by.country).toEqual([{ value: 'IN', views: 4, viewers: 2 }])

  const both = 'from=2026-03-14&to=2026-03-15'
  for (const [range, viewers, sure] of [
    [both, 2, 1],
    ['from=2026-03-14&to=2026-03-14', 1, 1],
    ['from=2026-03-15&to=2026-03-15', 2, 1],
    ['from=2026-03-01&to=2026-03-31', 2, 1],
  ] as const) {
    for (const [certainty, count] of [
      ['all', viewers],
      ['sure', sure],
    ] as const) {
      const query = `${range}&certainty=${certainty}`
      const links = await read(`analytics/v1/reports/links?${query}`)
      expect(links.now.sums.viewers, query).toBe(count)
      expect(links.rows[0].viewers, query).toBe(count)
      const part = await read(`analytics/v1/reports/links?${query}&dimension=country&value=IN`)
      expect(part.now.sums.viewers, query).toBe(count)
      expect(part.rows[0].viewers, query).toBe(count)
      const overview = await read(`analytics/v1/reports/overview?${query}`)
      expect(overview.by.country).toMatchObject([{ value: 'IN', viewers: count }])
    }
  }
  const { now } = await read(`analytics/v1/reports/links?${both}&interval=day`)
  expect(now.points.map(({ viewers }: { viewers: number }) => viewers)).toEqual([1, 2])
})
