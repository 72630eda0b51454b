import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'

// Addresses of links as mail programs, ad tools and people hand them on.

const satchel = product({ config: { SHORT_DOMAIN: 'go.satchel.example' } })
const visitor = browser(satchel)
const TO = 'https://shop.example/prices'

async function shared(url = TO, options: object = {}, owner?: Owner): Promise<string> {
  const person = owner ?? (await satchel.newTenant())
  const { body } = await share(person, (await addPage(person, { url })).id, options)
  return body.slug
}

async function leadsTo(path: string, host = ''): Promise<string> {
  const { status, headers } = await visitor.get(path, host ? { host } : {})
  expect([path, status]).toEqual([path, 302])
  return String(headers.location)
}

test('what was appended goes on to the web page, before its fragment, as it was written', async () => {
  const slug = await shared()
  const added = 'utm_source=news&gclid=a%2Bb%20c&tag=1&tag=2&flag'
  expect(await leadsTo(`/l/${slug}?${added}`)).toBe(`${TO}?${added}`)
  expect(await leadsTo(`/${slug}?${added}`, 'go.satchel.example')).toBe(`${TO}?${added}`)
  const deep = await shared(`${TO}?from=us#plans`)
  expect(await leadsTo(`/l/${deep}?gclid=1`)).toBe(`${TO}?from=us&gclid=1#plans`)
  expect(await leadsTo(`/l/${slug}`)).toBe(TO)
})

test('what the page’s address or the link says itself is not overwritten', async () => {
  const slug = await shared(`${TO}?utm_source=own&page=2`, { utm: { medium: 'link' } })
  const added = 'utm_source=x&utm_medium=y&utm_term=z&page=9'
  expect(await leadsTo(`/l/${slug}?${added}`)).toBe(
    `${TO}?utm_source=own&page=2&utm_medium=link&utm_term=z`,
  )
})

test('what is Satchel’s own stays: how one came, and the token of a preview', async () => {
  const slug = await shared()
  expect(await leadsTo(`/l/${slug}?via=qr&gclid=1&preview=token`)).toBe(`${TO}?gclid=1`)
  expect(await leadsTo(`/l/${slug}?via=newsletter`)).toBe(`${TO}?via=newsletter`)
})

test('items in a collection pass it on, by their own addresses and by the collection’s', async () => {
  const owner = await satchel.newTenant()
  const page = await addPage(owner, { url: `${TO}#plans` })
  const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'Fair' })
  await owner.call('POST', `collections/v1/${collection.id}/items/${page.id}`)
  const { body: link } = await share(owner, collection.id, { itemType: 'COLLECTION' })
  expect(await leadsTo(`/l/${link.slug}/${page.id}?gclid=1`)).toBe(`${TO}?gclid=1#plans`)
  const { body } = await visitor.get(`/l/${link.slug}?gclid=%22%3E&page=1`)
  expect(body).toContain(`href="${TO}?gclid=%22%3E#plans"`)
})

test('a gate keeps it for whoever opens it', async () => {
  const slug = await shared(TO, { password: 'open sesame' })
  const gate = await visitor.get(`/l/${slug}?gclid=1&utm_source=news&via=mail`)
  const from = /name="from" value="([^"]*)"/.exec(gate.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const unlocked = await visitor.post(`/l/${slug}/unlock`, { password: 'open sesame', from })
  expect(await leadsTo(String(unlocked.headers.location))).toBe(`${TO}?gclid=1&utm_source=news`)
})

test.each([
  ['a slash at its end', (slug: string) => `${slug}/?gclid=1`],
  ['the full stop of a sentence', (slug: string) => `${slug}.?gclid=1`],
  ['a bracket and a quote', (slug: string) => `${slug}%29%22?gclid=1`],
  ['an angle bracket of a mail program', (slug: string) => `${slug}%3E?gclid=1`],
  ['a space that can’t be seen', (slug: string) => `${slug}%E2%80%8B?gclid=1`],
  ['capitals', (slug: string) => `${slug.toUpperCase()}?gclid=1`],
  ['& in place of ?', (slug: string) => `${slug}&gclid=1`],
  ['an encoded question mark', (slug: string) => `${slug}%3Fgclid%3D1`],
  ['a second question mark after a QR code’s own', (slug: string) => `${slug}?via=qr?gclid=1`],
  ['ampersands of HTML', (slug: string) => `${slug}?via=qr&amp;gclid=1`],
])('an address with %s still opens its link', async (_, handedOn) => {
  const slug = await shared()
  expect(await leadsTo(`/l/${handedOn(slug)}`)).toBe(`${TO}?gclid=1`)
  expect(await leadsTo(`/${handedOn(slug)}`, 'go.satchel.example')).toBe(`${TO}?gclid=1`)
})
