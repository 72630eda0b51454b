import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EVENTS_PER_CALL } from '@satchel/contract/analytics/client-events.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Call, product } from '../../test/harness.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product()

const id = (): string => crypto.randomUUID()
const HOUR = 3_600_000

const eventOf = (input: object = {}) => ({
  id: id(),
  name: 'page.viewed',
  at: new Date().toISOString(),
  attributes: { page: 'library' },
  metrics: { ms: 12 },
  ...input,
})

const batchOf = (events: object[], endpointId = id()) => ({ endpointId, sessionId: id(), events })
const send = (call: Call, batch: object) => call('POST', 'analytics/v1/events', batch)

/** The sums of a tenant. */
async function daysOf(tenantId: string) {
  const { rows } = await sql<{ day: string; name: string; person: string; count: number }>`
    select day, name, person, count from client_event_day
    where tenant_id = ${tenantId} order by day, name, person`.execute(satchel.database.system)
  return rows
}

/** Uses up what was counted so far under a name. */
const useUp = (name: string) =>
  satchel.database.system
    .updateTable('auth.rateLimit')
    .set({ points: 2_000_000_000 })
    .where('key', 'like', `${name}:%`)
    .execute()

describe('events of a client', () => {
  test('are counted once each by day, name and person, however often they come', async () => {
    const { call, tenantId, userId } = await satchel.newTenant()
    const batch = batchOf([eventOf(), eventOf(), eventOf({ name: 'search' })])
    const body = { accepted: 3, duplicate: 0 }
    expect(await send(call, batch)).toMatchObject({ status: 202, body })
    expect((await send(call, batch)).body).toEqual({ accepted: 0, duplicate: 3 })
    const [first] = batch.events
    const again = batchOf([first as object, eventOf()], batch.endpointId)
    expect((await send(call, again)).body).toEqual({ accepted: 1, duplicate: 1 })
    const day = new Date().toISOString().slice(0, 10)
    expect(await daysOf(tenantId)).toEqual([
      { day, name: 'page.viewed', person: userId, count: 3 },
      { day, name: 'search', person: userId, count: 1 },
    ])
  })

  test('are counted once when they come twice at the same time, and twice in one call', async () => {
    const { call, tenantId } = await satchel.newTenant()
    const twice = eventOf()
    const batch = batchOf([...Array.from({ length: 50 }, () => eventOf()), twice, twice])
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(call, batch)))
    const accepted = answers.reduce((sum, { body }) => sum + body.accepted, 0)
    const duplicate = answers.reduce((sum, { body }) => sum + body.duplicate, 0)
    expect([accepted, duplicate]).toEqual([51, 4 * 52 - 51])
    expect(await daysOf(tenantId)).toMatchObject([{ count: 51 }])
  })

  test('may be late and out of order within a day; of others the good ones are taken', async () => {
    const { call, tenantId } = await satchel.newTenant()
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    const off = [eventOf({ at: at(-25) }), eventOf({ at: at(25) }), eventOf({ at: at(87_600) })]
    const good = [eventOf({ at: at(-1) }), eventOf({ at: at(-23) }), eventOf({ at: at(-2) })]
    expect((await send(call, batchOf([...off, ...good]))).body).toEqual({
      accepted: 3,
      duplicate: 0,
      rejected: off.map((event) => ({ id: event.id, code: 'clock-off' })),
    })
    expect((await daysOf(tenantId)).reduce((sum, { count }) => sum + count, 0)).toBe(3)
  })

  test('beyond a hundred in a call are named, also where ten thousand come', async () => {
    const { call } = await satchel.newTenant()
    const events = Array.from({ length: 10_000 }, () => ({
      id: id(),
      name: 'a',
      at: new Date().toISOString(),
    }))
    const { status, body } = await send(call, batchOf(events))
    expect([status, body.accepted, body.rejected.length]).toEqual([202, EVENTS_PER_CALL, 9_900])
    expect(body.rejected[0]).toEqual({ id: events[100]?.id, code: 'too-many' })
  })

  test('that are wrong are refused by field, and those of a megabyte as a whole', async () => {
    const { call } = await satchel.newTenant()
    const pathOf = async (batch: object) => {
      const { status, body } = await send(call, batch)
      return [status, body.errors?.[0]?.path]
    }
    const wrong = (input: object) => batchOf([eventOf(), eventOf(input)])
    expect(await pathOf(wrong({ id: 7 }))).toEqual([422, 'events.1.id'])
    expect(await pathOf(wrong({ at: 'now' }))).toEqual([422, 'events.1.at'])
    expect(await pathOf(wrong({ attributes: { a: 1 } }))).toEqual([422, 'events.1.attributes.a'])
    expect(await pathOf(wrong({ metrics: { a: '1' } }))).toEqual([422, 'events.1.metrics.a'])
    expect(await pathOf(wrong({ name: '' }))).toEqual([422, 'events.1.name'])
    expect(await pathOf({ ...batchOf([]), endpointId: 'x' })).toEqual([422, 'endpointId'])
    expect(await pathOf({ endpointId: id(), sessionId: id() })).toEqual([422, 'events'])
    expect(await pathOf(wrong({ attributes: { a: 'b'.repeat(900_000) } }))).toEqual([
      422,
      'events.1.attributes.a',
    ])
    expect(await pathOf(wrong({ attributes: { a: 'b'.repeat(1_100_000) } }))).toEqual([
      413,
      undefined,
    ])
  })

  test('come as plain text when a session ends, without tokens', async () => {
    const { call, tenantId } = await satchel.newTenant()
    const endpointId = id()
    await call('PUT', `analytics/v1/endpoints/${endpointId}`, {})
    const batch = batchOf([eventOf({ name: 'session.stopped' })], endpointId)
    const post = (body: string) =>
      satchel.anonymous('POST', 'analytics/v1/beacon', body, {
        'content-type': 'text/plain;charset=UTF-8',
      })
    expect(await post(JSON.stringify(batch))).toMatchObject({ status: 202, body: { accepted: 1 } })
    expect(await daysOf(tenantId)).toMatchObject([{ name: 'session.stopped', count: 1 }])
    expect((await post('nonsense')).status).toBe(400)
    expect((await post('[]')).status).toBe(422)
    expect((await post(`${'['.repeat(5_000)}`)).status).toBe(400)
  })

  test('of nobody are counted once, and belong to no account', async () => {
    const batch = batchOf([eventOf(), eventOf()])
    expect((await send(satchel.anonymous, batch)).body).toEqual({ accepted: 2, duplicate: 0 })
    expect((await send(satchel.anonymous, batch)).body).toEqual({ accepted: 0, duplicate: 2 })
  })

  test('hold no passwords and tokens', async () => {
    const { call, tenantId } = await satchel.newTenant()
    const attributes = { url: '/confirm?token=tok-123456&page=2', password: 'hunter2-long' }
    await send(call, batchOf([eventOf({ attributes })]))
    const row = await satchel.database.system
      .selectFrom('clientEvent')
      .select('attributes')
      .where('tenantId', '=', tenantId)
      .executeTakeFirstOrThrow()
    expect(row.attributes).toEqual({
      url: '/confirm?token=[removed]&page=2',
      password: '[removed]',
    })
  })
})

