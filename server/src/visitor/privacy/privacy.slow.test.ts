import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { sumVisits } from '../../tracking/sums/sums.ts'

const satchel = product()

const PAGE = 'https://example.com/prices'

async function share(owner: Owner, options: object = {}, name = 'Prices') {
  const url = `${PAGE}?${name}`
  const { body: item } = await owner.call('POST', 'items/v1', { kind: 'link', url, name })
  const body = { itemId: item.id, itemType: 'ITEM', ...options }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { item, link, slug: link.slug as string }
}

type Browser = ReturnType<typeof browser>

async function prove(visitor: Browser, path: string, email: string) {
  await visitor.post(`${path}/email`, { email })
  return visitor.post(`${path}/code`, { email, code: await satchel.codeFor(email) })
}

const tokenIn = (body: string) => /name="token" value="([^"]+)"/.exec(body)?.[1] ?? ''

const visitsOf = (linkId: string) =>
  satchel.database.system.selectFrom('visit').select('email').where('linkId', '=', linkId).execute()

async function figures(owner: Owner, linkId: string) {
  await sumVisits(satchel.app.services)
  const { views, viewers } = (await owner.call('GET', `items/v1/personalized/${linkId}`)).body
  const days = await satchel.database.system
    .selectFrom('visitDay')
    .select('views')
    .where('linkId', '=', linkId)
    .where('dimension', '=', 'all')
    .execute()
  return { views, viewers, summed: days.reduce((sum, day) => sum + day.views, 0) }
}

