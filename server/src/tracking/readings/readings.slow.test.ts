import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { openCheck, readDocument } from '../../../test/documents/event-document.ts'
import { pdfOf } from '../../../test/documents/pdf.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { RECEIVERS, type Received, receiver } from '../../../test/peers/webhook-receiver.ts'
import { addPage, share } from '../../../test/sharing.ts'
import { until } from '../../../test/until.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ config: RECEIVERS, worker: true })

const PATH = 'integrations/v1/webhooks'
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const system = () => satchel.database.system

let owner: Owner
let received: Received[]
let itemId: string
beforeEach(async () => {
  owner = await satchel.newTenant()
  const receiving = await receiver(200)
  received = receiving.received
  const draft = { name: 'CRM', url: receiving.url, events: ['link.read', 'link.downloaded'] }
  await owner.call('POST', PATH, draft)
  itemId = (await upload(satchel, owner, 'handbook.pdf', pdfOf(10))).itemId
  expect(await whenRead(owner, itemId)).toMatchObject({ status: 'completed' })
})

let people = 0
/** A browser in a network of its own. */
function newVisitor() {
  people += 1
  const headers = { 'user-agent': AGENT, 'x-forwarded-for': `81.2.69.${people}` }
  const get = (path: string) => satchel.anonymous('GET', path, undefined, headers)
  return {
    get,
    /** Opens a page and returns the token of its reports. */
    async open(path: string): Promise<string> {
      const { status, body } = await get(path)
      expect(status, String(body).slice(0, 300)).toBe(200)
      return /data-token="([^"]*)"/.exec(body)?.[1] ?? ''
    },
  }
}

/** Reports how a page was read that was open for so many minutes. */
async function report(slug: string, beat: object, minutes = 10) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  const text = JSON.stringify(beat)
  const type = { 'content-type': 'text/plain' }
  const { status } = await satchel.anonymous('POST', `/l/${slug}/beats`, text, type)
  vi.useRealTimers()
  expect(status).toBe(204)
}

/** Lets so many seconds pass, and runs the job that is due then. */
async function pass(seconds: number): Promise<void> {
  const earlier = sql`make_interval(secs => ${seconds})`
  const of = sql`tenant_id = ${owner.tenantId}`
  await sql`update visit set at = at - ${earlier}, beat_at = beat_at - ${earlier} where ${of}`.execute(
    system(),
  )
  await sql`update pending_reading set due_at = due_at - ${earlier}, left_at = left_at - ${earlier}
    where ${of}`.execute(system())
  await satchel.app.tasks['publish-readings']?.({ tenantId: owner.tenantId })
}

const waiting = async () =>
  (await system().selectFrom('pendingReading').selectAll().execute()).filter(
    ({ tenantId }) => tenantId === owner.tenantId,
  ).length

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server sends
async function whenSent(count = 1): Promise<any[]> {
  await until(() => expect(received.length).toBeGreaterThanOrEqual(count))
  const check = openCheck(await readDocument(satchel))
  for (const each of received) check(each)
  return received.map(({ body }) => JSON.parse(body))
}

test('a reading is sent once its page is silent: who, how sure, how long, and which pages', async () => {
  const { body: link } = await share(owner, itemId, { sharedToMemo: 'Bea' })
  const token = await newVisitor().open(`/l/${link.slug}`)
  const pages = { 1: 30_000, 2: 90_000, 3: 60_000 }
  await report(link.slug, { token, durationMs: 180_000, pages, acted: true })
  await pass(40)
  expect(await waiting()).toBe(1)
  await pass(10)
  const [event] = await whenSent()
  expect(event).toMatchObject({
    type: 'link.read',
    data: {
      isFirst: true,
      certainty: 'acted',
      seconds: 180,
      minutes: 3,
      share: 0.3,
      reader: { email: null, emailProved: false },
      country: 'GB',
      device: 'desktop',
      longestPages: [
        { itemId, page: 2, seconds: 90 },
        { itemId, page: 3, seconds: 60 },
        { itemId, page: 1, seconds: 30 },
      ],
      items: [{ id: itemId, name: 'handbook', seconds: 180, share: 0.3 }],
      link: { id: link.id, recipient: 'Bea', sharedBy: { id: owner.userId } },
    },
  })
  // Nothing more comes of this visit, also where the queue hands out its job twice.
  await pass(60)
  expect(await waiting()).toBe(0)
  expect(received).toHaveLength(1)
})

test('a page that says it was left is sent soon, unless it is loaded again', async () => {
  const { body: link } = await share(owner, itemId)
  const visitor = newVisitor()
  const token = await visitor.open(`/l/${link.slug}`)
  await report(link.slug, { token, durationMs: 5_000, isLast: true })
  const again = await visitor.open(`/l/${link.slug}`)
  await pass(11)
  expect(await waiting()).toBe(1)
  await report(link.slug, { token: again, durationMs: 7_000, isLast: true })
  await pass(11)
  const [event] = await whenSent()
  expect(event.data).toMatchObject({ seconds: 12, isFirst: true })
  await pass(60)
  expect(received).toHaveLength(1)
})

test('the second reading of a personal link says that it was opened before', async () => {
  const { body: link } = await share(owner, itemId, { sharedToEmail: 'bea@customer.example' })
  const { body: open } = await share(owner, itemId)
  for (const { slug } of [link, open, link, open]) await newVisitor().open(`/l/${slug}`)
  await pass(50)
  const events = await whenSent(4)
  const isFirst = (id: string) =>
    events.filter(({ data }) => data.link.id === id).map(({ data }) => data.isFirst)
  expect(isFirst(link.id).sort()).toEqual([false, true])
  expect(isFirst(open.id)).toEqual([true, true])
})

