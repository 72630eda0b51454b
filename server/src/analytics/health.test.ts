import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink, NOWHERE, settingsOf } from '../../test/library.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ shared: true })

const counts = async (person: Person, query = '') =>
  (await person.call('GET', `analytics/v1/health${query}`)).body

const namesOf = async (person: Person, kind: string) => {
  const { body } = await person.call('GET', `analytics/v1/health/items?kind=${kind}`)
  return body.items.map(({ name }: { name: string }) => name)
}

const today = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10)

/** Items with one thing wrong each, beside one that is all right. */
async function furnish(owner: Owner) {
  const { categories } = await settingsOf(owner)
  const classified = { funnelStage: [categories.funnelStage[0].id] }
  const add = (name: string, fields: object = classified) =>
    addLink(owner, { name, url: `https://example.com/${name}`, ...fields })
  const [stale, idle, broken] = [await add('stale'), await add('idle'), await add('broken')]
  await add('fine')
  await add('unclassified', {})
  await add('soon', { ...classified, expiresOn: today(5) })
  await add('later', { ...classified, expiresOn: today(90) })
  const { system } = satchel.database
  await sql`update item set updated_at = now() - interval '200 days' where id = ${stale.id}`.execute(
    system,
  )
  await sql`update item set created_at = now() - interval '40 days' where id = ${idle.id}`.execute(
    system,
  )
  await sql`update item set broken = true where id = ${broken.id}`.execute(system)
  return { stale }
}

test('items that need attention are counted and listed by what is wrong', async () => {
  const owner = await satchel.newTenant()
  await furnish(owner)
  const one = { expiring: 1, broken: 1, unclassified: 1, stale: 1, unused: 1 }
  expect(await counts(owner)).toEqual(one)
  expect(await namesOf(owner, 'stale')).toEqual(['stale'])
  expect(await namesOf(owner, 'expiring')).toEqual(['soon'])
  expect(await namesOf(owner, 'broken')).toEqual(['broken'])
  expect(await namesOf(owner, 'unclassified')).toEqual(['unclassified'])
  expect(await namesOf(owner, 'unused')).toEqual(['idle'])
  const editor = await owner.withRole('editor')
  expect(await counts(editor)).toEqual(one)
  expect(await counts(editor, '?mine=true')).toMatchObject({ stale: 0, unused: 0 })
  const { body } = await owner.call('GET', 'analytics/v1/health/items?kind=rotten')
  expect(body.errors[0].path).toBe('kind')
})

test('a long list of content health is read page by page', async () => {
  const owner = await satchel.newTenant()
  for (const [index, days] of [5, 5, 5, 2, 9].entries())
    await addLink(owner, {
      name: `${index}`,
      url: `https://example.com/${index}`,
      expiresOn: today(days),
    })
  const system = satchel.database.system
  await sql`update item set broken = true, checked_at = now(), updated_at = now() - interval '200 days',
    created_at = now() - interval '200 days' where tenant_id = ${owner.tenantId}`.execute(system)
  await sql`update item set status = 'failed', checked_at = null
    where tenant_id = ${owner.tenantId} and name = '3'`.execute(system)
  const page = (query: string) => owner.call('GET', `analytics/v1/health/items?limit=2&${query}`)
  const walk = async (kind: string) => {
    const names: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await page(`kind=${kind}${cursor && `&cursor=${cursor}`}`)
      expect(body.total).toBe(5)
      names.push(...body.items.map(({ name }: { name: string }) => name))
      cursor = body.nextCursor
    }
    return names
  }
  expect(await walk('expiring')).toEqual(['3', '0', '1', '2', '4'])
  for (const kind of ['broken', 'unclassified', 'stale', 'unused'])
    expect((await walk(kind)).toSorted()).toEqual(['0', '1', '2', '3', '4'])
  const { nextCursor } = (await page('kind=stale')).body
  expect((await page(`kind=unused&cursor=${nextCursor}`)).body.code).toBe('bad-cursor')
})

test('what somebody calls up to date isn’t stale, until another 180 days have passed', async () => {
  const owner = await satchel.newTenant()
  const { stale } = await furnish(owner)
  const reviewed = (person: Person, ids: string[]) =>
    person.call('POST', 'analytics/v1/health/reviewed', { ids })
  expect((await reviewed(await satchel.newTenant(), [stale.id])).status).toBe(404)
  expect((await reviewed(owner, [stale.id, NOWHERE])).status).toBe(404)
  expect(await counts(owner)).toMatchObject({ stale: 1 })
  expect((await reviewed(owner, [stale.id])).status).toBe(204)
  expect(await counts(owner)).toMatchObject({ stale: 0 })
  await sql`update item_review set at = at - interval '181 days'`.execute(satchel.database.system)
  expect(await counts(owner)).toMatchObject({ stale: 1 })
})

test('home says what needs me, and what my links did today', async () => {
  const owner = await satchel.newTenant()
  await furnish(owner)
  const editor = await owner.withRole('editor')
  const viewer = await owner.withRole('viewer')
  await owner.call('PUT', 'wishes/v1/settings', { needsApproval: true })
  const wish = { kind: 'content', title: 'A deck for banks' }
  await viewer.call('POST', 'wishes/v1/create', wish)
  const { id: itemId } = await addLink(owner, { name: 'shared', url: 'https://example.com/shared' })
  const draft = { itemId, itemType: 'ITEM' }
  const link = await editor.call('POST', 'items/v1/v2/shortener/personalized', draft)
  await sql`insert into visit_day (tenant_id, link_id, day, dimension, value, views, viewers,
      sure_views, downloads, duration_ms)
    select ${owner.tenantId}, ${link.body.id}, (now() at time zone time_zone)::date, 'all', '', 3, 2, 1, 1, 0
    from tenant where id = ${owner.tenantId}`.execute(satchel.database.system)
  const day = async (person: Person) => (await person.call('GET', 'analytics/v1/today')).body
  const none = {
    views: 0,
    sureViews: 0,
    viewers: 0,
    downloads: 0,
    opened: 0,
    expiring: 0,
    broken: 0,
    failed: 0,
    replies: 0,
  }
  expect(await day(owner)).toEqual({ ...none, expiring: 1, broken: 1, wishes: 1 })
  const opened = { views: 3, sureViews: 1, viewers: 2, downloads: 1, opened: 1 }
  expect(await day(editor)).toEqual({ ...none, ...opened, wishes: 1 })
  expect(await day(viewer)).toEqual({ ...none, wishes: 0 })
})
