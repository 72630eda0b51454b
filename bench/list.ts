import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import fastify from 'fastify'
import {
  CamelCasePlugin,
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { findPage } from '../server/src/items/select.ts'
import type { Scope } from '../server/src/platform/database/scope.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { type Library, type Owner, openLibrary } from './lib/library.ts'

// 25 of 100,000 items in an order, signed in, against the same SQL sent by the bare framework, and against 25 of 1,000.

const SIZE = 100_000
const SMALL = 1_000
const PAGE = 25
const CONNECTIONS = 10
const AMOUNT = 5_000
const ROUNDS = 3
const RATIO_MIN = 0.3
const P99_MAX_MS = 25
const SLOWER_MAX = 2
/** Pages read one after the other from the newest on, as one scrolls. */
const PAGES = 40

if (process.argv[2] === 'bare') await serveBare(process.argv[3] ?? '', process.argv[4] ?? '')
else {
  const library = await openLibrary([SIZE, SMALL])
  try {
    await bench(library)
  } finally {
    await library.close()
  }
  process.exitCode = exitCode()
}

async function bench({ url, postgres, owners: [owner, small] }: Library): Promise<void> {
  if (!owner || !small) throw new Error('The library has no owners')
  const bare = fork(import.meta.filename, ['bare', postgres, owner.tenantId])
  const ended = once(bare, 'exit').then(() => Promise.reject(new Error('The bare server ended')))
  const [bareUrl] = (await Promise.race([once(bare, 'message'), ended])) as [string]
  ended.catch(() => undefined)
  const path = `${url}/api/items/v1/list?limit=${PAGE}&orderBy=updated`
  const ratios: number[] = []
  let p99 = 0
  try {
    await load(bareUrl, {}, AMOUNT / 5)
    await load(path, owner.headers, AMOUNT / 5)
    for (let round = 0; round < ROUNDS; round += 1) {
      const same = await load(bareUrl, {}, AMOUNT)
      const ours = await load(path, owner.headers, AMOUNT)
      note(
        `round ${round + 1}: bare ${rate(same)}/s, ours ${rate(ours)}/s, p99 ${ours.latency.p99} ms`,
      )
      ratios.push(rate(ours) / rate(same))
      p99 = Math.max(p99, ours.latency.p99)
    }
  } finally {
    bare.disconnect()
  }
  const median = ratios.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
  figure(`list of ${PAGE} of ${SIZE} items, of the bare framework`, median, { atLeast: RATIO_MIN })
  figure('the same, p99', p99, { atMost: P99_MAX_MS }, ' ms')
  const [many, few] = [await walk(url, owner), await walk(url, small)]
  note(`a page while scrolling: ${many.toFixed(1)} ms of ${SIZE}, ${few.toFixed(1)} ms of ${SMALL}`)
  figure(`a page of ${SIZE} items, times slower than of ${SMALL}`, many / few, {
    atMost: SLOWER_MAX,
  })
}

/** The median time of a page, by the cursors of the pages before. */
async function walk(url: string, { headers }: Owner): Promise<number> {
  const times: number[] = []
  let cursor = ''
  for (let page = -10; page < PAGES; page += 1) {
    const begin = performance.now()
    const path = `${url}/api/items/v1/list?limit=${PAGE}&orderBy=updated${cursor}`
    const response = await fetch(path, { headers })
    const { nextCursor } = (await response.json()) as { nextCursor: string | null }
    if (!response.ok) throw new Error(`The list answered ${response.status}`)
    if (page >= 0) times.push(performance.now() - begin)
    cursor = nextCursor && page >= 0 ? `&cursor=${nextCursor}` : ''
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

async function load(url: string, headers: Record<string, string>, amount: number) {
  const result = await autocannon({ url, headers, amount, connections: CONNECTIONS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`)
  return result
}

function rate({ duration, '2xx': answers }: Awaited<ReturnType<typeof load>>): number {
  return Math.round(answers / duration)
}

/** One prepared statement on connections that have the tenant already, and its rows as JSON. */
async function serveBare(postgres: string, tenantId: string): Promise<void> {
  const options = `-c role=satchel_app -c app.tenant_id=${tenantId}`
  const pool = new pg.Pool({ connectionString: postgres, max: CONNECTIONS, options })
  const { sql: text, parameters } = await statementOf(tenantId)
  const app = fastify()
  app.get('/', async () => {
    const { rows } = await pool.query({ name: 'list', text, values: [...parameters] })
    return { items: rows }
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
  process.once('disconnect', () => process.exit())
}

/** What the product sends, caught before it is sent. */
async function statementOf(tenantId: string): Promise<CompiledQuery> {
  const caught: CompiledQuery[] = []
  const connection = {
    executeQuery: async (query: CompiledQuery) => {
      caught.push(query)
      return { rows: [] }
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed')
    },
  }
  const nothing = async () => undefined
  const db = new Kysely({
    plugins: [new CamelCasePlugin()],
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (handle) => new PostgresIntrospector(handle),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  })
  const actor = { id: tenantId, name: 'Ada', tenantId, role: 'owner', permissions: new Set() }
  const page = { order: 'updated' as const, limit: PAGE + 1, after: undefined }
  await findPage({ actor, db } as unknown as Scope, page)
  const [statement] = caught
  if (!statement) throw new Error('The list sent no statement')
  return statement
}
