import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Call, type Owner, product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'
import { arrivalOf, leaveArrivals } from '../../test/visits.ts'
import { type App, buildApp } from '../app.ts'
import { loadSecrets } from '../platform/security/secrets.ts'
import { flushVisits } from './flusher.ts'
import { sumVisits } from './sums/sums.ts'

const satchel = product()

async function sharedLink(owner: Owner) {
  const item = await addPage(owner)
  const { body: link } = await share(owner, item.id)
  return { item, link, path: `/l/${link.slug}` }
}

async function startNode(): Promise<App> {
  const secrets = await loadSecrets(satchel.config.DATA_DIR)
  return buildApp(satchel.config, secrets, satchel.database)
}

/** Requests as a browser does, without a wait for what becomes of the visit. */
const at = (app: App): { anonymous: Call } => ({
  anonymous: async (method, url, body, headers = {}) => {
    const payload = body === undefined ? {} : { payload: body }
    const answer = await app.http.inject({ method, url, headers, ...payload })
    return { status: answer.statusCode, body: answer.body, headers: answer.headers }
  },
})

/** Keeps visits where they arrive until it is released. */
async function holdMoves(): Promise<() => Promise<void>> {
  const client = await satchel.database.systemPool.connect()
  let isHeld = true
  const release = async () => {
    if (!isHeld) return
    isHeld = false
    await client.query(`select pg_advisory_unlock(hashtext('satchel arrivals'))`)
    client.release()
  }
  await client.query(`select pg_advisory_lock(hashtext('satchel arrivals'))`)
  onTestFinished(release)
  return release
}

const visitsOf = (linkId: string) =>
  satchel.database.system
    .selectFrom('visit')
    .selectAll()
    .where('linkId', '=', linkId)
    .orderBy('id')
    .execute()

const figuresOf = async (owner: Owner, linkId: string) => {
  const { views, viewers } = (await owner.call('GET', `items/v1/personalized/${linkId}`)).body
  return { views, viewers }
}

