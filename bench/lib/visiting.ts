import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { type Client, signUp } from '../../server/test/client.ts'
import { type Product, startProduct } from '../../server/test/product.ts'

const DESTINATION = 'https://example.com/pricing'
const LINKS = 20

/** A product with links to visit, on a database that outlives it. */
export interface Place {
  product: Product
  owner: Client
  slugs: string[]
  count(statement: string): Promise<number>
  /** Kills the product and starts it again. */
  restart(): Promise<Product>
  /** Starts another node on the same database. */
  addNode(more: Record<string, string>): Promise<Product>
  /** Starts a server of `bench/lib/servers.ts` to compare with. */
  compare(name: 'bare' | 'single' | 'page', given?: string): Promise<string>
  close(): Promise<void>
}

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }
  const dataDir = join(folder, 'data')
  const servers: ReturnType<typeof fork>[] = []
  const nodes: Product[] = []
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
    async addNode(more) {
      const node = await startProduct({ dataDir, env: { ...env, ...more } })
      nodes.push(node)
      return node
    },
    async compare(name, given = postgres.url) {
      const args = [name, given]
      const server = fork(new URL('servers.ts', import.meta.url), args)
      servers.push(server)
      const [url] = (await once(server, 'message')) as [string]
      return url
    },
    async close() {
      await client.end()
      for (const server of servers) server.disconnect()
      for (const node of [product, ...nodes]) await node.stop()
      await postgres.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Shares a text; returns the slug of its link, once its page shows it. */
export async function shareText({ call, upload }: Client): Promise<string> {
  const itemId = await upload('notes.md', '# Notes\n\nWhat was said, and by whom.\n')
  const isRead = async () => (await call('GET', `items/v1/${itemId}`)).body.status
  while ((await isRead()) !== 'completed') await setTimeout(200)
  const share = { itemId, itemType: 'ITEM' }
  return (await call('POST', 'items/v1/v2/shortener/personalized', share)).body.slug
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
