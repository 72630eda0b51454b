import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../../test/clock.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { removeVisits } from './sums.ts'

const satchel = product()
const HOUR = 3_600_000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const run = (task: string) => satchel.app.tasks[task]?.({})

async function shared(owner: Owner, kind = 'ITEM') {
  const draft = { kind: 'link', url: 'https://example.com/', name: `Page ${Math.random()}` }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const body = { itemId: item.id, itemType: kind }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', body)
  return { item, link }
}

const open = (slug: string, number: number, headers: Record<string, string> = {}) =>
  satchel.anonymous('GET', `/l/${slug}`, undefined, {
    'user-agent': PHONE,
    'x-forwarded-for': `81.2.69.${number}`,
    ...headers,
  })

interface Draft {
  linkId: string
  at: Date
  viewer?: number
  filtered?: string | null
  email?: string | null
  emailProved?: boolean
  country?: string | null
  durationMs?: number
  pages?: Record<string, number> | null
  downloaded?: boolean
}

/** Stores visits as if they had come at another time. */
async function put(tenantId: string, drafts: Draft[]): Promise<string[]> {
  const rows = drafts.map(({ at, viewer = 1, ...draft }) => ({
    filtered: null,
    email: null,
    emailProved: false,
    country: null,
    durationMs: 0,
    pages: null,
    downloaded: false,
    ...draft,
    at: at.toISOString(),
    viewer: `\\x${viewer.toString(16).padStart(32, '0')}`,
  }))
  const { rows: stored } = await sql<{ id: string }>`
    with given as materialized (
      select (left(id_at(at)::text, 14) || right(new_id()::text, 22))::uuid as id, draft.*
      from json_to_recordset(${JSON.stringify(rows)}) as draft ("linkId" uuid, at timestamptz,
        viewer bytea, filtered text, email text, "emailProved" boolean, country text, "durationMs" integer, pages jsonb,
        downloaded boolean)
    ), changed as (
      insert into part.visit_change (tenants, visits)
      select array_agg(${tenantId}::uuid), array_agg(id) from given
    )
    insert into visit (tenant_id, id, link_id, at, session_id, viewer, filtered, is_view, email,
      email_proved, country, duration_ms, pages, downloaded)
    select ${tenantId}::uuid, id, "linkId", at, id, viewer, filtered, filtered is null, email,
      "emailProved", country, "durationMs", nullif(pages, 'null'), downloaded from given
    returning id`.execute(satchel.database.system)
  return stored.map(({ id }) => id)
}

