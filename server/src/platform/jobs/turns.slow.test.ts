import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { enqueue, long, network, startWorker, type Task, urgent } from './jobs.ts'

const satchel = product()

/** Far more jobs than any lane has slots. */
const FLOOD = 20
const DEFAULT_SLOTS = 3

interface Running {
  tenantId: string
  end: () => void
}
const running = new Set<Running>()
let begun: string[] = []
let isDraining = false
let clockRuns = 0

/** A task that runs until it's ended. */
const work: Task = async (payload) => {
  if (isDraining) return
  const { tenantId } = payload as { tenantId: string }
  const { promise, resolve } = Promise.withResolvers<void>()
  const entry = { tenantId, end: resolve }
  begun.push(tenantId)
  running.add(entry)
  await promise
  running.delete(entry)
}

const tasks = {
  'work-default': work,
  'work-urgent': urgent(work),
  'work-long': long(work),
  'work-network': network(work),
  clock: async () => {
    clockRuns += 1
  },
}
const cron = [{ task: 'clock', match: '0 0 1 1 *' }]
const lanes = ['default', 'urgent', 'long', 'network']

let node: Awaited<ReturnType<typeof startWorker>>
beforeAll(async () => {
  const { config, app } = satchel
  node = await startWorker(config.DATABASE_URL ?? '', tasks, cron, app.services.log)
})
afterAll(() => node.stop())

/** The jobs that a test leaves go through at once. */
afterEach(async () => {
  isDraining = true
  endAll()
  await expect.poll(countJobs).toBe(0)
  isDraining = false
  begun = []
})

async function countJobs(): Promise<number> {
  const { rows } = await sql`select from graphile_worker._private_jobs`.execute(
    satchel.database.system,
  )
  return rows.length
}

async function add(tenantId: string, count = 1, lane = 'default') {
  for (let each = 0; each < count; each++)
    await enqueue({ db: satchel.database.system }, `work-${lane}`, { tenantId })
}

function endAll() {
  for (const { end } of running) end()
}

const runningOf = (tenantId: string) =>
  [...running].filter((entry) => entry.tenantId === tenantId).length

/** Ends a tenant's job and resolves to the tenant whose job starts in its place. */
async function nextAfter(tenantId: string) {
  const count = begun.length
  ;[...running].find((entry) => entry.tenantId === tenantId)?.end()
  await expect.poll(() => begun.length).toBe(count + 1)
  return begun[count]
}

test.each(lanes)('a tenant that floods the %s lane leaves a slot to others', async (lane) => {
  const [flooding, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await add(flooding, FLOOD, lane)
  await expect.poll(() => runningOf(flooding)).toBeGreaterThan(0)
  await add(other, 1, lane)
  await expect.poll(() => runningOf(other)).toBe(1)
})

test('a job waits for at most one job of each tenant that floods a full lane', async () => {
  const [first, second, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await add(first, FLOOD)
  await add(second, FLOOD)
  await expect.poll(() => running.size).toBe(DEFAULT_SLOTS)
  await add(other)
  const next = [await nextAfter(first), await nextAfter(first)]
  expect(next).toContain(other)
})

test('tenants that flood a lane take turns also when all its jobs end at once', async () => {
  const tenants = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const tenant of tenants) await add(tenant, FLOOD)
  begun = []
  while (begun.length < 12) {
    const count = begun.length
    await expect.poll(() => running.size).toBe(DEFAULT_SLOTS)
    endAll()
    await expect.poll(() => begun.length).toBeGreaterThan(count)
  }
  for (const tenant of tenants)
    expect(begun.filter((one) => one === tenant).length).toBeGreaterThan(2)
})

test('a tenant alone has its jobs done one after the other without a pause', async () => {
  const tenant = crypto.randomUUID()
  const flood = async () => {
    const startedAt = Date.now()
    const until = begun.length + FLOOD
    await add(tenant, FLOOD)
    while (begun.length < until) {
      endAll()
      await new Promise(setImmediate)
    }
    return Date.now() - startedAt
  }
  // A worker that finds nothing looks again after a second. Other load only adds to a round, so one quick one is enough.
  const quick = FLOOD * 200
  let least = await flood()
  for (let round = 0; round < 10 && least >= quick; round++) least = Math.min(least, await flood())
  expect(least).toBeLessThan(quick)
})

test('work by the clock runs while every other lane is full', async () => {
  const tenants = [crypto.randomUUID(), crypto.randomUUID()]
  for (const lane of lanes) for (const tenant of tenants) await add(tenant, 5, lane)
  await expect.poll(() => running.size).toBe(14)
  await enqueue({ db: satchel.database.system }, 'clock', {})
  await expect.poll(() => clockRuns).toBe(1)
})