const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(json_array_length(visits::json)), 0)::integer as count
    from part.arrival`.execute(satchel.database.system)
  return rows[0]?.count
}

/** Leaves visits as a node does that is killed after the commit. */
const leave = ({ tenantId }: Owner, visits: object[], minutesAgo = 0) =>
  leaveArrivals(satchel.database.system, tenantId, [visits], minutesAgo)

const visitAt = ({ tenantId }: Owner, linkId: string, viewer: number, minutesAgo = 0) =>
  arrivalOf({ tenantId, linkId, viewer, minutesAgo })

test('visits are answered before they are moved, and moved once by two nodes at once', async () => {
  const owner = await satchel.newTenant()
  const { item, link, path } = await sharedLink(owner)
  const other = await startNode()
  const release = await holdMoves()
  const people = Array.from({ length: 20 }, (_, place) =>
    browser(at(place % 2 ? satchel.app : other)),
  )
  for (let time = 0; time < 2; time++)
    for (const { status } of await Promise.all(people.map((person) => person.get(path))))
      expect(status).toBe(302)
  expect(await visitsOf(link.id)).toEqual([])
  expect(await waiting()).toBe(40)

  await release()
  await Promise.all([satchel.app, other].map(({ services }) => flushVisits(services)))
  expect(await waiting()).toBe(0)
  const visits = await visitsOf(link.id)
  expect(visits).toHaveLength(40)
  expect(visits.filter(({ isView }) => isView)).toHaveLength(20)
  expect(await figuresOf(owner, link.id)).toEqual({ views: 20, viewers: 20 })
  expect((await owner.call('GET', `items/v1/${item.id}`)).body.views).toBe(20)
  await other.close()
})

test('what a killed node has left is moved by the next one, in order and once', async () => {
  const owner = await satchel.newTenant()
  const { link } = await sharedLink(owner)
  // The same person again after an hour, and within it.
  await leave(owner, [visitAt(owner, link.id, 1, 130), visitAt(owner, link.id, 2, 130)], 130)
  await leave(owner, [visitAt(owner, link.id, 1, 100)], 100)
  await leave(owner, [visitAt(owner, link.id, 1, 0)])
  const next = await startNode()
  await expect.poll(waiting).toBe(0)
  expect((await visitsOf(link.id)).map(({ filtered }) => filtered)).toEqual([
    null,
    null,
    'repeat',
    null,
  ])
  expect(await figuresOf(owner, link.id)).toEqual({ views: 3, viewers: 2 })
  await next.close()
})

test('a report that is made while visits wait has them in it', async () => {
  const owner = await satchel.newTenant()
  const { link } = await sharedLink(owner)
  await leave(owner, [visitAt(owner, link.id, 1)])
  await sumVisits(satchel.app.services)
  const months = satchel.database.system
    .selectFrom('visitSpan')
    .where('linkId', '=', link.id)
    .where('unit', '=', 'month')
  expect(await months.select('views').execute()).toEqual([{ views: 1 }])
})

test('a visitor who has their visits deleted is rid of one that was not yet moved', async () => {
  const owner = await satchel.newTenant()
  const { link, path } = await sharedLink(owner)
  const visitor = browser(at(satchel.app))
  await visitor.get(path)
  const page = await visitor.get(`${path}/privacy`)
  const token = /name="token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const release = await holdMoves()
  await visitor.get(path)
  await browser(at(satchel.app)).get(path)
  expect(await waiting()).toBe(2)
  const deleted = visitor.post(`${path}/privacy/delete`, { token, whose: 'here', sure: 'yes' })
  await release()
  expect((await deleted).status).toBeLessThan(400)
  expect(await waiting()).toBe(0)
  expect(await visitsOf(link.id)).toHaveLength(1)
  expect(await figuresOf(owner, link.id)).toEqual({ views: 1, viewers: 1 })
})

test('a visit to a link that was withdrawn meanwhile is neither opened nor left waiting', async () => {
  const owner = await satchel.newTenant()
  const { link, path } = await sharedLink(owner)
  const visitor = browser(at(satchel.app))
  expect((await visitor.get(path)).status).toBe(302)
  await expect.poll(waiting).toBe(0)
  const release = await holdMoves()
  await owner.call('DELETE', `items/v1/personalized/${link.id}`)
  expect((await visitor.get(path)).status).toBe(410)
  expect(await waiting()).toBe(0)
  await release()
})

test('a visit that cannot be moved is set aside and holds up no other', async () => {
  const owner = await satchel.newTenant()
  const { link } = await sharedLink(owner)
  await leave(owner, [{ ...visitAt(owner, link.id, 1), country: 'nowhere' }])
  await leave(owner, [visitAt(owner, link.id, 2)])
  await flushVisits(satchel.app.services)
  expect(await visitsOf(link.id)).toHaveLength(1)
  expect(await waiting()).toBe(1)
  await sql`delete from part.arrival`.execute(satchel.database.system)
})

test('visits that were set aside are deleted after thirty days, and others that wait are not', async () => {
  const owner = await satchel.newTenant()
  const { link } = await sharedLink(owner)
  const { system } = satchel.database
  const age = (days: number) =>
    sql`update part.arrival set at = now() - make_interval(days => ${days})`.execute(system)
  const run = () => satchel.app.tasks['keep-visits']?.({})
  await leave(owner, [{ ...visitAt(owner, link.id, 1), country: 'nowhere' }])
  await flushVisits(satchel.app.services)
  await age(29)
  await run()
  expect(await waiting()).toBe(1)
  await age(31)
  await run()
  expect(await waiting()).toBe(0)

  await leave(owner, [visitAt(owner, link.id, 1)])
  await age(31)
  await run()
  expect(await waiting()).toBe(1)
  await flushVisits(satchel.app.services)
  expect(await visitsOf(link.id)).toHaveLength(1)
})

test('what a header or an address may hold never keeps a visit from being moved', async () => {
  const owner = await satchel.newTenant()
  const { link, path } = await sharedLink(owner)
  const odd = { referer: 'https://a\\u0000\\ud800.example/', 'user-agent': 'Mozilla/5.0 \\u0000 ÿ' }
  const search = `?utm_source=%00a${encodeURIComponent('\u{1f600}')}&utm_medium=%ed%a0%80`
  expect((await browser(satchel).get(path + search, odd)).status).toBe(302)
  expect(await visitsOf(link.id)).toHaveLength(1)
})
