import { beforeEach, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Person, product } from '../../test/harness.ts'
import { addLink, allPages, idsOf } from '../../test/library.ts'
import { names as found } from '../../test/searching.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ shared: true })

describe('the list', () => {
  test('comes a page at a time in every order, none missing, none twice', async () => {
    const owner = await satchel.newTenant()
    for (const name of ['b', 'Ä', 'c', 'a', 'B', '', 'ä']) {
      const { id } = await addLink(owner, name ? { name } : {})
      const counts = { views: name.length * 2, upvotes: name === 'c' ? 3 : 0 }
      await satchel.database.system
        .updateTable('itemStat')
        .set(counts)
        .where('itemId', '=', id)
        .execute()
    }
    for (const orderBy of [
      'newest',
      'oldest',
      'updated',
      'name',
      'name-desc',
      'views',
      'upvotes',
    ]) {
      const read = async (query: string) =>
        (await owner.call('GET', `items/v1/list?orderBy=${orderBy}${query}`)).body
      const whole = idsOf((await read('')).items)
      expect(new Set(whole).size).toBe(7)
      const paged = await allPages((cursor) => read(`&limit=2${cursor ? `&cursor=${cursor}` : ''}`))
      expect(paged, orderBy).toEqual(whole)
    }
  })

  test('of what was changed since a time has what came from an archive since, in pages', async () => {
    const owner = await satchel.newTenant()
    const [first, second] = [await addLink(owner), await addLink(owner)]
    const since = (await owner.call('GET', `items/v1/${second.id}`)).body.updatedAt
    const read = async (query: string) => {
      const path = `items/v1/list?updatedSince=${encodeURIComponent(since)}${query}`
      return (await owner.call('GET', path)).body
    }
    const third = await addLink(owner)
    await satchel.database.system
      .updateTable('item')
      .set({ updatedAt: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', third.id)
      .execute()
    expect(idsOf((await read('')).items)).toEqual([third.id, second.id])
    await owner.call('PUT', `items/v1/${first.id}`, { name: 'Changed' })
    const all = [first.id, second.id, third.id]
    expect(idsOf((await read('&orderBy=oldest')).items)).toEqual(all)
    const paged = await allPages((cursor) =>
      read(`&orderBy=oldest&limit=1${cursor ? `&cursor=${cursor}` : ''}`),
    )
    expect(paged).toEqual(all)
    expect((await owner.call('GET', 'items/v1/list?updatedSince=yesterday')).status).toBe(422)
  })

  test('has numbers in names in the order of their values, a page at a time', async () => {
    const owner = await satchel.newTenant()
    const names = ['Angebot', 'Angebot 1', 'Angebot 2', 'Angebot 02b', 'Angebot 10', 'Angebot 1000']
    const many = Array.from({ length: 30 }, (_, index) => (index * 7) % 10).join(' ')
    for (const name of [...names, `Z ${many}`].toReversed()) await addLink(owner, { name })
    const read = (query: string) => owner.call('GET', query).then(({ body }) => body)
    const namesOf = async (path: string) => {
      const listed = await read(path)
      return listed.items.map(({ name }: { name: string }) => name)
    }
    expect(await namesOf('items/v1/list?orderBy=name')).toEqual([...names, `Z ${many}`])
    expect(await found(owner, { searchTerm: 'angebot', orderBy: 'name' })).toEqual(names)
    const paged = await allPages((cursor) =>
      read(`items/v1/list?orderBy=name-desc&limit=1${cursor ? `&cursor=${cursor}` : ''}`),
    )
    expect(paged).toHaveLength(names.length + 1)
  })

  test.each([
    ['limit=0', 422],
    ['limit=201', 422],
    ['orderBy=relevance', 422],
    ['cursor=%00', 422],
    ['cursor=nonsense', 400],
    [`cursor=${Buffer.from('{"order":"newest","key":null,"id":"x"}').toString('base64url')}`, 400],
    [`cursor=${'x'.repeat(501)}`, 422],
  ])('asked for with %s is refused', async (query, status) => {
    const owner = await satchel.newTenant()
    expect((await owner.call('GET', `items/v1/list?${query}`)).status).toBe(status)
  })
})

describe('who finds an item', () => {
  test('out of the library only its owner and admins', async () => {
    const owner = await satchel.newTenant()
    const [editor, other] = [await owner.withRole('editor'), await owner.withRole('editor')]
    const [admin, viewer] = [await owner.withRole('admin'), await owner.withRole('viewer')]
    const { id } = await addLink(editor, { inLibrary: false })
    const status = async (person: Person) => (await person.call('GET', `items/v1/${id}`)).status
    for (const person of [editor, admin, owner]) expect(await status(person)).toBe(200)
    for (const person of [other, viewer]) {
      expect(await status(person)).toBe(404)
      expect((await person.call('GET', 'items/v1/list')).body.items).toEqual([])
    }
    expect((await other.call('PUT', `items/v1/${id}`, { name: 'Mine' })).status).toBe(404)
    const gone = await other.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
    expect(gone.body).toEqual({ deleted: [], missing: [id] })
    await editor.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
    expect((await other.call('GET', 'items/v1/bin')).body.items).toEqual([])
    expect((await editor.call('GET', 'items/v1/bin')).body.items).toHaveLength(1)
    const back = await other.call('POST', 'items/v1/bulk/restore', { ids: [id] })
    expect(back.body.missing).toEqual([id])
  })

  test('viewers from its day of release in the time zone of the tenant, and after its last day', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const today = (timeZone: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const
    const { id } = await addLink(owner, { releasesOn: today(zones[0]) })
    const past = await addLink(owner, { expiresOn: '2001-01-01' })
    const seen = async (timeZone: string) => {
      const profile = { attribute: 'timeZone', value: timeZone }
      await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, profile)
      const { body } = await viewer.call('GET', 'items/v1/list')
      return body.items.map((item: { id: string }) => item.id).includes(id)
    }
    expect(await seen(zones[0])).toBe(true)
    expect(await seen(zones[1])).toBe(false)
    expect((await viewer.call('GET', `items/v1/${past.id}`)).status).toBe(200)
  })

  test('sees of its collections only those they may', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { id } = await addLink(owner)
    for (const [person, visibility] of [
      [owner, 'private'],
      [editor, 'private'],
      [owner, 'team'],
    ] as const)
      await person.call('POST', 'collections/v1/create', { name: 'C', visibility, itemIds: [id] })
    for (const person of [owner, editor])
      expect((await person.call('GET', `items/v1/${id}`)).body.collectionIds).toHaveLength(2)
  })
})
