import { describe, expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import {
  RECEIVERS,
  type Received,
  receiver,
  signatureOf,
} from '../../test/peers/webhook-receiver.ts'
import { share } from '../../test/sharing.ts'
import { until } from '../../test/until.ts'
import { DAY } from '../platform/time.ts'
import { sendDelivery } from './send.ts'

const satchel = product({ config: RECEIVERS, worker: true })

const PATH = 'integrations/v1/webhooks'
const draft = (url: string) => ({ name: 'CRM', url, events: ['lead.received'] })

async function create(person: Person, url: string) {
  const { status, body } = await person.call('POST', PATH, draft(url))
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

async function makeForm(owner: Owner): Promise<string> {
  const fields = [{ name: 'email', label: 'Email', type: 'email', required: true }]
  const form = { name: 'Contact', kind: 'form', label: 'Send', fields }
  return (await owner.call('POST', 'ctas/v1/create', form)).body.id
}

const fillIn = (ctaId: string, email = 'bo@example.com', more: object = {}) =>
  satchel.anonymous('POST', `ctas/v1/public/${ctaId}/events`, {
    id: crypto.randomUUID(),
    kind: 'submission',
    values: { email },
    ...more,
  })

const listOf = async ({ call }: Person, id: string) =>
  (await call('GET', `${PATH}/${id}/deliveries`)).body.items

/** Waits until the newest delivery was tried so often. */
const whenTried = (person: Person, id: string, count = 1) =>
  until(async () => {
    const [newest] = await listOf(person, id)
    expect(newest?.attempts).toHaveLength(count)
    return newest
  })

/** Does what the queue does when the time of the next attempt has come. */
const runNext = (tenantId: string, id: string, tried: number) =>
  satchel.app.tasks['send-webhook']?.({ tenantId, id, tried })

/** A delivery is given up after this many attempts. */
const LAST = 9

/** Makes the last attempt but one of a delivery the past, and its webhook failing for so many days. */
async function failFor(days: number, webhookId: string, id: string): Promise<void> {
  const { system } = satchel.database
  const failingSince = new Date(Date.now() - days * DAY).toISOString()
  await system.updateTable('webhook').set({ failingSince }).where('id', '=', webhookId).execute()
  const tried = LAST - 1
  await system.updateTable('webhookDelivery').set({ tried }).where('id', '=', id).execute()
}

describe('a webhook', () => {
  test('gets each lead once, signed with its secret', async () => {
    const owner = await satchel.newTenant()
    const { url, received } = await receiver(200)
    const webhook = await create(owner, url)
    const ctaId = await makeForm(owner)
    await fillIn(ctaId)
    const delivery = await whenTried(owner, webhook.id)
    expect(delivery).toMatchObject({
      event: 'lead.received',
      state: 'delivered',
      nextAt: null,
      attempts: [{ status: 200, error: null, answer: 'thanks' }],
    })
    expect(received).toHaveLength(1)
    const first = received[0] as Received
    const { headers, body } = first
    expect(body).toBe(delivery.payload)
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.received',
      data: { cta: { id: ctaId, name: 'Contact' }, values: { email: 'bo@example.com' } },
    })
    expect(headers['webhook-id']).toBe(delivery.id)
    expect(headers['webhook-signature']).toBe(signatureOf(webhook.secret, first))
  })

  test('gets new items, links and wishes, and views of links', async () => {
    const owner = await satchel.newTenant()
    const { url, received } = await receiver(200)
    const events = ['item.added', 'link.created', 'link.viewed', 'wish.created']
    await owner.call('POST', PATH, { ...draft(url), events })
    const page = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
    const { body: item } = await owner.call('POST', 'items/v1', page)
    await owner.call('POST', 'wishes/v1/create', { kind: 'content', title: 'A case study' })
    const { body: link } = await share(owner, item.id, { sharedToMemo: 'Bea' })
    await browser(satchel).get(`/l/${link.slug}`)
    const sent = await until(() => {
      const all = new Map(received.map(({ body }) => [JSON.parse(body).type, JSON.parse(body)]))
      expect([...all.keys()].sort()).toEqual(events)
      return all
    })
    expect(received).toHaveLength(4)
    expect(sent.get('item.added').data).toMatchObject({ id: item.id, name: 'Prices' })
    expect(sent.get('wish.created').data).toMatchObject({ title: 'A case study' })
    const of = { id: link.id, recipient: 'Bea', itemName: 'Prices' }
    expect(sent.get('link.created').data).toMatchObject(of)
    expect(sent.get('link.viewed').data).toMatchObject({ link: of })
  })

  test('gets nothing that is held, nothing while it is off, and nothing of another tenant', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    const { url } = await receiver(200)
    const [own, foreign] = [await create(owner, url), await create(other, url)]
    const ctaId = await makeForm(owner)
    await fillIn(ctaId, 'hasty@example.com', { elapsedMs: 1 })
    await owner.call('PATCH', `${PATH}/${own.id}`, { active: false })
    await fillIn(ctaId)
    expect(await listOf(owner, own.id)).toEqual([])
    expect(await listOf(other, foreign.id)).toEqual([])
  })

  test('is sent again after an error, with the same id, until it answers', async () => {
    const owner = await satchel.newTenant()
    const { url, received } = await receiver(500, 200)
    const webhook = await create(owner, url)
    await fillIn(await makeForm(owner))
    const first = await whenTried(owner, webhook.id)
    expect(first).toMatchObject({ state: 'waiting', attempts: [{ status: 500 }] })
    expect(Date.parse(first.nextAt)).toBeGreaterThan(Date.now())
    expect((await owner.call('GET', PATH)).body.items).toMatchObject([
      { failingSince: expect.any(String), lastState: 'waiting' },
    ])
    await runNext(owner.tenantId, first.id, 1)
    expect(await whenTried(owner, webhook.id, 2)).toMatchObject({ state: 'delivered' })
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first.id, first.id])
    expect((await owner.call('GET', PATH)).body.items).toMatchObject([{ failingSince: null }])
    // The queue may hand out a job twice.
    await runNext(owner.tenantId, first.id, 1)
    expect(received).toHaveLength(2)
  })

  test('follows no redirect, and can be sent to again by hand', async () => {
    const owner = await satchel.newTenant()
    const { url, received } = await receiver(302, 200)
    const webhook = await create(owner, url)
    const { status, body: sent } = await owner.call('POST', `${PATH}/${webhook.id}/test`)
    expect(status).toBe(201)
    const failed = await whenTried(owner, webhook.id)
    expect(failed).toMatchObject({ id: sent.id, event: 'test', state: 'failed' })
    expect(failed.attempts[0]).toMatchObject({
      status: 302,
      error: expect.stringMatching(/^The server responded with 302 and redirects to http.*\/end$/),
    })
    expect(received).toHaveLength(1)
    await owner.call('POST', `${PATH}/${webhook.id}/deliveries/${sent.id}/resend`)
    expect(await whenTried(owner, webhook.id, 2)).toMatchObject({ state: 'delivered' })
  })

  test('is turned off when its receiver is gone, and says so to admins', async () => {
    const owner = await satchel.newTenant()
    const { url } = await receiver(410)
    const webhook = await create(owner, url)
    await fillIn(await makeForm(owner))
    expect(await whenTried(owner, webhook.id)).toMatchObject({ state: 'failed', nextAt: null })
    expect((await owner.call('GET', PATH)).body.items).toMatchObject([
      { active: false, turnedOffAt: expect.any(String) },
    ])
    await satchel.mailTo(owner.email, /turned off/)
    const [{ id }] = await listOf(owner, webhook.id)
    const resent = await owner.call('POST', `${PATH}/${webhook.id}/deliveries/${id}/resend`)
    expect(resent).toMatchObject({ status: 409 })
  })

  test('is turned off once a delivery has failed for good after 5 days of failures', async () => {
    const owner = await satchel.newTenant()
    const { url } = await receiver(500)
    const webhook = await create(owner, url)
    const ctaId = await makeForm(owner)
    const failOnce = async (days: number) => {
      await fillIn(ctaId)
      const { id } = await whenTried(owner, webhook.id)
      await failFor(days, webhook.id, id)
      await runNext(owner.tenantId, id, LAST - 1)
      expect(await whenTried(owner, webhook.id, 2)).toMatchObject({ state: 'failed', nextAt: null })
      return (await owner.call('GET', PATH)).body.items
    }
    expect(await failOnce(4.9)).toMatchObject([{ active: true, turnedOffAt: null }])
    expect(await failOnce(5.1)).toMatchObject([{ active: false, turnedOffAt: expect.any(String) }])
    await satchel.mailTo(owner.email, /turned off/)
    await fillIn(ctaId)
    expect(await listOf(owner, webhook.id)).toHaveLength(2)
    const turnedOn = await owner.call('PATCH', `${PATH}/${webhook.id}`, { active: true })
    expect(turnedOn.body).toMatchObject({ active: true, failingSince: null, turnedOffAt: null })
  })

  test('waits for an answer for a limited time, and tries again later', async () => {
    const owner = await satchel.newTenant()
    const { url, received } = await receiver(500, 'never')
    const webhook = await create(owner, url)
    await fillIn(await makeForm(owner))
    const { id } = await whenTried(owner, webhook.id)
    const sendBriefly = sendDelivery(satchel.app.services, 1_000)
    await sendBriefly({ tenantId: owner.tenantId, id, tried: 1 })
    const late = await whenTried(owner, webhook.id, 2)
    expect(received).toHaveLength(2)
    expect(late).toMatchObject({ state: 'waiting', nextAt: expect.any(String) })
    expect(late.attempts[1]).toMatchObject({
      status: null,
      error: 'The server took too long to respond',
    })
  })

  test('keeps its log for 30 days', async () => {
    const owner = await satchel.newTenant()
    const { url } = await receiver(200)
    const webhook = await create(owner, url)
    const ctaId = await makeForm(owner)
    const sendAgo = async (days: number) => {
      await fillIn(ctaId)
      const { id } = await whenTried(owner, webhook.id)
      const at = new Date(Date.now() - days * DAY).toISOString()
      const { system } = satchel.database
      await system.updateTable('webhookDelivery').set({ at }).where('id', '=', id).execute()
      return id
    }
    await sendAgo(30.1)
    const stored = [await sendAgo(29.9), await sendAgo(0)]
    await satchel.app.tasks['forget-deliveries']?.({})
    const left = await listOf(owner, webhook.id)
    expect(left.map(({ id }: { id: string }) => id)).toEqual(stored.reverse())
  })

  test('can’t be at a private address, which is checked again when it’s sent to', async () => {
    const owner = await satchel.newTenant()
    const bad = ['http://127.0.0.1/', 'https://10.0.0.1/', 'https://localhost/', 'ftp://a.com/']
    for (const url of [...bad, 'http://example.com/', 'https://a:b@example.com/', 'hook'])
      expect(await owner.call('POST', PATH, draft(url)), url).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'url' }] },
      })
    const webhook = await create(owner, 'https://example.com/hook')
    const { system } = satchel.database
    const url = 'http://127.0.0.1:1/'
    await system.updateTable('webhook').set({ url }).where('id', '=', webhook.id).execute()
    await owner.call('POST', `${PATH}/${webhook.id}/test`)
    const { attempts } = await whenTried(owner, webhook.id)
    expect(attempts).toMatchObject([{ status: null, error: expect.stringContaining('public') }])
  })

  test('shows its secret once; a new one replaces it', async () => {
    const owner = await satchel.newTenant()
    const { secret, id } = await create(owner, 'https://example.com/hook')
    expect(secret).toMatch(/^whsec_.{44}$/)
    const renewed = await owner.call('POST', `${PATH}/${id}/secret`)
    expect(renewed.body.secret).not.toBe(secret)
    const changed = await owner.call('PATCH', `${PATH}/${id}`, { name: ' Sales ' })
    expect(changed.body).toMatchObject({ name: 'Sales' })
    const listed = await owner.call('GET', PATH)
    for (const { body } of [changed, listed]) expect(JSON.stringify(body)).not.toContain('whsec_')
    const rows = await satchel.database.system.selectFrom('webhook').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'))
  })

  test('forgets the leads that are deleted', async () => {
    const owner = await satchel.newTenant()
    const { url } = await receiver(200)
    const webhook = await create(owner, url)
    const ctaId = await makeForm(owner)
    await fillIn(ctaId)
    await whenTried(owner, webhook.id)
    const { body } = await owner.call('GET', `ctas/v1/${ctaId}/submissions`)
    await owner.call('DELETE', `ctas/v1/${ctaId}/submissions/${body.items[0].id}`)
    expect(await listOf(owner, webhook.id)).toEqual([])
  })

  test('is for admins alone', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    expect(await editor.call('GET', PATH)).toMatchObject({ status: 403 })
    expect(await editor.call('POST', PATH, draft('https://a.com/'))).toMatchObject({ status: 403 })
  })
})
