import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink, NOWHERE, settingsOf } from '../../test/library.ts'

const satchel = product({ shared: true })

const change = (owner: Owner, body: object, id = owner.tenantId) =>
  owner.call('PUT', `users/v1/account-settings/${id}`, body)

interface Value {
  id: string
  label: string
  color: string | null
}

const asGiven = (values: Value[]) => values.map(({ id, label, color }) => ({ id, label, color }))

describe('a new tenant', () => {
  test('has a ready taxonomy and no tags', async () => {
    const owner = await satchel.newTenant()
    const settings = await settingsOf(owner)
    expect(settings).toMatchObject({
      id: owner.tenantId,
      tags: [],
      sharing: {
        allowDownload: true,
        allowPassOn: true,
        downloadAs: 'pdf',
        questions: false,
        visitsKeptMonths: null,
      },
      notifications: { shareView: true },
      activity: { keptMonths: 24 },
    })
    expect(Object.keys(settings.categories)).toHaveLength(5)
    for (const values of Object.values<Value[]>(settings.categories))
      expect(values.length).toBeGreaterThan(2)
    expect(settings.categories.funnelStage[0]).toMatchObject({ position: 0, itemCount: 0 })
  })
})

describe('tags', () => {
  test('are added, renamed, colored and removed, and leave their items', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner, { tags: ['Spring'] })
    await change(owner, { addTag: { label: ' Autumn  fair ', color: '#112233' } })
    expect((await settingsOf(owner)).tags).toEqual([
      { key: 'autumn fair', label: 'Autumn fair', color: '#112233', itemCount: 0 },
      { key: 'spring', label: 'Spring', color: null, itemCount: 1 },
    ])
    const renamed = await change(owner, { renameTag: { key: 'spring', label: 'Printemps' } })
    expect(renamed.body.tags[1]).toMatchObject({ key: 'printemps', itemCount: 1 })
    const item = async () => (await owner.call('GET', `items/v1/${id}`)).body
    expect((await item()).tags).toEqual([{ key: 'printemps', label: 'Printemps' }])
    await change(owner, { renameTag: { key: 'printemps', label: 'PRINTEMPS' } })
    expect((await item()).tags).toEqual([{ key: 'printemps', label: 'PRINTEMPS' }])
    await change(owner, { removeTag: { key: 'printemps' } })
    expect((await item()).tags).toEqual([])
  })

  test('that look like one that is there are in conflict with it', async () => {
    const owner = await satchel.newTenant()
    await change(owner, { addTag: { label: 'Résumé' } })
    await change(owner, { addTag: { label: 'Other' } })
    for (const body of [
      { addTag: { label: ' RESUME ' } },
      { renameTag: { key: 'other', label: 'resumé' } },
    ])
      expect(await change(owner, body)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('merge into one, on every item once', async () => {
    const owner = await satchel.newTenant()
    const both = await addLink(owner, { tags: ['Deck', 'Slides'] })
    const one = await addLink(owner, { tags: ['Slides'] })
    await change(owner, { mergeTags: { from: ['slides'], into: 'deck' } })
    for (const { id } of [both, one])
      expect((await owner.call('GET', `items/v1/${id}`)).body.tags).toEqual([
        { key: 'deck', label: 'Deck' },
      ])
    expect((await settingsOf(owner)).tags).toMatchObject([{ key: 'deck', itemCount: 2 }])
    const found = await owner.call('POST', 'items/v1/search', { tags: ['deck'] })
    expect(found.body.total.value).toBe(2)
  })

  test('are counted without the trash', async () => {
    const owner = await satchel.newTenant()
    const { id } = await addLink(owner, { tags: ['Deck'] })
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [id] })
    expect((await settingsOf(owner)).tags).toMatchObject([{ key: 'deck', itemCount: 0 }])
  })

  test.each([
    ['mergeTags.from', { mergeTags: { from: ['deck'], into: 'deck' } }, 422],
    ['addTag.label', { addTag: { label: '   ' } }, 422],
    ['addTag.label', { addTag: { label: '\u0301' } }, 422],
    ['addTag.label', { addTag: { label: 'x'.repeat(65) } }, 422],
    ['addTag.label', { addTag: { label: '…'.repeat(64) } }, 422],
    ['addTag.color', { addTag: { label: 'x', color: 'red' } }, 422],
    [undefined, { removeTag: { key: 'none' } }, 404],
    [undefined, { renameTag: { key: 'none', label: 'x' } }, 404],
    [undefined, { mergeTags: { from: ['none'], into: 'deck' } }, 404],
  ])('wrong in %s are refused: %o', async (path, body, status) => {
    const owner = await satchel.newTenant()
    await change(owner, { addTag: { label: 'Deck' } })
    const answer = await change(owner, body)
    expect(answer.status).toBe(status)
    if (path) expect(answer.body.errors).toMatchObject([{ path }])
    expect((await settingsOf(owner)).tags).toHaveLength(1)
  })
})

