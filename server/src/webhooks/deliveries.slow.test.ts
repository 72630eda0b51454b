import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import {
  RECEIVERS,
  type Received,
  receiver,
  signatureOf,
} from '../../test/peers/webhook-receiver.ts'
import { addPage, share } from '../../test/sharing.ts'
import { until } from '../../test/until.ts'
import { wishFor } from '../../test/wishing.ts'
import { DAY, HOUR } from '../platform/time.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ config: RECEIVERS, worker: true })

const PATH = 'integrations/v1/webhooks'
const system = () => satchel.database.system
const draft = (url: string, fields: object = {}) => ({
  name: 'CRM',
  url,
  events: ['item.updated'],
  ...fields,
})

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
})

async function create(url: string, fields: object = {}, by: Person = owner) {
  const { status, body } = await by.call('POST', PATH, draft(url, fields))
  expect(status, JSON.stringify(body)).toBe(201)
  return body as { id: string; secret: string }
}

const listOf = async (id: string) =>
  (await owner.call('GET', `${PATH}/${id}/deliveries?limit=200`)).body.items

const rename = (id: string, name: string) => owner.call('PUT', `items/v1/${id}`, { name })
const dataOf = (received: Received[]) => received.map(({ body }) => JSON.parse(body).data)

/** Does what the queue does when the time of the next attempt has come. */
const runNext = (id: string, tried: number) =>
  satchel.app.tasks['send-webhook']?.({ tenantId: owner.tenantId, id, tried })

/** Puts off the next attempt by an hour, once it is queued. */
const putOff = (id: string) =>
  until(async () => {
    const { numAffectedRows } = await sql`update graphile_worker._private_jobs
      set run_at = now() + interval '1 hour' where payload ->> 'id' = ${id} and locked_at is null`.execute(
      system(),
    )
    expect(numAffectedRows).toBe(1n)
  })

describe('deliveries about one thing', () => {
  test('wait for the one before, however long that takes, and come in their order', async () => {
    const { url, received } = await receiver(500, 200)
    const { id } = await create(url)
    const [one, other] = [await addPage(owner), await addPage(owner)]
    await rename(one.id, 'First')
    await until(() => expect(received).toHaveLength(1))
    await putOff((await listOf(id))[0].id)
    await rename(one.id, 'Second')
    await rename(one.id, 'Third')
    await rename(other.id, 'Other')
    // Other things go on.
    await until(() => expect(dataOf(received).map(({ name }) => name)).toEqual(['First', 'Other']))
    await until(async () => {
      const all = (await listOf(id)).reverse()
      expect(
        all.map(({ state, nextAt }: { state: string; nextAt: string }) => [state, !nextAt]),
      ).toEqual([
        ['waiting', false],
        ['waiting', true],
        ['waiting', true],
        ['delivered', true],
      ])
    })
    const [, , , first] = await listOf(id)
    await runNext(first.id, 1)
    await until(() => expect(received).toHaveLength(5))
    const names = dataOf(received).map(({ name }) => name)
    expect(names).toEqual(['First', 'Other', 'First', 'Second', 'Third'])
  })

  test('go on where the one before is given up', async () => {
    const { url, received } = await receiver(500, 200)
    const { id } = await create(url)
    const page = await addPage(owner)
    await rename(page.id, 'First')
    await until(() => expect(received).toHaveLength(1))
    await rename(page.id, 'Second')
    await until(async () => {
      const [newest] = await listOf(id)
      expect(newest).toMatchObject({ state: 'waiting', nextAt: null })
    })
    const [, first] = await listOf(id)
    await sql`update webhook_delivery set tried = 8 where id = ${first.id}`.execute(system())
    // The last attempt fails as well.
    await sql`update webhook set url = ${'http://127.0.0.1:1/'} where id = ${id}`.execute(system())
    await runNext(first.id, 8)
    await sql`update webhook set url = ${url} where id = ${id}`.execute(system())
    await until(async () => expect((await listOf(id))[1]).toMatchObject({ state: 'failed' }))
    await until(() => expect(received).toHaveLength(2))
  })

  test('a burst about one thing is sent in order, each once', async () => {
    const { url, received } = await receiver(200)
    await create(url)
    const page = await addPage(owner)
    const names = Array.from({ length: 25 }, (_, n) => `Name ${n}`)
    for (const name of names) await rename(page.id, name)
    await until(() => expect(received.length).toBeGreaterThanOrEqual(names.length))
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(names.length)
    const ids = received.map(({ headers }) => String(headers['webhook-id']))
    expect(ids).toEqual(ids.toSorted())
    expect(dataOf(received).map(({ name }) => name)).toEqual(names)
  })
})

