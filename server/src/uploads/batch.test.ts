import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { historyOf, NOWHERE, settingsOf } from '../../test/library.ts'
import { upload as send } from '../../test/uploading.ts'

const satchel = product({ shared: true })

/** Uploads a file and resolves to the item's id. */
async function upload(person: Person, text: string, input: Record<string, string> = {}) {
  const { itemId } = await send(satchel, person, 'file.txt', Buffer.from(text), input)
  return itemId
}

const describeBatch = (person: Person, importId: string, input: object) =>
  person.call('PUT', 'uploads/batches', { importId, ...input })
const itemOf = async (person: Person, id: string) =>
  (await person.call('GET', `items/v1/${id}`)).body

async function newTeam() {
  const owner = await satchel.newTenant()
  const { categories } = await settingsOf(owner)
  const [stage, other] = categories.funnelStage.map(({ id }: { id: string }) => id)
  const newCollection = async (name: string, person: Person = owner, more: object = {}) =>
    (await person.call('POST', 'collections/v1/create', { name, ...more })).body.id as string
  return { owner, stage, other, newCollection }
}

describe('the details of a batch', () => {
  test('apply to files that finish later, even with the browser closed', async () => {
    const { owner, stage, newCollection } = await newTeam()
    const collectionId = await newCollection('Launch')
    const details = { funnelStage: [stage], tags: ['Spring', ' Spring '], collectionId }
    const answer = await describeBatch(owner, 'go-1', details)
    expect(answer).toMatchObject({ status: 200, body: { funnelStage: [stage], collectionId } })
    expect(answer.body.tags).toEqual([{ key: 'spring', label: 'Spring' }])

    const id = await upload(owner, 'one', { importId: 'go-1' })
    expect(await itemOf(owner, id)).toMatchObject({
      funnelStage: [stage],
      tags: [{ key: 'spring' }],
      collectionIds: [collectionId],
      version: 1,
    })
    const elsewhere = await itemOf(owner, await upload(owner, 'two', { importId: 'go-2' }))
    expect(elsewhere).toMatchObject({ funnelStage: [], tags: [], collectionIds: [] })
  })

  test('apply immediately to finished files, including removals', async () => {
    const { owner, stage, other } = await newTeam()
    const id = await upload(owner, 'one', { importId: 'go' })
    await describeBatch(owner, 'go', { funnelStage: [stage], tags: ['Spring'] })
    expect(await itemOf(owner, id)).toMatchObject({
      funnelStage: [stage],
      tags: [{ label: 'Spring' }],
    })
    await owner.call('POST', `items/v1/${id}/tags`, { label: 'By hand' })
    await describeBatch(owner, 'go', { funnelStage: [other], tags: [] })
    expect(await itemOf(owner, id)).toMatchObject({
      funnelStage: [other],
      tags: [{ label: 'By hand' }],
    })
  })

  test('moves the files that are in from collection to collection; left out, they stay', async () => {
    const { owner, newCollection } = await newTeam()
    const [first, second] = [await newCollection('First'), await newCollection('Second')]
    const input = { importId: 'go', collectionId: first }
    const id = await upload(owner, 'one', input)
    const { body } = await owner.call('GET', 'uploads/batches?importId=go')
    expect(body).toMatchObject({ importId: 'go', collectionId: first, tags: [] })

    await describeBatch(owner, 'go', { tags: ['Spring'] })
    expect((await itemOf(owner, id)).collectionIds).toEqual([first])
    await describeBatch(owner, 'go', { collectionId: second })
    expect((await itemOf(owner, id)).collectionIds).toEqual([second])
    const later = await upload(owner, 'two', input)
    expect((await itemOf(owner, later)).collectionIds).toEqual([second])
    await describeBatch(owner, 'go', { collectionId: null })
    expect((await itemOf(owner, id)).collectionIds).toEqual([])
    const [last] = await historyOf(owner, second)
    expect(last.changes).toEqual([{ field: 'items', from: ['file'], to: null }])
  })

  test('is mine: the same import of a colleague is another', async () => {
    const { owner, stage } = await newTeam()
    const colleague = await owner.withRole('editor')
    const theirs = await upload(colleague, 'theirs', { importId: 'go' })
    await describeBatch(owner, 'go', { funnelStage: [stage], tags: ['Spring'] })
    expect(await itemOf(owner, theirs)).toMatchObject({ funnelStage: [], tags: [] })
    const { body } = await colleague.call('GET', 'uploads/batches?importId=go')
    expect(body).toMatchObject({ funnelStage: [], tags: [], collectionId: null })
  })

  test('names what there is: no other collection, no value of another category', async () => {
    const { owner, stage, newCollection } = await newTeam()
    const colleague = await owner.withRole('editor')
    const hidden = await newCollection('Mine', colleague, { visibility: 'private' })
    for (const collectionId of [hidden, NOWHERE])
      expect((await describeBatch(owner, 'go', { collectionId })).status).toBe(404)
    const wrong = await describeBatch(owner, 'go', { contentRegion: [stage] })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'contentRegion.0'])
    expect((await describeBatch(owner, '', { tags: [] })).status).toBe(422)
  })

  test('that has gone since is left out', async () => {
    const { owner, stage, newCollection } = await newTeam()
    const collectionId = await newCollection('Launch')
    await describeBatch(owner, 'go', { funnelStage: [stage], tags: ['Spring'], collectionId })
    await owner.call('DELETE', `collections/v1/${collectionId}`)
    const { id, categories } = await settingsOf(owner)
    const settings = await owner.call('PUT', `users/v1/account-settings/${id}`, {
      removeTag: { key: 'spring' },
      categories: { funnelStage: categories.funnelStage.slice(1) },
    })
    expect(settings.status, JSON.stringify(settings.body)).toBe(200)
    const item = await itemOf(owner, await upload(owner, 'one', { importId: 'go' }))
    expect(item).toMatchObject({ funnelStage: [], tags: [], collectionIds: [] })
  })

  test('passes no file by, however it falls between files that finish', async () => {
    const { owner, stage } = await newTeam()
    const files = Array.from({ length: 12 }, (_, index) =>
      upload(owner, `file ${index}`, { importId: 'go' }),
    )
    await Promise.all([...files.slice(0, 3)])
    await describeBatch(owner, 'go', { funnelStage: [stage] })
    for (const id of await Promise.all(files))
      expect((await itemOf(owner, id)).funnelStage).toEqual([stage])
  })
})

