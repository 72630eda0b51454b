import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Owner, product } from '../../test/harness.ts'
import { heading, publishedSite, siteOf } from '../../test/sites.ts'

const satchel = product({ worker: true })
const PASSWORD = 'open sesame please'

const somebody = () => browser(satchel)
const change = (owner: Owner, id: string, fields: object) =>
  owner.call('PUT', `sites/v2/${id}`, fields)
const publish = (owner: Owner, id: string) => owner.call('POST', `sites/v2/${id}/publish`, {})
const siteWithItem = (fields?: object) => siteOf(satchel, fields)

test('a site shows its CTAs, as blocks and as placed, and takes what is filled in', async () => {
  const { owner, site, path } = await siteWithItem()
  const cta = async (draft: object) => {
    const { status, body } = await owner.call('POST', 'ctas/v1/create', draft)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.id
  }
  const fields = [{ name: 'email', label: 'Work email', type: 'email', required: true }]
  const form = await cta({ name: 'Ask', kind: 'form', headline: 'Ask us', label: 'Send', fields })
  await cta({
    name: 'Top',
    kind: 'button',
    label: 'See prices',
    url: 'https://example.com/prices',
    placements: [{ type: 'SITE', id: site.id, position: 'top' }],
  })
  const ctaBlock = { id: 'ask', kind: 'cta', ctaId: form }
  expect((await change(owner, site.id, { content: [heading('Hi'), ctaBlock] })).status).toBe(200)
  await publish(owner, site.id)
  const stranger = await satchel.newTenant()
  const theirs = await stranger.call('POST', 'sites/v2/create', { name: 'x', content: [ctaBlock] })
  expect(theirs.body.errors).toMatchObject([{ path: 'content.0.ctaId' }])

  const visitor = somebody()
  await expect.poll(async () => (await visitor.get(path)).body).toContain('Ask us')
  const { body, headers } = await visitor.get(path)
  expect(body).toContain('See prices')
  expect(headers['cache-control']).toBe('private, no-store')
  const token = /name="token" value="([^"]+)"/.exec(body)?.[1] ?? ''
  const place = `SITE ${site.id} end`
  const sent = await visitor.post(`${path}/ctas/${form}`, {
    token,
    kind: 'submission',
    place,
    'values.email': 'vera@customer.example',
  })
  expect(sent.status).toBe(200)
  const listed = await owner.call('GET', `ctas/v1/${form}/submissions`)
  expect(JSON.stringify(listed.body)).toContain('vera@customer.example')
})

test('a CTA on a site is answered with what is known of its style and fields alone', async () => {
  const owner = await satchel.newTenant()
  const fields = [{ name: 'email', label: 'Work email', type: 'email', required: true }]
  const form = { name: 'Ask', kind: 'form', label: 'Send', fields }
  const style = { fill: 'solid', position: 'fixed' }
  const create = (own: object) => owner.call('POST', 'ctas/v1/create', { ...form, style: own })
  expect((await create(style)).body.errors).toMatchObject([{ path: 'style.position' }])
  const { body: cta } = await create({ fill: 'solid' })
  await satchel.database.system
    .updateTable('cta')
    .set({
      style: JSON.stringify(style),
      fields: JSON.stringify(fields.map((field) => ({ ...field, onfocus: 'alert(1)' }))),
    })
    .where('id', '=', cta.id)
    .execute()
  const content = [{ id: 'ask', kind: 'cta', ctaId: cta.id } as const]
  const { slug } = await publishedSite(owner, { content })
  const { body } = await somebody().get(`/api/sites/v2/sitecontent/${slug}`)
  expect(body.content).toMatchObject([{ kind: 'cta', cta: { id: cta.id } }])
  expect(body.content[0].cta).toMatchObject({ style: { fill: 'solid' }, fields })
  expect(JSON.stringify(body)).not.toMatch(/onfocus|position":"fixed/)
})

test('a site with a CTA is listed by search engines where wanted, until it has a password', async () => {
  const { owner, site, path } = await siteWithItem()
  const draft = { name: 'Prices', kind: 'button', label: 'See prices', url: 'https://example.com/' }
  const { id: ctaId } = (await owner.call('POST', 'ctas/v1/create', draft)).body
  const content = [heading('Hi'), { id: 'ask', kind: 'cta', ctaId }]
  await change(owner, site.id, { content, seo: { index: true } })
  await publish(owner, site.id)
  await expect.poll(async () => (await somebody().get(path)).body).toContain('See prices')
  const listed = await somebody().get(path)
  expect(listed.body).toContain('<meta name="robots" content="index, follow"/>')
  expect(listed.headers['x-robots-tag']).toBeUndefined()
  expect(listed.headers['cache-control']).toBe('private, no-store')

  const link = await owner.call('POST', 'items/v1/v2/shortener/personalized', {
    itemType: 'SITE',
    itemId: site.id,
  })
  const shared = await somebody().get(new URL(link.body.url).pathname)
  expect(shared.body).toContain('See prices')
  expect(shared.headers['x-robots-tag']).toBe('noindex')

  await owner.call('PUT', `sites/v2/${site.id}/password`, { password: PASSWORD })
  await expect.poll(async () => (await somebody().get(path)).body).toContain('Password')
  expect((await somebody().get(path)).headers['x-robots-tag']).toBe('noindex')
})
