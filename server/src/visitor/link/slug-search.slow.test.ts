import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'

const satchel = product({ config: { SHORT_DOMAIN: 'go.satchel.example' } })

// Counts last for a minute, which hundreds of requests take on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function sharedPage(terms: object = {}) {
  const owner = await satchel.newTenant()
  const { body } = await share(owner, (await addPage(owner)).id, terms)
  return body
}

const open = (path: string, address: string, headers: Record<string, string> = {}) =>
  satchel.anonymous('GET', path, undefined, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'x-forwarded-for': address,
    ...headers,
  })

/** Requests a number of unknown slugs one after the other. */
async function search(times: number, addressOf: (time: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) {
    const slug = crypto.randomUUID().slice(0, 8)
    statuses.push((await open(`/l/${slug}`, addressOf(time))).status)
  }
  return statuses
}

test('a new slug is twelve signs, too many to search', async () => {
  const { slug } = await sharedPage()
  expect(slug).toMatch(/^[a-km-np-z2-9]{12}$/)
})

/** A link whose address was chosen, so that it may be guessed. */
async function chosenPage(terms: object = {}) {
  const slug = `offer-${crypto.randomUUID().slice(0, 8)}`
  return sharedPage({ slug, ...terms })
}

describe('guessing slugs', () => {
  test('is held back after some tens a minute, and learns nothing of those that were chosen', async () => {
    const { slug } = await chosenPage()
    const statuses = await search(41, () => '10.60.0.1')
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(404))
    expect(statuses.at(40)).toBe(429)

    const [known, unknown] = [
      await open(`/l/${slug}`, '10.60.0.1'),
      await open('/l/nobody-has-this', '10.60.0.1'),
    ]
    for (const { status, headers, body } of [known, unknown]) {
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
      expect(body).toContain('Too many requests')
    }
    expect(known.body.replaceAll(slug, '')).toBe(unknown.body.replaceAll('nobody-has-this', ''))
    expect((await open(`/l/${slug}/download`, '10.60.0.1')).status).toBe(429)
    expect((await open(`/${slug}`, '10.60.0.1', { host: 'go.satchel.example' })).status).toBe(429)
  })

  test('keeps nobody from a link whose slug can’t be guessed', async () => {
    const [{ slug }, gated] = [await sharedPage(), await sharedPage({ password: 'open sesame' })]
    const statuses = await search(60, () => '10.65.0.1')
    expect(statuses.at(-1)).toBe(429)
    expect((await open(`/l/${slug}`, '10.65.0.1')).status).toBe(302)
    expect((await open(`/${slug}`, '10.65.0.1', { host: 'go.satchel.example' })).status).toBe(302)
    const visitor = browser(satchel, '10.65.0.1')
    const unlocked = await visitor.post(`/l/${gated.slug}/unlock`, { password: 'open sesame' })
    expect(unlocked.status).toBe(303)
    expect((await visitor.get(`/l/${gated.slug}`)).status).toBe(302)
  })

  test('keeps nobody from a chosen address that their browser had open today', async () => {
    const { slug } = await chosenPage()
    const [reader, neighbor] = [{ 'user-agent': 'Reader/1.0 Firefox/140.0' }, {}]
    expect((await open(`/l/${slug}`, '10.66.0.1', reader)).status).toBe(302)
    await search(41, () => '10.66.0.1')
    expect((await open(`/l/${slug}`, '10.66.0.1', reader)).status).toBe(302)
    expect((await open(`/l/${slug}`, '10.66.0.1', neighbor)).status).toBe(429)
  })

  test('knows a chosen slug that looks random, also one that a link got later', async () => {
    const owner = await satchel.newTenant()
    const [first, later] = [await addPage(owner), await addPage(owner)]
    const word = () =>
      Array.from(
        crypto
          .randomUUID()
          .replace(/[^a-f]/g, 'x')
          .slice(0, 8),
      ).join('')
    const { body: chosen } = await share(owner, first.id, { slug: `${word()}menu` })
    const { body: random } = await share(owner, later.id)
    const path = `items/v1/personalized/${random.id}`
    const { body: changed } = await owner.call('PUT', path, { slug: `${word()}fair` })
    await search(41, () => '10.67.0.1')
    for (const { slug } of [chosen, changed]) {
      expect(slug).toMatch(/^[a-km-np-z2-9]{12}$/)
      expect((await open(`/l/${slug}`, '10.67.0.1')).status).toBe(429)
    }
  })

  test('holds back no other address, and is let in again after a minute', async () => {
    const { slug } = await chosenPage()
    await search(41, () => '10.61.0.1')
    expect((await open(`/l/${slug}`, '10.61.0.2')).status).toBe(302)
    vi.setSystemTime(Date.now() + 61_000)
    expect((await open(`/l/${slug}`, '10.61.0.1')).status).toBe(302)
  })

  test.each([
    ['IPv4 /24', (time: number) => `10.62.0.${time % 250}`, '10.62.0.255', '10.62.1.1'],
    [
      'IPv6 /56',
      (time: number) => `2001:db8:0:${(time % 250).toString(16)}::1`,
      '2001:db8:0:ff::2',
      '2001:db8:0:100::1',
    ],
  ])('counts as one from all of a network (%s)', async (_name, addressOf, inside, outside) => {
    const { slug } = await chosenPage()
    const statuses = await search(201, addressOf)
    expect([statuses[199], statuses[200]]).toEqual([404, 429])
    expect((await open(`/l/${slug}`, inside)).status).toBe(429)
    expect((await open(`/l/${slug}`, outside)).status).toBe(302)
  })

  test('does not affect neighbors who have passed a link’s gate', async () => {
    const { slug } = await chosenPage({ password: 'open sesame' })
    const visitor = browser(satchel, '10.63.0.1')
    expect((await visitor.post(`/l/${slug}/unlock`, { password: 'open sesame' })).status).toBe(303)
    await search(41, () => '10.63.0.1')
    expect((await browser(satchel, '10.63.0.1').get(`/l/${slug}`)).status).toBe(429)
    expect((await visitor.get(`/l/${slug}`)).status).toBe(302)
  })

  test('does not include opening existing links, however often', async () => {
    const { slug } = await sharedPage()
    for (let time = 0; time < 60; time++)
      expect((await open(`/l/${slug}`, '10.64.0.1')).status).toBe(302)
  })
})
