import { describe, expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { siteOf } from '../../../test/sites.ts'

const satchel = product({ worker: true })
const PASSWORD = 'open sesame please'

const somebody = () => browser(satchel)
const change = (owner: Owner, id: string, fields: object) =>
  owner.call('PUT', `sites/v2/${id}`, fields)
const publish = (owner: Owner, id: string) => owner.call('POST', `sites/v2/${id}/publish`, {})
const contentOf = (slug: string) => satchel.anonymous('GET', `sites/v2/sitecontent/${slug}`)
const siteWithItem = (fields?: object) => siteOf(satchel, fields)

describe('a site with a password', () => {
  test('gives nothing away by any path until it was entered, and asks again after a change', async () => {
    const { owner, site, path, itemId } = await siteWithItem()
    const open = await somebody().get(`${path}/${itemId}`)
    const file = /(\/files\/[^"]+)"/.exec(open.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    await change(owner, site.id, {
      seo: { title: 'Secret plan', description: 'Secret', index: true },
    })
    await publish(owner, site.id)
    const set = (password: string) =>
      owner.call('PUT', `sites/v2/${site.id}/password`, { password })
    expect((await set('short')).status).toBe(422)
    expect((await set(PASSWORD)).status).toBe(204)
    await expect.poll(async () => (await somebody().get(path)).body).toContain('type="password"')
    const share = { itemId: site.id, itemType: 'SITE', sharedToMemo: 'Vera' }
    const link = (await owner.call('POST', 'items/v1/v2/shortener/personalized', share)).body
    for (const address of [
      path,
      `${path}/${itemId}`,
      `/l/${link.slug}`,
      `${path}/privacy`,
      '/p/sitemap.xml',
      `${path}?preview=x`,
    ]) {
      const { body } = await somebody().get(address, { 'accept-encoding': 'br' })
      expect(body).not.toMatch(/Our offer|Price list|Secret/)
    }
    expect((await somebody().get(`${path}/${itemId}/download`)).status).toBe(401)
    if (file) expect((await satchel.anonymous('GET', file)).status).not.toBe(200)
    expect((await contentOf(site.slug)).body.code).toBe('password-required')
    expect((await satchel.anonymous('HEAD', path)).headers['content-length']).not.toBe('0')

    const visitor = somebody()
    await visitor.post(`${path}/unlock`, { password: PASSWORD })
    expect((await visitor.get(path)).body).toContain('Our offer')
    expect((await visitor.get(`${path}/${itemId}`)).body).toContain('Price list')
    expect((await visitor.get(path)).headers['cache-control']).toBe('private, no-store')
    await set(`${PASSWORD} again`)
    expect((await visitor.get(path)).body).toContain('type="password"')
    expect((await owner.call('DELETE', `sites/v2/${site.id}/password`)).status).toBe(204)
    await expect.poll(async () => (await somebody().get(path)).body).toContain('Our offer')
  })

  test('is unlocked by clients with a cookie for it alone, and guessing is slowed down', async () => {
    const { owner, site, path } = await siteWithItem()
    await owner.call('PUT', `sites/v2/${site.id}/password`, { password: PASSWORD })
    const unlock = (password: string) =>
      satchel.anonymous('POST', `sites/v2/sitecontent/${site.slug}/unlock`, { password })
    const wrong = await unlock('nonsense')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-password'])
    const right = await unlock(PASSWORD)
    expect(right.status).toBe(204)
    const cookies = [right.headers['set-cookie']].flat().map(String)
    const api = cookies.find((cookie) => cookie.includes('Path=/api/')) ?? ''
    expect(api).toContain(`Path=/api/sites/v2/sitecontent/${site.slug}`)
    expect(api).toContain('HttpOnly')
    expect(cookies.some((cookie) => cookie.includes(`Path=${path};`))).toBe(true)
    const cookie = api.split(';')[0] ?? ''
    const content = await satchel.anonymous('GET', `sites/v2/sitecontent/${site.slug}`, undefined, {
      cookie,
    })
    expect(content.body).toMatchObject({
      name: 'Fair',
      seo: { index: false },
      tenant: { name: expect.any(String), color: expect.any(String) },
    })
    expect(content.body.content[2].items).toMatchObject([
      { name: 'Price list', kind: 'file', url: expect.stringContaining(`${path}/`) },
    ])
    const statuses = []
    for (let n = 0; n < 12; n++) statuses.push((await unlock('nonsense')).status)
    expect(statuses).toContain(429)
  })
})

test('a site that asks for an address admits those who are allowed, on every link to it', async () => {
  const { owner, site, path } = await siteWithItem()
  const access = { allowed: ['@customer.example'], proveEmail: false }
  const changed = await change(owner, site.id, { access })
  expect(changed.body.access).toMatchObject({ requireEmail: true, allowed: ['@customer.example'] })
  await expect.poll(async () => (await somebody().get(path)).body).toContain('name="email"')
  const give = (email: string) =>
    satchel.anonymous('POST', `sites/v2/sitecontent/${site.slug}/email`, { email })
  expect((await contentOf(site.slug)).body.code).toBe('email-required')
  expect((await give('eve@evil.example')).status).toBe(403)
  expect((await give('vera@customer.example')).status).toBe(204)
  const share = { itemId: site.id, itemType: 'SITE', sharedToMemo: 'Vera' }
  const link = (await owner.call('POST', 'items/v1/v2/shortener/personalized', share)).body
  expect((await somebody().get(`/l/${link.slug}`)).body).toContain('name="email"')
  const visitor = somebody()
  await visitor.post(`${path}/email`, { email: 'vera@customer.example' })
  expect((await visitor.get(path)).body).toContain('Our offer')
  const { linkId } = (await owner.call('GET', `sites/v2/${site.id}`)).body
  const { body } = await owner.call('GET', `items/v1/personalized/${linkId}/visits`)
  expect(body.items).toMatchObject([{ visitor: 'vera@customer.example' }])
})
