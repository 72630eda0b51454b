import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type Client, signUp, someNetworkAddress, visit } from '../client.ts'
import { startOwnPostgres } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { until } from '../until.ts'
import { PGBOUNCER, startPgBouncer } from './pgbouncer.ts'

/**
 * Refusals of each asker before PostgreSQL is back: one, as soon as it's away, and many, by a pooler that knows it and
 * tries to reach it every now and then.
 */
const REFUSALS = [1, 50]
/** Settings as docs/operate.md advises, but for a longer pause in which the queue is there and the pooler refuses. */
const SETTINGS = { query_wait_timeout: 5, server_login_retry: 6 }
const TIME = { timeout: 600_000 }
const WAIT = { timeout: 120_000 }

interface Answer {
  who: string
  status: number
  retryAfter: string | null
  text: string
}

type Ask = () => Promise<Response>

/** Milliseconds: fifty questions a second are enough to meet each moment. */
const PAUSE = 20

/** Asks again and again, each a moment after it was answered, until `end` is called. */
function keepAsking(asks: Record<string, Ask>) {
  const answers: Answer[] = []
  let isOver = false
  const work = Object.entries(asks).map(async ([who, ask]) => {
    for (; !isOver; await setTimeout(PAUSE)) {
      const answer = await ask()
      const retryAfter = answer.headers.get('retry-after')
      answers.push({ who, status: answer.status, retryAfter, text: await answer.text() })
    }
  })
  const asking = Promise.all(work)
  // Where the test fails before, the product is killed under it.
  asking.catch(() => undefined)
  const end = async () => {
    isOver = true
    await asking
  }
  return { answers, end }
}

/** Returns what visitors, leads and programs ask for. */
async function asksOf(product: Product, ada: Client): Promise<Record<string, Ask>> {
  const page = { kind: 'link', url: 'https://example.com/prices' }
  const { body: item } = await ada.call('POST', 'items/v1', page)
  const share = async (options: object) => {
    const draft = { itemId: item.id, itemType: 'ITEM', ...options }
    return (await ada.call('POST', 'items/v1/v2/shortener/personalized', draft)).body.slug
  }
  const [open, gated] = [await share({}), await share({ requireEmail: true, sharedToMemo: 'Bo' })]
  return {
    visitor: () => visit(product, open),
    'visitor of a site': () => fetch(`${product.url}/p/no-such-site`),
    lead: () =>
      fetch(`${product.url}/l/${gated}/email`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': someNetworkAddress(),
        },
        body: `email=${crypto.randomUUID()}@example.com`,
      }),
    program: () => fetch(`${product.url}/api/items/v1/list?limit=1`, { headers: ada.headers }),
  }
}

test.skipIf(!existsSync(PGBOUNCER))(
  'without the PostgreSQL behind PgBouncer visitors, leads and programs get 503, and jobs lose no attempt',
  TIME,
  async () => {
    const postgres = await startOwnPostgres()
    let pooler = await startPgBouncer(postgres.url, SETTINGS)
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url }
    const product = await startProduct({ env: { ...env, TRUSTED_PROXIES: '127.0.0.1' } })
    onTestFinished(async () => {
      await product.kill()
      await pooler.stop()
      await postgres.stop()
    })
    const asks = await asksOf(product, await signUp(product))
    const isWell = async () => (await fetch(`${product.url}/readyz`)).status === 200

    for (const count of REFUSALS) {
      const { answers, end } = keepAsking(asks)
      await postgres.halt()
      await expect.poll(() => refusalsOf(answers, asks), WAIT).toBeGreaterThanOrEqual(count)
      await postgres.resume()
      expect(await countAttempts(postgres.url, isWell)).toBeLessThanOrEqual(1)
      await end()
      expectNoFault(answers, product.output())
      for (const who of Object.keys(asks))
        expect(answers.findLast((answer) => answer.who === who)?.status).toBeLessThan(500)
    }

    // The queue is there without the pooler, by which jobs reach what they work on.
    await pooler.stop()
    const counting = countAttempts(postgres.url, isWell)
    await until(() => expect(product.output()).toContain('jobs: waiting for the database'))
    pooler = await startPgBouncer(postgres.url, { ...SETTINGS, port: pooler.port })
    expect(await counting).toBeLessThanOrEqual(1)
    expect(product.output()).toContain('jobs: the database is back')
  },
)

/** Returns how often each of those who ask was refused at least. */
function refusalsOf(answers: Answer[], asks: Record<string, Ask>): number {
  const refused = answers.filter(({ status }) => status >= 500)
  return Math.min(
    ...Object.keys(asks).map((name) => refused.filter(({ who }) => who === name).length),
  )
}

/** Adds jobs, and returns the most attempts that one took until the product is well and the queue is empty. */
async function countAttempts(url: string, isWell: () => Promise<boolean>): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(ADD_JOBS)
  let most = 0
  const look = async () => {
    const { rows } = await client.query(LOOK)
    most = Math.max(most, rows[0].most)
    return { isWell: await isWell(), ...rows[0] }
  }
  const ended = { isWell: true, jobs: 0, most: null, error: null }
  await expect.poll(look, { ...WAIT, interval: 100 }).toEqual(ended)
  await client.end()
  return most
}

const ADD_JOBS = `select graphile_worker.add_job('forget-viewers') from generate_series(1, 4)`
const LOOK = `select count(*)::integer as jobs, max(attempts) as most, max(last_error) as error
  from graphile_worker.jobs where task_identifier = 'forget-viewers'`

/** Expects answers that say when to try again, visitors' as a page; `output` has the reasons of others. */
function expectNoFault(answers: Answer[], output: string): void {
  const counts: Record<string, number> = {}
  for (const { who, status } of answers)
    counts[`${who} ${status}`] = (counts[`${who} ${status}`] ?? 0) + 1
  const faults = output.split('\n').filter((line) => line.includes('unhandled error'))
  const refused = answers.filter(({ status }) => status >= 500)
  const statuses = new Set(refused.map(({ status }) => status))
  expect(statuses.difference(new Set([503])), `${JSON.stringify(counts)} ${faults}`).toEqual(
    new Set(),
  )
  for (const { who, retryAfter, text } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0)
    if (who === 'program') expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' })
    else expect(text, who).toContain('This can’t be opened right now')
  }
}
