import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { addLink, NOWHERE } from '../../../test/library.ts'

const satchel = product({ shared: true })

const save = (person: Person, name: string, more: object = {}) =>
  person.call('POST', 'search/v1/saved', { name, form: { searchTerm: 'fair' }, ...more })
const saved = async (person: Person) =>
  (await person.call('GET', 'search/v1/saved')).body.items.map(({ name }: { name: string }) => name)

test('a search is saved under a name, opened, renamed, replaced and deleted', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const form = { tags: ['press'], tagLogic: 'AND', orderBy: 'name', quickFilter: 'mine' }
  const { status, body } = await save(viewer, '  Press  ', { form })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Press', form, shared: false, owner: { id: viewer.userId } })
  await save(viewer, 'Älter')
  expect(await saved(viewer)).toEqual(['Älter', 'Press'])

  const put = (change: object, headers?: Record<string, string>) =>
    viewer.call('PUT', `search/v1/saved/${body.id}`, change, headers)
  expect((await put({ name: 'Media' })).body).toMatchObject({ name: 'Media', form, version: 2 })
  expect((await put({ form: {} })).body).toMatchObject({ name: 'Media', form: {} })
  expect((await put({ name: 'X' }, { 'if-match': '"1"' })).status).toBe(412)
  expect((await viewer.call('DELETE', `search/v1/saved/${body.id}`)).status).toBe(204)
  expect((await viewer.call('DELETE', `search/v1/saved/${body.id}`)).status).toBe(404)
  expect(await saved(viewer)).toEqual(['Älter'])
  const { id } = (await save(viewer, 'Again')).body
  expect((await viewer.call('DELETE', `search/v1/saved?id=${id}`)).status).toBe(204)
})

test('a name is used once by each person, whatever its case', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  await save(owner, 'Press')
  const stored = { status: 409, body: { errors: [{ path: 'name' }] } }
  expect(await save(owner, 'PRESS')).toMatchObject(stored)
  expect((await save(editor, 'Press')).status).toBe(201)
  const { body } = await save(owner, 'Other')
  const rename = (name: string) => owner.call('PUT', `search/v1/saved/${body.id}`, { name })
  expect(await rename('press')).toMatchObject(stored)
  expect((await rename('OTHER')).status).toBe(200)
  const both = await Promise.all([save(owner, 'Twice'), save(owner, 'Twice')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a search is one’s own until an editor shares it, and then its owner alone changes it', async () => {
  const owner = await satchel.newTenant()
  const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
  const { body } = await save(editor, 'Team')
  expect(await saved(owner)).toEqual([])
  expect((await save(viewer, 'Mine', { shared: true })).status).toBe(403)
  await editor.call('PUT', `search/v1/saved/${body.id}`, { shared: true })
  for (const person of [owner, viewer]) {
    expect(await saved(person)).toEqual(['Team'])
    const path = `search/v1/saved/${body.id}`
    expect((await person.call('PUT', path, { name: 'Theirs' })).status).toBe(404)
    expect((await person.call('DELETE', path)).status).toBe(404)
  }
})

test.each([
  ['name', { name: ' ', form: {} }],
  ['form', { name: 'X' }],
  ['form.funnelStage.0', { name: 'X', form: { funnelStage: ['x'] } }],
  ['form.endDay', { name: 'X', form: { startDay: '2026-02-02', endDay: '2026-01-01' } }],
  ['form.searchTerm', { name: 'X', form: { searchTerm: 'is:nope' } }],
])('a search with a wrong %s is not kept', async (path, draft) => {
  const owner = await satchel.newTenant()
  const answer = await owner.call('POST', 'search/v1/saved', draft)
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } })
})

test('a saved search goes on when what it names is gone, but is not replaced by another like it', async () => {
  const owner = await satchel.newTenant()
  await addLink(owner, { tags: ['Old'] })
  const form = { searchTerm: 'tag:old' }
  const { status, body } = await save(owner, 'Olds', { form })
  expect(status).toBe(201)
  const settings = `users/v1/account-settings/${owner.tenantId}`
  await owner.call('PUT', settings, { removeTag: { key: 'old' } })
  const put = (change: object) => owner.call('PUT', `search/v1/saved/${body.id}`, change)
  expect(await put({ name: 'Once' })).toMatchObject({
    status: 200,
    body: { form: { searchTerm: '' }, missing: ['tag “old”'] },
  })
  expect(await put({ form: { searchTerm: 'tag:old fair' } })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'form.searchTerm' }] },
  })
})

