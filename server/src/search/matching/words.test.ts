import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { add, names, search, writeText } from '../../../test/searching.ts'

const satchel = product({ shared: true })

describe('words', () => {
  let owner: Owner
  beforeAll(async () => {
    owner = await satchel.newTenant()
    await add(owner, 'Price list 2026', { description: 'What everything costs' })
    await add(owner, 'Résumé of the fair', { tags: ['Trade Show'] })
    const manual = await add(owner, 'Manual')
    await writeText(
      satchel,
      owner,
      manual,
      'Turn the <b>Überdruckventil</b> slowly & wait for the pressure.',
    )
    await add(owner, 'Pricing strategy', { description: 'For the whole enterprise' })
  })

  test.each([
    ['in a name', 'list', ['Price list 2026']],
    ['in a description', 'everything', ['Price list 2026']],
    ['in a tag', 'trade', ['Résumé of the fair']],
    ['inside a document', 'pressure', ['Manual']],
    ['by their beginning', 'enterp', ['Pricing strategy']],
    ['without their accents', 'resume', ['Résumé of the fair']],
    ['with accents that are not there', 'strätegy', ['Pricing strategy']],
    ['with umlauts inside a document', 'uberdruck', ['Manual']],
    ['all of them, wherever each stands', 'costs list', ['Price list 2026']],
    ['whatever stands between them', '"price", (list)!', ['Price list 2026']],
  ])('are found %s', async (_where, searchTerm, expected) => {
    expect(await names(owner, { searchTerm })).toEqual(expected)
  })

  test('that no item has find nothing', async () => {
    const result = await search(owner, { searchTerm: 'zebra', facets: true })
    expect(result).toMatchObject({ items: [], total: { value: 0, relation: 'eq' } })
    expect(result.nextCursor).toBeNull()
    expect(result.facets.tags).toEqual([])
  })

  test.each([
    ['a wrong letter', 'manuel', 'Manual'],
    ['a missing letter', 'stratgy', 'Pricing strategy'],
    ['two letters swapped', 'lsit', 'Price list 2026'],
    ['a mistyped tag', 'traed', 'Résumé of the fair'],
  ])('with %s find what was meant', async (_typo, searchTerm, expected) => {
    expect(await names(owner, { searchTerm })).toContain(expected)
  })

  test('are marked where they stand, and all else is escaped', async () => {
    const [manual] = (await search(owner, { searchTerm: 'uberdruckventil wait' })).items
    expect(manual.highlight.text).toBe(
      'Turn the &lt;b&gt;<mark>Überdruckventil</mark>&lt;/b&gt; slowly &amp; <mark>wait</mark> for the pressure.',
    )
    expect(manual.highlight).not.toHaveProperty('name')
    const [fair] = (await search(owner, { searchTerm: 'resum' })).items
    expect(fair.highlight).toEqual({ name: '<mark>Résumé</mark> of the fair' })
  })

  test('put the nearest names first, then the newest', async () => {
    const tenant = await satchel.newTenant()
    await add(tenant, 'Solar')
    await add(tenant, 'Solar panels for large roofs')
    await add(tenant, 'Roofs', { description: 'Also solar' })
    await add(tenant, 'Sheds', { description: 'Nothing but solar' })
    const expected = ['Solar', 'Solar panels for large roofs', 'Sheds', 'Roofs']
    expect(await names(tenant, { searchTerm: 'solar' })).toEqual(expected)
  })

  test('of an item that was renamed are the new ones only', async () => {
    const tenant = await satchel.newTenant()
    const id = await add(tenant, 'Walrus')
    await tenant.call('PUT', `items/v1/${id}`, { name: 'Penguin' })
    expect(await names(tenant, { searchTerm: 'walrus' })).toEqual([])
    expect(await names(tenant, { searchTerm: 'penguin' })).toEqual(['Penguin'])
  })

  test('of a tag follow its new name', async () => {
    const tenant = await satchel.newTenant()
    await add(tenant, 'Deck', { tags: ['Autumn'] })
    const path = `users/v1/account-settings/${tenant.tenantId}`
    await tenant.call('PUT', path, { renameTag: { key: 'autumn', label: 'Spring fair' } })
    expect(await names(tenant, { searchTerm: 'autumn' })).toEqual([])
    expect(await names(tenant, { searchTerm: 'fair' })).toEqual(['Deck'])
    expect(await names(tenant, { tags: ['spring fair'] })).toEqual(['Deck'])
  })
})
