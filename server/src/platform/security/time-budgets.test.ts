import { expect, onTestFinished, test, vi } from 'vitest'
import { network } from '../../../test/browsing.ts'
import { product } from '../../../test/harness.ts'
import { publishedSite } from '../../../test/sites.ts'
import { currentMeter, measure, measureThread, metered, openMeter } from '../metering.ts'
import { openTimeBudgets, type Spender } from './time-budgets.ts'

const satchel = product({ shared: true })
const person = (id: string): Spender => ({ kind: 'person', id })

/** Makes each piece of work take as long as a very slow one, until the returned function is called. */
function slowly(): () => void {
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 400
    return time
  })
  onTestFinished(() => clock.mockRestore())
  return () => clock.mockRestore()
}

test('who does one thing after another is never refused, and who does ten at once is, until time flowed back', () => {
  let now = 0
  const budgets = openTimeBudgets(() => now)
  const [patient, hasty] = [person('patient'), person('hasty')]
  for (let second = 0; second < 600; second++) {
    now += 1_000
    budgets.spend([patient], 1_000)
    if (budgets.waitOf([hasty]) === undefined)
      for (let at = 0; at < 10; at++) budgets.spend([hasty], 1_000)
  }
  expect(budgets.waitOf([patient])).toBeUndefined()
  expect(() => budgets.requireTime([patient])).not.toThrow()
  const wait = budgets.waitOf([patient, hasty]) ?? 0
  expect(wait).toBeGreaterThan(0)
  expect(() => budgets.requireTime([hasty])).toThrow('too much of the server')
  now += wait * 1_000
  expect(budgets.waitOf([hasty])).toBeUndefined()
})

test('work counts for the request that asked for it, and far more on the thread that all share', async () => {
  const spent: number[] = []
  const meter = openMeter((ms) => spent.push(ms))
  const atSpeed = slowly()
  await metered(meter, () => measure(async () => undefined))
  metered(meter, () => measureThread(() => undefined))
  atSpeed()
  const [beside = 0, onThread = 0] = spent
  expect(beside).toBe(400)
  expect(onThread).toBeGreaterThan(10 * beside)
  expect(currentMeter()).toBeUndefined()
})

test('what a call really cost is taken from the budgets of the person and the account, and refused once it’s used up', async () => {
  const owner = await satchel.newTenant()
  const colleague = await owner.withRole('editor')
  const { timeBudgets } = satchel.app.services
  const account: Spender = { kind: 'account', id: owner.tenantId }
  const list = () => owner.call('GET', 'items/v1/list')
  const atSpeed = slowly()
  const spent = vi.spyOn(timeBudgets, 'spend')
  onTestFinished(() => spent.mockRestore())
  expect((await list()).status).toBe(200)
  const cost = spent.mock.calls.filter(([[spender]]) => spender?.id === owner.userId)
  expect(cost.length).toBeGreaterThan(0)
  for (const [spenders, ms] of cost) {
    expect(spenders).toEqual([person(owner.userId), account])
    expect(ms).toBeGreaterThan(0)
  }
  atSpeed()
  timeBudgets.spend([person(owner.userId)], 10 * 60_000)
  const refused = await list()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200)
  expect((await colleague.call('GET', 'items/v1/list')).status).toBe(200)
  timeBudgets.spend([account], 10 * 60_000)
  expect((await colleague.call('GET', 'items/v1/list')).status).toBe(429)
  const other = await satchel.newTenant()
  expect((await other.call('GET', 'items/v1/list')).status).toBe(200)
})

test('pages for visitors are taken from the budget of their network, and no account’s', async () => {
  const owner = await satchel.newTenant()
  const { slug } = await publishedSite(owner, { name: 'Fair' })
  const { timeBudgets } = satchel.app.services
  const [one, other] = [network(), network()]
  const open = (from: string) =>
    satchel.anonymous('GET', `/p/${slug}`, undefined, { 'x-forwarded-for': from })
  const spent = vi.spyOn(timeBudgets, 'spend')
  onTestFinished(() => spent.mockRestore())
  const atSpeed = slowly()
  expect((await open(one)).status).toBe(200)
  atSpeed()
  expect(spent.mock.calls.map(([spenders]) => spenders)).toContainEqual([
    { kind: 'network', id: one },
  ])
  expect(spent.mock.calls.flatMap(([spenders]) => spenders)).not.toContainEqual(
    expect.objectContaining({ kind: 'account' }),
  )
  timeBudgets.spend([{ kind: 'network', id: one }], 10 * 60_000)
  const refused = await open(one)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await open(other)).status).toBe(200)
})
