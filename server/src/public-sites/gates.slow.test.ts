import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { plainPicture } from '../../test/documents/pictures.ts'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { siteOf } from '../../test/sites.ts'
import { upload, whenRead } from '../../test/uploading.ts'

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

test('logo and preview image are pictures of the library, as long as visitors may see them', async () => {
  const { owner, site, path } = await siteWithItem()
  const stranger = await satchel.newTenant()
  const add = async (name: string, width: number) => {
    const picture = await plainPicture(width).png().toBuffer()
    const { itemId } = await upload(satchel, owner, name, picture)
    await whenRead(owner, itemId)
    return itemId
  }
  const [logo, image] = await Promise.all([add('Logo.png', 60), add('Fair.png', 80)])
  const { id: foreign } = await addLink(stranger)
  const refused = await change(owner, site.id, { theme: { logoItemId: foreign } })
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'theme.logoItemId'])
  expect((await change(owner, site.id, { seo: { imageItemId: foreign } })).status).toBe(422)

  await change(owner, site.id, { theme: { logoItemId: logo }, seo: { imageItemId: image } })
  await publish(owner, site.id)
  const shown = async () => {
    const { body } = await somebody().get(path)
    return [/class="logo" src="([^"]+)"/, /og:image" content="[^"]*(\/files\/[^"]+)"/].map(
      (pattern) => pattern.exec(body)?.[1],
    )
  }
  await expect.poll(shown).toEqual([expect.anything(), expect.anything()])
  for (const url of await shown())
    expect((await somebody().get(url ?? '')).headers['content-type']).toMatch(/^image\//)
  const { body } = await contentOf(site.slug)
  expect(body.theme.logoUrl).toMatch(/^\/files\//)

  const [logoUrl = ''] = await shown()
  for (const id of [logo, image]) await owner.call('PUT', `items/v1/${id}`, { shareable: false })
  await expect.poll(shown).toEqual([undefined, undefined])
  expect((await somebody().get(logoUrl)).status).toBe(410)
  const { body: without } = await change(owner, site.id, { theme: { logoItemId: null } })
  expect(without).toMatchObject({ seo: { imageItemId: image }, hasChanges: true })
  expect(without.theme.logoItemId ?? null).toBeNull()
})
