import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { type Client, signUp } from '../../server/test/client.ts'
import { type Product, startProduct } from '../../server/test/product.ts'

export const CONNECTIONS = 32
const DESTINATION = 'https://example.com/pricing'
const LINKS = 20

/** A product with links to visit, on a database that outlives it. */
export interface Place {
  product: Product
  owner: Client
  slugs: string[]
  count(statement: string): Promise<number>
  /** The same product anew, after it was killed. */
  restart(): Promise<Product>
  /** A server of `bench/lib/servers.ts`, to compare with. */
  compare(name: 'bare' | 'single'): Promise<string>
  close(): Promise<void>
}

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }
  const dataDir = join(folder, 'data')
  const servers: ReturnType<typeof fork>[] = []
  let product = await startProduct({ dataDir, env })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const owner = await signUp(product, 'ada@example.com')
  return {
    product,
    owner,
    slugs: await shareLinks(owner),
    async count(statement) {
      const { rows } = await client.query<{ count: string }>(statement)
      return Number(rows[0]?.count)
    },
    async restart() {
      product = await startProduct({ dataDir, env })
      return product
    },
    async compare(name) {
      const args = [name, postgres.url]
      const server = fork(new URL('servers.ts', import.meta.url), args)
      servers.push(server)
      const [url] = (await once(server, 'message')) as [string]
      return url
    },
    async close() {
      await client.end()
      for (const server of servers) server.disconnect()
      await product.stop()
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function shareLinks({ call }: Client): Promise<string[]> {
  const { body: item } = await call('POST', 'items/v1', { kind: 'link', url: DESTINATION })
  const slugs: string[] = []
  for (let number = 0; number < LINKS; number++) {
    const share = { itemId: item.id, itemType: 'ITEM', sharedToMemo: `Person ${number}` }
    const { body: link } = await call('POST', 'items/v1/v2/shortener/personalized', share)
    slugs.push(link.slug)
  }
  return slugs
}

export interface Run {
  rate: number
  p50: number
  p99: number
}

/** Every request is the first one of another person, so that nothing is spared as a repeat. */
export async function load(
  url: string,
  slugs: string[],
  amount: number,
  status: '2xx' | '3xx' = '3xx',
): Promise<Run> {
  const share = Math.ceil(amount / CONNECTIONS)
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: share * CONNECTIONS,
    setupClient: (client) => client.setRequests(Array.from({ length: share }, () => visit(slugs))),
  })
  const { duration, latency } = result
  const wrong = share * CONNECTIONS - result[status]
  if (wrong > 0) throw new Error(`${wrong} of the answers of ${url} were not ${status}`)
  return { rate: (share * CONNECTIONS) / duration, p50: latency.p50, p99: latency.p99 }
}

/** For so many seconds, whatever becomes of the server meanwhile: the number of answers received. */
export async function loadFor(url: string, slugs: string[], seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.setRequests(Array.from({ length: 2_000 }, () => visit(slugs))),
  })
  return result['3xx']
}

let people = 0

function visit(slugs: string[]) {
  people += 1
  const address = [10, people >> 16, people >> 8, people].map((part) => part & 255).join('.')
  const version = 120 + (people % 20)
  return {
    path: `/l/${slugs[people % slugs.length]}`,
    headers: {
      'x-forwarded-for': address,
      'user-agent': `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
      referer: 'https://mail.example.com/',
    },
  }
}

export function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function told({ rate, p50, p99 }: Run): string {
  return `${Math.round(rate)}/s (p50 ${p50} ms, p99 ${p99} ms)`
}