/** The sums of a tenant, beside the same counted from its visits. */
async function compared(tenantId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    with counted as (
      select visit.*, coalesce(visit.item_id, link.item_id) as item,
        acted or downloaded or (select count(*) > 1 from jsonb_object_keys(pages)) as is_sure,
        (at at time zone tenant.time_zone)::date as day
      from visit join link on link.tenant_id = visit.tenant_id and link.id = link_id
      join tenant on tenant.id = visit.tenant_id
      where visit.tenant_id = ${tenantId} and (filtered is null or filtered = 'repeat')
    )
    select
      (select jsonb_agg(to_jsonb(d) - 'tenant_id' order by link_id, day, dimension, value)
        from visit_day d where tenant_id = ${tenantId} and dimension in ('all', 'country')) as days,
      (select jsonb_agg(to_jsonb(d) order by link_id, day, dimension, value) from (
        select link_id, day, dimension, value, count(*) filter (where is_view) as views,
          count(distinct viewer) filter (where is_view) as viewers,
          count(*) filter (where is_view and is_sure) as sure_views,
          count(distinct viewer) filter (where is_view and is_sure) as sure_viewers,
          count(distinct viewer) filter (where is_view and was_viewed) as again_viewers,
          count(distinct viewer) filter (where is_view and is_sure and was_surely_viewed)
            as again_sure_viewers,
          count(*) filter (where downloaded) as downloads,
          sum(duration_ms) as duration_ms,
          sum(case when is_sure then duration_ms else 0 end) as sure_duration_ms
        from counted, lateral (values ('all', ''), ('country', country)) as v (dimension, value),
        lateral (
          select coalesce(bool_or(other.is_view), false) as was_viewed,
            coalesce(bool_or(other.is_view and other.is_sure), false) as was_surely_viewed
          from counted as other where other.link_id = counted.link_id and other.viewer = counted.viewer
            and other.day = counted.day - 1 and (dimension = 'all' or other.country = value)) as before
        where value is not null group by 1, 2, 3, 4) d
        where views > 0 or downloads > 0 or duration_ms > 0) as "ofDays",
      (select jsonb_agg(to_jsonb(p) - 'tenant_id' order by link_id, item_id, page)
        from link_page p where tenant_id = ${tenantId}) as pages,
      (select jsonb_agg(to_jsonb(p) order by link_id, item_id, page) from (
        select link_id, item_id, page, sum(readers)::int as readers, sum(ms) as duration_ms,
          sum(sure_readers)::int as sure_readers, sum(sure_ms) as sure_duration_ms from (
          select link_id, item as item_id, key::int as page, (at at time zone 'UTC')::date as day,
            count(distinct viewer) as readers, sum(value::bigint) as ms,
            count(distinct viewer) filter (where is_sure) as sure_readers,
            sum(case when is_sure then value::bigint else 0 end) as sure_ms
          from counted, jsonb_each_text(pages) group by 1, 2, 3, 4) each
        group by 1, 2, 3) p) as "ofPages"`.execute(satchel.database.system)
  return rows[0] ?? {}
}

async function expectEqual(tenantId: string): Promise<void> {
  const { days, ofDays, pages, ofPages } = await compared(tenantId)
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

function randomVisit(roll: (below: number) => number, links: string[]): Draft {
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
      await put(owner.tenantId, drafts)
      await Promise.all([run('sum-visits'), run('sum-visits')])
    }
    await run('sum-visits')
    await expectEqual(owner.tenantId)
    const { days } = await compared(owner.tenantId)
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
        const ids = await put(owner.tenantId, drafts)
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

  test('lose nothing when the process is killed in the middle', async () => {
    const owner = await satchel.newTenant()
    const links = [(await shared(owner)).link.id]
    const roll = dice(11)
    for (let round = 0; round < 3; round++)
      await put(
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
    const more = { itemId: item.id, itemType: 'ITEM', sharedToMemo: 'Bo' }
    const { body: other } = await owner.call('POST', 'items/v1/v2/shortener/personalized', more)
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
    const { days } = await compared(owner.tenantId)
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

describe('a session', () => {
  const sessions = async (tenantId: string) => {
    const visits = await satchel.database.system
      .selectFrom('visit')
      .where('tenantId', '=', tenantId)
      .select(['id', 'sessionId'])
      .orderBy('id')
      .execute()
    return visits.map(({ sessionId }) => visits.findIndex(({ id }) => id === sessionId))
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)

  test('is what one person opens with less than ten minutes between, over all links', async () => {
    const owner = await satchel.newTenant()
    const [one, other] = [(await shared(owner)).link.id, (await shared(owner)).link.id]
    await put(owner.tenantId, [
      { linkId: one, at: ago(60), viewer: 5 },
      { linkId: other, at: ago(51), viewer: 5 },
      { linkId: one, at: ago(50), viewer: 6 },
    ])
    await run('sum-visits')
    // Ten minutes and more after; what came before is known already.
    await put(owner.tenantId, [
      { linkId: one, at: ago(42), viewer: 5 },
      { linkId: one, at: ago(32), viewer: 5 },
      { linkId: other, at: ago(31), viewer: 5 },
    ])
    await run('sum-visits')
    expect(await sessions(owner.tenantId)).toEqual([0, 0, 2, 0, 4, 4])
  })

  test('holds together by a verified address, from any device, and by nothing less', async () => {
    const owner = await satchel.newTenant()
    const { link } = await shared(owner)
    const email = 'vera@customer.example'
    await put(owner.tenantId, [
      { linkId: link.id, at: ago(20), viewer: 7, email, emailProved: true },
      { linkId: link.id, at: ago(15), viewer: 8, email, emailProved: true },
      { linkId: link.id, at: ago(14), viewer: 8, email },
      { linkId: link.id, at: ago(13), viewer: 8 },
      { linkId: link.id, at: ago(12), viewer: 9, email },
    ])
    await run('sum-visits')
    expect(await sessions(owner.tenantId)).toEqual([0, 0, 2, 2, 4])
  })
})

describe('visits are kept', () => {
  const kept = async (linkId: string) =>
    (
      await satchel.database.system
        .selectFrom('visit')
        .where('linkId', '=', linkId)
        .select('at')
        .execute()
    ).length
  const months = async () =>
    (
      await sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'part'::regnamespace and relname like 'visit_20%'
          and relkind = 'r' order by 1`.execute(satchel.database.system)
    ).rows.map(({ name }) => name)

  test('as long as the tenant says, and the counts beyond that', async () => {
    const [short, long] = [await satchel.newTenant(), await satchel.newTenant()]
    const old = new Date(Date.now() - 100 * 24 * HOUR)
    const { system } = satchel.database
    await sql`select make_visit_parts(${old}::date, ${old}::date)`.execute(system)
    const links = [(await shared(short)).link, (await shared(long)).link]
    for (const [place, owner] of [short, long].entries()) {
      const linkId = links[place].id
      await put(owner.tenantId, [{ linkId, at: old }])
      await open(links[place].slug, 1)
    }
    await run('sum-visits')
    const before = await months()
    const { body: settings } = await short.call('GET', 'users/v1/account-settings')
    expect(settings.sharing.visitsKeptMonths).toBeNull()
    const change = { sharing: { visitsKeptMonths: 1 } }
    const answer = await short.call('PUT', `users/v1/account-settings/${settings.id}`, change)
    expect(answer.body.sharing).toMatchObject({ visitsKeptMonths: 1 })
    await run('keep-visits')
    expect([await kept(links[0].id), await kept(links[1].id)]).toEqual([1, 2])
    expect(await months()).toEqual(before)
    const stat = await system
      .selectFrom('linkStat')
      .where('linkId', '=', links[0].id)
      .selectAll()
      .execute()
    expect(stat).toMatchObject([{ views: 1 }])
    const { days } = await compared(short.tenantId)
    expect(days).toMatchObject([{ dimension: 'all' }, { dimension: 'all' }, { value: 'GB' }])

    // Nobody keeps that month any more.
    await sql`update tenant set sharing = sharing || '{"visitsKeptMonths": 1}'`.execute(system)
    await run('keep-visits')
    expect(await kept(links[1].id)).toBe(1)
    expect((await months()).length).toBe(before.length - 1)
  })

  test('in a month of their own, made before it begins', async () => {
    await run('keep-visits')
    const next = new Date()
    next.setUTCDate(1)
    next.setUTCMonth(next.getUTCMonth() + 2)
    const name = `visit_${next.toISOString().slice(0, 7).replace('-', '_')}`
    expect(await months()).toContain(name)
  })
})
