import { setTimeout } from 'node:timers/promises'
import { socketProtocols } from '@satchel/contract/live.ts'
import sharp from 'sharp'
import { type Client, signIn, visit } from '../../server/test/client.ts'
import { pdfOf } from '../../server/test/documents/pdf.ts'
import type { Product } from '../../server/test/product.ts'

// What a small team and the people it shares with do over and over: the same round of steps, each time with other
// words, files and visitors.

interface Credentials {
  email: string
  password: string
}

interface Use {
  /** Steps so far, and those of them that were refused. */
  done: number
  refused: number
  end(): Promise<void>
}

const WORDS = ['pressure sensor', 'pump', 'case study', 'price list', 'security', 'installation']
const ITEMS = 20
/** The steps after which the oldest socket closes. */
const SOCKET_LASTS = 100

/** Uses the product as the demo’s owner, so many steps a second, until it is ended. */
export async function useLightly(
  product: Product,
  { email, password }: Credentials,
  perSecond: number,
): Promise<Use> {
  let client = await signIn(product, email, password)
  const { ids, slugs } = await share(client)
  const sockets: { socket: WebSocket; until: number }[] = []
  const expect = (status: number) => {
    if (status >= 400) use.refused += 1
  }
  const call = async (method: string, path: string, body?: object) =>
    expect((await client.call(method, path, body)).status)
  const page = async (path: string) => {
    const response = await fetch(new URL(path, product.url), { headers: client.headers })
    await response.arrayBuffer()
    expect(response.status)
  }
  const text = (n: number) => `${WORDS[n % WORDS.length]} ${n % 7 === 0 ? n : ''}`.trim()
  const steps: ((n: number) => unknown)[] = [
    () => call('GET', 'items/v1/list?limit=50'),
    (n) => call('POST', 'search/v1/query', { searchTerm: text(n) }),
    (n) => call('GET', `search/v1/suggest?q=${encodeURIComponent(text(n).slice(0, 4))}`),
    (n) => call('GET', `items/v1/${ids[n % ids.length]}`),
    (n) => visit(product, slugs[n % slugs.length] ?? ''),
    () => page('/library'),
    () => call('GET', 'items/v1/v2/shortener/my-links'),
    (n) => visit(product, slugs[n % slugs.length] ?? ''),
    () => call('GET', 'analytics/v1/reports/overview'),
    () => call('GET', 'auth/v1/me'),
  ]
  const rare: ((n: number) => unknown)[] = [
    async () => {
      client = await signIn(product, email, password)
    },
    (n) => client.upload(`Notes ${n}.txt`, `Notes of day ${n}\n`.repeat(100)),
    (n) => sockets.push({ socket: openSocket(product, client), until: n + SOCKET_LASTS }),
    async (n) => client.upload(`Plan ${n}.png`, await pictureOf(n)),
    (n) => client.upload(`Guide ${n}.pdf`, pdfOf((n % 5) + 1)),
  ]
  const use = { done: 0, refused: 0, end: async () => {} }
  const one = async (n: number) => {
    try {
      await steps[n % steps.length]?.(n)
      if (n % RARE === 0) await rare[(n / RARE) % rare.length]?.(n)
    } catch {
      // A kept connection that ended as it was used again.
      use.refused += 1
    }
    while ((sockets[0]?.until ?? n) < n) sockets.shift()?.socket.close()
    use.done += 1
  }
  let isEnding = false
  const run = async () => {
    const begin = performance.now()
    for (let n = 0; !isEnding; n++) {
      await one(n)
      await setTimeout(Math.max(0, begin + ((n + 1) * 1_000) / perSecond - performance.now()))
    }
  }
  const running = run()
  use.end = async () => {
    isEnding = true
    await running
    for (const { socket } of sockets) socket.close()
  }
  return use
}

/** The steps between two that are rarer than the others. */
const RARE = 12

async function share({ call }: Client) {
  const { body } = await call('GET', `items/v1/list?limit=${ITEMS}`)
  const ids: string[] = body.items.map(({ id }: { id: string }) => id)
  const slugs: string[] = []
  for (const itemId of ids) {
    const link = { itemId, itemType: 'ITEM', sharedToMemo: 'Bench' }
    slugs.push((await call('POST', 'items/v1/v2/shortener/personalized', link)).body.slug)
  }
  return { ids, slugs }
}

function openSocket({ url }: Product, { headers }: Client): WebSocket {
  const access = headers.authorization?.replace('Bearer ', '') ?? ''
  const protocols = socketProtocols(access, headers['x-identity-token'] ?? '')
  return new WebSocket(new URL('/socket', url.replace('http', 'ws')), protocols)
}

/** Returns a picture unlike any other. */
function pictureOf(n: number): Promise<Buffer> {
  const background = { r: n % 256, g: (n >> 8) % 256, b: 90 }
  return sharp({ create: { width: 1_600, height: 900, channels: 3, background } })
    .png()
    .toBuffer()
}
