import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../../test/clock.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'
import { compareSums, putVisits, type VisitDraft } from '../../../test/visit-sums.ts'
import { removeVisits } from './sums.ts'

const satchel = product()
const HOUR = 3_600_000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const run = (task: string) => satchel.app.tasks[task]?.({})

/** Adds an item and a link to it. */
async function shared(owner: Owner) {
  const item = await addPage(owner)
  const { body: link } = await share(owner, item.id)
  return { item, link }
}

const open = (slug: string, number: number, headers: Record<string, string> = {}) =>
  satchel.anonymous('GET', `/l/${slug}`, undefined, {
    'user-agent': PHONE,
    'x-forwarded-for': `81.2.69.${number}`,
    ...headers,
  })

async function expectEqual(tenantId: string): Promise<void> {
  const { days, ofDays, pages, ofPages } = await compareSums(satchel.database.system, tenantId)
  expect(days).toEqual(ofDays)
  expect(pages).toEqual(ofPages)
}

/** Makes visits young that are no older, as if they had come to this version. */
async function isYoungFrom(ago: string, work: () => Promise<void>): Promise<void> {
  const { system } = satchel.database
  const since = async (at: string) =>
    sql`select set_summed_since(${at}::timestamptz)`.execute(system)
  await sql`create function set_summed_since(at timestamptz) returns void language plpgsql as $$
    begin
      execute format('create or replace function part.summed_since() returns timestamptz immutable language sql as $f$ select %L::timestamptz $f$', at);
    end $$`.execute(system)
  const { rows } = await sql<{ before: string; at: string }>`
    select part.summed_since() as before, now() - ${ago}::interval as at`.execute(system)
  await since(rows[0]?.at ?? '')
  await work()
  await since(rows[0]?.before ?? '')
}

