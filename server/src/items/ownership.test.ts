import { describe, expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink, historyOf, idsOf, NOWHERE } from '../../test/library.ts'
import { names, search } from '../../test/searching.ts'

const satchel = product({ shared: true })

const change = (person: Person, id: string, body: object) =>
  person.call('PUT', `items/v1/${id}`, body)

const statusFor = async (person: Person, id: string) =>
  (await person.call('GET', `items/v1/${id}`)).status

/** Collects what a person's socket says about items from now on. */
async function listenAs({ tokens }: Person) {
  const address = (await satchel.listen()).replace('http', 'ws')
  const { accessToken, identityToken } = tokens
  const socket = new WebSocket(
    `${address}/socket?authorization=${accessToken}&identity=${identityToken}`,
  )
  const messages: { action: string; ids?: string[]; activity?: { itemId: string } }[] = []
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const actions = () => messages.map(({ action }) => action)
  /** Clears the messages once an item has been published. */
  const passOver = async () => {
    await expect.poll(actions).toContain('activity-update')
    messages.length = 0
  }
  return { said: messages, actions, passOver, close: () => socket.close() }
}

describe('an item', () => {
  test('is handed over by its owner, who then has no more rights to it than others', async () => {
    const owner = await satchel.newTenant()
    const [editor, successor] = [await owner.withRole('editor'), await owner.withRole('editor')]
    const { id } = await addLink(editor, { inLibrary: false })
    expect(await statusFor(successor, id)).toBe(404)
    const { status, body } = await change(editor, id, { ownerId: successor.userId })
    expect(status).toBe(200)
    expect(body.owner).toEqual({ id: successor.userId, name: 'Some editor' })
    expect(await statusFor(successor, id)).toBe(200)
    expect(await statusFor(editor, id)).toBe(404)
    expect((await successor.call('GET', 'items/v1/list')).body.items).toMatchObject([{ id }])
    expect(await search(successor, { quickFilter: 'mine' })).toMatchObject({ items: [{ id }] })
    expect((await historyOf(successor, id))[0].changes).toEqual([
      { field: 'owner', from: 'Some editor', to: 'Some editor' },
    ])
    expect(await historyOf(editor, id)).toEqual([])
  })

  test('is handed over by admins too, and by no other editor', async () => {
    const owner = await satchel.newTenant()
    const [admin, editor] = [await owner.withRole('admin'), await owner.withRole('editor')]
    const { id } = await addLink(owner)
    const changed = await change(editor, id, { ownerId: editor.userId, name: 'Mine' })
    expect(changed).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await owner.call('GET', `items/v1/${id}`)).body.name).not.toBe('Mine')
    expect((await change(editor, id, { ownerId: owner.userId })).status).toBe(200)
    const input = await change(admin, id, { ownerId: editor.userId })
    expect(input.body.owner.id).toBe(editor.userId)
  })

  test('can’t be handed over to unknown, unconfirmed or other tenants’ people', async () => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const gone = await owner.withRole('editor')
    await satchel.database.system
      .updateTable('member')
      .set({ status: 'deactivated' })
      .where('id', '=', gone.userId)
      .execute()
    const { id } = await addLink(owner)
    for (const ownerId of [NOWHERE, stranger.userId, gone.userId])
      expect(await change(owner, id, { ownerId })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'ownerId' }] },
      })
  })

  test('is hidden by its owner and by admins, and by no other editor', async () => {
    const owner = await satchel.newTenant()
    const [admin, editor] = [await owner.withRole('admin'), await owner.withRole('editor')]
    const { id } = await addLink(owner)
    expect((await change(editor, id, { inLibrary: false })).status).toBe(403)
    expect((await change(editor, id, { inLibrary: true, name: 'B' })).status).toBe(200)
    expect((await change(admin, id, { inLibrary: false })).status).toBe(200)
    const { id: own } = await addLink(editor)
    expect((await change(editor, own, { inLibrary: false })).status).toBe(200)
  })
})

describe('out of the library', () => {
  test('an item is found by its owner and admins alone, wherever one looks', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const { id } = await addLink(owner, { name: 'Quokka plan', tags: ['Secret'] })
    const { body: collection } = await owner.call('POST', 'collections/v1/create', {
      name: 'Plans',
      itemIds: [id],
    })
    const favorite = { itemId: id, itemType: 'ITEM' }
    await viewer.call('POST', `users/v1/${viewer.userId}/favorites`, favorite)
    await change(owner, id, { description: 'Written while everyone could see it' })
    await change(owner, id, { inLibrary: false })

    for (const person of [editor, viewer]) {
      const list = async (path: string) => (await person.call('GET', path)).body.items
      expect(await statusFor(person, id)).toBe(404)
      expect(await list('items/v1/list')).toEqual([])
      expect(await names(person, { searchTerm: 'quokka' })).toEqual([])
      expect((await search(person, { facets: true })).facets.tags).toEqual([])
      expect(await list(`collections/v1/${collection.id}/items`)).toEqual([])
      expect(await list(`users/v1/${person.userId}/list/favorites`)).toEqual([])
      expect(await list(`activity/v1/list?itemId=${id}`)).toEqual([])
      expect((await person.call('GET', `items/v1/${id}/versions`)).status).toBe(404)
      const share = { itemId: id, itemType: 'ITEM' }
      const shared = await person.call('POST', 'items/v1/v2/shortener/personalized', share)
      expect(shared.status).toBe(404)
    }
    const admin = await owner.withRole('admin')
    expect(idsOf((await search(admin, { searchTerm: 'quokka' })).items)).toEqual([id])
    expect(await historyOf(admin, id)).toHaveLength(3)
  })

  test('an item disappears for people who can no longer find it, without further details', async () => {
    const owner = await satchel.newTenant()
    const [editor, viewer] = [await owner.withRole('editor'), await owner.withRole('viewer')]
    const [mine, theirs] = [await listenAs(owner), await listenAs(editor)]
    const { id } = await addLink(owner)
    await Promise.all([mine.passOver(), theirs.passOver()])
    await change(owner, id, { inLibrary: false })
    await expect.poll(theirs.actions).toContain('items-delete')
    expect(theirs.said.find(({ action }) => action === 'items-delete')?.ids).toEqual([id])
    expect(theirs.actions()).not.toContain('items-update')
    expect(theirs.actions()).not.toContain('activity-update')
    await expect.poll(mine.actions).toContain('activity-update')
    expect(mine.actions()).not.toContain('items-delete')

    const watching = await listenAs(viewer)
    const { id: later } = await addLink(owner)
    await watching.passOver()
    await change(owner, later, { releasesOn: '2099-01-01' })
    await expect.poll(watching.actions).toContain('items-delete')
    expect(watching.actions()).not.toContain('items-update')
    expect(watching.actions()).not.toContain('activity-update')
    await expect
      .poll(() => theirs.actions().filter((one) => one === 'items-update'))
      .toHaveLength(1)
    for (const { close } of [mine, theirs, watching]) close()
  })
})
