import { beforeEach, describe, expect, test } from 'vitest'
import { type Owner, type Person, product } from '../../../test/harness.ts'
import { settingsOf } from '../../../test/library.ts'
import { add } from '../../../test/searching.ts'

const satchel = product({ shared: true })
let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
})

async function setTaxonomy(command: object) {
  const path = `users/v1/account-settings/${owner.tenantId}`
  const { status, body } = await owner.call('PUT', path, command)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

/** Saves a search and makes a smart collection of it. */
async function keep(form: object, person: Person = owner) {
  const name = crypto.randomUUID()
  const saved = await person.call('POST', 'search/v1/saved', { name, form })
  expect(saved.status, JSON.stringify(saved.body)).toBe(201)
  const smart = await person.call('POST', 'collections/v1/create', { name, search: form })
  expect(smart.status, JSON.stringify(smart.body)).toBe(201)
  return { savedId: saved.body.id, smartId: smart.body.id }
}
type Stored = Awaited<ReturnType<typeof keep>>

async function savedOf({ savedId }: Stored, person: Person = owner) {
  const { body } = await person.call('GET', 'search/v1/saved')
  return body.items.find(({ id }: { id: string }) => id === savedId)
}

const smartOf = async ({ smartId }: Stored, person: Person = owner) =>
  (await person.call('GET', `collections/v1/${smartId}`)).body

/** Both forms, which stay the same, and what they find. */
async function see(stored: Stored, person: Person = owner) {
  const [{ form }, smart] = [await savedOf(stored, person), await smartOf(stored, person)]
  expect(smart.search).toEqual(form)
  const { status, body } = await person.call('POST', 'items/v1/search', form)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(smart.itemIds).toEqual(body.items.map(({ id }: { id: string }) => id))
  return { form, found: smart.itemIds }
}

describe('stored searches follow', () => {
  test('a tag that is renamed, in what was chosen, left out and typed', async () => {
    const id = await add(owner, 'Rope', { tags: ['EMEA'] })
    const other = await add(owner, 'Sail', { tags: ['APAC'] })
    const chosen = await keep({ tags: ['emea'] })
    const without = await keep({ excludeTags: ['emea'] })
    const typed = await keep({ searchTerm: 'rope  tag:EMEA,"apac"' })
    await setTaxonomy({ renameTag: { key: 'emea', label: 'Europe and Africa' } })
    const key = 'europe and africa'
    expect(await see(chosen)).toEqual({ form: { tags: [key] }, found: [id] })
    expect(await see(without)).toEqual({ form: { excludeTags: [key] }, found: [other] })
    const searchTerm = 'rope  tag:"Europe and Africa","apac"'
    expect(await see(typed)).toEqual({ form: { searchTerm }, found: [id] })
  })

  test.each([
    ['tag:a x', 'tag:New x'],
    ['"tag:a" tag:a', '"tag:a" tag:New'],
    ['TAG:"A",b', 'TAG:New,b'],
    ['-tag:a,b -b', '-tag:New,b -b'],
    ['x:tag:a tag:a', 'x:tag:a tag:New'],
    ['tag:b,a,a', 'tag:b,New'],
    ['-x -"a" tag: tag:á', '-x -"a" tag: tag:New'],
  ])('a renamed tag and leave the rest of what was typed: %s', async (searchTerm, expected) => {
    await add(owner, 'Rope', { tags: ['A', 'b'] })
    const stored = await keep({ searchTerm })
    await setTaxonomy({ renameTag: { key: 'a', label: 'New' } })
    expect((await savedOf(stored)).form).toEqual({ searchTerm: expected })
  })

  test('tags that are merged, and go back when that is undone', async () => {
    await add(owner, 'Rope', { tags: ['EMEA', 'DACH'] })
    const id = await add(owner, 'Sail', { tags: ['Europe'] })
    const forms = [
      { searchTerm: 'tag:dach' },
      { excludeTags: ['emea'] },
      { tags: ['dach', 'emea'] },
    ]
    const saved: Stored[] = []
    for (const form of forms) saved.push(await keep(form))
    const merge = { from: ['emea', 'dach'], into: 'europe' }
    const { removalId } = await setTaxonomy({ mergeTags: merge })
    const after = [{ searchTerm: 'tag:Europe' }, { excludeTags: ['europe'] }, { tags: ['europe'] }]
    for (const [index, one] of saved.entries()) expect((await see(one)).form).toEqual(after[index])
    await setTaxonomy({ restoreRemoved: { removalId } })
    for (const [index, one] of saved.entries()) expect((await see(one)).form).toEqual(forms[index])
    expect((await see(saved[1] as Stored)).found).toEqual([id])
  })

  test('values that are renamed, exchange their names, and are replaced', async () => {
    const { categories } = await settingsOf(owner)
    const [first, second] = categories.contentType
    await setTaxonomy({ changeValue: { id: first.id, label: 'Brochure' } })
    await setTaxonomy({ changeValue: { id: second.id, label: 'Case study' } })
    const rope = await add(owner, 'Rope', { contentType: [first.id] })
    const sail = await add(owner, 'Sail', { contentType: [second.id] })
    const previous = await keep({ searchTerm: 'type:brochure' })
    await setTaxonomy({ changeValue: { id: first.id, label: 'Flyer' } })
    expect(await see(previous)).toEqual({ form: { searchTerm: 'type:Flyer' }, found: [rope] })
    const swapped = categories.contentType.map(({ id, label }: { id: string; label: string }) => ({
      id,
      label,
      ...(id === first.id && { label: 'Case study' }),
      ...(id === second.id && { label: 'Flyer' }),
    }))
    await setTaxonomy({ categories: { contentType: swapped } })
    expect(await see(previous)).toEqual({
      form: { searchTerm: 'type:"Case study"' },
      found: [rope],
    })
    await setTaxonomy({ removeValue: { id: first.id, moveTo: second.id } })
    const { form, found } = await see(previous)
    expect(form).toEqual({ searchTerm: 'type:Flyer' })
    expect(found.toSorted()).toEqual([rope, sail].toSorted())
  })

  test('a collection that is renamed, alone where another has the new name', async () => {
    const make = (name: string, itemIds: string[]) =>
      owner.call('POST', 'collections/v1/create', { name, itemIds })
    const [rope, sail] = [await add(owner, 'Rope'), await add(owner, 'Sail')]
    const { body: deck } = await make('Deck gear', [rope])
    await make('Sails', [sail])
    const savedSearch = await keep({ searchTerm: 'in:"deck gear"' })
    const rename = (name: string) => owner.call('PUT', `collections/v1/${deck.id}`, { name })
    await rename('On “deck"')
    expect(await see(savedSearch)).toEqual({ form: { searchTerm: 'in:"On “deck"' }, found: [rope] })
    await rename('Sails')
    expect(await see(savedSearch)).toEqual({ form: { searchTerm: `in:${deck.id}` }, found: [rope] })
  })

  test('a person by name and address, and keep who else has the old name', async () => {
    const [ana, otherAna] = [await owner.withRole('editor'), await owner.withRole('editor')]
    const rename = (person: Person, name: string) =>
      owner.call('PATCH', `users/v1/${person.userId}`, { name })
    await rename(ana, 'Ana Berg')
    await rename(otherAna, 'Ana Tal')
    const rope = await add(ana, 'Rope')
    const [whole, first] = [
      await keep({ searchTerm: 'by:"ana berg"' }),
      await keep({ searchTerm: 'by:ana' }),
    ]
    const by = await keep({ searchTerm: `by:${ana.email},me` })
    const answer = await rename(ana, 'Maria Berg')
    expect(answer.status).toBe(200)
    expect(await see(whole)).toEqual({ form: { searchTerm: 'by:"Maria Berg"' }, found: [rope] })
    expect((await see(first)).form).toEqual({ searchTerm: 'by:ana,"Maria Berg"' })
    expect((await see(by)).form).toEqual({ searchTerm: `by:${ana.email},me` })
  })

  test('no name of another company', async () => {
    await add(owner, 'Rope', { tags: ['EMEA'] })
    const savedSearch = await keep({ searchTerm: 'tag:emea' })
    const mine = owner
    owner = await satchel.newTenant()
    await add(owner, 'Rope', { tags: ['EMEA'] })
    await setTaxonomy({ renameTag: { key: 'emea', label: 'Europe' } })
    owner = mine
    expect((await savedOf(savedSearch)).form).toEqual({ searchTerm: 'tag:emea' })
  })
})

describe('a stored search whose tag was deleted', () => {
  test('opens without it, says so, and has it again once that is undone', async () => {
    await add(owner, 'Rope', { tags: ['EMEA'] })
    const form = { searchTerm: 'rope tag:emea', tags: ['emea'] }
    const { body } = await owner.call('POST', 'search/v1/saved', { name: 'Ropes', form })
    const { removalId } = await setTaxonomy({ removeTag: { key: 'emea' } })
    const saved = await savedOf({ savedId: body.id, smartId: '' })
    expect(saved).toMatchObject({
      form: { searchTerm: 'rope', tags: ['emea'] },
      missing: ['tag “emea”'],
    })
    expect((await owner.call('POST', 'items/v1/search', saved.form)).status).toBe(200)
    await setTaxonomy({ restoreRemoved: { removalId } })
    expect(await savedOf({ savedId: body.id, smartId: '' })).toMatchObject({ form, missing: [] })
  })

  test.each([
    ['chosen', { tags: ['emea'] }],
    ['typed', { searchTerm: 'tag:emea' }],
    ['left out', { excludeTags: ['emea'] }],
    ['left out as it was typed', { searchTerm: 'rope -tag:emea,apac' }],
  ])('fills no smart collection with more than before, where it was %s', async (_, search) => {
    await add(owner, 'Rope', { tags: ['EMEA'] })
    await add(owner, 'Rope', { tags: ['APAC'] })
    await add(owner, 'Sail rope')
    const { body } = await owner.call('POST', 'collections/v1/create', { name: 'Ropes', search })
    const before: string[] = body.itemIds
    await setTaxonomy({ removeTag: { key: 'emea' } })
    const after = await smartOf({ savedId: '', smartId: body.id }, await owner.withRole('viewer'))
    expect(after).toMatchObject({ search, missing: ['tag “emea”'] })
    expect(after.itemIds.filter((id: string) => !before.includes(id))).toEqual([])
  })

  test('leaves nothing in that another collection leaves out by it', async () => {
    await add(owner, 'Rope', { tags: ['Secret'] })
    const make = (name: string, search: object) =>
      owner.call('POST', 'collections/v1/create', { name, search })
    await make('Secrets', { tags: ['secret'] })
    const { body } = await make('Public', { searchTerm: '-in:secrets' })
    expect(body.itemCount).toBe(0)
    await setTaxonomy({ removeTag: { key: 'secret' } })
    expect((await smartOf({ savedId: '', smartId: body.id })).itemCount).toBe(0)
  })
})
