import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { earlyInTheHour } from '../../../test/clock.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { idsOf, settingsOf } from '../../../test/library.ts'
import { add, names, search } from '../../../test/searching.ts'
import { DAY } from '../../platform/time.ts'

// The day is named here, and by the database.
beforeEach(earlyInTheHour)

const satchel = product({ shared: true })

describe('filters', () => {
  let owner: Owner
  let stages: string[]
  let types: string[]
  beforeAll(async () => {
    owner = await satchel.newTenant()
    const { categories } = await settingsOf(owner)
    stages = idsOf(categories.funnelStage)
    types = idsOf(categories.contentType)
    const [first, second] = stages
    const [brochure, study] = types
    await add(owner, 'A', { funnelStage: [first], contentType: [brochure], tags: ['Red', 'Blue'] })
    await add(owner, 'B', { funnelStage: [first, second], contentType: [study], tags: ['Red'] })
    await add(owner, 'C', { funnelStage: [second], contentType: [brochure], tags: ['Blue'] })
    await add(owner, 'D', { tags: ['Green'] })
  })
  const sorted = async (form: object) => names(owner, { orderBy: 'name', ...form })

  test('of one category add up, of several narrow down', async () => {
    const [first, second] = stages
    expect(await sorted({ funnelStage: [first] })).toEqual(['A', 'B'])
    expect(await sorted({ funnelStage: [first, second] })).toEqual(['A', 'B', 'C'])
    expect(await sorted({ funnelStage: [first], contentType: [types[1]] })).toEqual(['B'])
    expect(await sorted({ funnelStage: null, contentType: [] })).toEqual(['A', 'B', 'C', 'D'])
  })

  test('by import find what came with it', async () => {
    const person = await satchel.newTenant()
    const importId = crypto.randomUUID()
    const page = { kind: 'link', url: 'https://example.com/came', name: 'Came', importId }
    expect((await person.call('POST', 'items/v1', page)).status).toBe(201)
    await add(person, 'Alone')
    expect(await names(person, { importId })).toEqual(['Came'])
    expect(await names(person, { importId: crypto.randomUUID() })).toEqual([])
    expect(await names(owner, { importId })).toEqual([])
  })

  test('by tags ask for any of them, or for all with AND', async () => {
    expect(await sorted({ tags: ['red', 'blue'] })).toEqual(['A', 'B', 'C'])
    expect(await sorted({ tags: ['red', 'blue'], tagLogic: 'AND' })).toEqual(['A'])
    expect(await sorted({ tags: ["o'clock \\ & |"] })).toEqual([])
  })

  test('count beside each value what choosing it would leave, with all other filters applied', async () => {
    const [first, second] = stages
    const [brochure, study] = types
    const form = { funnelStage: [first], contentType: [brochure], facets: true }
    const { facets, total } = await search(owner, form)
    expect(total).toEqual({ value: 1, relation: 'eq' })
    expect(facets.funnelStage).toEqual(
      expect.arrayContaining([
        { id: first, count: 1 },
        { id: second, count: 1 },
      ]),
    )
    expect(facets.contentType).toEqual(
      expect.arrayContaining([
        { id: brochure, count: 1 },
        { id: study, count: 1 },
      ]),
    )
    expect(facets.tags).toEqual([
      { key: 'blue', count: 1 },
      { key: 'red', count: 1 },
    ])
    expect(facets.contentRegion).toEqual([])
  })

  test('by tags leave the other tags their counts, but narrow them with AND', async () => {
    const or = await search(owner, { tags: ['red'], facets: true })
    expect(or.facets.tags).toEqual([
      { key: 'blue', count: 2 },
      { key: 'red', count: 2 },
      { key: 'green', count: 1 },
    ])
    const and = await search(owner, { tags: ['red'], tagLogic: 'AND', facets: true })
    expect(and.facets.tags).toEqual([
      { key: 'red', count: 2 },
      { key: 'blue', count: 1 },
    ])
  })

  test('together with words count as without them', async () => {
    const [first] = stages
    const { facets } = await search(owner, {
      searchTerm: 'red',
      funnelStage: [first],
      facets: true,
    })
    expect(facets.funnelStage[0]).toEqual({ id: first, count: 2 })
  })

  test('return facets only on request', async () => {
    expect(await search(owner, {})).not.toHaveProperty('facets')
  })

  test('by days hold in the time zone of the tenant', async () => {
    const tenant = await satchel.newTenant()
    const profile = `auth/v1/tenants/${tenant.tenantId}/profile`
    await tenant.call('PATCH', profile, { attribute: 'timeZone', value: 'Pacific/Auckland' })
    const id = await add(tenant, 'Late')
    await satchel.database.system
      .updateTable('item')
      .set({ createdAt: '2026-03-09T11:30:00.000Z', updatedAt: '2026-03-12T00:00:00.000Z' })
      .where('id', '=', id)
      .execute()
    await sql`select index_items(${tenant.tenantId}, ${[id]})`.execute(satchel.database.system)
    expect(await names(tenant, { startDay: '2026-03-10', endDay: '2026-03-10' })).toEqual(['Late'])
    expect(await names(tenant, { endDay: '2026-03-09' })).toEqual([])
    expect(await names(tenant, { startDay: '2026-03-11' })).toEqual([])
    expect(await names(tenant, { startDay: '2026-03-11', when: 'updated' })).toEqual(['Late'])
  })
})

describe('quick filters', () => {
  test('find what each is named for', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [stage] = idsOf((await settingsOf(owner)).categories.funnelStage)
    const today = new Date()
    const inDays = (days: number) =>
      new Date(today.getTime() + days * DAY).toISOString().slice(0, 10)
    await add(owner, 'Ending', { expiresOn: inDays(20), funnelStage: [stage] })
    await add(owner, 'Lasting', { expiresOn: inDays(90), funnelStage: [stage] })
    const seen = await add(editor, 'Seen')
    const favorite = await add(editor, 'Favorite', { funnelStage: [stage] })
    const old = await add(editor, 'Old', { funnelStage: [stage] })
    const { system } = satchel.database
    await system.updateTable('itemStat').set({ views: 3 }).where('itemId', '=', seen).execute()
    await system.updateTable('itemStat').set({ shares: 1 }).where('itemId', '=', old).execute()
    const past = new Date(today.getTime() - 60 * DAY).toISOString()
    const times = { createdAt: past, updatedAt: past }
    await system.updateTable('item').set(times).where('id', '=', old).execute()
    await sql`select index_items(${owner.tenantId}, ${[old]})`.execute(system)
    await owner.call('POST', `users/v1/${owner.userId}/favorites`, {
      itemId: favorite,
      itemType: 'ITEM',
    })

    const found = (quickFilter: string) => names(owner, { quickFilter, orderBy: 'name' })
    expect(await found('favorites')).toEqual(['Favorite'])
    expect(await found('mine')).toEqual(['Ending', 'Lasting'])
    expect(await found('recent')).toEqual(['Ending', 'Favorite', 'Lasting', 'Seen'])
    expect(await found('popular')).toEqual(['Seen'])
    expect(await found('unused')).toEqual(['Ending', 'Favorite', 'Lasting'])
    expect(await found('expiring')).toEqual(['Ending'])
    expect(await found('uncategorized')).toEqual(['Seen'])
    expect(await names(editor, { quickFilter: 'favorites' })).toEqual([])
  })
})
