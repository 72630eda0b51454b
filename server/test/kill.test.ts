import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from './harness.ts'
import { type Product, startProduct } from './product.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the door answers
  body: any
}

interface Client {
  call(method: string, path: string, body?: object): Promise<Answer>
  tokens: Record<string, string>
}

async function signUp(product: Product, email: string): Promise<void> {
  const post = (path: string, body: object) => send(product, 'POST', path, body)
  await post('auth/v1/owners/register', { email, password: PASSWORD, name: 'Ada', company: 'Acme' })
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0]
  await post('auth/v1/confirm', { email, code })
}

async function signIn(product: Product, email: string): Promise<Client> {
  const { body } = await send(product, 'POST', 'auth/v1/sessions', { email, password: PASSWORD })
  const tokens = {
    authorization: `Bearer ${body.accessToken}`,
    'x-identity-token': String(body.identityToken),
  }
  return { tokens, call: (method, path, content) => send(product, method, path, content, tokens) }
}

async function send(
  product: Product,
  method: string,
  path: string,
  body?: object,
  headers = {},
): Promise<Answer> {
  const response = await fetch(`${product.url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json().catch(() => ({})) }
}

/** Asks again and again until the server no longer answers; keeps what it acknowledged. */
async function untilGone<T>(attempt: () => Promise<T>): Promise<T[]> {
  const acknowledged: T[] = []
  for (;;) {
    const answer = await attempt().catch(() => undefined)
    if (answer === undefined) return acknowledged
    acknowledged.push(answer)
  }
}

async function upload(
  product: Product,
  { tokens }: Client,
  name: string,
  content: string,
): Promise<string> {
  const response = await fetch(`${product.url}/api/uploads`, {
    method: 'POST',
    headers: {
      ...tokens,
      'tus-resumable': '1.0.0',
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: content,
  })
  const id = response.headers.get('x-item-id')
  if (!id) throw new Error(`Not acknowledged: ${response.status}`)
  return id
}

describe('a server killed in the middle of work', () => {
  test('keeps every upload, edit and visit it acknowledged, and starts again on its data', {
    timeout: 120_000,
  }, async () => {
    const email = 'ada@example.com'
    const first = await startProduct()
    await signUp(first, email)
    const client = await signIn(first, email)
    const shared = await upload(first, client, 'shared.txt', 'A text to share')
    const edited = await upload(first, client, 'edited.txt', 'A text to edit')
    const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', {
      itemId: shared,
      itemType: 'ITEM',
    })

    let number = 0
    const work = Promise.all([
      untilGone(async () => {
        number += 1
        return {
          name: `file ${number}.txt`,
          id: await upload(first, client, `file ${number}.txt`, `Text ${number}`),
        }
      }),
      untilGone(async () => {
        const name = `Name ${number}-${crypto.randomUUID()}`
        const { status } = await client.call('PUT', `items/v1/${edited}`, { name })
        if (status !== 200) throw new Error(`Not acknowledged: ${status}`)
        return name
      }),
      untilGone(async () => {
        const agent = {
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 ${crypto.randomUUID()}`,
        }
        const { status } = await fetch(`${first.url}/l/${link.slug}`, {
          headers: agent,
          redirect: 'manual',
        })
        if (status !== 200) throw new Error(`Not acknowledged: ${status}`)
      }),
    ])
    await setTimeout(1_500)
    await first.kill()
    const [uploads, names, visits] = await work
    for (const list of [uploads, names, visits]) expect(list.length).toBeGreaterThan(3)

    const second = await startProduct({ dataDir: first.dataDir })
    try {
      const again = await signIn(second, email)
      for (const { id, name } of uploads) {
        const { status, body } = await again.call('GET', `items/v1/${id}`)
        expect([status, body.originalName]).toEqual([200, name])
        const file = await fetch(`${second.url}${body.downloadUrl}`)
        expect(await file.text()).toBe(name.replace('file', 'Text').replace('.txt', ''))
      }
      const { body: kept } = await again.call('GET', `items/v1/${edited}`)
      const later = names.indexOf(kept.name)
      expect(later === -1 || later === names.length - 1).toBe(true)
      expect(Number(kept.version)).toBeGreaterThan(names.length)
      const { body: mine } = await again.call('GET', 'items/v1/v2/shortener/my-links')
      expect((mine.items as { views: number }[])[0]?.views).toBeGreaterThanOrEqual(visits.length)

      // What was being processed goes on by itself.
      const statusOf = async (id: string) => (await again.call('GET', `items/v1/${id}`)).body.status
      for (const { id } of uploads)
        await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('completed')
    } finally {
      expect(await second.stop()).toBe(0)
    }
  })
})
