import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink, idsOf } from '../../test/library.ts'
import { search } from '../../test/searching.ts'
import { DAY } from '../platform/time.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product()

/** Two zones more than a day apart: it's always a later day in the first. */
const [LATE, EARLY] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

async function tenantIn(timeZone: string): Promise<Owner> {
  const owner = await satchel.newTenant()
  await moveTo(owner, timeZone)
  return owner
}

const moveTo = (owner: Owner, value: string) =>
  owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, { attribute: 'timeZone', value })

const share = (person: Person, itemId: string, itemType = 'ITEM') =>
  person.call('POST', 'items/v1/v2/shortener/personalized', { itemId, itemType })

const PEOPLE = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' }
const visit = async (slug: string) =>
  (await satchel.anonymous('GET', `/l/${slug}`, undefined, PEOPLE)).status

const run = (task: string) => satchel.app.tasks[task]?.({})

/** Returns the subjects of waiting emails to an address. */
async function mailsTo(email: string) {
  const { rows } = await sql<{ subject: string; text: string }>`
    select payload ->> 'subject' as subject, payload ->> 'text' as text
    from graphile_worker._private_jobs where payload ->> 'to' = ${email}
      and payload ->> 'subject' like '%expire%' order by id`.execute(satchel.database.system)
  return rows
}

async function eventsOf(itemId: string, type: string) {
  const { rows } = await sql`select id from event
    where item_id = ${itemId} and type = ${type}`.execute(satchel.database.system)
  return rows.length
}

describe('on its last day', () => {
  test('an item is shared still, and from the end of that day in the time zone of the tenant not', async () => {
    const last = dayIn(EARLY)
    const owner = await tenantIn(EARLY)
    const viewer = await owner.withRole('viewer')
    const { id } = await addLink(owner, { expiresOn: last })
    const { body: link } = await share(viewer, id)
    expect(await visit(link.slug)).toBe(302)

    const later = await tenantIn(LATE)
    const { id: over } = await addLink(later, { name: 'Over', expiresOn: last })
    expect(await share(later, over)).toMatchObject({
      status: 409,
      body: { code: 'not-shareable', detail: `This item expired on ${last}` },
    })
    // It goes on being found, greyed.
    const reader = await later.withRole('viewer')
    expect(idsOf((await reader.call('GET', 'items/v1/list')).body.items)).toEqual([over])
    expect((await search(reader, { searchTerm: 'over' })).items).toMatchObject([
      { expiresOn: last },
    ])
  })

  test('its links answer, and after it they are closed, in collections too', async () => {
    const last = dayIn(EARLY)
    const owner = await tenantIn(EARLY)
    const { id } = await addLink(owner, { name: 'Winter prices', expiresOn: last })
    const kit = { name: 'Kit', itemIds: [id] }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', kit)
    const [{ body: link }, { body: whole }] = [
      await share(owner, id),
      await share(owner, collection.id, 'COLLECTION'),
    ]
    const inCollection = async () =>
      (await satchel.anonymous('GET', `/l/${whole.slug}/${id}`, undefined, PEOPLE)).status
    expect(await inCollection()).toBe(302)
    // Not asked for before the move: what was, may be remembered for ten seconds.
    await moveTo(owner, LATE)
    expect(await visit(link.slug)).toBe(410)
    expect(await inCollection()).toBe(404)
    await moveTo(owner, EARLY)
    expect(await visit(link.slug)).toBe(302)
  })
})

describe('a link that was opened a moment before', () => {
  test('closes and opens as its day does, though it is remembered', async () => {
    const today = dayIn('UTC')
    const owner = await satchel.newTenant()
    const [last, first] = [
      await addLink(owner, { expiresOn: today }),
      await addLink(owner, { releasesOn: today }),
    ]
    const [{ body: closing }, { body: opening }] = [
      await share(owner, last.id),
      await share(owner, first.id),
    ]
    const [start, end] = [Date.parse(today), Date.parse(plus(today, 1))]
    const at = async (time: number, slug: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: time })
      const status = await visit(slug)
      vi.useRealTimers()
      return status
    }
    expect(await at(end - 5_000, closing.slug)).toBe(302)
    expect(await at(end - 1, closing.slug)).toBe(302)
    expect(await at(end, closing.slug)).toBe(410)
    expect(await at(start - 1, opening.slug)).toBe(410)
    expect(await at(start, opening.slug)).toBe(302)
  })
})

