import { SOCKET_RESTART } from '@satchel/contract/live.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { LOOPBACK, webServer } from '../../test/peers/web-server.ts'
import { type Heard, openSocket } from '../../test/socket.ts'
import { upload, whenRead } from '../../test/uploading.ts'

const satchel = product({ config: LOOPBACK, worker: true })
const web = webServer()

/** The actions a person's socket has been sent, by item. */
async function listenAs({ tokens }: Person) {
  const address = (await satchel.listen()).replace('http', 'ws')
  const query = new URLSearchParams({
    authorization: tokens.accessToken,
    identity: tokens.identityToken,
  })
  const socket = new WebSocket(`${address}/socket?${query}`)
  onTestFinished(() => socket.close())
  const messages: { action: string; updatedItems?: { id: string }[] }[] = []
  socket.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  return (itemId: string) =>
    messages
      .filter(({ updatedItems }) => updatedItems?.some(({ id }) => id === itemId))
      .map(({ action }) => action)
}

test('a new web link is announced once, and updated when its page has been read', async () => {
  const owner = await satchel.newTenant()
  const actionsOf = await listenAs(owner)
  const { id } = await addLink(owner, { url: web.url('/page/1') })
  await whenRead(owner, id)
  await expect.poll(() => actionsOf(id)).toEqual(['items-add', 'items-update'])
})

test('a file is announced once, when it has been read', async () => {
  const owner = await satchel.newTenant()
  const actionsOf = await listenAs(owner)
  const { itemId } = await upload(satchel, owner, 'notes.txt', Buffer.from('Some words'))
  await whenRead(owner, itemId)
  await expect.poll(() => actionsOf(itemId)).toEqual(['items-add'])
})

test('each message of an item has its import and its collection, or null', async () => {
  const owner = await satchel.newTenant()
  const { messages } = await openSocket(await satchel.listen(), owner.tokens)
  const create = async (name: string) =>
    (await owner.call('POST', 'collections/v1/create', { name })).body.id
  const [kit, other] = [await create('Kit'), await create('Other')]
  const put = (collectionId: string, id: string) =>
    owner.call('PUT', `collections/v1/${collectionId}/items`, { itemIds: [id] })
  const rename = (id: string) => owner.call('PUT', `items/v1/${id}`, { name: 'Renamed' })
  const hears = (
    action: string,
    id: string,
    importId: string | null,
    collectionId: string | null,
  ) =>
    expect
      .poll(() => messages.filter((message) => message.action === action))
      .toContainEqual({
        action,
        updatedItems: [{ id, originalName: expect.any(String), meta: { importId }, collectionId }],
      })

  const alone = await addLink(owner, { url: web.url('/page/1') })
  await hears('items-add', alone.id, null, null)
  await whenRead(owner, alone.id)
  await put(kit, alone.id)
  await rename(alone.id)
  await hears('items-update', alone.id, null, kit)

  const added = { url: web.url('/page/2'), importId: 'a-run', collectionId: kit }
  const { id } = await addLink(owner, added)
  await hears('items-add', id, 'a-run', kit)
  await put(other, id)
  await rename(id)
  await hears('items-update', id, 'a-run', null)
})

test('a collection that becomes private leaves everyone else’s screens, and what happens to it there stays there', async () => {
  const owner = await satchel.newTenant()
  const [editor, admin] = [await owner.withRole('editor'), await owner.withRole('admin')]
  const [own, other] = await Promise.all(
    [editor, admin].map(async ({ tokens }) => openSocket(await satchel.listen(), tokens)),
  )
  const { body } = await editor.call('POST', 'collections/v1/create', { name: 'Plan' })
  const path = `collections/v1/${body.id}`
  await editor.call('PUT', path, { visibility: 'private' })
  await editor.call('PUT', path, { name: 'Secret plan' })
  await editor.call('PUT', path, { name: 'Plan' })
  await editor.call('PUT', path, { visibility: 'team' })
  const update = { action: 'user-collections-update', collectionId: body.id }
  const gone = { action: 'user-collections-delete', collectionId: body.id }
  const of = (messages: Heard[] = []) =>
    messages.filter(({ action }) => action.startsWith('user-collections'))
  await expect.poll(() => of(own?.messages)).toEqual(Array(5).fill(update))
  await expect.poll(() => of(other?.messages)).toEqual([update, gone, update])
  expect(JSON.stringify(other?.messages)).not.toContain('Secret')
})

test.each(['event', 'visit', 'bulk'])(
  'where a notice of %s can’t be followed, its tenant’s windows load what they missed',
  async (channel) => {
    const [owner, stranger] = [await satchel.newTenant(), await satchel.newTenant()]
    const address = await satchel.listen()
    const [ours, theirs] = await Promise.all(
      [owner, stranger].map(({ tokens }) => openSocket(address, tokens)),
    )
    await sql`select pg_notify(${channel}, ${`${owner.tenantId} no-id`})`.execute(
      satchel.database.system,
    )
    expect(await ours?.closed).toBe(SOCKET_RESTART)
    expect(theirs?.socket.readyState).toBe(WebSocket.OPEN)
  },
)
