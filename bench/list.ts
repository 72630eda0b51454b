import { fork } from 'node:child_process'
import { once } from 'node:events'
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
import { findGlimpses } from '../server/src/items/list-queries.ts'
import type { Scope } from '../server/src/platform/database/scope.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { type Library, type Owner, openLibrary } from './lib/library.ts'
import { describeRun, load, median } from './lib/load.ts'

// 25 of 100,000 items in an order, signed in, against plain rows of the same size and against the statement that the
// product sends, both by the bare framework, and against 25 of 1,000.

const SIZE = 100_000
const SMALL = 1_000
const PAGE = 25
const CONNECTIONS = 10
/** Warm-up, during which new connections plan their statements and hot code is compiled. */
const WARM_UP = { connections: CONNECTIONS, seconds: 20 }
const LOAD = { connections: CONNECTIONS, seconds: 4 }
const ROUNDS = 5
const RATIO_MIN = 0.3
const PLAIN_RATIO_MIN = 0.35
const P99_MAX_MS = 15
const SLOWER_MAX = 2
/** The number of pages read in sequence from the newest item, as when scrolling. */
const PAGES = 40

if (process.argv[2] === 'bare') {
  const [postgres = '', tenantId = '', size] = process.argv.slice(3)
  await serveBare(postgres, tenantId, Number(size))
} else {
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
  const path = `${url}/api/items/v1/list?limit=${PAGE}&orderBy=updated`
  const size = await sizeOf(path, owner)
  const bare = fork(import.meta.filename, ['bare', postgres, owner.tenantId, String(size)])
  const ended = once(bare, 'exit').then(() => Promise.reject(new Error('The bare server ended')))
  const [bareUrl] = (await Promise.race([once(bare, 'message'), ended])) as [string]
  ended.catch(() => undefined)
  const { headers } = owner
  const ratios: { ofPlain: number; ofSame: number }[] = []
  const p99: number[] = []
  try {
    for (const each of ['plain', 'same']) await load(`${bareUrl}/${each}`, WARM_UP)
    await load(path, { ...WARM_UP, headers })
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await load(`${bareUrl}/plain`, LOAD)
      const same = await load(`${bareUrl}/same`, LOAD)
      const ours = await load(path, { ...LOAD, headers })
      note(
        `round ${round + 1}: plain rows ${describeRun(plain)}, same SQL ${describeRun(same)}, ours ${describeRun(ours)}`,
      )
      ratios.push({ ofPlain: ours.rate / plain.rate, ofSame: ours.rate / same.rate })
      p99.push(ours.p99)
    }
  } finally {
    bare.disconnect()
  }
  const ofPlain = median(ratios.map((each) => each.ofPlain))
  const ofSame = median(ratios.map((each) => each.ofSame))
  figure(`list of ${PAGE} of ${SIZE} items, of plain rows`, ofPlain, { atLeast: PLAIN_RATIO_MIN })
  figure('the same, of the statement it sends in the bare framework', ofSame, {
    atLeast: RATIO_MIN,
  })
  figure('the same, p99', median(p99), { atMost: P99_MAX_MS }, ' ms')
  const [many, few] = [await walk(url, owner), await walk(url, small)]
  note(`a page while scrolling: ${many.toFixed(1)} ms of ${SIZE}, ${few.toFixed(1)} ms of ${SMALL}`)
  figure(`a page of ${SIZE} items, times slower than of ${SMALL}`, many / few, {
    atMost: SLOWER_MAX,
  })
}

/** Returns the median time of a page, by the cursors of the pages before. */
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

/** Returns the size of one item in a response, in bytes. */
async function sizeOf(path: string, { headers }: Owner): Promise<number> {
  const response = await fetch(path, { headers })
  if (!response.ok) throw new Error(`The list answered ${response.status}`)
  return Math.round((await response.text()).length / PAGE)
}

/** Serves one prepared statement on connections that already have the tenant, with its rows as JSON. */
async function serveBare(postgres: string, tenantId: string, size: number): Promise<void> {
  const options = `-c role=satchel_app -c app.tenant_id=${tenantId}`
  const pool = new pg.Pool({ connectionString: postgres, max: CONNECTIONS, options })
  const { sql: text, parameters } = await statementOf(tenantId)
  const plain = await makePlain(postgres, size)
  const app = fastify()
  app.get('/plain', async () => {
    const { rows } = await pool.query({ name: 'plain', text: plain })
    return { items: rows }
  })
  app.get('/same', async () => {
    const { rows } = await pool.query({ name: 'list', text, values: [...parameters] })
    return { items: rows }
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
  process.once('disconnect', () => process.exit())
}

/** Creates a plain table with as many rows of ten columns and one index, newest first. */
async function makePlain(postgres: string, size: number): Promise<string> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(`
    create table bench.plain as select new_id() as id, n as number, name, description, mime, bytes, status,
      created_at, updated_at, repeat('x', greatest(${size} - 360, 0) - length(name) - length(description)) as rest
      from (select item.*, row_number() over () as n from item limit ${SIZE}) as item;
    create index on bench.plain (updated_at);
    grant usage on schema bench to satchel_app;
    grant select on bench.plain to satchel_app;
    analyze bench.plain`)
  await client.end()
  return `select * from bench.plain order by updated_at desc limit ${PAGE}`
}

/**
 * Returns the statement that the product sends for each list; data that only changes with its row is already in
 * memory.
 */
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
  await findGlimpses({ actor, db } as unknown as Scope, page)
  const [statement] = caught
  if (!statement) throw new Error('The list sent no statement')
  return statement
}