describe('before its release day', () => {
  test('an item is hidden from viewers wherever they look, and its links are closed', async () => {
    const first = dayIn(LATE)
    const owner = await tenantIn(LATE)
    const viewer = await owner.withRole('viewer')
    const { id } = await addLink(owner, { name: 'Spring prices', releasesOn: first, tags: ['New'] })
    const kit = { name: 'Kit', itemIds: [id] }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', kit)
    await viewer.call('POST', `users/v1/${viewer.userId}/favorites`, {
      itemId: id,
      itemType: 'ITEM',
    })
    const { body: link } = await share(viewer, id)
    const lists = [
      'items/v1/list',
      `collections/v1/${collection.id}/items`,
      `users/v1/${viewer.userId}/list/favorites`,
      `activity/v1/list?itemId=${id}`,
    ]
    const seen = async () => {
      const found = await Promise.all(
        lists.map(async (path) => (await viewer.call('GET', path)).body.items.length),
      )
      const { items, facets } = await search(viewer, { searchTerm: 'spring', facets: true })
      return [...found, items.length, facets.tags.length]
    }
    expect(await seen()).toEqual([1, 1, 1, 2, 1, 1])

    await moveTo(owner, EARLY)
    expect(await seen()).toEqual([0, 0, 0, 0, 0, 0])
    expect((await viewer.call('GET', `items/v1/${id}`)).status).toBe(404)
    expect((await viewer.call('GET', `items/v1/${id}/versions`)).status).toBe(404)
    expect(await visit(link.slug)).toBe(410)
    expect(await share(owner, id)).toMatchObject({ status: 409, body: { code: 'not-shareable' } })
    expect((await owner.call('GET', `items/v1/${id}`)).status).toBe(200)
  })
})

describe('when a day has begun', () => {
  test('open browsers hear of what was released or has expired, once', async () => {
    const [today, tomorrow] = [dayIn(EARLY), dayIn(LATE)]
    const owner = await tenantIn(EARLY)
    await run('reach-days')
    const released = await addLink(owner, { releasesOn: tomorrow })
    const expired = await addLink(owner, { expiresOn: today })
    const neither = await addLink(owner, { releasesOn: today, expiresOn: plus(tomorrow, 1) })
    await moveTo(owner, LATE)
    await Promise.all([run('reach-days'), run('reach-days')])
    await run('reach-days')
    const countEvents = async ({ id }: { id: string }) => eventsOf(id, 'item.reached-day')
    expect([
      await countEvents(released),
      await countEvents(expired),
      await countEvents(neither),
    ]).toEqual([1, 1, 0])
    // The tenant moves back, and with it the day.
    await moveTo(owner, EARLY)
    await run('reach-days')
    expect([
      await countEvents(released),
      await countEvents(expired),
      await countEvents(neither),
    ]).toEqual([2, 2, 0])
    expect(
      (await owner.call('GET', `activity/v1/list?itemId=${expired.id}`)).body.items,
    ).toHaveLength(1)
  })
})

describe('a week ahead', () => {
  test('the owner of an expiring item gets one email, and another for a new date', async () => {
    const owner = await tenantIn(LATE)
    const editor = await owner.withRole('editor')
    const today = dayIn(LATE)
    const { id } = await addLink(editor, { name: 'Price list', expiresOn: plus(today, 7) })
    await addLink(editor, { name: 'Later', expiresOn: plus(today, 8) })
    await addLink(editor, { name: 'Over', expiresOn: plus(today, -1) })
    const binned = await addLink(editor, { name: 'Gone', expiresOn: today })
    await editor.call('DELETE', 'items/v1/bulk/items', { ids: [binned.id] })
    await Promise.all([run('tell-expiring'), run('tell-expiring')])
    await run('tell-expiring')
    const [mail, ...more] = await mailsTo(editor.email)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^“Price list” expires on \w+ \d+, \d{4}$/)
    expect(mail?.text).toContain(`/items/${id}`)
    expect(await mailsTo(owner.email)).toEqual([])

    await editor.call('PUT', `items/v1/${id}`, { expiresOn: plus(today, 2) })
    await run('tell-expiring')
    expect(await mailsTo(editor.email)).toHaveLength(2)
  })

  test('several items of one owner are in one email', async () => {
    const owner = await satchel.newTenant()
    for (const name of ['One', 'Two'])
      await addLink(owner, { name, expiresOn: plus(dayIn('UTC'), 3) })
    await run('tell-expiring')
    const mails = await mailsTo(owner.email)
    expect(mails).toMatchObject([{ subject: '2 of your items expire soon' }])
    expect(mails[0]?.text).toMatch(/\n\nOne: .*\n\nTwo: /)
    expect(mails[0]?.text).toContain('/library?quickFilter=expiring')
  })

  test('the quick filter finds what expires within thirty days, and nothing that is over', async () => {
    const owner = await tenantIn(LATE)
    const today = dayIn(LATE)
    const names: Record<string, string> = {
      last: today,
      soon: plus(today, 30),
      far: plus(today, 31),
      over: plus(today, -1),
    }
    for (const [name, expiresOn] of Object.entries(names)) await addLink(owner, { name, expiresOn })
    const { items } = await search(owner, { quickFilter: 'expiring', orderBy: 'name' })
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['last', 'soon'])
  })
})
