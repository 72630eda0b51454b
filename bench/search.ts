import pg from 'pg'
import { exitCode, figure, note } from './lib/figures.ts'
import { type Library, type Owner, signIn } from './lib/library.ts'
import { column, formOf, type Kind, measure, openTenants, wordsOf } from './lib/searching.ts'
import { openStatements, type SearchInput, type Statements } from './lib/statements.ts'

// Searches and suggestions in tenants of up to 100,000, a tenth of it and 1,000 items beside the same statements without HTTP.
// `npm run bench -- search 1000000` makes 20 tenants with a million items in all, which takes half an hour and 50 GB.

const TOTAL = Number(process.argv[2] ?? 150_000)
const LARGE = Math.min(100_000, Math.floor(TOTAL / 2_000) * 1_000)
const MEDIUM = LARGE / 10
const SMALL = 1_000
const CONNECTIONS = 10
const STATEMENT_RUNS = 20
const P95_MAX_MS = 60
const SUGGEST_P95_MAX_MS = 30
const SLOWER_MAX = 4

const library = await openTenants([LARGE, MEDIUM, SMALL], TOTAL)
const client = new pg.Client({ connectionString: library.postgres })
await client.connect()
const statements = openStatements(library.postgres)
try {
  await bench(library, statements)
} finally {
  await statements.close()
  await client.end()
  await library.close()
}
process.exitCode = exitCode()

async function bench({ url, owners, ...rest }: Library, bare: Statements): Promise<void> {
  const [large, medium, small] = owners
  if (!large || !medium || !small) throw new Error('The library has no owners')
  await noteSizes()
  note(
    `p50 / p95; of ${LARGE} items at 1 and ${CONNECTIONS} connections, their SQL alone, of ${MEDIUM}, of ${SMALL}`,
  )
  const all = { large: [] as number[], small: [] as number[], suggest: [] as number[] }
  const words = await wordsOf(client, rest)
  for (const [name, searchTerm] of Object.entries(words)) {
    await signIn(url, owners)
    for (const kind of ['plain', 'facets', 'filters'] as const) {
      const inputOf = async (owner: Owner) => ({
        form: await formOf(rest, owner, searchTerm, kind),
      })
      const inLarge = await measured(url, bare, large, await inputOf(large))
      const inMedium = await measure(url, client, medium, await inputOf(medium), 1)
      const inSmall = await measure(url, client, small, await inputOf(small), 1)
      note(
        `${titled(name, kind)} ${inLarge.line} | ${describeTimes(inMedium.times)} | ${describeTimes(inSmall.times)}`,
      )
      if (kind !== 'filters' || searchTerm === '') continue
      all.large.push(...inLarge.times)
      all.small.push(...inSmall.times)
    }
  }
  for (const typed of ['p', 'pr', 'pri', 'price m', words['rare word']?.slice(0, 4) ?? '']) {
    const { line, times } = await measured(url, bare, large, { typed })
    note(`${titled(`suggest “${typed}”`)} ${line}`)
    all.suggest.push(...times)
  }
  await noteInserts([large, small])
  const name = `search, words, three filters and facets in ${LARGE}`
  figure(`${name}, p95`, at(all.large, 0.95), { atMost: P95_MAX_MS }, ' ms')
  const slower = at(all.large, 0.5) / at(all.small, 0.5)
  figure(`the same against ${SMALL} items, times slower`, slower, { atMost: SLOWER_MAX })
  figure('suggestions, p95', at(all.suggest, 0.95), { atMost: SUGGEST_P95_MAX_MS }, ' ms')
}

/** Measures a search with one connection, with several, and its statements alone. */
async function measured(url: string, bare: Statements, owner: Owner, searchInput: SearchInput) {
  const one = await measure(url, client, owner, searchInput, 1)
  const several = await measure(url, client, owner, searchInput, CONNECTIONS)
  const alone = await bare.measure(owner, searchInput, STATEMENT_RUNS)
  const { value = 0, relation = 'eq' } = one.total ?? {}
  const found = one.total ? `${relation === 'gte' ? '>' : ''}${value}` : ''
  const ratio = at(one.times, 0.5) / at(alone, 0.5)
  return {
    times: one.times,
    line: `${found.padStart(6)} ${describeTimes(one.times)} | ${describeTimes(several.times)} | ${describeTimes(alone)} (${ratio.toFixed(1)}×)`,
  }
}

async function noteSizes(): Promise<void> {
  const [sizes = ''] = await column(
    client,
    `select format('%s items of %s tenants; rows %s, their words %s, index of words %s, documents %s, vocabulary %s',
    (select count(*) from item_search), (select count(distinct tenant_id) from item_search),
    pg_size_pretty(pg_relation_size('item_search')),
    pg_size_pretty(pg_table_size('item_search') - pg_relation_size('item_search')),
    pg_size_pretty(pg_relation_size('item_search_words')), pg_size_pretty(pg_total_relation_size('item_text')),
    pg_size_pretty(pg_total_relation_size('search_word')))`,
  )
  note(sizes)
}

/** Prints how long a new item and its document take to insert, including cutting and indexing their words. */
async function noteInserts(owners: Owner[]): Promise<void> {
  for (const { tenantId, userId } of owners) {
    const times = { item: [] as number[], document: [] as number[] }
    for (let call = 0; call < 20; call += 1) {
      const begin = performance.now()
      const [id] = await column(
        client,
        `insert into item (tenant_id, kind, name, original_name, description, status, owner_id)
        select $1, 'file', bench.words(5), 'file.pdf', bench.words(12), 'completed', $2 returning id`,
        [tenantId, userId],
      )
      const between = performance.now()
      await client.query(
        'insert into item_text (tenant_id, item_id, body) select $1, $2, bench.words(1000)',
        [tenantId, id],
      )
      times.item.push(between - begin)
      times.document.push(performance.now() - between)
    }
    note(
      `insert of an item: ${describeTimes(times.item)} ms; of 1,000 words: ${describeTimes(times.document)} ms`,
    )
  }
}

function titled(name: string, kind?: Kind): string {
  return `${name}${kind && kind !== 'plain' ? `, ${kind}` : ''}`.padEnd(32)
}

function describeTimes(times: number[]): string {
  return `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)}`
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
