import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import fastify from 'fastify'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts'
import { type Product, startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'

// A short link to its 302 with the visit durably stored, against the framework's empty 302.

const CONNECTIONS = 32
const ROUNDS = 3
const AMOUNT = 32_000
const LINKS = 20
const RATIO_MIN = 0.25
const SCRIPT_MAX_KB = 30
const VISITS = 'select count(*) from visit'
const UNCOUNTED = `select abs((select count(*) from visit where filtered is null)
  - (select sum(views) from link_stat)) as count`
const DESTINATION = 'https://example.com/pricing'

let people = 0

if (process.argv[2] === 'bare') await serveBare()
else {
  await benchScript()
  await benchVisits()
  process.exitCode = exitCode()
}

async function serveBare(): Promise<void> {
  const app = fastify()
  app.get('/l/:slug', (_request, reply) => {
    reply.code(302).header('location', DESTINATION).send()
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
  process.once('disconnect', () => process.exit())
}

async function benchVisits(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
  const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
  const bare = fork(import.meta.filename, ['bare'])
  const [bareUrl] = (await once(bare, 'message')) as [string]
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }
  const product = await startProduct({ env })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const slugs = await shareLinks(product)
    for (const url of [bareUrl, product.url]) await load(url, slugs, AMOUNT / 6)
    const before = await count(client, VISITS)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const empty = await load(bareUrl, slugs, AMOUNT)
      const stored = await load(product.url, slugs, AMOUNT)
      ratios.push(stored.rate / empty.rate)
      note(`round ${round + 1}: empty ${told(empty)}, stored ${told(stored)}`)
    }
    const lost = ROUNDS * AMOUNT - ((await count(client, VISITS)) - before)
    figure('link to 302 with stored visit, of the empty 302', median(ratios), {
      atLeast: RATIO_MIN,
    })
    figure('answers received without a stored visit', lost, { atMost: 0 })
    figure('counted visits missing in the counters', await count(client, UNCOUNTED), { atMost: 0 })
  } finally {
    await client.end()
    await product.stop()
    bare.disconnect()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

interface Run {
  rate: number
  p50: number
  p99: number
}

/** Every request is the first one of another person, so that nothing is spared as a repeat. */
async function load(url: string, slugs: string[], amount: number): Promise<Run> {
  const share = Math.ceil(amount / CONNECTIONS)
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: share * CONNECTIONS,
    setupClient: (client) =>
      client.setRequests(Array.from({ length: share }, () => request(slugs))),
  })
  const { duration, latency } = result
  const wrong = share * CONNECTIONS - result['3xx']
  if (wrong > 0) throw new Error(`${wrong} of the answers of ${url} were no redirects`)
  return { rate: (share * CONNECTIONS) / duration, p50: latency.p50, p99: latency.p99 }
}

function request(slugs: string[]) {
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

async function shareLinks({ url, mailTo }: Product): Promise<string[]> {
  const email = 'ada@example.com'
  const draft = { email, password: 'correct horse battery', name: 'Ada', company: 'Acme' }
  await call('auth/v1/owners/register', draft)
  const code = /\b\d{6}\b/.exec((await mailTo(email)).text ?? '')?.[0]
  const tokens = await call('auth/v1/confirm', { email, code })
  const headers = {
    authorization: `Bearer ${tokens.accessToken}`,
    'x-identity-token': String(tokens.identityToken),
  }
  const item = await call('items/v1', { kind: 'link', url: DESTINATION }, headers)
  const slugs: string[] = []
  for (let number = 0; number < LINKS; number++) {
    const share = { itemId: item.id, itemType: 'ITEM', sharedToMemo: `Person ${number}` }
    const link = await call('items/v1/v2/shortener/personalized', share, headers)
    slugs.push(String(link.slug))
  }
  return slugs

  async function call(path: string, body: object, more: Record<string, string> = {}) {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { ...more, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
}

async function count(client: pg.Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(statement)
  return Number(rows[0]?.count)
}

/** What a visitor's page loads at once, and what it adds for a PDF, without the engine itself. */
async function benchScript(): Promise<void> {
  const folder = fileURLToPath(new URL('../web/dist-visitor/client/', import.meta.url))
  let bytes = 0
  for (const name of await readdir(folder))
    if (/^(client|pdf-viewer)-.*\.js$/.test(name))
      bytes += brotliCompressSync(await readFile(join(folder, name))).length
  figure('script of a visitor page, compressed', bytes / 1_000, { atMost: SCRIPT_MAX_KB }, ' kB')
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function told({ rate, p50, p99 }: Run): string {
  return `${Math.round(rate)}/s (p50 ${p50} ms, p99 ${p99} ms)`
}