test('a hundred searches are kept by each person, and no more', async () => {
  const owner = await satchel.newTenant()
  for (let n = 0; n < 99; n++) await save(owner, `Search ${n}`)
  const last = await Promise.all([save(owner, 'One'), save(owner, 'Two'), save(owner, 'Three')])
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('a saved search follows a tag to its new name and keeps what was deleted to itself', async () => {
  const owner = await satchel.newTenant()
  await addLink(owner, { tags: ['Press'] })
  const form = { tags: ['press'], funnelStage: [NOWHERE] }
  await save(owner, 'Press', { form })
  await owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, {
    renameTag: { key: 'press', label: 'Media' },
  })
  const { body } = await owner.call('GET', 'search/v1/saved')
  expect(body.items[0].form).toEqual({ tags: ['media'], funnelStage: [NOWHERE] })
})

describe('a watched search', () => {
  const watch = () => satchel.app.tasks['watch-searches']?.({})
  const news = async (person: Person) =>
    (await person.call('GET', 'activity/v1/notifications')).body.items

  test('notifies its owner once of each item that newly matches, and not of their own', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    await addLink(owner, { name: 'Fair of last year' })
    const other = await addLink(owner, { name: 'Something else' })
    const { body } = await save(viewer, 'Fairs', { notify: 'app' })
    expect(body.notify).toBe('app')
    await save(owner, 'My fairs', { notify: 'mail' })
    await watch()
    expect(await news(viewer)).toEqual([])

    await addLink(owner, { name: 'Fair of this year' })
    await owner.call('PUT', `items/v1/${other.id}`, { name: 'Something about a fair' })
    await addLink(owner, { name: 'Hidden fair', inLibrary: false })
    await addLink(owner, { name: 'Late fair', releasesOn: '2999-01-01' })
    await Promise.all([watch(), watch()])
    await watch()
    expect(await news(viewer)).toMatchObject([
      { kind: 'saved-search', text: '2 new items in “Fairs”', count: 2 },
    ])
    expect((await news(viewer))[0].url).toBe('/library?searchTerm=fair&orderBy=newest')
    expect(await news(owner)).toEqual([])
  })

  test('notifies of what was added right after it was saved, turned on or given other filters', async () => {
    const owner = await satchel.newTenant()
    const viewer = await owner.withRole('viewer')
    const notices = async () => (await news(viewer)).map(({ text }: { text: string }) => text)
    await addLink(owner, { name: 'Fair of last year' })
    await save(viewer, 'Fairs', { notify: 'app' })
    await addLink(owner, { name: 'Fair of this year' })
    await watch()
    expect(await notices()).toEqual(['1 new item in “Fairs”'])

    const { body } = await save(viewer, 'Launches', { form: { searchTerm: 'launch' } })
    const put = (change: object) => viewer.call('PUT', `search/v1/saved/${body.id}`, change)
    await addLink(owner, { name: 'Launch in May' })
    await put({ notify: 'mail' })
    await addLink(owner, { name: 'Launch in June' })
    await watch()
    expect(await notices()).toContain('1 new item in “Launches”')

    await addLink(owner, { name: 'Offer in May' })
    await put({ name: 'Offers', form: { searchTerm: 'offer' } })
    await addLink(owner, { name: 'Offer in June' })
    await watch()
    expect(await notices()).toContain('1 new item in “Offers”')
  })

  test('starts over with other filters, and stops when it isn’t watched', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const { body } = await save(owner, 'Fairs', { notify: 'app' })
    const put = (change: object) => owner.call('PUT', `search/v1/saved/${body.id}`, change)
    await watch()
    await addLink(editor, { name: 'Launch in May' })
    await put({ form: { searchTerm: 'launch' } })
    await watch()
    expect(await news(owner)).toEqual([])
    await put({ notify: 'none' })
    await addLink(editor, { name: 'Launch in June' })
    await watch()
    await put({ notify: 'mail' })
    await watch()
    expect(await news(owner)).toEqual([])
    await addLink(editor, { name: 'Launch in July' })
    await watch()
    expect(await news(owner)).toMatchObject([{ text: '1 new item in “Fairs”' }])
  })
})