describe('stored visits', () => {
  test('are shown to their visitor, recognized for the day without a cookie', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await share(owner)
    const visitor = browser(satchel)
    const path = `/l/${slug}/privacy`
    expect((await visitor.get(path)).body).toContain('No data is stored.')
    await visitor.get(`/l/${slug}`)
    const page = await visitor.get(path)
    expect(page.status).toBe(200)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.body).toContain('Chrome on Linux')
    expect((await browser(satchel).get(path)).body).toContain('No data is stored.')

    const data = await visitor.get(`${path}/data`)
    expect(data.headers['content-disposition']).toBe('attachment; filename="visits.json"')
    expect(data.body.ofThisBrowserToday).toMatchObject([{ browser: 'Chrome', name: null }])
    expect(JSON.stringify(data.body)).not.toMatch(/10\.9\.|viewer/)
    // Somebody else may have made them from here: what isn't listed isn't shown.
    const listed = ['at', 'browser', 'country', 'device', 'downloaded', 'durationMs', 'name', 'os']
    expect(Object.keys(data.body.ofThisBrowserToday[0]).sort()).toEqual(listed)
    expect((await visitor.get('/l/zzzzzzz/privacy')).status).toBe(404)
  })

  test('is deleted where they say so, and every figure falls', async () => {
    const owner = await satchel.newTenant()
    const { item, link, slug } = await share(owner)
    const [visitor, other] = [browser(satchel), browser(satchel)]
    for (const each of [visitor, other]) await each.get(`/l/${slug}`)
    expect(await figures(owner, link.id)).toEqual({ views: 2, viewers: 2, summed: 2 })

    const path = `/l/${slug}/privacy`
    const token = tokenIn((await visitor.get(path)).body)
    const forged = ['', 'a.b', tokenIn((await other.get(path)).body), `${token}x`]
    for (const each of forged)
      await visitor.post(`${path}/delete`, { token: each, whose: 'here', sure: 'yes' })
    await visitor.post(`${path}/delete`, { token, whose: 'email', sure: 'yes' })
    expect(await visitsOf(link.id)).toHaveLength(2)

    const answer = await visitor.post(`${path}/delete`, { token, whose: 'here', sure: 'yes' })
    expect(answer).toMatchObject({ status: 303, headers: { location: `${path}?deleted` } })
    expect((await visitor.get(`${path}?deleted`)).body).toContain('Deleted')
    expect(await visitsOf(link.id)).toHaveLength(1)
    expect(await figures(owner, link.id)).toEqual({ views: 1, viewers: 1, summed: 1 })
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.views).toBe(1)
    expect((await other.get(path)).body).toContain('Chrome on Linux')
  })

  test('under an address are for whoever verifies it, across the tenant’s links only', async () => {
    const owner = await satchel.newTenant()
    const bo = `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`
    const gate = { requireEmail: true, proveEmail: false }
    const [one, two] = [await share(owner, gate, 'One'), await share(owner, gate, 'Two')]
    const strangers = await share(await satchel.newTenant(), gate, 'Three')
    for (const { slug } of [one, two, strangers]) {
      const visitor = browser(satchel)
      await visitor.post(`/l/${slug}/email`, { email: bo })
      await visitor.get(`/l/${slug}`)
    }
    await owner.call('DELETE', `items/v1/personalized/${one.link.id}`)
    const path = `/l/${one.slug}/privacy`
    const [visitor, thief] = [browser(satchel), browser(satchel)]
    const response = await visitor.post(`${path}/email`, { email: bo })
    expect(response.body).toContain('We sent a code to')
    expect((await thief.post(`${path}/code`, { email: bo, code: 'abc' })).status).toBe(401)
    expect((await thief.post(`${path}/email`, { email: '<b>' })).status).toBe(422)
    expect((await thief.get(path)).body).not.toContain('One')

    const code = await satchel.codeFor(bo)
    expect((await visitor.post(`${path}/code`, { email: bo, code })).status).toBe(303)
    const page = await visitor.get(path)
    expect(page.body).toMatch(/One.*/)
    expect(page.body).toContain('Two')
    expect(page.body).not.toContain('Three')
    // The proof is this tenant's: the page of another's link shows nothing by it.
    const [[name, cookie] = ['']] = [...visitor.cookies].filter(([each]) => each.includes('shelf'))
    const there = `/l/${strangers.slug}/privacy`
    const stored = await thief.get(there, {
      cookie: `${name.split(' ')[0]}=${cookie?.value}`,
    })
    expect(stored.body).not.toContain('Three')

    await visitor.post(`${path}/delete`, { token: tokenIn(page.body), whose: 'email', sure: 'yes' })
    expect(await visitsOf(one.link.id)).toEqual([])
    expect(await visitsOf(two.link.id)).toEqual([])
    expect(await visitsOf(strangers.link.id)).toEqual([{ email: bo }])
    expect(await figures(owner, two.link.id)).toEqual({ views: 0, viewers: 0, summed: 0 })
  })

  test('shows an address at once that was proved at the gate a moment ago, to that browser alone', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await share(owner, { requireEmail: true }, 'JustGated')
    const [visitor, other] = [browser(satchel), browser(satchel)]
    const bo = `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`
    await prove(visitor, `/l/${slug}`, bo)
    await visitor.get(`/l/${slug}`)
    expect((await visitor.post(`/l/${slug}/privacy/email`, { email: bo })).status).toBe(303)
    expect((await visitor.get(`/l/${slug}/privacy`)).body).toContain(bo)
    expect((await other.post(`/l/${slug}/privacy/email`, { email: bo })).status).not.toBe(303)
    expect((await visitor.post(`/l/${slug}/privacy/email`, { email: `x${bo}` })).status).toBe(200)
  })

  test('shows an address that was proved before only once it is proved again', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await share(owner, { requireEmail: true }, 'Gated')
    const visitor = browser(satchel)
    const bo = `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`
    expect((await prove(visitor, `/l/${slug}`, bo)).status).toBe(303)
    expect((await visitor.get(`/l/${slug}`)).status).toBe(302)
    expect((await visitor.get(`/l/${slug}/privacy`)).body).not.toContain(bo)
    await satchel.database.system.deleteFrom('linkAttempt').execute()
    const later = Date.now() + 11 * 60_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    onTestFinished(() => void vi.restoreAllMocks())
    const ask = await visitor.post(`/l/${slug}/privacy/email`, { email: bo })
    expect(ask.status).toBe(200)
    const proof = { email: bo, code: await satchel.codeFor(bo) }
    expect((await visitor.post(`/l/${slug}/privacy/code`, proof)).status).toBe(303)
    const page = await visitor.get(`/l/${slug}/privacy`)
    expect(page.body).toContain(bo)
    const bell = async () =>
      JSON.stringify((await owner.call('GET', 'activity/v1/notifications')).body)
    expect(await bell()).toContain(bo)
    await visitor.post(`/l/${slug}/privacy/delete`, {
      token: tokenIn(page.body),
      whose: 'email',
      sure: 'yes',
    })
    expect(await bell()).not.toContain(bo)
    // What this device had proved is forgotten, too.
    expect((await visitor.get(`/l/${slug}`)).status).toBe(200)
  })
})

