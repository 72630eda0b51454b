import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { fill } from '../../test/fill.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink, historyOf, idsOf } from '../../test/library.ts'

const satchel = product()

const PART = 500

const filled = (owner: Owner, count: number, name?: string) =>
  fill(satchel.config.DATABASE_URL ?? '', owner.tenantId, count, name)
const start = (person: Person, body: object) =>
  person.call('POST', 'items/v1/bulk/change', { search: {}, ...body })
const jobOf = async (person: Person, id: string) =>
  (await person.call('GET', `items/v1/bulk/jobs/${id}`)).body
const count = async (person: Person, form: object) =>
  (await person.call('POST', 'items/v1/search', { ...form, limit: 1 })).body.total
const tagged = (person: Person, tag: string) => count(person, { tags: [tag] })

/** One turn of the worker. */
const work = ({ tenantId }: Person, changeId: string, job = { attempts: 1, max_attempts: 8 }) =>
  satchel.app.tasks['change-items']?.({ tenantId, changeId }, { job })

async function workOff(person: Person, id: string) {
  while ((await jobOf(person, id)).status === 'running') await work(person, id)
  return jobOf(person, id)
}

describe('a bulk change of all that a search finds', () => {
  test('is a job that reports progress and changes the items found at its start', async () => {
    const owner = await satchel.newTenant()
    await filled(owner, 1_200, 'Page')
    const others = await filled(owner, 3, 'Other')
    const form = { search: { searchTerm: 'page', orderBy: 'name' } }
    const { status, body } = await start(owner, { ...form, addTags: ['Red'] })
    expect(status).toBe(202)
    expect(body).toMatchObject({
      kind: 'job',
      status: 'running',
      total: 1_200,
      done: 0,
      wish: { addTags: ['Red'] },
      undoId: body.id,
    })
    expect((await owner.call('GET', 'items/v1/bulk/jobs')).body.items).toEqual([body])
    await addLink(owner, { name: 'Page of later' })
    await work(owner, body.id)
    expect(await jobOf(owner, body.id)).toMatchObject({ status: 'running', done: PART })
    const done = await workOff(owner, body.id)
    expect(done).toMatchObject({
      status: 'completed',
      done: 1_200,
      updated: 1_200,
      refused: 0,
      missing: 0,
      finishedAt: expect.any(String),
    })
    expect(await tagged(owner, 'red')).toMatchObject({ value: 1_000, relation: 'gte' })
    for (const id of others)
      expect((await owner.call('GET', `items/v1/${id}`)).body.tags).toEqual([])
  })

  test('leaves excluded items unchanged, and names what was missing or refused', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    const [first, second] = await filled(owner, 5)
    const own = await addLink(editor)
    const { body } = await start(editor, { except: [first], inLibrary: false })
    expect(body.total).toBe(5)
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [second] })
    const job = await workOff(editor, body.id)
    expect(job).toMatchObject({ updated: 1, missing: 1, refused: 3 })
    expect(job.reasons).toEqual([{ reason: 'not-yours', count: 3 }])
    expect(job.refusals).toHaveLength(3)
    expect((await owner.call('GET', `items/v1/${own.id}`)).body.inLibrary).toBe(false)
  })

  test('takes mistyped words as the search does, and nothing where nothing is found', async () => {
    const owner = await satchel.newTenant()
    await filled(owner, 3, 'Brochure')
    const typo = await start(owner, { search: { searchTerm: 'broshure' }, addTags: ['A'] })
    expect(typo.body.total).toBe(3)
    const none = await start(owner, { search: { searchTerm: 'zebra' }, addTags: ['B'] })
    expect(none.body).toMatchObject({ status: 'completed', total: 0 })
  })

  test('continues where a killed worker stopped and changes no item twice', async () => {
    const owner = await satchel.newTenant()
    const ids = await filled(owner, 1_100)
    const { body } = await start(owner, { shareable: false })
    // Two workers at once, as after a kill: each takes another part.
    await Promise.all([work(owner, body.id), work(owner, body.id)])
    expect((await jobOf(owner, body.id)).done).toBe(2 * PART)
    await Promise.all([work(owner, body.id), work(owner, body.id)])
    await work(owner, body.id)
    expect(await jobOf(owner, body.id)).toMatchObject({ status: 'completed', updated: 1_100 })
    const rows = await satchel.database.system
      .selectFrom('item')
      .select(['version', 'shareable'])
      .where('tenantId', '=', owner.tenantId)
      .execute()
    expect(rows).toEqual(ids.map(() => ({ version: 2, shareable: false })))
  })

  test('is canceled between two parts, and what was done can be undone', async () => {
    const owner = await satchel.newTenant()
    await filled(owner, 700)
    const { body } = await start(owner, { addTags: ['Red'] })
    await work(owner, body.id)
    const path = `items/v1/bulk/jobs/${body.id}`
    const cancelled = await owner.call('DELETE', path)
    expect(cancelled.body).toMatchObject({ status: 'cancelled', done: PART })
    expect((await owner.call('DELETE', path)).body).toEqual(cancelled.body)
    await work(owner, body.id)
    expect(await tagged(owner, 'red')).toEqual({ value: PART, relation: 'eq' })
    const undone = await owner.call('POST', 'items/v1/bulk/undo', { undoId: body.undoId })
    expect([undone.status, undone.body.updated.length]).toEqual([200, PART])
    expect(await tagged(owner, 'red')).toEqual({ value: 0, relation: 'eq' })
  })

  test('is undone by a job if large, once however often it is requested', async () => {
    const owner = await satchel.newTenant()
    const ids = await filled(owner, 1_100)
    const { body } = await start(owner, { delete: true })
    await workOff(owner, body.id)
    expect((await count(owner, {})).value).toBe(0)
    const undo = () => owner.call('POST', 'items/v1/bulk/undo', { undoId: body.undoId })
    const [first, again] = [await undo(), await undo()]
    expect(first).toMatchObject({ status: 202, body: { undoes: body.id, total: 1_100 } })
    expect(again.body).toEqual(first.body)
    const job = await workOff(owner, first.body.id)
    expect(job).toMatchObject({ status: 'completed', updated: 1_100, undoId: null })
    expect((await undo()).body).toEqual(job)
    const { body: page } = await owner.call('GET', 'items/v1/list?orderBy=oldest&limit=200')
    expect(idsOf(page.items)).toEqual(ids.slice(0, 200))
  })

  test('stops by being undone', async () => {
    const owner = await satchel.newTenant()
    await filled(owner, 700)
    const { body } = await start(owner, { addTags: ['Red'] })
    await work(owner, body.id)
    await owner.call('POST', 'items/v1/bulk/undo', { undoId: body.undoId })
    await work(owner, body.id)
    expect(await jobOf(owner, body.id)).toMatchObject({ status: 'cancelled' })
    expect((await tagged(owner, 'red')).value).toBe(0)
  })

  test('ends where it can go on no longer, and says why', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    await filled(owner, 3)
    const failing = await start(editor, { addTags: ['Red'] })
    const { system } = satchel.database
    const setRole = (role: string) =>
      system.updateTable('member').set({ role }).where('id', '=', editor.userId).execute()
    await setRole('viewer')
    await work(owner, failing.body.id)
    await setRole('editor')
    expect(await jobOf(editor, failing.body.id)).toMatchObject({
      status: 'failed',
      failure: 'Whoever started this can no longer change items',
    })
    const { body: collection } = await owner.call('POST', 'collections/v1/create', { name: 'C' })
    const { body } = await start(owner, { addToCollectionId: collection.id })
    await owner.call('DELETE', `collections/v1/${collection.id}`)
    expect(await workOff(owner, body.id)).toMatchObject({
      status: 'failed',
      failure: 'Collection not found',
    })
  })

  test('can’t be seen or canceled by anyone else', async () => {
    const owner = await satchel.newTenant()
    const editor = await owner.withRole('editor')
    await filled(owner, 3)
    const { body } = await start(owner, { addTags: ['Red'] })
    for (const person of [editor, await satchel.newTenant()])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await person.call(method, `items/v1/bulk/jobs/${body.id}`)).status).toBe(404)
    expect((await editor.call('GET', 'items/v1/bulk/jobs')).body.items).toEqual([])
    const viewer = await owner.withRole('viewer')
    expect((await start(viewer, { addTags: ['Red'] })).status).toBe(403)
  })

  test('is refused right away if it makes no sense', async () => {
    const owner = await satchel.newTenant()
    for (const wish of [
      { search: { startDay: '2026-02-02', endDay: '2026-02-01' }, shareable: true },
      { ownerId: (await satchel.newTenant()).userId },
      { add: { funnelStage: [owner.userId] } },
      {},
    ])
      expect((await start(owner, wish)).status).toBe(422)
    const wish = { addToCollectionId: owner.userId }
    expect((await start(owner, wish)).status).toBe(404)
  })

  test('appears in the activity once, and in each item’s history', async () => {
    const owner = await satchel.newTenant()
    const ids = await filled(owner, 12)
    const { body } = await start(owner, { addTags: ['Red'] })
    await workOff(owner, body.id)
    const { body: all } = await owner.call('GET', 'activity/v1/list')
    const [entry, ...rest] = all.items
    expect(entry).toMatchObject({
      changeKind: 'MODIFY',
      itemType: 'ITEM',
      itemId: ids.at(-1),
      itemName: 'Page 12',
      count: 12,
      actor: { id: owner.userId },
    })
    expect(rest).toEqual([])
    for (const id of ids) {
      const [entry, ...older] = await historyOf(owner, id)
      expect(entry).toMatchObject({ changes: [{ field: 'tags', from: [], to: ['Red'] }] })
      expect(entry).not.toHaveProperty('count')
      expect(older).toEqual([])
    }
  })

  test('updates the tabs of the person who started it, and everyone else’s once at the end', async () => {
    const owner = await satchel.newTenant()
    const colleague = await owner.withRole('viewer')
    await filled(owner, 600)
    const [mine, theirs] = [await open(owner), await open(colleague)]
    await untilHeard(owner, mine, theirs)
    const { body } = await start(owner, { addTags: ['Red'] })
    await workOff(owner, body.id)
    await expect
      .poll(() => theirs.map(({ action }) => action).sort())
      .toEqual(['activity-update', 'items-update', 'items-update', 'settings-update'])
    expect(theirs).toContainEqual({ action: 'items-update', updatedItems: [], more: true })
    const progress = () => mine.flatMap(({ job }) => (job ? [[job.status, job.done]] : []))
    await expect.poll(() => progress().at(-1)).toEqual(['completed', 600])
    // A notice shows how far the job is when it is read, which may be further than when it was sent.
    expect([
      ['running', 500],
      ['completed', 600],
    ]).toContainEqual(progress()[0])
  })
})

async function open({ tokens: { accessToken, identityToken } }: Person) {
  const url = new URL('/socket', (await satchel.listen()).replace('http', 'ws'))
  url.searchParams.set('authorization', accessToken)
  url.searchParams.set('identity', identityToken)
  const socket = new WebSocket(url)
  const messages: { action: string; job?: { status: string; done: number } }[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString())
    if (message.action !== 'ping') messages.push(message)
  })
  await once(socket, 'open')
  return messages
}

/** Resolves once both windows receive changes. */
async function untilHeard(owner: Owner, ...windows: Awaited<ReturnType<typeof open>>[]) {
  const name = { attribute: 'name', value: 'Renamed' }
  await owner.call('PATCH', `auth/v1/tenants/${owner.tenantId}/profile`, name)
  for (const messages of windows) {
    await expect.poll(() => messages.length).toBe(1)
    messages.pop()
  }
}
