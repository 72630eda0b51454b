import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ shared: true })

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const list = (person: Person, query = '') =>
  person.call('GET', `analytics/v1/reports/content/unused${query}`)

const namesOf = (page: { body: { items: { name: string }[] } }) =>
  page.body.items.map(({ name }) => name)

const add = (owner: Owner, name: string) =>
  addLink(owner, { name, url: `https://example.com/${name}` })

async function share(owner: Owner, itemId: string, itemType = 'ITEM') {
  const body = { itemId, itemType }
  return (await owner.call('POST', 'items/v1/v2/shortener/personalized', body)).body
}

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Ten days from tomorrow, so that the ten days before have today in them. */
const coming = () => `?from=${dayAfter(1)}&to=${dayAfter(10)}`

async function count({ tenantId }: Owner, linkId: string, day: string, sums: object) {
  const none = { views: 0, viewers: 0, downloads: 0, durationMs: 0 }
  await satchel.database.system
    .insertInto('visitDay')
    .values(
      [
        ['all', ''],
        ['country', 'DE'],
      ].map(([dimension = '', value = '']) => ({
        tenantId,
        linkId,
        day,
        dimension,
        value,
        ...none,
        ...sums,
      })),
    )
    .execute()
  await satchel.app.tasks['sum-visits']?.({})
}

/** The same from the visits and links themselves. */
async function rawUnused({ tenantId }: Owner) {
  const { rows } = await sql<{ name: string }>`
    select name from item where tenant_id = ${tenantId} and deleted_at is null
      and not exists (select from link where link.tenant_id = item.tenant_id
        and link.item_type = 'ITEM' and link.item_id = item.id
        and (not is_own or exists (select from visit where visit.tenant_id = link.tenant_id
          and visit.link_id = link.id and (is_view or downloaded))))
    order by id`.execute(satchel.database.system)
  return rows.map(({ name }) => name)
}

test('what is unused is what nobody viewed, shared or downloaded, as the visits say', async () => {
  const owner = await satchel.newTenant()
  const shared = await add(owner, 'shared')
  const viewed = await add(owner, 'viewed')
  await add(owner, 'idle')
  const binned = await add(owner, 'binned')
  await add(owner, 'late')
  await share(owner, shared.id)
  const own = await owner.call('PUT', `items/v1/v2/shortener/${viewed.id}`, {})
  await satchel.anonymous('GET', `/l/${own.body.slug}`, undefined, { 'user-agent': AGENT })
  await satchel.app.tasks['sum-visits']?.({})
  await owner.call('DELETE', 'items/v1/bulk/items', { ids: [binned.id] })
  expect(await rawUnused(owner)).toEqual(['idle', 'late'])
  const { body } = await list(owner)
  expect(body).toMatchObject({ total: 2, totalBefore: 0 })
  expect(namesOf({ body })).toEqual(['idle', 'late'])
})

test('what is unused is counted next to the range before, with the filters of the report', async () => {
  const owner = await satchel.newTenant()
  const [viewed, taken, once] = await Promise.all(
    ['viewed', 'taken', 'once'].map((name) => add(owner, name)),
  )
  await add(owner, 'never')
  await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
  const soon = dayAfter(3)
  await count(owner, (await share(owner, viewed?.id)).id, soon, { views: 2, sureViews: 0 })
  await count(owner, (await share(owner, taken?.id)).id, soon, { downloads: 1 })
  await count(owner, (await share(owner, once?.id)).id, dayAfter(0), { views: 1, sureViews: 1 })
  const unused = async (query: string) => {
    const { total, totalBefore } = (await list(owner, `${coming()}${query}`)).body
    return [total, totalBefore]
  }
  expect(await unused('')).toEqual([2, 1])
  expect(namesOf(await list(owner, coming()))).toEqual(expect.arrayContaining(['once', 'never']))
  expect(await unused('&certainty=sure')).toEqual([3, 1])
  expect(await unused('&dimension=country&value=DE')).toEqual([2, 1])
  expect(await unused('&dimension=country&value=SE')).toEqual([4, 1])
  expect(await unused('&itemType=COLLECTION')).toEqual([1, 1])
  const kits = (await list(owner, `${coming()}&itemType=COLLECTION`)).body
  expect(kits.items).toMatchObject([{ itemType: 'COLLECTION', name: 'Kit' }])
  expect(await unused('&itemType=SITE')).toEqual([0, 0])
  const { body } = await list(owner, '?from=2026-03-11&to=2026-03-20')
  expect(body).toMatchObject({ total: 0, totalBefore: 0, items: [] })
})

test('what is unused is listed page by page and saved as CSV, to those who find it', async () => {
  const owner = await satchel.newTenant()
  for (const name of ['one', 'two', '=three()']) await add(owner, name)
  const first = await list(owner, '?limit=2')
  expect(namesOf(first)).toEqual(['one', 'two'])
  const rest = await list(owner, `?limit=2&cursor=${first.body.nextCursor}`)
  expect([namesOf(rest), rest.body.nextCursor]).toEqual([['=three()'], null])
  expect([first.body.total, rest.body.total]).toEqual([3, 3])
  const { body, headers } = await list(owner, '?limit=2&format=csv')
  expect(headers['content-disposition']).toBe('attachment; filename="unused.csv"')
  expect(body).toMatch(
    /^\uFEFFType,Name,Id,Added\nITEM,one,[\s\S]+\nITEM,two,[\s\S]+\nITEM,'=three/,
  )
  const [{ itemId }] = first.body.items
  await owner.call('PUT', `items/v1/${itemId}`, { inLibrary: false })
  const editor = await owner.withRole('editor')
  expect(namesOf(await list(editor))).toEqual(['two', '=three()'])
  expect((await list(editor)).body.total).toBe(2)
  expect((await list(await owner.withRole('viewer'))).status).toBe(403)
  expect(namesOf(await list(await satchel.newTenant()))).toEqual([])
  expect((await list(owner, '?cursor=mine')).body).toMatchObject({ code: 'bad-cursor' })
})
