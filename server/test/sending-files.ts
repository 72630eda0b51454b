import { expect } from 'vitest'
import { browser } from './browsing.ts'
import type { Person, Product } from './harness.ts'
import { addPage, share } from './sharing.ts'
import { metadata } from './tus.ts'

type Browser = ReturnType<typeof browser>

/** A link to a collection, whose page visitors see. */
export async function sharedKit(owner: Person, terms: object = {}) {
  const { body: kit } = await owner.call('POST', 'collections/v1/create', { name: 'Spring kit' })
  const { status, body } = await share(owner, kit.id, { itemType: 'COLLECTION', ...terms })
  expect(status, JSON.stringify(body)).toBe(201)
  return { kit, link: body, path: `/l/${body.slug}` }
}

/** A link that redirects to a web page. */
export const sharedPage = async (owner: Person) =>
  (await share(owner, (await addPage(owner)).id)).body

/** Requests files by a link. */
export async function requestFiles(owner: Person, fields: object) {
  const draft = { title: 'Documents', ...fields }
  const { status, body } = await owner.call('POST', 'requests/v1', draft)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

/** Opens a link in a browser, and returns what its page does to send files. */
export async function senderAt(
  satchel: Product,
  path: string,
  visitor: Browser = browser(satchel),
) {
  const { body } = await visitor.get(path)
  const token = /data-token="([^"]+)"/.exec(String(body))?.[1] ?? ''
  expect(token).not.toBe('')

  async function tus(
    method: string,
    url: string,
    headers: Record<string, string> = {},
    content?: Uint8Array,
  ) {
    const response = await fetch(new URL(url, await satchel.listen()), {
      method,
      headers: { 'tus-resumable': '1.0.0', ...visitor.headersFor(url), ...headers },
      ...(content && { body: content }),
    })
    const text = await response.text()
    const problem = text.startsWith('{') ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, body: problem }
  }

  const begin = (
    requestId: string,
    bytes: number,
    values: Record<string, string> = {},
    headers: Record<string, string> = {},
    content?: Uint8Array,
  ) => {
    const named = { filename: 'offer.pdf', token, ...values }
    const length = { 'upload-length': String(bytes), 'upload-metadata': metadata(named) }
    return tus('POST', `${path}/requests/${requestId}/files`, { ...length, ...headers }, content)
  }

  const continueAt = (url: string, offset: number, content: Uint8Array) =>
    tus('PATCH', url, { 'upload-offset': String(offset), ...OCTETS }, content)

  return {
    ...{ visitor, token, tus, begin, continueAt },
    /** Sends a whole file in one request. */
    send: (requestId: string, content: Uint8Array, values: Record<string, string> = {}) =>
      begin(requestId, content.length, values, OCTETS, content),
    list: async (query = '') => visitor.get(`${path}/requests?token=${token}${query}`),
  }
}

const OCTETS = { 'content-type': 'application/offset+octet-stream' }