describe('a replay', () => {
  const setDay = (id: string, days: number) =>
    sql`update webhook_delivery set at = ${new Date(Date.now() - days * DAY).toISOString()}
      where id = ${id}`.execute(system())
  const dayAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

  test('sends the deliveries of a day again, with the same ids and in order', async () => {
    const { url, received } = await receiver(200)
    const { id } = await create(url)
    const page = await addPage(owner)
    for (const name of ['One', 'Two', 'Three']) await rename(page.id, name)
    await until(() => expect(received).toHaveLength(3))
    await owner.call('POST', `${PATH}/${id}/test`)
    await until(() => expect(received).toHaveLength(4))
    const ids = received.slice(0, 3).map(({ headers }) => String(headers['webhook-id']))
    const [first = ''] = ids.toSorted()
    await setDay(first, 3)

    const answer = await owner.call('POST', `${PATH}/${id}/replay`, { day: dayAgo(0) })
    expect(answer).toMatchObject({ status: 202, body: { count: 2 } })
    await until(() => expect(received).toHaveLength(6))
    const again = received.slice(4).map(({ headers }) => headers['webhook-id'])
    expect(again).toEqual(ids.toSorted().slice(1))
    expect(received[4]?.body).toBe(received[1]?.body)
    const old = await owner.call('POST', `${PATH}/${id}/replay`, { day: dayAgo(3) })
    expect(old.body).toEqual({ count: 1 })
    await until(() => expect(received).toHaveLength(7))
    const none = await owner.call('POST', `${PATH}/${id}/replay`, { day: dayAgo(7) })
    expect(none).toMatchObject({ status: 202, body: { count: 0 } })
    const { body: audit } = await owner.call('GET', 'audit/v1/list?action=webhook.replayed')
    expect(audit.items).toMatchObject([{ details: { count: 1 } }, { details: { count: 2 } }])
  })

  test('needs a day within the last 30, and a webhook that is on', async () => {
    const { id } = await create('https://crm.example.com/')
    const replay = (body: object) => owner.call('POST', `${PATH}/${id}/replay`, body)
    for (const day of [dayAgo(-2), dayAgo(32), 'yesterday', '2026-02-30', undefined])
      expect(await replay({ day }), `${day}`).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'day' }] },
      })
    await owner.call('PATCH', `${PATH}/${id}`, { active: false })
    expect(await replay({ day: dayAgo(0) })).toMatchObject({ status: 409 })
  })
})

describe('a secret that is renewed', () => {
  const signaturesOf = ({ headers }: Received) => String(headers['webhook-signature']).split(' ')

  test('signs beside the one before for 24 hours, also when it is renewed twice', async () => {
    const { url, received } = await receiver(200)
    const { id, secret: first } = await create(url)
    const renew = async (body?: object) =>
      (await owner.call('POST', `${PATH}/${id}/secret`, body)).body.secret as string
    const sendTest = async () => {
      const before = received.length
      await owner.call('POST', `${PATH}/${id}/test`)
      await until(() => expect(received.length).toBe(before + 1))
      return received.at(-1) as Received
    }
    const second = await renew()
    const [webhook] = (await owner.call('GET', PATH)).body.items
    const left = Date.parse(webhook.oldSecretUntil) - Date.now()
    expect(left / HOUR).toBeCloseTo(24, 1)
    const both = await sendTest()
    expect(signaturesOf(both)).toEqual([second, first].map((key) => signatureOf(key, both)))
    const third = await renew()
    const all = await sendTest()
    expect(signaturesOf(all)).toEqual([third, second, first].map((key) => signatureOf(key, all)))

    const [{ id: deliveryId }] = await listOf(id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * HOUR + 1_000 })
    await sql`update webhook_delivery set state = 'waiting', tried = 0 where id = ${deliveryId}`.execute(
      system(),
    )
    await runNext(deliveryId, 0)
    vi.useRealTimers()
    const later = received.at(-1) as Received
    expect(signaturesOf(later)).toEqual([signatureOf(third, later)])

    const fourth = await renew({ stopOld: true })
    const alone = await sendTest()
    expect(signaturesOf(alone)).toEqual([signatureOf(fourth, alone)])
    expect((await owner.call('GET', PATH)).body.items).toMatchObject([{ oldSecretUntil: null }])
  })
})