describe('the values of a category', () => {
  test('are given as the whole list in its order', async () => {
    const owner = await satchel.newTenant()
    const before = (await settingsOf(owner)).categories
    const [first, second] = before.funnelStage
    const { id } = await addLink(owner, { funnelStage: [first.id, second.id] })
    const { body } = await change(owner, {
      categories: {
        funnelStage: [
          { label: 'Dream', color: '#abcdef' },
          { id: second.id, label: ' First  stage ' },
        ],
      },
    })
    expect(asGiven(body.categories.funnelStage)).toEqual([
      { id: expect.any(String), label: 'Dream', color: '#abcdef' },
      { id: second.id, label: 'First stage', color: second.color },
    ])
    expect(body.categories.contentType).toEqual(before.contentType)
    expect((await owner.call('GET', `items/v1/${id}`)).body.funnelStage).toEqual([second.id])
    const facet = await owner.call('POST', 'items/v1/search', { facets: true })
    expect(facet.body.facets.funnelStage).toEqual([{ id: second.id, count: 1 }])
  })

  test('may exchange their labels', async () => {
    const owner = await satchel.newTenant()
    const [one, other, ...rest] = (await settingsOf(owner)).categories.contentType
    const swapped = [{ ...one, label: other.label }, { ...other, label: one.label }, ...rest]
    const { status, body } = await change(owner, { categories: { contentType: swapped } })
    expect(status).toBe(200)
    expect(asGiven(body.categories.contentType)).toEqual(asGiven(swapped))
  })

  test('may all go', async () => {
    const owner = await satchel.newTenant()
    const { body } = await change(owner, { categories: { contentRegion: [] } })
    expect(body.categories.contentRegion).toEqual([])
  })

  test('that are wrong are named by their place, and none is taken', async () => {
    const owner = await satchel.newTenant()
    const other = await satchel.newTenant()
    const { categories } = await settingsOf(owner)
    const [stage] = categories.funnelStage
    const [type] = categories.contentType
    const [foreign] = (await settingsOf(other)).categories.funnelStage
    const answer = await change(owner, {
      addTag: { label: 'Never' },
      categories: {
        funnelStage: [
          { label: 'Same' },
          { label: ' SAME ' },
          { id: type.id, label: 'Another category' },
          { id: foreign.id, label: 'Another tenant' },
          { id: NOWHERE, label: 'Nowhere' },
          { id: stage.id, label: 'Mine' },
          { id: stage.id, label: 'Twice' },
        ],
      },
    })
    expect(answer.status).toBe(422)
    const paths = answer.body.errors.map(({ path }: { path: string }) => path)
    expect(paths).toEqual([
      'categories.funnelStage.1.label',
      'categories.funnelStage.2.id',
      'categories.funnelStage.3.id',
      'categories.funnelStage.4.id',
      'categories.funnelStage.6.id',
    ])
    expect(await settingsOf(owner)).toMatchObject({ tags: [], categories })
  })
})

