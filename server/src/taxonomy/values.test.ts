import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink, NOWHERE, settingsOf } from '../../test/library.ts'

const satchel = product({ shared: true })

const change = (owner: Owner, body: object, headers = {}) =>
  owner.call('PUT', `users/v1/account-settings/${owner.tenantId}`, body, headers)

async function open() {
  const owner = await satchel.newTenant()
  const { categories } = await settingsOf(owner)
  const [one, two, three] = categories.contentType
  return { owner, categories, one, two, three }
}

const labelsOf = (values: { label: string }[]) => values.map(({ label }) => label)
const itemOf = async (owner: Owner, id: string) => (await owner.call('GET', `items/v1/${id}`)).body
const foundBy = async (owner: Owner, form: object) =>
  (await owner.call('POST', 'items/v1/search', form)).body.total.value

describe('a value of a category', () => {
  test('is added last, renamed, colored and put in another place', async () => {
    const { owner, categories, one } = await open()
    const added = await change(owner, {
      addValue: { category: 'contentType', label: ' Data  sheet ', color: '#123456' },
    })
    const fresh = added.body.categories.contentType.at(-1)
    expect(fresh).toMatchObject({ label: 'Data sheet', color: '#123456', archived: false })
    await change(owner, { changeValue: { id: fresh.id, label: 'Sheet' } })
    await change(owner, { changeValue: { id: fresh.id, color: null } })
    const { body } = await change(owner, { moveValue: { id: fresh.id, before: one.id } })
    const before = labelsOf(categories.contentType)
    expect(labelsOf(body.categories.contentType)).toEqual(['Sheet', ...before])
    expect(body.categories.contentType[0]).toMatchObject({ id: fresh.id, color: null, position: 0 })
    const last = await change(owner, { moveValue: { id: fresh.id, before: null } })
    expect(labelsOf(last.body.categories.contentType)).toEqual([...before, 'Sheet'])
  })

  test('that is archived stays on its items and goes to no other', async () => {
    const { owner, one, two } = await open()
    const item = await addLink(owner, { contentType: [one.id] })
    const { body } = await change(owner, { changeValue: { id: one.id, archived: true } })
    expect(body.categories.contentType[0]).toMatchObject({ archived: true, itemCount: 1 })
    const path = `items/v1/${item.id}`
    const stored = await owner.call('PUT', path, { contentType: [one.id, two.id] })
    expect(stored.body.contentType).toEqual([one.id, two.id])
    const other = await addLink(owner)
    const refused = await owner.call('PUT', `items/v1/${other.id}`, { contentType: [one.id] })
    const errors = [{ path: 'contentType.0', message: 'is archived' }]
    expect(refused).toMatchObject({ status: 422, body: { errors } })
    expect(await foundBy(owner, { contentType: [one.id] })).toBe(1)
    await change(owner, { changeValue: { id: one.id, archived: false } })
    const response = await owner.call('PUT', `items/v1/${other.id}`, { contentType: [one.id] })
    expect(response.status).toBe(200)
  })

  test('that is removed leaves its items, or gives them to another value', async () => {
    const { owner, one, two, three } = await open()
    const item = await addLink(owner, { contentType: [one.id, two.id] })
    await change(owner, { removeValue: { id: one.id, moveTo: three.id } })
    expect((await itemOf(owner, item.id)).contentType).toEqual([two.id, three.id])
    await change(owner, { removeValue: { id: two.id } })
    expect((await itemOf(owner, item.id)).contentType).toEqual([three.id])
    expect(await foundBy(owner, { contentType: [three.id] })).toBe(1)
    const facet = await owner.call('POST', 'items/v1/search', { facets: true })
    expect(facet.body.facets.contentType).toEqual([{ id: three.id, count: 1 }])
  })

  test('takes over the items of others, each once, without changing their versions', async () => {
    const { owner, one, two, three } = await open()
    const both = await addLink(owner, { contentType: [one.id, three.id] })
    const single = await addLink(owner, { contentType: [two.id] })
    const { body } = await change(owner, {
      mergeValues: { from: [one.id, two.id], into: three.id },
    })
    const [heir] = body.categories.contentType
    expect(heir).toMatchObject({ id: three.id, itemCount: 2 })
    for (const { id, version } of [both, single])
      expect(await itemOf(owner, id)).toMatchObject({ contentType: [three.id], version })
    expect(await foundBy(owner, { contentType: [three.id] })).toBe(2)
  })

  test('is one of at most 200', async () => {
    const { owner } = await open()
    const list = Array.from({ length: 200 }, (_, index) => ({ label: `Value ${index}` }))
    expect((await change(owner, { categories: { contentRegion: list } })).status).toBe(200)
    const answer = await change(owner, { addValue: { category: 'contentRegion', label: 'More' } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'addValue.category' }] } })
    const long = [...list, { label: 'More' }]
    expect((await change(owner, { categories: { contentRegion: long } })).status).toBe(422)
  })

  const wrong: [string, number, (ids: Record<'one' | 'two' | 'stage', string>) => object][] = [
    ['addValue.label', 422, () => ({ addValue: { category: 'contentType', label: ' ' } })],
    ['addValue.category', 422, () => ({ addValue: { category: 'color', label: 'Red' } })],
    ['addValue.label', 409, () => ({ addValue: { category: 'contentType', label: ' BROCHURE' } })],
    ['changeValue.id', 404, () => ({ changeValue: { id: NOWHERE, label: 'X' } })],
    ['changeValue.label', 409, ({ two }) => ({ changeValue: { id: two, label: 'brochure' } })],
    ['changeValue.color', 422, ({ two }) => ({ changeValue: { id: two, color: 'red' } })],
    ['moveValue.id', 404, ({ one }) => ({ moveValue: { id: NOWHERE, before: one } })],
    ['moveValue.before', 422, ({ one }) => ({ moveValue: { id: one, before: one } })],
    ['moveValue.before', 422, ({ one, stage }) => ({ moveValue: { id: one, before: stage } })],
    ['removeValue.id', 404, () => ({ removeValue: { id: NOWHERE } })],
    ['removeValue.moveTo', 422, ({ one }) => ({ removeValue: { id: one, moveTo: one } })],
    ['removeValue.moveTo', 404, ({ one }) => ({ removeValue: { id: one, moveTo: NOWHERE } })],
    ['removeValue.moveTo', 422, ({ one, stage }) => ({ removeValue: { id: one, moveTo: stage } })],
    ['mergeValues.from', 422, ({ one }) => ({ mergeValues: { from: [one], into: one } })],
    ['mergeValues.from', 404, ({ one }) => ({ mergeValues: { from: [NOWHERE], into: one } })],
    ['mergeValues.into', 404, ({ one }) => ({ mergeValues: { from: [one], into: NOWHERE } })],
    ['mergeValues.from', 422, ({ one, stage }) => ({ mergeValues: { from: [stage], into: one } })],
  ]
  test.each(wrong)('wrong in %s is refused with %i', async (path, status, bodyOf) => {
    const { owner, categories, one, two } = await open()
    const stage = categories.funnelStage[0].id
    const answer = await change(owner, bodyOf({ one: one.id, two: two.id, stage }))
    expect(answer).toMatchObject({ status, body: { errors: [{ path }] } })
    expect((await settingsOf(owner)).categories).toEqual(categories)
  })

  test('of another tenant is not there', async () => {
    const [{ owner, one }, other] = [await open(), await open()]
    for (const body of [
      { changeValue: { id: other.one.id, label: 'Mine' } },
      { removeValue: { id: other.one.id } },
      { removeValue: { id: one.id, moveTo: other.one.id } },
      { mergeValues: { from: [other.one.id], into: one.id } },
      { mergeValues: { from: [one.id], into: other.one.id } },
    ])
      expect((await change(owner, body)).status).toBe(404)
    expect((await settingsOf(other.owner)).categories).toEqual(other.categories)
  })
})

