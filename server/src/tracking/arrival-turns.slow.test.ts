import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { browser } from '../../test/browsing.ts'
import { type Answer, type Owner, product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'
import { arrivalOf, leaveArrivals } from '../../test/visits.ts'
import { flushSome, flushVisits, openFlusher } from './flusher.ts'

const satchel = product()
const BATCHES = 600

async function sharedLink() {
  const owner = await satchel.newTenant()
  const { body: link } = await share(owner, (await addPage(owner)).id)
  const views = async () =>
    (await owner.call('GET', `items/v1/personalized/${link.id}`)).body.views as number
  return { owner, link, views }
}

/** Has visits of so many people wait to be moved, as if they had come one after the other. */
async function wait({ tenantId }: Owner, linkId: string, count: number): Promise<void> {
  const batches = Array.from({ length: count }, (_, viewer) => [
    arrivalOf({ tenantId, linkId, viewer }),
  ])
  await leaveArrivals(satchel.database.system, tenantId, batches)
}

async function waiting({ tenantId }: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from part.arrival where tenant_id = ${tenantId}`.execute(
    satchel.database.system,
  )
  return rows[0]?.count ?? 0
}

test('who comes behind a burst of another tenant is counted before it is over', async () => {
  const [busy, other] = [await sharedLink(), await sharedLink()]
  await wait(busy.owner, busy.link.id, BATCHES)
  await wait(other.owner, other.link.id, 3)
  await flushSome(satchel.app.services)
  expect(await other.views()).toBe(3)
  expect(await waiting(busy.owner)).toBeGreaterThan(0)

  // And all the rest is, in the end.
  await flushVisits(satchel.app.services)
  expect(await busy.views()).toBe(BATCHES)
  expect(await waiting(busy.owner)).toBe(0)
})

test('of more tenants than get a turn those who wait longest come first', async () => {
  const { owner, link, views } = await sharedLink()
  await wait(owner, link.id, 1)
  await sql`
    insert into part.arrival (tenant_id, links, visits, count)
    select ('00000000' || substr(gen_random_uuid()::text, 9))::uuid, '{1}', '[]', 0
    from generate_series(1, ${BATCHES})`.execute(satchel.database.system)
  await flushSome(satchel.app.services)
  expect(await views()).toBe(1)
  await flushVisits(satchel.app.services)
})

test('who comes behind a burst of another tenant is summed, and mailed about, before it is moved', async () => {
  const { system } = satchel.database
  const [busy, other] = [await sharedLink(), await sharedLink()]
  await wait(busy.owner, busy.link.id, BATCHES)
  await wait(other.owner, other.link.id, 1)
  const statements = [
    'create table part.left_waiting (count integer)',
    `create function count_waiting() returns trigger language plpgsql as $$ begin
      insert into part.left_waiting select count(*) from part.arrival;
      return null;
    end $$`,
    `create trigger count_waiting after insert on visit_letter for each row
      when (new.tenant_id = '${other.owner.tenantId}') execute function count_waiting()`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(system)
  await satchel.app.tasks['sum-visits']?.({})
  const { rows } = await sql<{ count: number }>`select count from part.left_waiting`.execute(system)
  expect(rows).toEqual([{ count: expect.any(Number) }])
  expect(rows[0]?.count).toBeGreaterThan(0)
  expect(await waiting(busy.owner)).toBe(0)
})

test('a visitor who looks at their data does not wait for a burst of another tenant', async () => {
  const [busy, { owner, link }] = [await sharedLink(), await sharedLink()]
  const visitor = browser({
    anonymous: async (method, url, body, headers = {}): Promise<Answer> => {
      const payload = body === undefined ? {} : { payload: body }
      const { statusCode: status, ...answer } = await satchel.app.http.inject({
        method,
        url,
        headers,
        ...payload,
      })
      return { status, body: answer.body, headers: answer.headers }
    },
  })
  await wait(busy.owner, busy.link.id, BATCHES)
  await wait(owner, link.id, 1)
  expect((await visitor.get(`/l/${link.slug}/privacy`)).status).toBe(200)
  expect(await waiting(owner)).toBe(0)
  expect(await waiting(busy.owner)).toBe(BATCHES)
})

test('visits wait while the database refuses to move them, and the log says so a few times only', async () => {
  const { owner, link, views } = await sharedLink()
  const { services } = satchel.app
  const lines: [string, number][] = []
  const note = (what: { failures: number }, text: string) => lines.push([text, what.failures])
  const log = { ...services.log, error: note, info: note } as unknown as typeof services.log
  const flusher = openFlusher({ ...services, log })
  const rename = (from: string, to: string) =>
    sql`alter table part.${sql.ref(from)} rename to ${sql.ref(to)}`.execute(satchel.database.system)

  await wait(owner, link.id, 3)
  await rename('arrival', 'arrival_away')
  flusher.wake()
  await expect.poll(() => lines.length).toBe(3)
  await rename('arrival_away', 'arrival')
  await expect.poll(views).toBe(3)
  await flusher.settle()
  expect(lines.slice(0, 3)).toEqual([1, 2, 4].map((failures) => ['move of visits', failures]))
  expect(lines.at(-1)?.[0]).toBe('visits are moved again')
})