describe('what clients may have stored', () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  /** Makes a batch of about 500 KB. */
  const large = () => {
    const attributes = Object.fromEntries(
      Array.from({ length: 10 }, (_, at) => [`part${at}`, 'b'.repeat(1_000)]),
    )
    return batchOf(Array.from({ length: 50 }, () => eventOf({ attributes })))
  }
  const anonymous = (batch: object, ip: string) =>
    satchel.anonymous('POST', 'analytics/v1/events', batch, from(ip))
  const countOf = async (table: 'clientEvent' | 'part.anonymousEvent', endpointId: string) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from ${sql.table(table === 'clientEvent' ? 'client_event' : 'part.anonymous_event')}
      where endpoint_id = ${endpointId}`.execute(satchel.database.system)
    return rows[0]?.count
  }

  test('is bounded by network where they belong to no account, and nothing of the rest is stored', async () => {
    for (const _ of [1, 2, 3]) expect((await anonymous(large(), '10.8.0.1')).status).toBe(202)
    const batch = large()
    const refused = await anonymous(batch, '10.8.0.1')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await countOf('part.anonymousEvent', batch.endpointId)).toBe(0)
    const { rows } = await sql`select from part.client_endpoint
      where id = ${batch.endpointId}`.execute(satchel.database.system)
    expect(rows).toEqual([])
    // What is small still fits, and other networks are not meant.
    expect((await anonymous(batchOf([eventOf()]), '10.8.0.1')).status).toBe(202)
    expect((await anonymous(batch, '10.8.0.2')).status).toBe(202)
  })

  test('is bounded by account and day on trial, by far more where it is paid for', async () => {
    const { call, tenantId } = await satchel.newTenant()
    for (let sent = 0; sent < 8; sent += 1) expect((await send(call, large())).status).toBe(202)
    const answers = await Promise.all([large(), large(), large()].map((batch) => send(call, batch)))
    expect(answers.map(({ status }) => status)).toContain(429)
    const batch = large()
    expect((await send(call, batch)).status).toBe(429)
    expect(await countOf('clientEvent', batch.endpointId)).toBe(0)
    await satchel.database.system
      .updateTable('tenant')
      .set({ status: 'active' })
      .where('id', '=', tenantId)
      .execute()
    expect((await send(call, batch)).status).toBe(202)
  })

  test('is no attributes of a client without an account', async () => {
    const path = `analytics/v1/endpoints/${id()}`
    const attributes = { browser: 'Firefox' }
    const described = await satchel.anonymous('PUT', path, { attributes })
    expect([described.status, described.body.attributes]).toEqual([200, {}])
    const { call } = await satchel.newTenant()
    expect((await call('PUT', path, { attributes })).body.attributes).toEqual(attributes)
  })

  test('is bounded by network where clients are only described', async () => {
    await useUp('client-events-network')
    const put = () =>
      satchel.anonymous('PUT', `analytics/v1/endpoints/${id()}`, {}, from('10.8.1.1'))
    expect((await put()).status).toBe(200)
    await useUp('client-events-network')
    expect((await put()).status).toBe(429)
  })

  test('is at most three hundred names of events; further ones are summed together', async () => {
    const { call, tenantId } = await satchel.newTenant()
    for (let first = 0; first < 400; first += 100) {
      const events = Array.from({ length: 100 }, (_, at) => eventOf({ name: `name ${first + at}` }))
      expect((await send(call, batchOf(events))).body.accepted).toBe(100)
    }
    await send(call, batchOf([eventOf({ name: 'name 7' })]))
    const days = await daysOf(tenantId)
    expect(days).toHaveLength(301)
    expect(days.find(({ name }) => name === 'other')).toMatchObject({ count: 100 })
    expect(days.find(({ name }) => name === 'name 7')).toMatchObject({ count: 2 })
  })
})

describe('a client', () => {
  test('is described by its account, and by no other', async () => {
    const [ours, theirs] = [await satchel.newTenant(), await satchel.newTenant()]
    const path = `analytics/v1/endpoints/${id()}`
    const endpointId = path.split('/').at(-1) ?? ''
    const described = await ours.call('PUT', path, { attributes: { browser: 'Firefox' } })
    expect(described).toMatchObject({
      status: 200,
      body: { id: endpointId, attributes: { browser: 'Firefox' }, optOut: false },
    })
    for (const call of [theirs.call, satchel.anonymous])
      expect((await call('PUT', path, { attributes: { browser: 'Mine' } })).status).toBe(404)
    expect((await send(theirs.call, batchOf([eventOf()], endpointId))).status).toBe(404)
    expect((await ours.call('PUT', path, {})).body.attributes).toEqual({ browser: 'Firefox' })
    expect([await daysOf(ours.tenantId), await daysOf(theirs.tenantId)]).toEqual([[], []])
  })

  test('that opted out is stored nothing of', async () => {
    const { call, tenantId } = await satchel.newTenant()
    const endpointId = id()
    await call('PUT', `analytics/v1/endpoints/${endpointId}`, { optOut: true })
    const { body } = await send(call, batchOf([eventOf()], endpointId))
    expect(body).toEqual({ accepted: 1, duplicate: 0 })
    expect(await daysOf(tenantId)).toEqual([])
  })
})

test('single events are forgotten after a month, their sums after more than a year', async () => {
  const { call, tenantId } = await satchel.newTenant()
  const { system } = satchel.database
  await send(call, batchOf([eventOf(), eventOf()]))
  await sql`update client_event set received_at = now() - interval '31 days'
    where tenant_id = ${tenantId}`.execute(system)
  const run = () => satchel.app.tasks['forget-events']?.({})
  await run()
  expect(await daysOf(tenantId)).toHaveLength(1)
  const { rows } = await sql`select from client_event where tenant_id = ${tenantId}`.execute(system)
  expect(rows).toEqual([])
  await sql`update client_event_day set day = day - 401 where tenant_id = ${tenantId}`.execute(
    system,
  )
  await run()
  expect(await daysOf(tenantId)).toEqual([])
})

describe('with an outside collector', () => {
  const received: { tenantId: string; events: { id: string }[] }[] = []
  let failures = 0
  const collector = createServer((request, response) => {
    // A connection that is kept is closed after 5 s, perhaps as the next request begins.
    response.setHeader('connection', 'close')
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      if (failures > 0) {
        failures -= 1
        response.statusCode = 503
        return response.end()
      }
      received.push(JSON.parse(body))
      response.end()
    })
  })
  const variables: Record<string, string> = { LOG_LEVEL: 'fatal' }
  beforeAll(async () => {
    await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening))
    const { port } = collector.address() as AddressInfo
    variables.ANALYTICS_FORWARD_URL = `http://127.0.0.1:${port}/collect`
  })
  afterAll(() => {
    collector.close()
  })
  const forwarding = product({ config: variables, worker: true })

  test('what was counted is passed on once, in batches, and again where that failed', async () => {
    const { call, tenantId } = await forwarding.newTenant()
    failures = 1
    const batch = batchOf(Array.from({ length: 100 }, () => eventOf()))
    await send(call, batch)
    await send(call, batch)
    await expect.poll(() => received).toHaveLength(1)
    const [{ tenantId: notified, events } = { tenantId: '', events: [] }] = received
    expect(notified).toBe(tenantId)
    expect(events.map((event) => event.id)).toEqual(
      batch.events.map((event) => (event as { id: string }).id),
    )
    expect(events[0]).toMatchObject({
      name: 'page.viewed',
      attributes: { page: 'library' },
      metrics: { ms: 12 },
      endpointId: batch.endpointId,
      sessionId: batch.sessionId,
    })
  })

  test('after five resends a batch is dropped', async () => {
    failures = 6
    const task = forwarding.app.tasks['forward-events']
    const payload = { tenantId: null, events: [] }
    const attempt = (attempts: number) => ({ job: { attempts, max_attempts: 6 } })
    for (const attempts of [1, 2, 3, 4, 5])
      await expect(task?.(payload, attempt(attempts))).rejects.toThrow('503')
    await expect(task?.(payload, attempt(6))).resolves.toBeUndefined()
    const { rows } = await sql<{ max: number }>`
      select max_attempts as max from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'forward-events'`.execute(forwarding.database.system)
    expect(rows).toEqual([])
  })
})
