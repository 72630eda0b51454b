import { expect, test } from 'vitest'
import { network } from '../../test/browsing.ts'
import { type Owner, product } from '../../test/harness.ts'
import { share } from '../../test/sharing.ts'
import { heading, itemsBlock, publishedSite } from '../../test/sites.ts'
import { openSocket } from '../../test/socket.ts'
import { fixture, upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ worker: true })
const { anonymous } = satchel

const DOMAIN = 'go.phish.example'
const VISITOR = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  'x-forwarded-for': network(),
}
const FORM = { ...VISITOR, 'content-type': 'application/x-www-form-urlencoded' }

/** A company with all that visitors get of one. */
async function furnish(owner: Owner) {
  const { itemId } = await upload(satchel, owner, 'team.jpg', await fixture('team.jpg'))
  await whenRead(owner, itemId)
  const { body: item } = await share(owner, itemId)
  const { body: gated } = await share(owner, itemId, {
    sharedToMemo: 'Gated',
    password: 'open sesame',
  })
  const draft = { name: 'Invoices', itemIds: [itemId] }
  const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
  const of = { itemId: collection.id, itemType: 'COLLECTION' }
  const { body: kit } = await owner.call('POST', 'items/v1/v2/shortener/personalized', of)
  const content = [heading('Pay'), itemsBlock([itemId])]
  const site = await publishedSite(owner, { name: 'Pay', content })
  const button = { name: 'Pay', kind: 'button', label: 'Pay', url: 'https://example.com/pay' }
  const { body: cta } = await owner.call('POST', 'ctas/v1/create', button)
  await serveDomain(owner)
  return { itemId, item, gated, kit, site, cta }
}

async function serveDomain({ tenantId }: Owner) {
  const urls = { rootUrl: 'https://phish.example/', notFoundUrl: 'https://phish.example/lost' }
  const row = { tenantId, domain: DOMAIN, version: 1, status: 'confirmed', token: 'x', ...urls }
  await satchel.database.system.insertInto('domain').values(row).execute()
  await expect.poll(() => satchel.app.services.hosts.find(DOMAIN)?.tenantId).toBe(tenantId)
}

const statusAt = async (path: string, headers: object = {}) =>
  (await anonymous('GET', path, undefined, { ...VISITOR, ...headers })).status
const post = async (path: string, fields: Record<string, string>) =>
  (await anonymous('POST', path, String(new URLSearchParams(fields)), FORM)).status

/** Returns what each outside door answers. */
async function doorsOf({ tenantId }: Owner, content: Awaited<ReturnType<typeof furnish>>) {
  const { itemId, item, gated, kit, site, cta } = content
  const base = await satchel.listen()
  const { headers } = await anonymous('GET', `/l/${item.slug}/download`, undefined, VISITOR)
  const page = await anonymous('GET', `/l/${item.slug}`, undefined, VISITOR)
  const [shown = ''] = /\/files\/[\w.-]+/.exec(page.body) ?? []
  expect([shown, String(headers.location)]).toEqual([
    expect.stringMatching('/files/'),
    expect.stringMatching('/files/'),
  ])
  const at = { host: DOMAIN }
  const event = () => ({ id: crypto.randomUUID(), kind: 'click' })
  return {
    'an item': () => statusAt(`/l/${item.slug}`),
    'a download': () => statusAt(`/l/${item.slug}/download`),
    'a file whose address a visitor has': () => statusAt(shown),
    'a download whose address a visitor has': () => statusAt(String(headers.location)),
    'a reply': () => post(`/l/${item.slug}/reply`, { message: 'Is it you?' }),
    'a gate': () => statusAt(`/l/${gated.slug}`),
    'a password': () => post(`/l/${gated.slug}/unlock`, { password: 'open sesame' }),
    'a collection': () => statusAt(`/l/${kit.slug}`),
    'an item of a collection': () => statusAt(`/l/${kit.slug}/${itemId}`),
    'an archive': () => statusAt(`/l/${kit.slug}/download`),
    'a site': () => statusAt(`/p/${site.slug}`),
    // Over a connection, since it is sent before the framework where it is in memory.
    'a site that a visitor has open': async () =>
      (await fetch(`${base}/p/${site.slug}`, { headers: VISITOR, redirect: 'manual' })).status,
    'the content of a site': () => statusAt(`/api/sites/v2/sitecontent/${site.slug}`),
    'an embedded link': () => statusAt(`/oembed?url=${encodeURIComponent(kit.url)}`),
    'an embedded site': () => statusAt(`/oembed?url=${encodeURIComponent(site.url)}`),
    'a CTA on a website': () => statusAt(`/api/ctas/v1/public/${cta.id}?tenantId=${tenantId}`),
    'a click on it': async () =>
      (await anonymous('POST', `ctas/v1/public/${cta.id}/events`, event())).status,
    'an item at the company’s domain': () => statusAt(`/${item.slug}`, at),
    'a site at the company’s domain': () => statusAt(`/p/${site.slug}`, at),
    'where the company’s domain leads': () => statusAt('/', at),
    'where unknown addresses at it lead': () => statusAt('/nothing', at),
  }
}

type Doors = Awaited<ReturnType<typeof doorsOf>>

async function tryAll(doors: Doors): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const [name, open] of Object.entries(doors)) answers[name] = await open()
  return answers
}

const NOT_FOUND = [
  'an embedded link',
  'an embedded site',
  'a CTA on a website',
  'a click on it',
  'where the company’s domain leads',
  'where unknown addresses at it lead',
]

test('a suspension takes down all that visitors get of a company at once, if asked, until it is resumed', async () => {
  const [operator, other] = [await satchel.newTenant(), await satchel.newTenant()]
  await satchel.makeOperator(operator)
  const doors = await doorsOf(other, await furnish(other))
  const before = await tryAll(doors)
  for (const [name, status] of Object.entries(before)) expect(status, name).toBeLessThan(400)
  const { closed } = await openSocket(await satchel.listen(), other.tokens)

  const path = `operator/v1/companies/${other.tenantId}`
  const suspend = (closePages: boolean) =>
    operator.call('POST', `${path}/suspension`, { reason: 'Phishing', closePages })
  expect((await suspend(false)).status).toBe(200)
  expect(await tryAll(doors)).toEqual(before)
  await closed

  expect((await suspend(true)).status).toBe(200)
  await expect.poll(doors['a site that a visitor has open']).toBe(410)
  const down = await tryAll(doors)
  for (const [name, status] of Object.entries(down))
    expect(status, name).toBe(NOT_FOUND.includes(name) ? 404 : 410)

  // Neither its closing nor that its owner keeps it brings them back.
  expect((await operator.call('DELETE', path)).status).toBe(200)
  expect(await tryAll(doors)).toEqual(down)
  const canceled = await other.call('DELETE', `auth/v1/tenants/${other.tenantId}/closing`)
  expect(canceled.body.accountStatus).toMatchObject({ status: 'suspended' })
  expect(await tryAll(doors)).toEqual(down)

  expect((await operator.call('DELETE', `${path}/suspension`)).status).toBe(200)
  await expect.poll(doors['a site that a visitor has open']).toBe(200)
  expect(await tryAll(doors)).toEqual(before)
})
