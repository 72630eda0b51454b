import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { addLink, historyOf } from '../../../test/library.ts'

/** The one address these tests let in, in the place of the public internet. */
const HOST = '127.0.0.9'
const satchel = product({ config: { FETCH_ALLOWED_NETWORKS: `${HOST}/32` } })

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

type Answers = (request: IncomingMessage) => number | Promise<number>

/** Starts a web server that answers with these statuses and records its requests. */
async function serve(answer: Answers, headers: Record<string, string> = {}, body = '') {
  const requests: { method: string; path: string; at: number; until?: number }[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request
    const entry: (typeof requests)[number] = { method, path, at: Date.now() }
    requests.push(entry)
    const status = await answer(request)
    entry.until = Date.now()
    response.writeHead(status, { ...headers, ...(status === 302 && { location: '/end' }) })
    response.end(body)
  })
  server.listen(0, HOST)
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `${HOST}:${(server.address() as AddressInfo).port}`
  return { url: `http://${host}`, host, asked: requests }
}

/** Adds a web page that was read and is due for a check. */
async function addDue(person: Person, url: string): Promise<string> {
  const { id } = await addLink(person, { url, name: 'Prices' })
  await satchel.database.system
    .updateTable('item')
    .set({ status: 'completed', broken: false, checkDue: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()
  return id
}

const makeDue = (id: string) =>
  satchel.database.system
    .updateTable('item')
    .set({ checkDue: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()

/** Moves the first failure in a row back by a day. */
const aDayLater = (id: string) =>
  sql`update item set check_due = now(), check_failing_since = check_failing_since - interval '1 day'
    where id = ${id}`.execute(satchel.database.system)

/** Ends the pause after the previous request. */
const passTime = () => sql`update page_host set busy_until = now()`.execute(satchel.database.system)

async function check(host: string) {
  await passTime()
  await satchel.app.tasks['check-host']?.({ host })
}

/** Has a page checked until it would be broken. */
async function breaks(id: string, host: string): Promise<void> {
  for (const wait of [makeDue, makeDue, aDayLater]) {
    await wait(id)
    await check(host)
  }
}

const itemOf = async (person: Person, id: string) =>
  (await person.call('GET', `items/v1/${id}`)).body

async function dueIn(id: string): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select extract(epoch from check_due - now()) / 3600 as hours from item
    where id = ${id}`.execute(satchel.database.system)
  return Math.round(Number(rows[0]?.hours))
}

const waiting = async (host: string) => {
  const { rows } = await sql`select key from graphile_worker._private_jobs
    where key = ${`check:${host}`}`.execute(satchel.database.system)
  return rows.length
}

describe('a web page', () => {
  test.each([404, 410, 500, 503])(
    'that answers %i over a day is broken, and the product itself reports it',
    async (status) => {
      const { url, host } = await serve(() => status)
      const owner = await satchel.newTenant()
      const id = await addDue(owner, url)
      await check(host)
      expect(await itemOf(owner, id)).toMatchObject({ broken: false })
      expect(await dueIn(id)).toBe(1)
      // A person who asks again and again doesn't make it a day.
      for (const _ of [1, 2]) {
        await makeDue(id)
        await check(host)
        expect(await itemOf(owner, id)).toMatchObject({ broken: false })
      }
      await aDayLater(id)
      await check(host)
      expect(await itemOf(owner, id)).toMatchObject({
        broken: true,
        checkNote: `The page responded with status ${status}.`,
        pageProblem: { code: 'status', status },
        checkedAt: expect.any(String),
        version: 1,
      })
      expect(await dueIn(id)).toBe(24)
      expect((await historyOf(owner, id))[0]).toMatchObject({
        actor: null,
        changeKind: 'MODIFY',
        changes: [{ field: 'broken', from: false, to: true }],
      })
      expect((await owner.call('GET', 'activity/v1/notifications')).body.items).toMatchObject([
        { kind: 'item-broken', itemId: id, text: 'The page of “Prices” can’t be reached' },
      ])
    },
  )

  test('that answers again is no longer broken', async () => {
    let status = 404
    const { url, host } = await serve(() => status)
    const owner = await satchel.newTenant()
    const id = await addDue(owner, url)
    await breaks(id, host)
    status = 200
    await makeDue(id)
    await check(host)
    const item = await itemOf(owner, id)
    expect(item.broken).toBe(false)
    expect(item).not.toHaveProperty('checkNote')
    expect(await dueIn(id)).toBeGreaterThanOrEqual(7 * 24)
    expect((await historyOf(owner, id))[0].changes).toEqual([
      { field: 'broken', from: true, to: false },
    ])
    // Nobody is notified if nothing has changed.
    await makeDue(id)
    await check(host)
    expect(await historyOf(owner, id)).toHaveLength(3)
  })

  test('that does not answer at all is broken after a day', async () => {
    const owner = await satchel.newTenant()
    const id = await addDue(owner, `http://${HOST}:9/`)
    await check(`${HOST}:9`)
    const pageProblem = { code: 'no-answer' }
    expect(await itemOf(owner, id)).toMatchObject({ broken: false, pageProblem })
    await breaks(id, `${HOST}:9`)
    expect(await itemOf(owner, id)).toMatchObject({ broken: true, pageProblem })
  })

  test('that failed once a day ago, and once now, is asked again first', async () => {
    const { url, host } = await serve(() => 500)
    const owner = await satchel.newTenant()
    const id = await addDue(owner, url)
    await check(host)
    await aDayLater(id)
    await check(host)
    expect(await itemOf(owner, id)).toMatchObject({ broken: false })
  })

  test('that redirects in circles is said to, not to be silent', async () => {
    const { url, host } = await serve(() => 302)
    const owner = await satchel.newTenant()
    const id = await addDue(owner, url)
    await check(host)
    expect(await itemOf(owner, id)).toMatchObject({
      pageProblem: { code: 'redirects' },
      checkNote: 'The page redirects in circles, or too often.',
    })
  })

  test.each([
    ['answers 429', 429, {}, ''],
    ['answers 999', 999, {}, ''],
    ['challenges with 503', 503, {}, '<title>Just a moment...</title>'],
    ['challenges with a header', 403, { 'cf-mitigated': 'challenge' }, ''],
    ['asks for a captcha', 403, {}, '<script src="https://geo.captcha-delivery.com/c.js">'],
  ])('of a site that %s can’t be checked, and is not broken', async (_, status, headers, body) => {
    const { url, host } = await serve(() => status, headers, body)
    const owner = await satchel.newTenant()
    const id = await addDue(owner, url)
    await breaks(id, host)
    expect(await itemOf(owner, id)).toMatchObject({
      broken: false,
      pageProblem: { code: 'protected' },
      checkNote: 'The page can’t be checked: the site turns automated checks away.',
    })
    expect(await dueIn(id)).toBeGreaterThanOrEqual(7 * 24)
  })

  test.each([401, 403, 405])('that answers %i is there, for others', async (status) => {
    const { url, host } = await serve(() => status)
    const owner = await satchel.newTenant()
    const id = await addDue(owner, url)
    await breaks(id, host)
    expect((await itemOf(owner, id)).broken).toBe(false)
    expect(await itemOf(owner, id)).not.toHaveProperty('pageProblem')
  })

  test('is asked with HEAD, with GET where HEAD is refused, and at the end of its redirects', async () => {
    const owner = await satchel.newTenant()
    const plain = await serve(() => 200)
    await addDue(owner, plain.url)
    await check(plain.host)
    expect(plain.asked.map(({ method }) => method)).toEqual(['HEAD'])
    const refusing = await serve(({ method }) => (method === 'HEAD' ? 405 : 200))
    const id = await addDue(owner, refusing.url)
    await check(refusing.host)
    expect(refusing.asked.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
    expect(await itemOf(owner, id)).toMatchObject({ broken: false })
    const moved = await serve(({ url }) => (url === '/end' ? 404 : 302))
    const gone = await addDue(owner, moved.url)
    await check(moved.host)
    expect(moved.asked.map(({ path }) => path)).toEqual(['/', '/end', '/', '/end'])
    expect((await itemOf(owner, gone)).pageProblem).toEqual({ code: 'status', status: 404 })
  })

  test('at a private address is not asked for', async () => {
    const { system } = satchel.database
    const owner = await satchel.newTenant()
    const id = await addDue(owner, 'http://127.0.0.1:9/')
    await check('127.0.0.1:9')
    const row = await system
      .selectFrom('item')
      .select(['broken', 'checkFailures'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ broken: false, checkFailures: 0 })
  })
})

describe('a host', () => {
  test('gets one request at a time, a second apart, for all tenants together', async () => {
    const slow = () => new Promise<number>((resolve) => setTimeout(() => resolve(200), 50))
    const { url, host, asked } = await serve(slow)
    const [one, other] = [await satchel.newTenant(), await satchel.newTenant()]
    for (const person of [one, other, one]) await addDue(person, url)
    const run = () => satchel.app.tasks['check-host']?.({ host })
    await Promise.all([run(), run(), run()])
    expect(asked).toHaveLength(1)
    expect(await waiting(host)).toBe(1)
    await run()
    expect(asked).toHaveLength(1)
    const enough = async () => {
      await run()
      return asked.length
    }
    await expect.poll(enough, { interval: 50 }).toBe(3)
    for (const [index, { at }] of asked.entries())
      if (index > 0) expect(at - (asked[index - 1]?.until ?? 0)).toBeGreaterThanOrEqual(1_000)
  })

  test('gets a job of its own each hour in which it has pages that are due', async () => {
    const [one, other] = [await serve(() => 200), await serve(() => 200)]
    const owner = await satchel.newTenant()
    await addDue(owner, `${one.url}/a`)
    await addDue(owner, `${one.url}/b`)
    const later = await addDue(owner, other.url)
    await satchel.database.system
      .updateTable('item')
      .set({ checkDue: '2099-01-01T00:00:00Z' })
      .where('id', '=', later)
      .execute()
    await satchel.app.tasks['check-pages']?.({})
    expect([await waiting(one.host), await waiting(other.host)]).toEqual([1, 0])
  })
})

describe('asking again now', () => {
  test('is for editors, has the page asked for first, and says when that was done', async () => {
    const { url, host, asked } = await serve(() => 404)
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    await addDue(owner, `${url}/other`)
    const id = await addDue(owner, `${url}/wanted`)
    const path = `items/v1/${id}/check`
    expect((await viewer.call('POST', path)).status).toBe(403)
    expect(await editor.call('POST', path)).toMatchObject({ status: 202, body: { id } })
    expect(await waiting(host)).toBe(1)
    await check(host)
    expect(asked[0]?.path).toBe('/wanted')
    const { rows } = await sql`select from event
      where item_id = ${id} and type = 'item.checked'`.execute(satchel.database.system)
    expect(rows).toHaveLength(1)
    expect(await itemOf(owner, id)).toMatchObject({ checkedAt: expect.any(String) })
  })
})
