import { expect, test } from 'vitest'
import { browser, network } from '../../test/browsing.ts'
import { product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'

const satchel = product({ shared: true })

const agentOf = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/${version}.0.0.0 Safari/537.36`

async function sharedPage(terms: object = {}) {
  const owner = await satchel.newTenant()
  const { body: link } = await share(owner, (await addPage(owner)).id, terms)
  const figures = async () => {
    const { body } = await owner.call('GET', `items/v1/personalized/${link.id}`)
    return { views: body.views, viewers: body.viewers }
  }
  return { owner, link, figures }
}

/** Each browser opens the link once. */
async function open(slug: string, browsers: number, address: string, first = 100) {
  for (let version = first; version < first + browsers; version++)
    await browser(satchel, address).get(`/l/${slug}`, { 'user-agent': agentOf(version) })
}

test('one network counts as fifty different people of a link and day, however many it claims', async () => {
  const { owner, link, figures } = await sharedPage()
  const office = network()
  await open(link.slug, 70, office)
  expect(await figures()).toEqual({ views: 50, viewers: 50 })
  const { body } = await owner.call(
    'GET',
    `items/v1/personalized/${link.id}/visits?includeFiltered=true&limit=100`,
  )
  const reasons = body.items.map(({ filtered }: { filtered: string | null }) => filtered)
  expect(reasons.filter((reason: string | null) => reason === 'crowd')).toHaveLength(20)

  await open(link.slug, 1, network())
  expect(await figures()).toEqual({ views: 51, viewers: 51 })
  const other = await sharedPage()
  await open(other.link.slug, 3, office)
  expect(await other.figures()).toEqual({ views: 3, viewers: 3 })
})

test('an IPv6 network is a /64, whatever address in it is used', async () => {
  const { link, figures } = await sharedPage()
  for (let number = 0; number < 55; number++)
    await open(link.slug, 1, `2001:db8:77:1::${number.toString(16)}`, 200 + number)
  expect(await figures()).toEqual({ views: 50, viewers: 50 })
})

test('who has proved an address is a person, wherever they come from', async () => {
  const { link, figures } = await sharedPage({ requireEmail: true })
  const office = network()
  const pass = async (to: string) => {
    const visitor = browser(satchel, office)
    await visitor.post(`/l/${link.slug}/email`, { email: to })
    const code = await satchel.codeFor(to)
    await visitor.post(`/l/${link.slug}/code`, { email: to, code })
    return visitor
  }
  const visitor = await pass(`bo-${crypto.randomUUID().slice(0, 8)}@customer.example`)
  for (let version = 100; version < 153; version++)
    await visitor.get(`/l/${link.slug}`, { 'user-agent': agentOf(version) })
  expect(await figures()).toEqual({ views: 53, viewers: 53 })
})
