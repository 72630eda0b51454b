import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'

const TOKEN = 'a-token-for-the-tests'
const satchel = product({ config: { METRICS_TOKEN: TOKEN } })

const read = (headers: Record<string, string> = {}) =>
  satchel.anonymous('GET', '/metrics', undefined, headers)
/** Elsewhere a proxy on this machine is what calls, by whichever name. */
const open = product({ config: { PUBLIC_URL: 'https://satchel.example', METRICS_TOKEN: TOKEN } })
/** The same from another machine, by way of a proxy. */
const readFromElsewhere = (headers: Record<string, string> = {}) =>
  read({ 'x-forwarded-for': '203.0.113.7', ...headers })

test('requests are counted by route and status, never by address', async () => {
  const owner = await satchel.newTenant()
  await owner.call('GET', 'items/v1/list')
  await satchel.anonymous('GET', '/l/nothing-here')
  const { status, headers, body } = await read()
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/items\/v1\/list",status="200"\} 1\n/,
  )
  expect(body).not.toContain('nothing-here')
  expect(body).toMatch(/satchel_sockets 0\n/)
  expect(body).toMatch(/satchel_database_connections\{pool="tenant",state="waiting"\} 0\n/)
  expect(body).toMatch(/process_resident_memory_bytes \d+/)
})

test('a caller that gets an idle connection at once does not wait for one', async () => {
  // Reading the metrics asks the database itself; the second time, connections are there.
  await read()
  expect((await read()).body).toMatch(
    /satchel_database_connections\{pool="system",state="waiting"\} 0\n/,
  )
})

test('callers wait for a connection while all are busy', async () => {
  const { systemPool } = satchel.database
  const { max = 0 } = systemPool.options
  const busy = await Promise.all(Array.from({ length: max }, () => systemPool.connect()))
  const answer = read()
  await expect.poll(() => systemPool.waitingCount).toBeGreaterThan(0)
  for (const connection of busy) connection.release()
  expect((await answer).body).toMatch(
    /satchel_database_connections\{pool="system",state="waiting"\} [1-9]\d*\n/,
  )
})

test('jobs that wait and jobs that failed for good are counted by task', async () => {
  const { system } = satchel.database
  await sql`select graphile_worker.add_job('never-run', max_attempts => 1)`.execute(system)
  expect((await read()).body).toMatch(/satchel_jobs\{task="never-run",state="waiting"\} 1\n/)
  await sql`update graphile_worker._private_jobs set attempts = 1 where task_id = (
    select id from graphile_worker._private_tasks where identifier = 'never-run')`.execute(system)
  expect((await read()).body).toMatch(/satchel_jobs\{task="never-run",state="failed"\} 1\n/)
})

test('they are for this machine and for who has the token', async () => {
  expect((await readFromElsewhere()).status).toBe(404)
  expect((await read({ host: 'satchel.example' })).status).toBe(404)
  for (const passedOn of ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])
    expect([passedOn, (await read({ [passedOn]: '203.0.113.7' })).status]).toEqual([passedOn, 404])
  const wrong = { authorization: 'Bearer another-token-entirely' }
  expect((await readFromElsewhere(wrong)).status).toBe(404)
  const right = { authorization: `Bearer ${TOKEN}` }
  expect((await readFromElsewhere(right)).status).toBe(200)
})

test('a server that the world reaches asks this machine too, where a proxy may be what calls', async () => {
  const readBy = (host: string, authorization = '') =>
    open.anonymous('GET', '/metrics', undefined, { host, authorization })
  for (const host of ['localhost', '127.0.0.1:8080', 'satchel.example']) {
    expect([host, (await readBy(host)).status]).toEqual([host, 404])
    expect([host, (await readBy(host, `Bearer ${TOKEN}`)).status]).toEqual([host, 200])
  }
})