test('forms that were sent with an address are shown and deleted with what else is stored under it', async () => {
  const owner = await satchel.newTenant()
  const { slug } = await share(owner)
  const fields = [{ name: 'email', label: 'Email', type: 'email' }]
  const draft = { name: 'Contact', kind: 'form', fields }
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', draft)
  const events = `ctas/v1/public/${cta.id}/events`
  for (const email of ['Vera@Customer.example', 'other@customer.example']) {
    const id = crypto.randomUUID()
    await satchel.anonymous('POST', events, { id, kind: 'submission', values: { email } })
  }
  const visitor = browser(satchel)
  const path = `/l/${slug}/privacy`
  await prove(visitor, path, 'vera@customer.example')
  const { body } = await visitor.get(path)
  expect(body).toContain('1 form you sent, with all answers')
  const data = await visitor.get(`${path}/data`)
  expect(data.body.forms).toMatchObject([{ values: { email: 'Vera@Customer.example' } }])
  await visitor.post(`${path}/delete`, { token: tokenIn(body), whose: 'email', sure: 'yes' })
  const { body: left } = await owner.call('GET', `ctas/v1/${cta.id}/submissions`)
  expect(left.items).toMatchObject([{ values: { email: 'other@customer.example' } }])
})

test('a visit with a verified address can only be deleted by whoever verified it', async () => {
  const owner = await satchel.newTenant()
  const { link, slug } = await share(owner, { requireEmail: true }, 'Proved')
  const open = await share(owner, {}, 'Open')
  const office = '10.71.0.1'
  const [visitor, colleague] = [browser(satchel, office), browser(satchel, office)]
  const bo = `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`
  await prove(visitor, `/l/${slug}`, bo)
  await visitor.get(`/l/${slug}`)
  await visitor.get(`/l/${open.slug}`)
  const path = `/l/${slug}/privacy`
  const erase = async (who: Browser) => {
    const token = tokenIn((await who.get(path)).body)
    return who.post(`${path}/delete`, { token, whose: 'here', sure: 'yes' })
  }
  expect((await colleague.get(`${path}/data`)).body.ofThisBrowserToday).toHaveLength(1)
  expect((await erase(colleague)).status).toBe(303)
  expect(await visitsOf(link.id)).toEqual([{ email: bo }])
  expect(await visitsOf(open.link.id)).toEqual([])

  expect((await visitor.get(`${path}/data`)).body.ofThisBrowserToday).toHaveLength(1)
  expect((await erase(visitor)).status).toBe(303)
  expect(await visitsOf(link.id)).toEqual([])
})

describe('a network', () => {
  const forging = product({ config: { TRUSTED_PROXIES: '' } })

  test('is who sends, whatever a header says, where no proxy is trusted', async () => {
    const owner = await forging.newTenant()
    const draft = { kind: 'link', url: PAGE, name: 'Prices' }
    const { body: item } = await owner.call('POST', 'items/v1', draft)
    const body = { itemId: item.id, itemType: 'ITEM', password: 'open sesame' }
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
    const statuses: number[] = []
    for (let round = 0; round < 11; round++) {
      const visitor = browser(forging, `203.0.113.${round}`)
      const { status } = await visitor.post(`/l/${link.slug}/unlock`, { password: 'wrong' })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })

  test('is all of what one customer has: another address of the same /64 is the same', async () => {
    const owner = await satchel.newTenant()
    const { slug } = await share(owner, { password: 'open sesame' })
    const from = (address: string) =>
      browser(satchel, address).post(`/l/${slug}/unlock`, { password: 'wrong' })
    for (let round = 1; round <= 10; round++) await from(`2001:db8::${round}`)
    expect((await from('2001:db8:0:0:ffff::9')).status).toBe(429)
    expect((await from('2001:db8:0:1::9')).status).toBe(401)
  })
})
