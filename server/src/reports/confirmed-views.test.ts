import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { updateNewestVisit } from '../../test/visits.ts'

const satchel = product({ shared: true })
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const RECIPIENTS = 'items/v1/v2/shortener/recipients'

let people = 0
/** Each time another person. */
const open = (slug: string) => {
  people += 1
  const headers = { 'user-agent': PHONE, 'x-forwarded-for': `10.2.0.${people}` }
  return satchel.anonymous('GET', `/l/${slug}`, undefined, headers)
}

async function share(person: Person, itemId: string, fields: object = {}) {
  const body = { itemId, itemType: 'ITEM', ...fields }
  return (await person.call('POST', 'items/v1/v2/shortener/personalized', body)).body
}

const read = async (person: Person, path: string) => (await person.call('GET', path)).body

const updateNewest = (linkId: string, columns: Record<string, unknown>) =>
  updateNewestVisit(satchel.database.system, linkId, columns)

const sum = () => satchel.app.tasks['sum-visits']?.({})

test('a link’s report counts all views, or only those of which it is sure that a person read', async () => {
  const owner = await satchel.newTenant()
  const item = await addLink(owner, { name: 'Prices' })
  const link = await share(owner, item.id)
  await open(link.slug)
  const idle = { durationMs: 9_000, pages: JSON.stringify({ 1: 9_000 }) }
  await updateNewest(link.id, { ...idle, country: 'SE' })
  await open(link.slug)
  const turning = { durationMs: 3_000, pages: JSON.stringify({ 1: 1_000, 2: 2_000 }) }
  await updateNewest(link.id, { ...turning, country: 'DE' })
  const reportOf = (certainty: string) =>
    read(owner, `items/v1/personalized/${link.id}/report?certainty=${certainty}`)
  // What was read is that of the visits from the first second, not only once it's summed.
  const [allNow, sureNow] = [await reportOf('all'), await reportOf('sure')]
  await sum()
  const all = await reportOf('all')
  expect(allNow).toMatchObject({ sums: { seconds: 12 }, pages: all.pages })
  expect(all.sums).toMatchObject({ views: 2, viewers: 2, sureViews: 1, seconds: 12 })
  expect(all.pages).toMatchObject([{ readers: 2, seconds: 10 }, { readers: 1 }])
  const sure = await reportOf('sure')
  expect(sureNow).toMatchObject({ sums: { seconds: 3 }, pages: sure.pages })
  const { sums, pages, days, by } = sure
  expect(sums).toMatchObject({ views: 1, viewers: 1, sureViews: 1, seconds: 3 })
  expect(pages).toMatchObject([
    { page: 1, readers: 1, seconds: 1 },
    { page: 2, readers: 1, seconds: 2 },
  ])
  expect(days.at(-1)).toMatchObject({ views: 1, viewers: 1, sureViews: 1 })
  expect(by.country).toEqual([{ value: 'DE', views: 1, viewers: 1 }])
  const reading = await read(owner, `items/v1/${item.id}/reading?certainty=sure`)
  expect(reading.pages).toEqual(pages)
})

test('recipients say how many of their views are sure, as of each link', async () => {
  const owner = await satchel.newTenant()
  const [prices, guide] = [
    await addLink(owner, { name: 'Prices' }),
    await addLink(owner, { name: 'Guide', url: 'https://example.com/guide' }),
  ]
  const link = await share(owner, prices.id, { sharedToEmail: 'bo@customer.example' })
  await share(owner, guide.id, { sharedToEmail: 'bo@customer.example' })
  await share(owner, guide.id, { sharedToEmail: 'cy@other.example' })
  await open(link.slug)
  await updateNewest(link.id, { acted: true })
  await open(link.slug)
  await open(link.slug)
  await updateNewest(link.id, { email: 'dee@customer.example', emailProved: true })
  await sum()
  expect((await read(owner, `${RECIPIENTS}?orderBy=views`)).items).toMatchObject([
    { key: 'bo@customer.example', views: 2, sureViews: 1 },
    { key: 'dee@customer.example', views: 1, sureViews: 1 },
    { key: 'cy@other.example', views: 0, sureViews: 0 },
  ])
  const bo = await read(owner, `${RECIPIENTS}/one?kind=person&key=bo@customer.example`)
  expect(bo).toMatchObject({ sureViews: 1, received: [{ sureViews: 0 }, { sureViews: 1 }] })
  const dee = await read(owner, `${RECIPIENTS}/one?kind=person&key=dee@customer.example`)
  expect(dee).toMatchObject({ sureViews: 1, received: [{ views: 1, sureViews: 1 }] })
})

test('who came back to a link and got no new one is listed, until they get one', async () => {
  const owner = await satchel.newTenant()
  const [prices, guide] = [
    await addLink(owner, { name: 'Prices' }),
    await addLink(owner, { name: 'Guide', url: 'https://example.com/guide' }),
  ]
  const bo = { sharedToEmail: 'bo@customer.example', sharedToOrganization: 'Customer' }
  const link = await share(owner, prices.id, bo)
  const once = await share(owner, prices.id, { sharedToEmail: 'cy@customer.example' })
  const silent = async (person: Person) =>
    (await read(person, 'items/v1/v2/shortener/silence')).items
  await open(once.slug)
  await open(link.slug)
  expect(await silent(owner)).toEqual([])
  await open(link.slug)
  expect(await silent(owner)).toEqual([
    {
      email: 'bo@customer.example',
      organization: 'Customer',
      views: 2,
      lastViewedAt: expect.any(String),
      last: { itemType: 'ITEM', itemId: prices.id, itemName: 'Prices', linkId: link.id },
      had: [prices.id],
    },
  ])
  expect(await silent(await owner.withRole('admin'))).toEqual([])
  expect(await silent(await satchel.newTenant())).toEqual([])
  await share(owner, guide.id, bo)
  expect(await silent(owner)).toEqual([])
})