describe('a webhook', () => {
  test('for own links only gets events of its creator’s links, and all others', async () => {
    const [admin, seller] = [await owner.withRole('admin'), await owner.withRole('viewer')]
    const { url, received } = await receiver(200)
    const events = ['link.created', 'link.withdrawn', 'wish.created']
    const { id } = await create(url, { events, ownLinksOnly: true }, admin)
    const page = await addPage(owner)
    const { body: foreign } = await share(seller, page.id)
    await owner.call('DELETE', `items/v1/personalized/${foreign.id}`)
    const { body: own } = await share(admin, page.id, { sharedToMemo: 'Bea' })
    await wishFor(seller)
    await until(() => expect(received).toHaveLength(2))
    expect(dataOf(received)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: own.id })]),
    )
    expect(JSON.stringify(received)).not.toContain(foreign.id)
    expect((await owner.call('GET', PATH)).body.items).toMatchObject([
      { ownLinksOnly: true, createdBy: { id: admin.userId } },
    ])
    await owner.call('PATCH', `${PATH}/${id}`, { ownLinksOnly: false })
    await share(seller, page.id, { sharedToMemo: 'Cy' })
    await until(() => expect(received).toHaveLength(3))
  })

  test('names unknown events at their field', async () => {
    const bad = [['link.reading'], ['link.read', 'link.read'], [], 'link.read', ['test']]
    for (const events of bad) {
      const { status, body } = await owner.call(
        'POST',
        PATH,
        draft('https://a.example/', { events }),
      )
      expect({ events, status, code: body.code }).toEqual({ events, status: 422, code: 'invalid' })
      expect(body.errors[0].path).toMatch(/^events/)
    }
    const { id } = await create('https://crm.example.com/')
    const changed = await owner.call('PATCH', `${PATH}/${id}`, { events: ['item.updatd'] })
    expect(changed).toMatchObject({ status: 422, body: { errors: [{ path: 'events.0' }] } })
    expect((await owner.call('GET', PATH)).body.items).toMatchObject([{ events: ['item.updated'] }])
  })

  test('is replayed and given a new secret by its own admins alone', async () => {
    const { id } = await create('https://crm.example.com/')
    const stranger = await satchel.newTenant()
    const day = new Date().toISOString().slice(0, 10)
    for (const person of [stranger, await owner.withRole('editor')]) {
      const status = person === stranger ? 404 : 403
      expect(await person.call('POST', `${PATH}/${id}/replay`, { day })).toMatchObject({ status })
      expect(await person.call('POST', `${PATH}/${id}/secret`)).toMatchObject({ status })
    }
  })

  test('says why an attempt failed: a redirect, a time-out, no answer, another status', async () => {
    const causes = [
      [302, 'redirect'],
      [500, 'status'],
    ] as const
    for (const [status, fault] of causes) {
      const { url } = await receiver(status)
      const { id } = await create(url)
      await owner.call('POST', `${PATH}/${id}/test`)
      await until(async () =>
        expect((await listOf(id))[0]?.attempts).toMatchObject([{ status, fault }]),
      )
    }
    const { id } = await create('https://crm.example.com/')
    const url = 'http://127.0.0.9:1/'
    await sql`update webhook set url = ${url} where id = ${id}`.execute(system())
    await owner.call('POST', `${PATH}/${id}/test`)
    await until(async () =>
      expect((await listOf(id))[0]?.attempts).toMatchObject([
        { status: null, fault: 'unreachable' },
      ]),
    )
  })
})
