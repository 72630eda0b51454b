import { beforeAll, describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { settingsOf } from '../../../test/library.ts'
import { add, names, search } from '../../../test/searching.ts'

const satchel = product({ shared: true })

describe('operators', () => {
  let owner: Owner
  let editor: Person
  beforeAll(async () => {
    owner = await satchel.newTenant()
    editor = await owner.withRole('editor')
    const { categories } = await settingsOf(owner)
    const [brochure, study] = categories.contentType
    const path = `users/v1/account-settings/${owner.tenantId}`
    for (const [id, label] of [
      [brochure.id, 'Brochure'],
      [study.id, 'Case study'],
    ])
      await owner.call('PUT', path, { changeValue: { id, label } })
    const rope = await add(owner, 'Rope', {
      contentType: [brochure.id],
      tags: ['Red', 'Trade show'],
    })
    await add(owner, 'Sail', { contentType: [study.id], tags: ['Red'] })
    await add(editor, 'Mast', { tags: ['Blue'], expiresOn: '2001-01-01' })
    await owner.call('POST', 'collections/v1/create', { name: 'Deck gear', itemIds: [rope] })
    await owner.call('POST', 'collections/v1/create', { name: 'Reds', search: { tags: ['red'] } })
    await editor.call('POST', 'collections/v1/create', {
      name: 'Mine alone',
      visibility: 'private',
    })
    const { system } = satchel.database
    await system.updateTable('itemStat').set({ shares: 2 }).where('itemId', '=', rope).execute()
  })
  const sorted = (searchTerm: string, form = {}) =>
    names(owner, { searchTerm, orderBy: 'name', ...form })

  test.each([
    ['type:brochure', ['Rope']],
    ['type:brochure,"case study"', ['Rope', 'Sail']],
    ['TYPE:"Case Study"', ['Sail']],
    ['-type:brochure', ['Mast', 'Sail']],
    ['type:none', ['Mast']],
    ['-type:None', ['Rope', 'Sail']],
    ['stage:none type:brochure', ['Rope']],
    ['tag:red', ['Rope', 'Sail']],
    ['tag:red tag:"trade show"', ['Rope']],
    ['-tag:red', ['Mast']],
    ['in:"deck gear"', ['Rope']],
    ['in:reds', ['Rope', 'Sail']],
    ['-in:reds', ['Mast']],
    ['is:shared', ['Rope']],
    ['is:unused', ['Mast', 'Sail']],
    ['is:expired', ['Mast']],
    ['-is:expired', ['Rope', 'Sail']],
    ['is:shared,expired', ['Mast', 'Rope']],
    ['after:2020-01-01', ['Mast', 'Rope', 'Sail']],
    ['before:2020-01-01', []],
    ['before:0001-01-01', []],
    ['before:9999-12-31', ['Mast', 'Rope', 'Sail']],
    ['rope tag:red', ['Rope']],
    ['sail tag:', ['Sail']],
    ['tag:red -rope', ['Sail']],
  ])('narrow a search: %s', async (searchTerm, expected) => {
    expect(await sorted(searchTerm)).toEqual(expected)
  })

  test('by: takes a name, an address and “me”', async () => {
    expect(await sorted(`by:${editor.email}`)).toEqual(['Mast'])
    expect(await sorted('by:"some editor"')).toEqual(['Mast'])
    expect(await names(editor, { searchTerm: 'by:me' })).toEqual(['Mast'])
    expect(await sorted('-by:me')).toEqual(['Mast'])
  })

  test('join the form: of one category they add up, with the rest they narrow down', async () => {
    expect(await sorted('tag:red', { tags: ['trade show'] })).toEqual(['Rope'])
    const { facets } = await search(owner, { searchTerm: 'type:brochure', facets: true })
    expect(facets.contentType).toHaveLength(2)
  })

  test.each([
    ['type:nonsense', 'There is no content type “nonsense”'],
    ['tag:nonsense', 'There is no tag “nonsense”'],
    ['by:nobody', 'There is no person “nobody”'],
    ['in:nowhere', 'There is no collection “nowhere”'],
    ['in:"mine alone"', 'There is no collection “mine alone”'],
    ['is:blue', '“is:” takes shared, unused, expired, favorite'],
    ['after:yesterday', '“after:” takes a day such as 2026-03-31'],
    ['before:2026-02-30', '“before:” takes a day such as 2026-03-31'],
    ['after:2026-02-02 before:2026-02-01', '“before:” must be later than “after:”'],
  ])('with values that cannot be are refused: %s', async (searchTerm, message) => {
    const answer = await owner.call('POST', 'items/v1/search', { searchTerm })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'searchTerm', message }] },
    })
  })

  test('of another tenant are as unknown as made-up ones', async () => {
    const stranger = await satchel.newTenant()
    for (const searchTerm of ['tag:red', 'in:reds', 'type:"case study of them"'])
      expect((await stranger.call('POST', 'items/v1/search', { searchTerm })).status).toBe(422)
  })

  test('in a smart collection go on when what they name is gone', async () => {
    const tenant = await satchel.newTenant()
    await add(tenant, 'Buoy', { tags: ['Old'] })
    const form = { search: { searchTerm: 'tag:old' }, name: 'Olds' }
    const { body } = await tenant.call('POST', 'collections/v1/create', form)
    const path = `users/v1/account-settings/${tenant.tenantId}`
    await tenant.call('PUT', path, { removeTag: { key: 'old' } })
    const answer = await tenant.call('GET', `collections/v1/${body.id}`)
    expect(answer).toMatchObject({ status: 200, body: { itemCount: 0 } })
  })
})
