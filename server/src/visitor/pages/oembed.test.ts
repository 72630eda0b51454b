import { expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { addLink } from '../../../test/library.ts'

const satchel = product({ shared: true })

const SHOP = 'https://shop.example'

const allow = (owner: Owner, value: string | null) =>
  owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
    attribute: 'embedOrigins',
    value,
  })

const ask = (url: string, more: Record<string, string> = {}) =>
  satchel.anonymous('GET', `/oembed?${new URLSearchParams({ url, ...more })}`)

/** A collection's link, which opens as a page of ours. */
async function share(owner: Owner, options: object = {}) {
  const { id } = await addLink(owner, { name: 'Prices' })
  const draft = { name: 'Fair “2027” <b>', itemIds: [id] }
  const { body } = await owner.call('POST', 'collections/v1/create', draft)
  const what = { itemId: body.id, itemType: 'COLLECTION', ...options }
  const shared = await owner.call('POST', 'items/v1/v2/shortener/personalized', what)
  expect(shared.status, JSON.stringify(shared.body)).toBe(201)
  return shared.body
}

test('a website that is allowed embeds a link, whose page names how', async () => {
  const owner = await satchel.newTenant()
  const { url, slug } = await share(owner)
  expect(
    (await allow(owner, ` ${SHOP}/pages \nhttps://www.example.com:8443 ${SHOP}`)).body,
  ).toMatchObject({ embedOrigins: [SHOP, 'https://www.example.com:8443'] })
  const page = await satchel.anonymous('GET', `/l/${slug}`)
  expect(page.headers['content-security-policy']).toContain(
    `frame-ancestors 'self' ${SHOP} https://www.example.com:8443`,
  )
  const href = /type="application\/json\+oembed" href="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const address = new URL(href.replaceAll('&amp;', '&'))
  const { status, body, headers } = await satchel.anonymous(
    'GET',
    address.pathname + address.search,
  )
  expect([status, headers['access-control-allow-origin']]).toEqual([200, '*'])
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Fair “2027” <b>',
    width: 800,
    height: 600,
  })
  expect(body.html).toContain(`src="${url}"`)
  expect(body.html).not.toContain('<b>')
  const small = await ask(url, { format: 'json', maxwidth: '300', maxheight: '5000' })
  expect(small.body).toMatchObject({ width: 300, height: 600 })
  const views = await owner.call('GET', 'items/v1/v2/shortener/my-links')
  expect(views.body.items[0].views).toBeLessThanOrEqual(1)
})

test('where no website is allowed, there is nothing to embed, and no page shows in a frame', async () => {
  const owner = await satchel.newTenant()
  const { url, slug } = await share(owner)
  expect((await ask(url)).body).toMatchObject({ type: 'link' })
  expect((await ask(url)).body).not.toHaveProperty('html')
  const page = await satchel.anonymous('GET', `/l/${slug}`)
  expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/)
  await allow(owner, SHOP)
  expect((await ask(url)).body).toHaveProperty('html')
  expect((await allow(owner, null)).body).toMatchObject({ embedOrigins: [] })
  expect((await ask(url)).body).not.toHaveProperty('html')
})

test('what is behind a gate is neither described nor framed', async () => {
  const owner = await satchel.newTenant()
  await allow(owner, SHOP)
  const { url, slug } = await share(owner, { password: 'open sesame' })
  expect((await ask(url)).status).toBe(401)
  const page = await satchel.anonymous('GET', `/l/${slug}`)
  expect(page.headers['content-security-policy']).not.toContain(SHOP)
})

test('addresses of nobody, of others and of nothing are refused', async () => {
  const owner = await satchel.newTenant()
  const { id, url } = await share(owner)
  const { origin } = new URL(url)
  const wrong = ['https://evil.example/l/some-slug', `${origin}/l/nothing-here`, `${origin}/home`]
  for (const address of [...wrong, 'javascript:alert(1)', 'x'])
    expect((await ask(address)).status, address).toBe(404)
  expect((await satchel.anonymous('GET', '/oembed')).status).toBe(422)
  expect((await ask(url, { format: 'xml' })).body).toMatchObject({ errors: [{ path: 'format' }] })
  await owner.call('DELETE', `items/v1/personalized/${id}`)
  expect((await ask(url)).status).toBe(404)
})

test.each([
  'https://*.example.com',
  'http://shop.example',
  'javascript:alert(1)',
  "https://a.example;script-src 'unsafe-inline'",
  'https://me@shop.example',
  'shop',
  Array.from({ length: 21 }, (_, n) => `https://shop${n}.example`).join(' '),
])('%s is no list of websites that may embed', async (value) => {
  const owner = await satchel.newTenant()
  const { status, body } = await allow(owner, value)
  expect([status, body.errors?.[0].path]).toEqual([422, 'value'])
  expect(
    (
      await (
        await owner.withRole('editor')
      ).call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
        attribute: 'embedOrigins',
        value: SHOP,
      })
    ).status,
  ).toBe(403)
})
