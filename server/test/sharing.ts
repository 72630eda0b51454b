import { expect } from 'vitest'
import { DAY } from '../src/platform/time.ts'
import type { browser } from './browsing.ts'
import type { Person, Product } from './harness.ts'

const SHARE = 'items/v1/v2/shortener/personalized'

/** A web page in the library. */
export async function addPage(person: Person, fields: object = {}) {
  const url = `https://example.com/${crypto.randomUUID()}`
  const draft = { kind: 'link', url, name: 'Prices', ...fields }
  const { status, body } = await person.call('POST', 'items/v1', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

export const share = (person: Person, itemId: string, fields: object = {}) =>
  person.call('POST', SHARE, { itemId, itemType: 'ITEM', ...fields })

export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

type Browser = ReturnType<typeof browser>

export const textOf = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

/** An agreement of a company. */
export async function agreementOf(owner: Person, fields: object = {}) {
  const draft = { name: 'Confidentiality', text: textOf('Keep this to yourself.'), ...fields }
  const { status, body } = await owner.call('POST', 'agreements/v1', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** A link to a collection of one page that asks for an agreement first. */
export async function agreeingLink(owner: Person, terms: object = {}, agreement: object = {}) {
  const made = await agreementOf(owner, agreement)
  const page = await addPage(owner, { name: 'Secret prices' })
  const kit = { name: 'Secret kit', itemIds: [page.id] }
  const { body: collection } = await owner.call('POST', 'collections/v1/create', kit)
  const options = { itemType: 'COLLECTION', agreementId: made.id, ...terms }
  const { status, body: link } = await share(owner, collection.id, options)
  expect(status, JSON.stringify(link)).toBe(201)
  return { agreement: made, link, path: `/l/${link.slug}`, page, collection }
}

/** The version that a page asks to agree to. */
export const keyIn = (body: unknown) =>
  /name="agreement" value="([^"]+)"/.exec(String(body))?.[1] ?? ''

/** Opens a link, and agrees to what it asks for under a name. */
export async function agreeAt(visitor: Browser, path: string, name = 'Bo Berg') {
  const key = keyIn((await visitor.get(path)).body)
  expect(key).not.toBe('')
  return visitor.post(`${path}/agree`, { name, agreement: key })
}

/** Enters an address at a link's gate, with the code that was mailed to it. */
export async function proveAt(satchel: Product, visitor: Browser, path: string, email: string) {
  await visitor.post(`${path}/email`, { email })
  const code = await satchel.codeFor(email)
  expect((await visitor.post(`${path}/code`, { email, code })).status).toBe(303)
}

export const acceptancesOf = async (person: Person, query = '') =>
  (await person.call('GET', `agreements/v1/acceptances${query}`)).body.items

export const someone = () => `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`
