import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { arrivalOf } from '../server/test/visits.ts'
import { addVisits, PER_LINK } from './lib/add-visits.ts'
import { exitCode, figure, note } from './lib/figures.ts'
import { type Library, openLibrary, signIn } from './lib/library.ts'
import { p95 } from './lib/timing.ts'

// What a hundred times as many visits cost: storing new ones, and reading of them. The number of visits is an argument,
// `node bench/visits.ts 100000000`; a hundredth and a tenth of it are measured first, each in a database of its own.

const VISITS = Number(process.argv[2] ?? 1_000_000)
const TENANTS = 10
const ITEMS = 2_000
/** Visits that arrive at once in each round, in batches as the server leaves them. */
const BATCHES = 40
const BATCH = 500
/** Links that they lead to, as many at each size. */
const LINKS = Math.max(2 * TENANTS, VISITS / 100 / PER_LINK)
const ROUNDS = 5
const INSERT_RATIO_MAX = 2
const READ_MAX_MS = 100

interface Measured {
  /** Milliseconds for a thousand visits, from their arrival until they are stored and counted. */
  insert: number
  /** Milliseconds within which 95 % of the answers come, by what is read. */
  reads: Map<string, number>
}

/** Visitors so far: each visit is of another person. */
let people = 0

const measured: Measured[] = []
for (const visits of [VISITS / 100, VISITS / 10, VISITS]) measured.push(await measure(visits))
const [least, , most] = measured
if (!least || !most) throw new Error('Nothing was measured')
const ratio = most.insert / least.insert
figure('storing visits, of a hundred times as many', ratio, { atMost: INSERT_RATIO_MAX }, '×')
for (const [name, time] of most.reads) {
  note(`${name} with a hundredth: ${(least.reads.get(name) ?? 0).toFixed(1)} ms`)
  figure(`${name}, p95`, time, { atMost: READ_MAX_MS }, ' ms')
}
process.exitCode = exitCode()

async function measure(visits: number): Promise<Measured> {
  const library = await openLibrary([ITEMS], { others: Array<number>(TENANTS - 1).fill(ITEMS) })
  try {
    const begin = performance.now()
    await addVisits(library, visits, { rows: true })
    await signIn(library.url, library.owners)
    const seconds = Math.round((performance.now() - begin) / 1_000)
    note(`${visits} visits of ${TENANTS} accounts, ${await size(library)} GB, made in ${seconds} s`)
    const insert = await timeInserts(library)
    note(`storing a thousand more takes ${insert.toFixed(1)} ms`)
    return { insert, reads: await timeReads(library) }
  } finally {
    await library.close()
  }
}

async function timeInserts({ postgres, url }: Library): Promise<number> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  const times: number[] = []
  try {
    const { rows: links } = await client.query<{ tenantId: string; linkId: string; slug: string }>(
      `select tenant_id as "tenantId", id as "linkId", slug from link order by random() limit $1`,
      [LINKS],
    )
    for (let round = 0; round <= ROUNDS; round += 1) {
      await leave(client, links)
      const begin = performance.now()
      // A visit wakes the server, which moves all that wait.
      await fetch(`${url}/l/${links[round]?.slug}`, { redirect: 'manual' })
      while (await isWaiting(client)) await setTimeout(20)
      if (round > 0) times.push(performance.now() - begin)
    }
  } finally {
    await client.end()
  }
  const middle = times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
  return middle / ((BATCHES * BATCH) / 1_000)
}

/** Leaves visits as they arrive, to links of all tenants; a batch is of one tenant. */
async function leave(
  client: pg.Client,
  links: { tenantId: string; linkId: string }[],
): Promise<void> {
  const byTenant = [...Map.groupBy(links, ({ tenantId }) => tenantId)]
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const [tenantId, own = []] = byTenant[batch % byTenant.length] ?? []
    const visits = Array.from({ length: BATCH }, (_, n) => {
      people += 1
      const { linkId = '' } = own[n % own.length] ?? {}
      return arrivalOf({ tenantId: tenantId ?? '', linkId, viewer: people })
    })
    await client.query(
      `insert into part.arrival (tenant_id, at, links, visits, count) values ($1, now(), '{1}', $2, $3)`,
      [tenantId, JSON.stringify(visits), BATCH],
    )
  }
}

async function isWaiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select exists (select from part.arrival) as waits')
  return rows[0]?.waits ?? false
}

/** Times what one account reads; its links with many visits are as many as there are visits. */
async function timeReads({
  postgres,
  url,
  owners: [owner],
}: Library): Promise<Map<string, number>> {
  if (!owner) throw new Error('The library has no owner')
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    'select link_id as id from link_stat where tenant_id = $1 order by views desc limit 1',
    [owner.tenantId],
  )
  await client.end()
  const year = `from=${dayBefore(364)}&to=${dayBefore(0)}`
  const reads: [string, string][] = [
    ['the overview of 12 months', `analytics/v1/reports/overview?${year}`],
    ['links of 12 months', `analytics/v1/reports/links?${year}`],
    ['people of 12 months', `analytics/v1/reports/people?${year}`],
    ['the visits of a link', `items/v1/personalized/${rows[0]?.id}/visits`],
  ]
  const times = new Map<string, number>()
  for (const [name, path] of reads) times.set(name, await p95(`${url}/api/${path}`, owner))
  return times
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function size({ postgres }: Library): Promise<string> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  )
  await client.end()
  return (Number(rows[0]?.bytes) / 1e9).toFixed(1)
}
