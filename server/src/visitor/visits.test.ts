import { beforeEach, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Answer, type Person, product } from '../../test/harness.ts'
import { openSocket } from '../../test/socket.ts'
import { buildApp } from '../app.ts'
import { loadSecrets } from '../platform/security/secrets.ts'
import { DAY, MINUTE } from '../platform/time.ts'
import { flushVisits } from '../tracking/flusher.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ shared: true })
const { anonymous } = satchel

const PAGE = 'https://example.com/prices?from=us'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const day = (days: number) => inDays(days).slice(0, 10)

let people = 0
/** Each time another person, on a phone. */
function somebody(): Record<string, string> {
  people += 1
  const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`
  return { 'user-agent': PHONE, 'x-forwarded-for': address }
}

const open = (slug: string, headers = somebody()): Promise<Answer> =>
  anonymous('GET', `/l/${slug}`, undefined, headers)

async function shared(person: Person, fields: object = {}, terms: object = {}) {
  const draft = { kind: 'link', url: PAGE, name: 'Prices', ...fields }
  const { body: item } = await person.call('POST', 'items/v1', draft)
  const { body: link } = await share(person, { itemId: item.id, itemType: 'ITEM', ...terms })
  return { item, link }
}

const share = (person: Person, body: object) =>
  person.call('POST', 'items/v1/v2/shortener/personalized', body)

async function linkOf(person: Person, id: string) {
  const { body } = await person.call('GET', 'items/v1/v2/shortener/my-links?limit=50')
  return body.items.find((link: { id: string }) => link.id === id)
}

const stored = (linkId: string) =>
  satchel.database.system
    .selectFrom('visit')
    .selectAll()
    .where('linkId', '=', linkId)
    .orderBy('at')
    .execute()

const viewsOf = async (person: Person, itemId: string) =>
  (await person.call('GET', `items/v1/${itemId}`)).body.views

async function filteredOf(linkId: string) {
  return (await stored(linkId)).map(({ filtered }) => filtered)
}

describe('opening a link to a web page', () => {
  test('leads there, with the visit stored and counted', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner)
    const referer = 'https://mail.customer.example/inbox?secret=1'
    const answer = await open(link.slug, { ...somebody(), referer })
    expect(answer.status).toBe(302)
    expect(answer.headers).toMatchObject({
      location: PAGE,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()

    const [visit] = await stored(link.id)
    expect(visit).toMatchObject({
      filtered: null,
      device: 'mobile',
      browser: 'Safari',
      os: 'iOS',
      referrer: 'mail.customer.example',
      country: null,
      downloaded: false,
    })
    expect(visit?.viewer).toHaveLength(16)
    const { views, viewers, lastViewedAt } = await linkOf(owner, link.id)
    expect({ views, viewers }).toEqual({ views: 1, viewers: 1 })
    expect(Date.parse(lastViewedAt)).toBeGreaterThan(Date.now() - MINUTE)
    await expect.poll(() => viewsOf(owner, item.id)).toBe(1)
  })

  test('counts exactly when many people come at once, to two nodes', async () => {
    const owner = await satchel.newTenant()
    const secrets = await loadSecrets(satchel.config.DATA_DIR)
    const other = await buildApp(satchel.config, secrets, satchel.database)
    const openOnOther = async (slug: string, headers: Record<string, string>) => {
      const { statusCode } = await other.http.inject({ url: `/l/${slug}`, headers })
      return { status: statusCode }
    }
    const links = [await shared(owner), await shared(owner, { url: `${PAGE}&other` })]
    const visitors = Array.from({ length: 300 }, somebody)
    const answers = await Promise.all(
      [...visitors, ...visitors.slice(0, 100)].flatMap((visitor, place) =>
        links.map(({ link }) => (place % 2 ? open : openOnOther)(link.slug, visitor)),
      ),
    )
    expect(answers.every(({ status }) => status === 302)).toBe(true)
    // The other node moves what it answered last up to a second later.
    await flushVisits(satchel.app.services)
    for (const { item, link } of links) {
      expect(await linkOf(owner, link.id)).toMatchObject({ views: 300, viewers: 300 })
      await expect.poll(() => viewsOf(owner, item.id)).toBe(300)
      expect(await stored(link.id)).toHaveLength(400)
    }
    await other.close()
  })

  test('counts the same person again after an hour, as the same viewer', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner)
    const visitor = somebody()
    await open(link.slug, visitor)
    await open(link.slug, visitor)
    await satchel.database.system
      .updateTable('linkViewer')
      .set({ countedAt: new Date(Date.now() - 3_601_000).toISOString() })
      .where('linkId', '=', link.id)
      .execute()
    await open(link.slug, visitor)
    expect(await filteredOf(link.id)).toEqual([null, 'repeat', null])
    expect(await linkOf(owner, link.id)).toMatchObject({ views: 2, viewers: 1 })
  })

  test('stores machines and previews, and leaves them out of the figures', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner)
    const bots = [
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.10.1',
      '',
    ]
    for (const agent of bots) await open(link.slug, { ...somebody(), 'user-agent': agent })
    const head = await anonymous('HEAD', `/l/${link.slug}`, undefined, somebody())
    expect(head).toMatchObject({ status: 302, body: '' })
    // A web link leads away from us: what was fetched in advance would be followed without a word.
    const ahead = await open(link.slug, { ...somebody(), 'sec-purpose': 'prefetch;prerender' })
    expect(ahead).toMatchObject({ status: 503, headers: { 'cache-control': 'private, no-store' } })
    expect(ahead.headers).not.toHaveProperty('location')
    expect(await filteredOf(link.id)).toEqual(['unfurler', 'bot', 'bot', 'bot', 'head', 'preview'])
    expect(await linkOf(owner, link.id)).toMatchObject({
      views: 0,
      viewers: 0,
      lastViewedAt: null,
    })
  })

  test('ignores capital letters and an extra slash, and follows the item to a new address right away', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner)
    for (const slug of [link.slug.toUpperCase(), `${link.slug}/`])
      expect((await open(slug)).headers.location).toBe(PAGE)
    await owner.call('PUT', `items/v1/${item.id}`, { url: 'https://example.com/new' })
    expect((await open(link.slug)).headers.location).toBe('https://example.com/new')
  })
})

describe('a link that does not open', () => {
  const expectPage = (answer: Answer, status: number, title: string) => {
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain(`<h1>${title}</h1>`)
  }

  test('is a 404 if it doesn’t exist', async () => {
    const title = 'There’s nothing at this address'
    for (const path of ['zzzzzzz', 'a', 'no_slug', `${'a'.repeat(70)}`, 'a/b/c/d', '', '%00'])
      expectPage(await open(path), 404, title)
    expectPage(await anonymous('GET', '/l/zzzzzzz/download'), 404, title)
  })

  test('shows whose it was and why, and nothing is stored', async () => {
    const owner = await satchel.newTenant()
    const name = 'Wheels & Sons'
    await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
      attribute: 'name',
      value: name,
    })
    const { link } = await shared(owner)
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    const answer = await open(link.slug)
    expectPage(answer, 410, 'This link was withdrawn')
    expect(answer.body).toContain('Wheels &amp; Sons')
    expect(await stored(link.id)).toEqual([])
  })

  test('withdrawn opens nowhere any more, from the moment that is answered', async () => {
    const owner = await satchel.newTenant()
    const secrets = await loadSecrets(satchel.config.DATA_DIR)
    const other = await buildApp(satchel.config, secrets, satchel.database)
    const { link } = await shared(owner)
    const onOther = async () => {
      const options = { method: 'GET', url: `/l/${link.slug}`, headers: somebody() } as const
      return (await other.http.inject(options)).statusCode
    }
    expect([(await open(link.slug)).status, await onOther()]).toEqual([302, 302])
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    expect([await onOther(), (await open(link.slug)).status]).toEqual([410, 410])
    expect(await stored(link.id)).toHaveLength(2)
    await other.close()
  })

  test('follows its dates, its switch and the trash, there and back', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner)
    const change = (fields: object) => owner.call('PUT', `items/v1/${item.id}`, fields)
    const ids = { ids: [item.id] }
    expect((await open(link.slug)).status).toBe(302)

    await change({ releasesOn: day(3) })
    expectPage(await open(link.slug), 410, 'This isn’t available yet')
    await change({ releasesOn: null, expiresOn: day(-3) })
    expectPage(await open(link.slug), 410, 'This is out of date')
    await change({ expiresOn: day(3), shareable: false })
    expectPage(await open(link.slug), 410, 'This is no longer shared')
    await change({ shareable: true })
    expect((await open(link.slug)).status).toBe(302)
    await owner.call('DELETE', 'items/v1/bulk/items', ids)
    expectPage(await open(link.slug), 410, 'This is no longer shared')
    await owner.call('POST', 'items/v1/bulk/restore', ids)
    expect((await open(link.slug)).status).toBe(302)

    expect(await filteredOf(link.id)).toEqual([null, null, null])
  })

  test('expires at its time', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner)
    expect((await open(link.slug)).status).toBe(302)
    await share(owner, { itemId: item.id, itemType: 'ITEM', expiresAt: inDays(1) })
    expect((await open(link.slug)).status).toBe(302)
    const expiresAt = new Date(Date.now() + 500).toISOString()
    const { system } = satchel.database
    await system.updateTable('link').set({ expiresAt }).where('id', '=', link.id).execute()
    await expect.poll(async () => (await open(link.slug)).status).toBe(410)
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(expiresAt))
    expectPage(await open(link.slug), 410, 'This link has expired')
  })

  test('ends with its collection', async () => {
    const owner = await satchel.newTenant()
    const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'Kit' })
    const { body: link } = await share(owner, { itemId: collection.id, itemType: 'COLLECTION' })
    expect((await open(link.slug)).status).toBe(200)
    await owner.call('DELETE', `collections/v1/${collection.id}`)
    expectPage(await open(link.slug), 410, 'This is no longer shared')
  })
})

describe('the sharer', () => {
  const listen = async ({ tokens }: Person) => {
    const { messages } = await openSocket(await satchel.listen(), tokens)
    return { views: () => messages.filter(({ action }) => action === 'share-view') }
  }

  test('is notified of a stored view, and no one else is', async () => {
    const owner = await satchel.newTenant()
    const seller = await owner.withRole('viewer')
    const [stranger, colleague] = [await satchel.newTenant(), await owner.withRole('admin')]
    const to = { sharedToEmail: 'bo@customer.example', sharedToOrganization: 'Customer' }
    const { item } = await shared(owner)
    const { body: link } = await share(seller, { itemId: item.id, itemType: 'ITEM', ...to })
    const sockets = await Promise.all([seller, owner, colleague, stranger].map(listen))
    await expect.poll(() => satchel.app.services.live.has(stranger.tenantId)).toBe(true)

    const visitor = somebody()
    await open(link.slug, { ...somebody(), 'user-agent': 'curl/8.10.1' })
    await open(link.slug, visitor)
    await open(link.slug, visitor)
    await expect.poll(() => sockets[0]?.views()).toHaveLength(1)
    // The item already has this view when its notification arrives.
    expect(await viewsOf(owner, item.id)).toBe(1)
    const [, visit] = await stored(link.id)
    expect(sockets[0]?.views()).toEqual([
      {
        action: 'share-view',
        linkId: link.id,
        itemId: item.id,
        itemType: 'ITEM',
        itemName: 'Prices',
        ...to,
        sharedToName: null,
        sharedToMemo: null,
        at: visit?.at,
        country: null,
        device: 'mobile',
        views: 1,
        viewers: 1,
      },
    ])
    // The next view comes after all there may be of the ones before.
    await open(link.slug)
    await expect.poll(() => sockets[0]?.views()).toHaveLength(2)
    for (const { views } of sockets.slice(1)) expect(views()).toEqual([])
  })

  test('is left alone where the tenant wants it so', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner)
    const { body: settings } = await owner.call('GET', 'users/v1/account-settings')
    const notify = (shareView: boolean) =>
      owner.call('PUT', `users/v1/account-settings/${settings.id}`, {
        notifications: { shareView },
      })
    const socket = await listen(owner)
    await notify(false)
    await open(link.slug)
    await expect.poll(() => viewsOf(owner, item.id)).toBe(1)
    await notify(true)
    await open(link.slug)
    await expect.poll(() => socket.views()).toHaveLength(1)
    expect(await linkOf(owner, link.id)).toMatchObject({ views: 2 })
  })
})

test('viewers of the days before are forgotten, their visits and counts are not', async () => {
  const owner = await satchel.newTenant()
  const { link } = await shared(owner)
  await open(link.slug)
  const { system } = satchel.database
  const viewers = () => system.selectFrom('linkViewer').where('linkId', '=', link.id)
  await satchel.app.tasks['forget-viewers']?.({})
  expect(await viewers().select('views').execute()).toHaveLength(1)
  await system
    .updateTable('linkViewer')
    .set({ countedAt: inDays(-3) })
    .where('linkId', '=', link.id)
    .execute()
  await satchel.app.tasks['forget-viewers']?.({})
  expect(await viewers().select('views').execute()).toEqual([])
  expect(await linkOf(owner, link.id)).toMatchObject({ views: 1, viewers: 1 })
})