/** The same each time: a failure can be looked at again. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function randomVisit(roll: (below: number) => number, links: string[]): VisitDraft {
  const pages = Object.fromEntries(
    Array.from({ length: roll(4) }, () => [1 + roll(9), 1 + roll(9_000)]),
  )
  const at = new Date(Date.now() - (roll(2) ? roll(40 * 24) : roll(30)) * HOUR - roll(HOUR))
  return {
    linkId: links[roll(links.length)] ?? '',
    at,
    // Nobody is known for longer than a day of UTC.
    viewer: roll(15) + 100 * Math.floor(at.getTime() / (24 * HOUR)),
    filtered: [null, null, null, 'bot', 'repeat', 'colleague'][roll(6)] ?? null,
    country: ['DE', 'FR', null][roll(3)] ?? null,
    durationMs: roll(100_000),
    pages: roll(3) === 0 ? null : pages,
    downloaded: roll(5) === 0,
  }
}

describe('the sums of visits', () => {
  test('are what the visits amount to, however often and by how many they are made', async () => {
    const owner = await satchel.newTenant()
    await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
      attribute: 'timeZone',
      value: 'Asia/Kolkata',
    })
    const links = [(await shared(owner)).link.id, (await shared(owner)).link.id]
    const roll = dice(7)
    for (let round = 0; round < 4; round++) {
      const drafts = Array.from({ length: 150 }, () => randomVisit(roll, links))
      await putVisits(satchel.database.system, owner.tenantId, drafts)
      await Promise.all([run('sum-visits'), run('sum-visits')])
    }
    await run('sum-visits')
    await expectEqual(owner.tenantId)
    const { days } = await compareSums(satchel.database.system, owner.tenantId)
    expect((days as unknown[]).length).toBeGreaterThan(50)
  })

  test('of young visits grow and shrink by what changed of them, and fall with those deleted', async () => {
    const owner = await satchel.newTenant()
    await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, {
      attribute: 'timeZone',
      value: 'Asia/Kolkata',
    })
    const { system } = satchel.database
    const links = [(await shared(owner)).link.id, (await shared(owner)).link.id]
    await isYoungFrom('2 days', async () => {
      const roll = dice(5)
      for (let round = 0; round < 5; round++) {
        const drafts = Array.from({ length: 100 }, () => randomVisit(roll, links))
        const ids = await putVisits(satchel.database.system, owner.tenantId, drafts)
        if (round % 2 === 0) await run('sum-visits')
        // They are read on, downloaded, known as a machine’s, or deleted; those that wait to be summed too.
        const some = ids.filter(() => roll(3) === 0)
        await sql`
          with changed as (
            update visit set duration_ms = duration_ms + 1000, downloaded = not downloaded,
              pages = case when pages is null then '{"1": 5, "2": 7}' else pages - '1' end,
              filtered = case when filtered is null and right(id::text, 1) < '4' then 'bot' else filtered end,
              is_view = is_view and right(id::text, 1) >= '4'
            where id = any(${some}::uuid[]) returning id
          )
          insert into part.visit_change (tenants, visits)
          select array_agg(${owner.tenantId}::uuid), array_agg(id) from changed`.execute(system)
        const gone = ids.filter(() => roll(10) === 0)
        await system.transaction().execute((db) => removeVisits(db, owner.tenantId, gone))
        await run('sum-visits')
        await expectEqual(owner.tenantId)
      }
    })
  })

  test('have no row for a day on which nothing was read', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner)
    const at = new Date(Date.now() - 240 * HOUR)
    const draft = { linkId: link.id, at, filtered: 'repeat', pages: {}, country: 'DE' }
    await putVisits(satchel.database.system, owner.tenantId, [draft])
    await run('sum-visits')
    const { days } = await compareSums(satchel.database.system, owner.tenantId)
    expect(days).toBeNull()
  })

  test('lose nothing when the process is killed in the middle', async () => {
    const owner = await satchel.newTenant()
    const links = [(await shared(owner)).link.id]
    const roll = dice(11)
    for (let round = 0; round < 3; round++)
      await putVisits(
        satchel.database.system,
        owner.tenantId,
        Array.from({ length: 200 }, () => randomVisit(roll, links)),
      )
    const { system } = satchel.database
    const kill = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and state in ('active', 'idle in transaction')`.execute(system)
    for (let tries = 0; tries < 5; tries++) {
      const work = run('sum-visits')?.catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 3 + tries * 4))
      await kill().catch(() => undefined)
      await work
    }
    await run('sum-visits')
    await expectEqual(owner.tenantId)
  })

  test('give an item the views that a server stored and was killed before it counted them there', async () => {
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner)
    const { body: other } = await share(owner, item.id, { sharedToMemo: 'Bo' })
    await open(link.slug, 1)
    for (const number of [1, 2]) await open(other.slug, number)
    const viewsOf = async () => (await owner.call('GET', `items/v1/${item.id}`)).body.views
    await expect.poll(viewsOf).toBe(3)
    await satchel.database.system
      .updateTable('itemStat')
      .set({ views: 1 })
      .where('itemId', '=', item.id)
      .execute()
    await Promise.all([run('sum-visits'), run('sum-visits')])
    await run('sum-visits')
    expect(await viewsOf()).toBe(3)
  })

  test('count what really came, by everything that visits differ in', async () => {
    await earlyInTheHour()
    const owner = await satchel.newTenant()
    const { link } = await shared(owner)
    await open(`${link.slug}?utm_source=fair&utm_campaign=spring&via=qr`, 1, {
      referer: 'https://news.example/today',
    })
    await open(link.slug, 2, { 'x-forwarded-for': '2a00:1450:4001:82a::200e' })
    await open(link.slug, 2, { 'x-forwarded-for': '2a00:1450:4001:82a::200e' })
    await run('sum-visits')
    const rows = await satchel.database.system
      .selectFrom('visitDay')
      .where('linkId', '=', link.id)
      .select(['dimension', 'value', 'views', 'viewers'])
      .orderBy('dimension')
      .orderBy('value')
      .execute()
    expect(rows.map(({ dimension, value, views }) => `${dimension} ${value} ${views}`)).toEqual([
      'all  2',
      'browser Safari 2',
      'country GB 1',
      'country IE 1',
      'device mobile 2',
      'os iOS 2',
      'referrer news.example 1',
      'trigger link 1',
      'trigger qr 1',
      'utmCampaign spring 1',
      'utmSource fair 1',
    ])
  })

  test('fall with visits that are deleted, and so do the counts of the link', async () => {
    await earlyInTheHour()
    const owner = await satchel.newTenant()
    const { item, link } = await shared(owner)
    for (const number of [1, 2, 3]) await open(link.slug, number)
    await run('sum-visits')
    const { system } = satchel.database
    const [first] = await system
      .selectFrom('visit')
      .where('linkId', '=', link.id)
      .select('id')
      .orderBy('id')
      .execute()
    await system.transaction().execute((db) => removeVisits(db, owner.tenantId, [first?.id ?? '']))
    await expectEqual(owner.tenantId)
    const { days } = await compareSums(satchel.database.system, owner.tenantId)
    expect(days).toMatchObject([{ views: 2, viewers: 2 }, { views: 2 }])
    const stat = await system
      .selectFrom('linkStat')
      .where('linkId', '=', link.id)
      .selectAll()
      .execute()
    expect(stat).toMatchObject([{ views: 2, viewers: 2 }])
    expect((await owner.call('GET', `items/v1/${item.id}`)).body.views).toBe(2)
    await open(link.slug, 1)
    const after = await system
      .selectFrom('linkStat')
      .where('linkId', '=', link.id)
      .selectAll()
      .execute()
    expect(after).toMatchObject([{ views: 3, viewers: 3 }])
  })
})