describe('required categories', () => {
  test('are chosen by admins, and none are at first', async () => {
    const owner = await satchel.newTenant()
    expect(await settingsOf(owner)).toMatchObject({ requiredCategories: [] })
    const required = ['contentType', 'funnelStage']
    const { body } = await change(owner, { requiredCategories: required })
    expect(body.requiredCategories).toEqual(required)
    expect((await settingsOf(owner)).requiredCategories).toEqual(required)
  })

  test('are switched one by one', async () => {
    const owner = await satchel.newTenant()
    const switched = async (category: string, required: boolean) =>
      (await change(owner, { requireCategory: { category, required } })).body.requiredCategories
    expect(await switched('contentType', true)).toEqual(['contentType'])
    expect(await switched('funnelStage', true)).toEqual(['contentType', 'funnelStage'])
    expect(await switched('funnelStage', true)).toEqual(['contentType', 'funnelStage'])
    expect(await switched('contentType', false)).toEqual(['funnelStage'])
  })

  test('are asked for of a new item, each at its field', async () => {
    const owner = await satchel.newTenant()
    const { categories } = await settingsOf(owner)
    const [[stage], [type]] = [categories.funnelStage, categories.contentType]
    await change(owner, { requiredCategories: ['contentType', 'funnelStage'] })
    const draft = { kind: 'link', url: 'https://example.com/' }
    const errorsAt = (...paths: string[]) => ({
      status: 422,
      body: { errors: paths.map((path) => ({ path, message: 'needs a value' })) },
    })
    expect(await owner.call('POST', 'items/v1', draft)).toMatchObject(
      errorsAt('funnelStage', 'contentType'),
    )
    expect(
      await owner.call('POST', 'items/v1', { ...draft, funnelStage: [stage.id], contentType: [] }),
    ).toMatchObject(errorsAt('contentType'))
    await addLink(owner, { funnelStage: [stage.id], contentType: [type.id] })
    expect((await owner.call('GET', 'items/v1/list')).body.items).toHaveLength(1)
  })

  test('are not taken from an item; one that never had them is edited otherwise', async () => {
    const owner = await satchel.newTenant()
    const [type] = (await settingsOf(owner)).categories.contentType
    const [full, bare] = [await addLink(owner, { contentType: [type.id] }), await addLink(owner)]
    await change(owner, { requiredCategories: ['contentType'] })
    const put = (id: string, body: object) => owner.call('PUT', `items/v1/${id}`, body)
    const emptied = await put(full.id, { name: 'Never', contentType: [] })
    const errors = [{ path: 'contentType', message: 'needs a value' }]
    expect(emptied).toMatchObject({ status: 422, body: { errors } })
    expect((await put(full.id, { name: 'Kept', funnelStage: [] })).status).toBe(200)
    expect((await put(bare.id, { name: 'Bare', contentType: [] })).status).toBe(200)
    const { body } = await owner.call('GET', `items/v1/${full.id}`)
    expect(body).toMatchObject({ name: 'Kept', contentType: [type.id] })
  })

  test.each([[['color']], [['contentType', 'contentType']]])(
    'that are none or repeated are refused: %o',
    async (requiredCategories) => {
      const owner = await satchel.newTenant()
      expect((await change(owner, { requiredCategories })).status).toBe(422)
    },
  )
})

describe('defaults', () => {
  test('are changed one by one', async () => {
    const owner = await satchel.newTenant()
    const { body } = await change(owner, { sharing: { allowDownload: false } })
    expect(body).toMatchObject({
      sharing: {
        allowDownload: false,
        allowPassOn: true,
        downloadAs: 'pdf',
        questions: false,
        visitsKeptMonths: null,
      },
      notifications: { shareView: true },
      activity: { keptMonths: 24 },
    })
    await change(owner, { notifications: { shareView: false }, sharing: {} })
    expect(await settingsOf(owner)).toMatchObject({
      sharing: {
        allowDownload: false,
        allowPassOn: true,
        downloadAs: 'pdf',
        questions: false,
        visitsKeptMonths: null,
      },
      notifications: { shareView: false },
      activity: { keptMonths: 24 },
    })
  })

  test('of another tenant, or by an editor, are not changed', async () => {
    const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
    expect((await change(owner, { sharing: {} }, other.tenantId)).status).toBe(404)
    const editor = await owner.withRole('editor')
    const path = `users/v1/account-settings/${owner.tenantId}`
    expect((await editor.call('PUT', path, { sharing: {} })).status).toBe(403)
    expect((await editor.call('GET', 'users/v1/account-settings')).status).toBe(200)
  })
})
