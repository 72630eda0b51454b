import { API_KEY_LIMIT, type ApiScope } from '@satchel/contract/api-keys.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { expect } from 'vitest'
import {
  type Client,
  PASSWORD,
  signIn,
  someAddress,
  someNetworkAddress,
} from '../../server/test/client.ts'
import type { Product } from '../../server/test/product.ts'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
/** Scopes that all flows together need. */
export const FLOW_SCOPES: ApiScope[] = [
  ...(['library.read', 'library.write', 'links.read', 'links.write'] as const),
  ...(['wishes.read', 'wishes.write', 'ctas.read', 'webhooks.read', 'webhooks.write'] as const),
]

export async function newKey(owner: Client, scopes = FLOW_SCOPES) {
  const draft = { name: 'Automation', scopes }
  const { body } = await owner.call('POST', 'integrations/v1/api-keys', draft)
  expect(body.key, JSON.stringify(body)).toMatch(/^satchel_/)
  return { key: body.key as string, id: body.id as string }
}

/** Uses up the calls of a minute. Whatever is answered is counted. */
export async function spendCalls({ url }: Pick<Product, 'url'>, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  const call = async () => (await fetch(`${url}/api/wishes/v1/list?x=1`, { headers })).status
  for (let left = API_KEY_LIMIT.calls; left > 0; left -= 50)
    await Promise.all(Array.from({ length: 50 }, call))
  expect(await call()).toBe(429)
}

/** Adds a text that visitors can read, and waits until it's ready. */
export async function addText(owner: Client, name = 'Price list') {
  const id = await owner.upload(`${name}.txt`, `All of ${name}, ${crypto.randomUUID()}`)
  await expect
    .poll(async () => (await owner.call('GET', `items/v1/${id}`)).body.status, { timeout: 60_000 })
    .toBe('completed')
  return id
}

export async function share(owner: Client, itemId: string, to: object) {
  const draft = { itemId, itemType: 'ITEM', ...to }
  const { body } = await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)
  return body as { id: string; slug: string; url: string }
}

/** Opens a link as a person in a network of their own, reads for some seconds and leaves. */
export async function readLink({ url }: Product, slug: string): Promise<void> {
  const headers = { 'user-agent': AGENT, 'x-forwarded-for': someNetworkAddress() }
  const page = await fetch(`${url}/l/${slug}`, { headers })
  const token = /data-token="([^"]*)"/.exec(await page.text())?.[1]
  expect(token).toBeTruthy()
  const body = JSON.stringify({ token, durationMs: 900, acted: true, isLast: true })
  // Reports of more time than has passed are cut down.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const beat = await fetch(`${url}/l/${slug}/beats`, {
    ...{ method: 'POST', body },
    headers: { ...headers, 'content-type': 'text/plain' },
  })
  expect(beat.status).toBe(204)
}

/** Signs in as a person whom the owner invited. */
export async function join(product: Product, owner: Client, role: Role): Promise<Client> {
  const email = someAddress('bo')
  await owner.call('POST', 'users/v1/invite', { email, role })
  const token = (await product.mailTo(email)).html?.match(/token=([\w.-]+)/)?.[1]
  await fetch(`${product.url}/api/auth/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Bo', password: PASSWORD }),
  })
  return signIn(product, email)
}