describe('the name of an upload', () => {
  const begin = async (person: Person, input = '') => {
    const pairs = [`filename ${Buffer.from('deck_v2.pptx').toString('base64')}`]
    if (input) pairs.push(`name ${Buffer.from(input).toString('base64')}`)
    const { status, headers } = await person.call('POST', 'uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '3',
      'upload-metadata': pairs.join(),
    })
    return { status, id: String(headers.location).split('/').at(-1) ?? '' }
  }
  const fill = (person: Person, id: string) =>
    person.call('PATCH', `uploads/${id}`, 'abc', {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    })

  test('is given with it, or while it runs, or after', async () => {
    const owner = await satchel.newTenant()
    const { id } = await begin(owner, ' Pricing deck ')
    const { id: renamed } = await begin(owner)
    const rename = (name: string) => owner.call('PUT', `uploads/${renamed}`, { name })
    expect((await rename(' Autumn deck ')).status).toBe(204)
    for (const one of [id, renamed]) await fill(owner, one)
    expect(await itemOf(owner, id)).toMatchObject({ name: 'Pricing deck' })
    expect(await itemOf(owner, renamed)).toMatchObject({
      name: 'Autumn deck',
      originalName: 'deck_v2.pptx',
    })
    expect((await rename('Winter deck')).status).toBe(204)
    expect(await itemOf(owner, renamed)).toMatchObject({ name: 'Winter deck', version: 2 })
  })

  test('is 1 to 300 characters, and given by who uploads', async () => {
    const owner = await satchel.newTenant()
    const colleague = await owner.withRole('editor')
    expect((await begin(owner, 'x'.repeat(301))).status).toBe(422)
    const { id } = await begin(owner)
    const rename = (person: Person, name: string) => person.call('PUT', `uploads/${id}`, { name })
    expect((await rename(owner, ' ')).status).toBe(422)
    expect((await rename(colleague, 'Mine now')).status).toBe(404)
  })
})
