import { once } from 'node:events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { browser } from '../../test/browsing.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { createSite, heading, paragraph, siteOf } from '../../test/sites.ts'

const satchel = product({ worker: true })
const PASSWORD = 'open sesame please'

const somebody = () => browser(satchel)
const change = (owner: Owner, id: string, fields: object) =>
  owner.call('PUT', `sites/v2/${id}`, fields)
const publish = (owner: Owner, id: string) => owner.call('POST', `sites/v2/${id}/publish`, {})
const contentOf = (slug: string) => satchel.anonymous('GET', `sites/v2/sitecontent/${slug}`)

const siteWithItem = (fields?: object) => siteOf(satchel, fields)

describe('the page of a site', () => {
  test('shows what was published, in its colors, without script and to search engines only where wanted', async () => {
    const { owner, site, itemId, path } = await siteWithItem({
      theme: { color: '#8b2fc9', layout: 'cover' },
    })
    const { status, headers, body } = await somebody().get(path)
    expect(status).toBe(200)
    expect(body).toContain('<h2 dir="auto">Welcome</h2>')
    expect(body).toContain('Our offer')
    expect(body).toContain(`href="${path}/${itemId}"`)
    expect(body).toContain('#8b2fc9')
    expect(body).toContain('<meta name="robots" content="noindex"/>')
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' })
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('frame-src')
    await change(owner, site.id, {
      seo: { title: 'Our fair', description: 'All of it', index: true },
    })
    expect((await somebody().get(path)).body).not.toContain('Our fair')
    await publish(owner, site.id)
    await expect.poll(async () => (await somebody().get(path)).body).toContain('<title>Our fair')
    const listed = await somebody().get(path)
    expect(listed.body).toContain(`<link rel="canonical" href="${site.url}"/>`)
    expect(listed.body).toContain('<meta property="og:description" content="All of it"/>')
    expect(listed.headers['x-robots-tag']).toBeUndefined()
  })

  test('is light, dark, or as the visitor’s device', async () => {
    const { owner, site, path } = await siteWithItem({ theme: { font: 'serif' } })
    const own = '<meta name="color-scheme" content="light dark"/>'
    const { body } = await somebody().get(path)
    expect(body).toContain(own)
    expect(body).toContain('prefers-color-scheme:dark')
    expect(body).toContain('"Source Serif 4 Variable"')
    for (const scheme of ['light', 'dark']) {
      await change(owner, site.id, { theme: { scheme } })
      await publish(owner, site.id)
      await expect.poll(async () => (await somebody().get(path)).body).not.toContain(own)
      const fixed = (await somebody().get(path)).body
      expect(fixed).toContain(`<meta name="color-scheme" content="${scheme}"/>`)
      expect(fixed).not.toContain('prefers-color-scheme')
      await change(owner, site.id, { theme: { scheme: 'visitor' } })
      await publish(owner, site.id)
      await expect.poll(async () => (await somebody().get(path)).body).toContain(own)
    }
    expect((await change(owner, site.id, { theme: { scheme: 'sepia' } })).status).toBe(422)
  })

  test('made for one person opens by its link alone', async () => {
    const { owner, site, path } = await siteWithItem({ isPersonal: true })
    expect(site).toMatchObject({ isPersonal: true })
    expect(site.slug).not.toBe('fair')
    expect((await somebody().get(path)).status).toBe(404)
    const share = { itemType: 'SITE', itemId: site.id, sharedToEmail: 'ana@acme.test' }
    const { status, body: link } = await owner.call(
      'POST',
      'items/v1/v2/shortener/personalized',
      share,
    )
    expect(status).toBe(201)
    expect((await somebody().get(new URL(link.url).pathname)).body).toContain('Our offer')
  })

  test('is text whatever is written into it', async () => {
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
    const { site, path, owner } = await siteWithItem({ name: evil, slug: `evil-${Date.now()}` })
    const cell = {
      id: 'c',
      kind: 'columns',
      columns: [[heading(evil, 'h')], [paragraph(evil, 'p')]],
    }
    const embed = { id: 'e', kind: 'embed', url: 'https://www.youtube.com/watch?v="><script>' }
    await change(owner, site.id, {
      content: [cell, embed],
      seo: { title: evil, description: evil },
    })
    await publish(owner, site.id)
    await expect.poll(async () => (await somebody().get(path)).body).toContain('class="column"')
    const { body, headers } = await somebody().get(path)
    expect(body).not.toMatch(/<script>|<img src=x/)
    expect(body).not.toContain('<iframe')
    expect(headers['content-security-policy']).toContain(
      'frame-src https://www.youtube-nocookie.com;',
    )
  })

  test('is sent packed, and not again where nothing changed', async () => {
    const { path } = await siteWithItem()
    const plain = await somebody().get(path)
    const packed = await somebody().get(path, { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    const refusing = await somebody().get(path, { 'accept-encoding': 'br;q=0, gzip' })
    expect(refusing.headers['content-encoding']).toBe('gzip')
    const again = await somebody().get(path, { 'if-none-match': String(plain.headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers['server-timing']).toMatch(/^visit;desc="/)
  })

  test('loses what may not be seen anymore at once', async () => {
    const { owner, path, itemId, site } = await siteWithItem()
    const shows = async () => (await somebody().get(path)).body.includes('Price list')
    const setItem = (fields: object) => owner.call('PUT', `items/v1/${itemId}`, fields)
    expect(await shows()).toBe(true)
    for (const [hidden, shown] of [
      [{ shareable: false }, { shareable: true }],
      [{ releasesOn: '2999-01-01' }, { releasesOn: null }],
      [{ expiresOn: '2020-01-01' }, { expiresOn: null }],
    ]) {
      expect((await setItem(hidden ?? {})).status).toBe(200)
      await expect.poll(shows).toBe(false)
      expect((await somebody().get(`${path}/${itemId}`)).status).toBe(404)
      const { body } = await contentOf(site.slug)
      expect(body.content[2].items).toEqual([])
      await setItem(shown ?? {})
      await expect.poll(shows).toBe(true)
    }
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [itemId] })
    await expect.poll(shows).toBe(false)
  })

  test('is found at its former addresses until another company takes them', async () => {
    const { owner, site, path, itemId } = await siteWithItem({ slug: `one-${crypto.randomUUID()}` })
    expect((await somebody().get(path)).status).toBe(200)
    const slugs = ['two', 'three'].map((name) => `${name}-${crypto.randomUUID()}`)
    const location = async (address: string) => {
      const { status, headers } = await somebody().get(address)
      return [status, headers.location]
    }
    for (const slug of slugs) expect((await change(owner, site.id, { slug })).status).toBe(200)
    const [second, third] = slugs
    for (const former of [site.slug, second])
      expect(await location(`/p/${former}`)).toEqual([308, `/p/${third}`])
    const deep = `${path}/${itemId}?utm_source=x`
    expect(await location(deep)).toEqual([308, `/p/${third}/${itemId}?utm_source=x`])
    expect((await contentOf(site.slug)).status).toBe(200)

    const other = await createSite(owner)
    expect((await change(owner, other.id, { slug: second })).body.code).toBe('slug-taken')
    const draft = { name: 'x', slug: site.slug }
    expect((await owner.call('POST', 'sites/v2/create', draft)).body.code).toBe('slug-taken')
    expect((await change(owner, site.id, { slug: second })).status).toBe(200)
    expect(await location(`/p/${third}`)).toEqual([308, `/p/${second}`])
    expect((await somebody().get(`/p/${second}`)).status).toBe(200)

    await owner.call('POST', `sites/v2/${site.id}/unpublish`)
    await expect.poll(() => location(path)).toEqual([302, '/removed-site'])
    const stranger = await satchel.newTenant()
    await publish(stranger, (await createSite(stranger, draft)).id)
    expect((await somebody().get(path)).status).toBe(200)
  })

  test('leads to the page of removed sites once it was unpublished or deleted, and no other site takes its address', async () => {
    const { owner, site, path } = await siteWithItem()
    const share = { itemId: site.id, itemType: 'SITE', sharedToEmail: 'vera@customer.example' }
    const link = (await owner.call('POST', 'items/v1/v2/shortener/personalized', share)).body
    expect((await somebody().get(`/l/${link.slug}`)).status).toBe(200)
    const removed = async () => {
      for (const address of [path, `/l/${link.slug}`]) {
        const { status, headers } = await somebody().get(address)
        expect([status, headers.location]).toEqual([302, '/removed-site'])
      }
      const answer = await contentOf(site.slug)
      expect([answer.status, answer.body.code]).toEqual([410, 'gone'])
    }
    await owner.call('POST', `sites/v2/${site.id}/unpublish`)
    await expect.poll(async () => (await somebody().get(path)).status).toBe(302)
    await removed()
    await publish(owner, site.id)
    await expect.poll(async () => (await somebody().get(path)).status).toBe(200)
    await owner.call('DELETE', `sites/v2/${site.id}`)
    await expect.poll(async () => (await somebody().get(path)).status).toBe(302)
    await removed()
    await owner.call('POST', `sites/v2/${site.id}/restore`)
    for (const address of [path, `/l/${link.slug}`])
      await expect.poll(async () => (await somebody().get(address)).status).toBe(200)
    await owner.call('DELETE', `sites/v2/${site.id}`)
    const again = { name: 'Fair', slug: site.slug }
    expect((await owner.call('POST', 'sites/v2/create', again)).body.code).toBe('slug-taken')
    expect((await somebody().get('/p/nothing-here')).status).toBe(404)
    expect((await contentOf('nothing-here')).status).toBe(404)
  })

  test('shows a draft to who has its preview address, uncounted', async () => {
    const owner = await satchel.newTenant()
    const { id } = await createSite(owner, { content: [heading('Not yet')] })
    const { url } = (await owner.call('POST', `sites/v2/${id}/preview`)).body
    const { pathname, search } = new URL(url)
    const shown = await somebody().get(pathname + search)
    expect(shown.status).toBe(200)
    expect(shown.body).toContain('Not yet')
    expect(shown.body).toContain('Preview (not counted)')
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect((await somebody().get(`${pathname}?draft=${search.slice(8, -3)}`)).status).toBe(404)
    expect((await somebody().get(pathname)).status).toBe(302)
    expect((await owner.call('GET', `sites/v2/${id}`)).body.views).toBe(0)
  })

  test('is listed for search engines where it asks for nothing and wants to be', async () => {
    const { owner, site } = await siteWithItem()
    const { body: hidden } = await owner.call('POST', 'sites/v2/create', { name: 'Hidden' })
    for (const id of [site.id, hidden.id]) {
      await change(owner, id, { seo: { index: true } })
      await publish(owner, id)
    }
    await owner.call('PUT', `sites/v2/${hidden.id}/password`, { password: PASSWORD })
    const { status, headers, body } = await satchel.anonymous('GET', '/p/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(body).toContain(`<loc>${site.url}</loc>`)
    expect(body).not.toContain(hidden.slug)
  })
})

describe('visits of a site', () => {
  test('are stored, told and counted, those of its items too', async () => {
    const { owner, site, path, itemId } = await siteWithItem()
    const visitor = somebody()
    await visitor.get(path)
    await visitor.get(path)
    await visitor.get(`${path}/${itemId}`)
    await somebody().get(path)
    await somebody().get(path, { 'user-agent': 'Slackbot-LinkExpanding 1.0' })
    const { body } = await owner.call('GET', `sites/v2/${site.id}`)
    expect(body).toMatchObject({ views: 2, linkId: expect.any(String) })
    const visits = await owner.call('GET', `items/v1/personalized/${body.linkId}/visits`)
    expect(visits.body.items).toHaveLength(3)
    const all = await owner.call(
      'GET',
      `items/v1/personalized/${body.linkId}/visits?includeFiltered=true`,
    )
    // Loaded again, it's the same visit.
    expect(all.body.items).toHaveLength(4)
    expect(visits.body.items.some(({ itemId: id }: { itemId: string }) => id === itemId)).toBe(true)
    const link = await owner.call('GET', `items/v1/personalized/${body.linkId}`)
    expect(link.body).toMatchObject({ itemType: 'SITE', itemName: 'Fair', url: site.url })
    // It is changed with the site, and opens at the site's address alone.
    expect((await somebody().get(`/l/${link.body.slug}`)).status).toBe(404)
    const withdrawn = await owner.call('DELETE', `items/v1/personalized/${body.linkId}`)
    expect(withdrawn.status).toBe(409)
    const changed = await owner.call('PUT', `items/v1/personalized/${body.linkId}`, {
      password: PASSWORD,
    })
    expect(changed.status).toBe(409)
  })

  test('are told live to the owner of the site, and to nobody else', async () => {
    const { owner, site, path } = await siteWithItem()
    const listen = async ({ tokens }: Person) => {
      const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
      url.searchParams.set('authorization', tokens.accessToken)
      url.searchParams.set('identity', tokens.identityToken)
      const socket = new WebSocket(url)
      onTestFinished(() => socket.close())
      const messages: { action: string; activity?: { at: string } }[] = []
      socket.on('message', (data) => messages.push(JSON.parse(data.toString())))
      await once(socket, 'open')
      return (action: string) => messages.filter((message) => message.action === action)
    }
    const mine = await listen(owner)
    const others = await listen(await owner.withRole('admin'))
    const visitedAt = new Date().toISOString()
    await somebody().get(path)
    await expect
      .poll(() => mine('share-view'))
      .toMatchObject([{ itemType: 'SITE', itemId: site.id, itemName: 'Fair' }])
    await change(owner, site.id, { content: [] })
    await expect
      .poll(() => others('sites-update'))
      .toEqual([{ action: 'sites-update', siteId: site.id }])
    expect(others('share-view')).toEqual([])
    const activity = others('activity-update').map((message) => message.activity)
    expect(activity.filter((entry) => entry && entry.at > visitedAt)).toEqual([])
  })

  test('say how long each block was read, under the token that comes beside the page', async () => {
    const { owner, site, path } = await siteWithItem()
    const { headers } = await somebody().get(path)
    const token = /desc="(.+)"/.exec(String(headers['server-timing']))?.[1]
    // Nothing is believed that is longer than the page is open.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 })
    onTestFinished(() => void vi.useRealTimers())
    const beat = { token, durationMs: 40, pages: { 1: 20, 3: 10, 9: 5 } }
    const sent = await satchel.anonymous('POST', `${path}/beats`, JSON.stringify(beat), {
      'content-type': 'text/plain',
    })
    expect(sent.status).toBe(204)
    const { linkId } = (await owner.call('GET', `sites/v2/${site.id}`)).body
    const { body } = await owner.call('GET', `items/v1/personalized/${linkId}/visits`)
    expect(body.items[0].pages.map(({ page }: { page: number }) => page)).toEqual([1, 3])
  })

  test('by a link for somebody belong to that link, which can be withdrawn', async () => {
    const { owner, site, itemId } = await siteWithItem()
    const share = { itemId: site.id, itemType: 'SITE', sharedToEmail: 'vera@customer.example' }
    const answer = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
    expect([answer.status, answer.body.itemName]).toEqual([201, 'Fair'])
    const { slug, id } = answer.body
    const shown = await somebody().get(`/l/${slug}`)
    expect(shown.body).toContain('Our offer')
    expect(shown.body).toContain(`href="/l/${slug}/${itemId}"`)
    expect(shown.body).toContain('Ada Owner')
    const link = await owner.call('GET', `items/v1/personalized/${id}`)
    expect(link.body.views).toBe(1)
    const mine = await owner.call('GET', 'items/v1/v2/shortener/my-links?itemType=SITE')
    expect(mine.body.items).toMatchObject([{ id, itemType: 'SITE' }])
    await owner.call('DELETE', `items/v1/personalized/${id}`)
    expect((await somebody().get(`/l/${slug}`)).status).toBe(410)
    const draft = await createSite(owner)
    const early = { ...share, itemId: draft.id }
    const refused = await owner.call('POST', 'items/v1/v2/shortener/personalized', early)
    expect(refused.body.code).toBe('not-shareable')
  })
})

test('a company’s domain has its sites, leads from removed ones to the app, and has none of others', async () => {
  const [mine, other] = [await siteWithItem(), await siteWithItem()]
  await satchel.database.system
    .insertInto('domain')
    .values({
      tenantId: mine.owner.tenantId,
      domain: 'go.fair.example',
      version: 1,
      status: 'confirmed',
      token: 'x',
    })
    .execute()
  satchel.app.services.hosts.set([
    { domain: 'go.fair.example', tenantId: mine.owner.tenantId, rootUrl: null, notFoundUrl: null },
  ])
  const at = (path: string) => somebody().get(path, { host: 'go.fair.example' })
  expect((await at(mine.path)).status).toBe(200)
  expect((await at(other.path)).status).toBe(404)
  const { body } = await mine.owner.call('GET', `sites/v2/${mine.site.id}`)
  expect(body.url).toBe(`http://go.fair.example${mine.path}`)

  await mine.owner.call('POST', `sites/v2/${mine.site.id}/unpublish`)
  const location = `${satchel.config.PUBLIC_URL}/removed-site`
  await expect.poll(() => at(mine.path)).toMatchObject({ status: 302, headers: { location } })
})