describe('two admins at the settings', () => {
  test('do not take away what the other one has added: a stale list is refused', async () => {
    const { owner, categories } = await open()
    const { version } = await settingsOf(owner)
    const added = await change(owner, { addValue: { category: 'contentType', label: 'Mine' } })
    expect(added.body.version).toBe(version + 1)
    const list = { categories: { contentType: categories.contentType } }
    const stale = await change(owner, list, { 'if-match': `"${version}"` })
    expect(stale).toMatchObject({ status: 412, body: { code: 'stale' } })
    expect(labelsOf((await settingsOf(owner)).categories.contentType)).toContain('Mine')
    const fresh = await change(owner, list, { 'if-match': `"${version + 1}"` })
    expect(fresh).toMatchObject({ status: 200, body: { version: version + 2 } })
  })

  test('may merge, remove and add at the same moment: one after the other', async () => {
    const { owner, one, two, three } = await open()
    const item = await addLink(owner, { contentType: [one.id] })
    const answers = await Promise.all([
      change(owner, { mergeValues: { from: [one.id], into: two.id } }),
      change(owner, { mergeValues: { from: [two.id], into: three.id } }),
      change(owner, { mergeValues: { from: [three.id], into: one.id } }),
      ...Array.from({ length: 5 }, (_, index) =>
        change(owner, { addValue: { category: 'contentType', label: `More ${index}` } }),
      ),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    const { categories } = await settingsOf(owner)
    const left = categories.contentType.filter((value: { itemCount: number }) => value.itemCount)
    expect((await itemOf(owner, item.id)).contentType).toEqual([left[0].id])
    const positions = categories.contentType.map((value: { position: number }) => value.position)
    expect(new Set(positions).size).toBe(positions.length)
  })

  test('and editors who classify items at the same time lose nothing', async () => {
    const { owner, one, two } = await open()
    const items = await Promise.all(Array.from({ length: 6 }, () => addLink(owner)))
    const edits = items.map(({ id }) =>
      owner.call('PUT', `items/v1/${id}`, { contentType: [one.id], tags: ['Old'] }),
    )
    await edits[0]
    const [merged, , ...rest] = await Promise.all([
      change(owner, { mergeValues: { from: [one.id], into: two.id } }),
      change(owner, { removeTag: { key: 'old' } }),
      ...edits,
    ])
    expect(merged.status).toBe(200)
    for (const [index, { status }] of rest.entries()) {
      expect([200, 422]).toContain(status)
      const { contentType } = await itemOf(owner, items[index].id)
      expect(contentType).toEqual(status === 200 ? [two.id] : [])
    }
  })
})
