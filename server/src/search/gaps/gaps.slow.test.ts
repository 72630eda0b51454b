import { describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { settingsOf } from '../../../test/library.ts'
import { add, search } from '../../../test/searching.ts'
import { share } from '../../../test/sharing.ts'

const satchel = product({ shared: true })

describe('gaps', () => {
  /** Makes all searches so many minutes older. */
  async function wait({ tenantId }: Owner, minutes: number): Promise<void> {
    const { system } = satchel.database
    const rows = await system
      .selectFrom('searchLog')
      .select(['id', 'at'])
      .where('tenantId', '=', tenantId)
      .execute()
    for (const { id, at } of rows) {
      const earlier = new Date(new Date(at).getTime() - minutes * 60_000).toISOString()
      await system.updateTable('searchLog').set({ at: earlier }).where('id', '=', id).execute()
    }
  }
  const gapsOf = async (person: Person) => (await person.call('GET', 'search/v1/gaps')).body

  test('are what people did not find: forms and misspellings as one, most people first', async () => {
    const owner = await satchel.newTenant()
    const [one, two] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    await search(one, { searchTerm: 'batteries' })
    await search(two, { searchTerm: 'battery' })
    await search(owner, { searchTerm: 'batery' })
    await search(owner, { searchTerm: 'submarine' })
    await wait(owner, 1)
    expect(await gapsOf(owner)).toMatchObject([
      { people: 2, searches: 3, organizations: [], wishIds: [] },
      { term: 'submarine', people: 1, searches: 1 },
    ])
  })

  test('close once something is found, be it by a synonym', async () => {
    const owner = await satchel.newTenant()
    await add(owner, 'Accumulator')
    await search(owner, { searchTerm: 'battery' })
    await wait(owner, 1)
    expect(await gapsOf(owner)).toHaveLength(1)
    await owner.call('POST', 'search/v1/synonyms', { terms: ['accumulator', 'battery'] })
    expect(await gapsOf(owner)).toEqual([])
  })

  test('are also what was found and left, unless somebody opened it', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const id = await add(owner, 'Old crane')
    await search(editor, { searchTerm: 'crane' })
    await wait(owner, 6)
    expect(await gapsOf(owner)).toMatchObject([{ term: 'crane', people: 1 }])
    const { searchId } = await search(owner, { searchTerm: 'crane' })
    await owner.call('POST', 'search/v1/opened', { searchId, itemId: id })
    expect(await gapsOf(owner)).toEqual([])
  })

  test('name the organizations that were shared with right after', async () => {
    const owner = await satchel.newTenant()
    const id = await add(owner, 'Something else')
    await search(owner, { searchTerm: 'submarine' })
    await wait(owner, 1)
    await share(owner, id, { sharedToOrganization: 'Northwind' })
    expect(await gapsOf(owner)).toMatchObject([{ organizations: ['Northwind'] }])
  })

  test('are for admins, of their own tenant', async () => {
    const owner = await satchel.newTenant()
    await search(owner, { searchTerm: 'submarine' })
    await wait(owner, 1)
    const editor = await owner.withRole('editor')
    expect((await editor.call('GET', 'search/v1/gaps')).status).toBe(403)
    expect(await gapsOf(await satchel.newTenant())).toEqual([])
  })
})

describe('thin categories', () => {
  const thinOf = async (person: Person) =>
    (await person.call('GET', 'search/v1/gaps/categories')).body

  test('are those asked for much and held little, by filters and words', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [rare, usual] = (await settingsOf(owner)).categories.contentIndustry
    for (const name of ['One', 'Two', 'Three', 'Four'])
      await add(owner, name, { contentIndustry: [usual.id] })
    await add(owner, 'Five', { contentIndustry: [rare.id] })
    await search(owner, { searchTerm: 'crane', contentIndustry: [rare.id] })
    await search(owner, { searchTerm: `prices ${rare.label}` })
    await search(editor, { contentIndustry: [rare.id] })
    await search(editor, { contentIndustry: [usual.id] })
    const { label } = rare
    expect(await thinOf(owner)).toEqual([
      {
        category: 'contentIndustry',
        valueId: rare.id,
        label,
        itemCount: 1,
        people: 2,
        searches: 3,
        lastAt: expect.any(String),
      },
    ])
    expect((await editor.call('GET', 'search/v1/gaps/categories')).status).toBe(403)
    expect(await thinOf(await satchel.newTenant())).toEqual([])
  })
})
