import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import { browser } from './browsing.ts'
import { makePdf } from './documents/make-pdf.ts'
import type { Owner, Person, Product } from './harness.ts'
import { share } from './sharing.ts'
import { upload, whenRead } from './uploading.ts'

const PAGES = ['Prices', 'Sensor 340 EUR', 'Terms of delivery'].map((line) => ({ lines: [line] }))

/** A price list of three pages, and a link to it that takes questions. */
export async function sharedPrices(satchel: Product, owner: Person, terms: object = {}) {
  const { itemId } = await upload(satchel, owner, 'Prices.pdf', makePdf(PAGES))
  const item = await whenRead(owner, itemId)
  return { item, ...(await linkTo(owner, itemId, terms)) }
}

/** A link to an item that takes questions. */
export async function linkTo(owner: Person, itemId: string, terms: object = {}) {
  const { status, body } = await share(owner, itemId, { questions: true, ...terms })
  expect(status, JSON.stringify(body)).toBe(201)
  return { link: body, path: `/l/${body.slug}` }
}

/** Opens a page in a browser, and returns what it does to ask. */
export async function askerAt(satchel: Product, path: string, visitor = browser(satchel)) {
  const { body } = await visitor.get(path)
  const token = /data-token="([^"]+)"/.exec(String(body))?.[1] ?? ''
  const base = path.split('/').slice(0, 3).join('/')
  const headers = { 'content-type': 'application/json' }
  return {
    ...{ visitor, token },
    ask: (draft: object, at = base) =>
      satchel.anonymous('POST', `${at}/questions`, JSON.stringify({ token, ...draft }), {
        ...visitor.headersFor(`${at}/questions`),
        ...headers,
      }),
    list: (more = '', at = base) => visitor.get(`${at}/questions?token=${token}${more}`),
  }
}

/** Replaces the file of an item by one with other pages. */
export async function replacePrices(satchel: Product, owner: Owner, id: string) {
  const pages = [...PAGES, { lines: ['Discounts'] }]
  const { uploadId } = await upload(satchel, owner, 'Prices.pdf', makePdf(pages), { replaces: id })
  await owner.call('POST', `items/v1/${id}/file`, { uploadId })
  await whenRead(owner, id)
}

interface Signing {
  secret: string
  id?: string
  at?: number
}

/** Posts a mail as a service for received mail does. */
export function postMail(
  satchel: Product,
  mail: object,
  { secret, id = crypto.randomUUID(), at = Math.floor(Date.now() / 1_000) }: Signing,
) {
  const body = JSON.stringify(mail)
  const signature = createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('base64')
  return satchel.anonymous('POST', 'mail/v1/inbound', body, {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': `v1,${signature}`,
  })
}