test('what is read of a collection is one reading with its items', async () => {
  const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'Offer' })
  await owner.call('POST', `collections/v1/${collection.id}/items/${itemId}`)
  const { body: link } = await share(owner, collection.id, { itemType: 'COLLECTION' })
  const visitor = newVisitor()
  const list = await visitor.open(`/l/${link.slug}`)
  await report(link.slug, { token: list, durationMs: 4_000, isLast: true })
  const token = await visitor.open(`/l/${link.slug}/${itemId}`)
  await report(link.slug, { token, durationMs: 20_000, pages: { 4: 20_000 }, isLast: true })
  await pass(50)
  const [event] = await whenSent()
  expect(event.data).toMatchObject({
    seconds: 24,
    share: 0.1,
    link: { itemName: 'Offer' },
    longestPages: [{ itemId, page: 4, seconds: 20 }],
    items: [{ id: itemId, seconds: 20, share: 0.1 }],
  })
  expect(received).toHaveLength(1)
})

test('bots, colleagues, repeats and links to web pages are no readings', async () => {
  const { body: link } = await share(owner, itemId)
  const { body: page } = await share(owner, (await addPage(owner)).id)
  const headers = { 'user-agent': 'Slackbot 1.0', 'x-forwarded-for': '81.2.70.1' }
  await satchel.anonymous('GET', `/l/${link.slug}`, undefined, headers)
  await newVisitor().get(`/l/${page.slug}`)
  expect(await waiting()).toBe(0)
  const visitor = newVisitor()
  for (let load = 0; load < 5; load++) await visitor.open(`/l/${link.slug}`)
  await pass(50)
  await whenSent()
  await pass(50)
  expect(received).toHaveLength(1)
})

test('a flood of visitors is one event each, in jobs of bounded size', async () => {
  const { body: link } = await share(owner, itemId)
  const count = 250
  await Promise.all(
    Array.from({ length: count }, (_, n) => {
      const ip = `82.1.${n % 250}.7`
      return satchel.anonymous('GET', `/l/${link.slug}`, undefined, {
        'user-agent': AGENT,
        'x-forwarded-for': ip,
      })
    }),
  )
  const jobs = await sql<{ count: number }>`
    select count(*)::int from graphile_worker.jobs where task_identifier = 'publish-readings'`.execute(
    system(),
  )
  expect(jobs.rows[0]?.count).toBeLessThan(20)
  expect(await waiting()).toBe(count)
  await pass(50)
  // The job has enqueued one for the rest.
  await expect.poll(waiting).toBe(0)
  const stored = await system()
    .selectFrom('webhookDelivery')
    .select('subjectId')
    .where('tenantId', '=', owner.tenantId)
    .execute()
  expect(stored).toHaveLength(count)
  expect(new Set(stored.map(({ subjectId }) => subjectId)).size).toBe(count)
})

test('a download is sent once for each visit and item, with who the reader said they are', async () => {
  const { body: link } = await share(owner, itemId, { requireEmail: false })
  const visitor = newVisitor()
  await visitor.open(`/l/${link.slug}`)
  for (let load = 0; load < 3; load++) await visitor.get(`/l/${link.slug}/download`)
  const [event] = await whenSent()
  expect(event).toMatchObject({
    type: 'link.downloaded',
    data: { item: { id: itemId, name: 'handbook' }, link: { id: link.id } },
  })
  await pass(50)
  const [, read] = await whenSent(2)
  expect(read.data).toMatchObject({ certainty: 'acted', downloaded: true })
  expect(received).toHaveLength(2)
})

test('a reader who verified an address is named, and an address that was only entered says so', async () => {
  const read = async (terms: object, hasCode: boolean) => {
    const { body: link } = await share(owner, itemId, { requireEmail: true, ...terms })
    const [visitor, email] = [browser(satchel), `bo-${crypto.randomUUID()}@customer.example`]
    await visitor.post(`/l/${link.slug}/email`, { email })
    if (hasCode)
      await visitor.post(`/l/${link.slug}/code`, { email, code: await satchel.codeFor(email) })
    await visitor.get(`/l/${link.slug}`)
    return email
  }
  const proved = await read({ sharedToMemo: 'Bo', proveEmail: true }, true)
  const entered = await read({ sharedToMemo: 'Cy', proveEmail: false }, false)
  await pass(50)
  const events = await whenSent(2)
  // Events about two links come in any order.
  const readers = events.map(({ data }) => [data.certainty, data.reader])
  expect(readers.toSorted()).toEqual([
    ['acted', { email: entered, emailProved: false }],
    ['proved', { email: proved, emailProved: true }],
  ])
})

test('nothing of visitors who delete their data is left in the log of deliveries', async () => {
  const { body: link } = await share(owner, itemId)
  const visitor = browser(satchel)
  await visitor.get(`/l/${link.slug}`)
  await pass(50)
  await whenSent()
  const stored = async () => {
    const [{ id }] = (await owner.call('GET', PATH)).body.items
    return (await owner.call('GET', `${PATH}/${id}/deliveries`)).body.items
  }
  expect(await stored()).toHaveLength(1)
  const path = `/l/${link.slug}/privacy`
  const { body } = await visitor.get(path)
  const token = /name="token" value="([^"]+)"/.exec(body)?.[1] ?? ''
  await visitor.post(`${path}/delete`, { token, whose: 'here', sure: 'yes' })
  expect(await stored()).toEqual([])
})
