import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Call, type Owner, product } from '../../test/harness.ts'

// On a server with one account only, which gets what nobody else is told.
const satchel = product()

const PLAIN = { 'content-type': 'text/plain;charset=UTF-8' }

/** An event that is like no other. */
const eventOf = (type: string, rest: object = {}) => ({
  exception: { values: [{ type, value: 'x is undefined', stacktrace: { frames: [] } }] },
  ...rest,
})

const envelopeOf = (events: object[], dsn?: string) =>
  [{ ...(dsn && { dsn }) }, ...events.flatMap((event) => [{ type: 'event' }, event])]
    .map((line) => JSON.stringify(line))
    .join('\n')

const post = (call: Call, events: object[], { ip = '10.7.0.1', dsn = '' } = {}) =>
  call('POST', 'monitoring/envelope', envelopeOf(events, dsn), { ...PLAIN, 'x-forwarded-for': ip })

const many = (name: string) =>
  Array.from({ length: 100 }, (_, at) => eventOf(`${name}${'x'.repeat(at)}`))

/** Adds so many more, as if they had been reported just now. */
const fill = (source: string, count: number) =>
  sql`insert into error_group (tenant_id, source, fingerprint, title, level, last_event)
    select ${owner.tenantId}, ${source}, n, 'Filled', 'error', '{}'
    from generate_series(1, ${count}::int) as n`.execute(satchel.database.system)

let owner: Owner
beforeAll(async () => {
  owner = await satchel.newTenant()
})

const listed = async (query: string) =>
  (await owner.call('GET', `monitoring/errors?${query}`)).body.items

describe('errors of strangers, of a key and of people', () => {
  test('have entries of their own, so that nobody evicts or reopens what others reported', async () => {
    const { body } = await owner.call('GET', 'monitoring/dsn')
    await post(owner.call, [eventOf('OfPerson')])
    await post(satchel.anonymous, [eventOf('OfKey')], { dsn: body.dsn })
    const [{ id }] = await listed('source=person')
    await owner.call('PATCH', `monitoring/errors/${id}`, { status: 'resolved' })
    await fill('anonymous', 2_000)
    expect((await post(satchel.anonymous, many('Flood'))).status).toBe(200)
    await post(satchel.anonymous, [eventOf('OfPerson')])
    expect(await listed('source=person')).toMatchObject([
      { title: 'OfPerson: x is undefined', source: 'person', status: 'resolved', count: 1 },
    ])
    expect(await listed('source=key')).toMatchObject([
      { title: 'OfKey: x is undefined', source: 'key' },
    ])
    const strangers = await listed('source=anonymous&limit=200')
    expect(strangers).toHaveLength(200)
    expect(strangers[0]).toMatchObject({ title: 'OfPerson: x is undefined', source: 'anonymous' })
  })

  test('are refused beyond what a network may have stored in a day, whole envelopes at a time', async () => {
    const large = () =>
      Array.from({ length: 20 }, () => {
        const breadcrumbs = Array.from({ length: 50 }, () => ({ message: 'b'.repeat(500) }))
        return eventOf(`Large${randomUUID()}`, { breadcrumbs })
      })
    const from = { ip: '10.7.0.2' }
    const statuses: number[] = []
    for (let sent = 0; sent < 6; sent += 1)
      statuses.push((await post(satchel.anonymous, large(), from)).status)
    expect(statuses.slice(0, 2)).toEqual([200, 200])
    const refused = await post(satchel.anonymous, [...large(), eventOf('Refused')], from)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const titles = (await listed('source=anonymous&limit=200')).map(
      (one: { title: string }) => one.title,
    )
    expect(titles).not.toContain('Refused: x is undefined')
    // People of an account aren't meant by it.
    const ofPerson = await owner.call('POST', 'monitoring/envelope', envelopeOf(large()), {
      ...PLAIN,
      'x-forwarded-for': from.ip,
    })
    expect(ofPerson.status).toBe(200)
  })

  test('are kept with up to 64 KB of their last event', async () => {
    const frames = Array.from({ length: 50 }, () => ({
      filename: `https://app.example/${'f'.repeat(480)}`,
      function: 'g'.repeat(200),
      lineno: 1,
    }))
    const values = Array.from({ length: 6 }, (_, at) => ({
      type: at === 5 ? 'Outermost' : 'Cause',
      value: 'v'.repeat(2_000),
      stacktrace: { frames },
    }))
    await post(owner.call, [{ exception: { values } }])
    const [{ id, title }] = await listed('source=person')
    expect(title).toMatch(/^Outermost: v+$/)
    const { lastEvent } = (await owner.call('GET', `monitoring/errors/${id}`)).body
    expect(Buffer.byteLength(JSON.stringify(lastEvent))).toBeLessThanOrEqual(65_536 + 500)
    expect(lastEvent.stack).toHaveLength(50)
    expect(lastEvent.causes).toHaveLength(5)
  })
})
