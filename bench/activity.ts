import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { type Client, signUp } from '../server/test/client.ts'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'

// Pages of the activity of a tenant with a million changes in two years, by each filter, one call after the other.

const ROWS = 1_000_000
const CALLS = 60
const SMALL = 1_000
const P95_MAX_MS = 30
const SLOWER_MAX = 4

/** Two years of changes to 20,000 items and some collections by 40 people, some of whom did little. */
const FILL = (tenantId: string, rows: number) => `
  insert into event (tenant_id, id, at, type, actor_id, actor_name, item_type, item_id, item_name,
    change_kind, changes)
  select tenant.id, (left(id_at(at)::text, 14) || substr(md5(n::text || 'r'), 1, 4) || '-8' ||
      substr(md5(n::text), 1, 3) || '-' || substr(md5(n::text), 4, 12))::uuid,
    at, 'item.changed', md5('person ' || least(39, floor(-ln(random()) * 6)))::uuid, 'Somebody',
    case when random() < 0.02 then 'COLLECTION' else 'ITEM' end, md5('item ' || n % 20000)::uuid,
    'Item ' || n % 20000,
    case when random() < 0.9 then 'MODIFY' when random() < 0.98 then 'INSERT' else 'REMOVE' end,
    '[{"field": "name", "from": "Before", "to": "After"}]'
  from tenant, generate_series(1, ${rows}) n,
    lateral (select now() - interval '2 years' * (1 - n::float / ${rows}) as at) as placed
  where tenant.id = '${tenantId}'`

const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-'))
const postgres = await startEmbeddedPostgres({ folder, password: 'bench' })
const product = await startProduct({ env: { DATABASE_URL: postgres.url } })
try {
  const [owner, small] = [await signUp(product), await signUp(product)]
  await fill()
  await bench(owner, small)
} finally {
  await product.stop()
  await postgres.stop()
  await rm(folder, { recursive: true })
}
process.exitCode = exitCode()

async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('set synchronous_commit = off; set session_replication_role = replica')
  const { rows } = await client.query<{ id: string }>('select id from tenant order by id')
  for (const [index, { id }] of rows.entries())
    await client.query(FILL(id, index === 0 ? ROWS : SMALL))
  await client.query('vacuum analyze event')
  await client.end()
}

async function bench(owner: Client, small: Client): Promise<void> {
  const ids = await idsOf(['person 1', 'person 39', 'item 7'])
  const filters = {
    'no filter': '',
    collections: 'itemType=COLLECTION',
    removed: 'changeKind=REMOVE',
    'removed collections': 'itemType=COLLECTION&changeKind=REMOVE',
    'a busy person': `userId=${ids['person 1']}`,
    'someone who did little': `userId=${ids['person 39']}`,
    'one item': `itemId=${ids['item 7']}`,
    'a week of last year': `from=${daysAgo(400)}&to=${daysAgo(393)}`,
    'what nobody did': `userId=${ids['item 7']}`,
  }
  const slower: number[] = []
  for (const [name, filter] of Object.entries(filters)) {
    const { times, rows } = await measure(owner, filter)
    const few = await measure(small, filter)
    if (few.rows > 0) slower.push(at(times, 0.5) / at(few.times, 0.5))
    note(`${name}: ${rows} rows, p50 ${at(times, 0.5).toFixed(1)} ms`)
    figure(
      `activity of ${ROWS} changes, ${name}, p95`,
      at(times, 0.95),
      { atMost: P95_MAX_MS },
      ' ms',
    )
  }
  const most = Math.max(...slower)
  figure(`the same against ${SMALL} changes, times slower`, most, { atMost: SLOWER_MAX })
}

async function idsOf(texts: string[]): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ text: string; id: string }>(
    'select text, md5(text)::uuid as id from unnest($1::text[]) as text',
    [texts],
  )
  await client.end()
  return Object.fromEntries(rows.map(({ text, id }) => [text, id]))
}

/** Measures the first page and the four after it, in turns. */
async function measure({ headers }: Client, filter: string) {
  const times: number[] = []
  let [cursor, rows]: [string | null, number] = [null, 0]
  for (let call = -10; call < CALLS; call += 1) {
    if (call % 5 === 0) cursor = null
    const begin = performance.now()
    const page = cursor ? `&cursor=${cursor}` : ''
    const response = await fetch(`${product.url}/api/activity/v1/list?${filter}${page}`, {
      headers,
    })
    const answer = (await response.json()) as { items: unknown[]; nextCursor: string | null }
    if (!response.ok) throw new Error(JSON.stringify(answer))
    if (call >= 0) times.push(performance.now() - begin)
    if (!cursor) rows = answer.items.length
    cursor = answer.nextCursor
  }
  return { times, rows }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
