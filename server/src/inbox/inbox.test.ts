import { expect, onTestFinished, test } from 'vitest'
import { earlyInTheHour } from '../../test/clock.ts'
import { type Owner, type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { type NotificationDraft, notify } from '../notifications/service.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'

const satchel = product()

/** Notifies people as a module of the product does. */
const notifyAll = (owner: Owner, draft: NotificationDraft) =>
  withScope(satchel.database, systemActor(owner.tenantId), (scope) => notify(scope, draft))

const listed = async (person: Person, query = '') =>
  (await person.call('GET', `activity/v1/notifications${query}`)).body

const aWish = (person: Person, more: Partial<NotificationDraft> = {}): NotificationDraft => ({
  kind: 'wish-comment',
  userIds: [person.userId],
  itemName: 'A deck for banks',
  url: '/wishlist/1',
  actor: { id: null, name: 'Bo' },
  detail: 'Soon!',
  ...more,
})

test('what happens again within the hour is one notification, counted and unread again', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  await notifyAll(owner, aWish(owner))
  const [first] = (await listed(owner)).items
  expect(first).toMatchObject({
    kind: 'wish-comment',
    text: 'Bo commented on “A deck for banks”',
    detail: 'Soon!',
    count: 1,
    readAt: null,
    url: '/wishlist/1',
    actor: { id: null, name: 'Bo' },
  })
  const read = (body: object) => owner.call('POST', 'activity/v1/notifications/read', body)
  expect((await read({ ids: [first.id] })).body).toEqual({ unread: 0 })
  await Promise.all([notifyAll(owner, aWish(owner)), notifyAll(owner, aWish(owner, { count: 3 }))])
  const { items, unread } = await listed(owner)
  expect(unread).toBe(1)
  expect(items).toMatchObject([
    { text: '5 new comments on “A deck for banks”, last by Bo', count: 5, readAt: null },
  ])
  expect((await read({ all: true })).body).toEqual({ unread: 0 })
  expect(await listed(owner, '?unread=true')).toMatchObject({ items: [], unread: 0 })
  expect((await read({})).status).toBe(422)
})

test('nobody is notified of their own work, nor once they have left', async () => {
  const owner = await satchel.newTenant()
  const [left, editor] = [await owner.withRole('editor'), await owner.withRole('editor')]
  await owner.call('PATCH', `users/v1/${left.userId}`, { deactivated: true })
  const userIds = [owner.userId, editor.userId, left.userId]
  await notifyAll(owner, aWish(owner, { userIds, actor: { id: owner.userId, name: 'Ada' } }))
  expect((await listed(owner)).items).toEqual([])
  expect((await listed(editor)).items).toHaveLength(1)
  await owner.call('PATCH', `users/v1/${left.userId}`, { deactivated: false })
})

test('the list is read in pages', async () => {
  const owner = await satchel.newTenant()
  for (let number = 0; number < 5; number++)
    await notifyAll(owner, aWish(owner, { url: `/wishlist/${number}` }))
  const first = await listed(owner, '?limit=2')
  const second = await listed(owner, `?limit=3&cursor=${first.nextCursor}`)
  const urls = [...first.items, ...second.items].map(({ url }: { url: string }) => url)
  expect(urls).toEqual([4, 3, 2, 1, 0].map((number) => `/wishlist/${number}`))
  expect(second.nextCursor).toBeNull()
  expect((await owner.call('GET', 'activity/v1/notifications?cursor=x')).status).toBe(400)
})

test('of an item that a person can’t find any more, nothing is shown or counted', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const { id } = await addLink(owner, { name: 'Prices' })
  const about = { itemType: 'ITEM', itemId: id, itemName: 'Prices', url: `/items/${id}` } as const
  await notifyAll(owner, { kind: 'item-replaced', userIds: [editor.userId], ...about })
  expect(await listed(editor)).toMatchObject({ unread: 1, items: [{ itemId: id }] })
  await owner.call('PUT', `items/v1/${id}`, { inLibrary: false })
  expect(await listed(editor)).toEqual({ items: [], unread: 0, nextCursor: null })
})

test('a person chooses kinds and channels, and mutes an item', async () => {
  const owner = await satchel.newTenant()
  const change = (body: object) => owner.call('PUT', 'activity/v1/notification-settings', body)
  const { body } = await change({ kinds: [{ kind: 'wish-comment', app: false }], digest: 'weekly' })
  expect(body.digest).toBe('weekly')
  expect(body.kinds).toContainEqual({ kind: 'wish-comment', app: false, mail: false })
  expect(body.kinds).toContainEqual({ kind: 'wish-mention', app: true, mail: true })
  await notifyAll(owner, aWish(owner))
  await change({ kinds: [{ kind: 'wish-comment', mail: true }] })
  await notifyAll(owner, aWish(owner))
  expect((await listed(owner)).items).toEqual([])
  const fixed = await change({ kinds: [{ kind: 'new-sign-in', mail: false }] })
  expect(fixed).toMatchObject({ status: 422, body: { errors: [{ path: 'kinds.0.mail' }] } })

  const { id } = await addLink(owner, { name: 'Prices' })
  const mute = (muted: boolean) =>
    owner.call('PUT', `activity/v1/muted/${id}`, { itemType: 'ITEM', muted })
  expect((await mute(true)).body).toEqual({ muted: true })
  expect((await owner.call('GET', 'activity/v1/muted')).body.items).toEqual([
    { itemId: id, itemType: 'ITEM', name: 'Prices' },
  ])
  const broken = { kind: 'item-broken', userIds: [owner.userId], url: `/items/${id}` } as const
  const about = { ...broken, itemType: 'ITEM', itemId: id, itemName: 'Prices' } as const
  await notifyAll(owner, about)
  expect((await listed(owner)).items).toEqual([])
  await mute(false)
  await notifyAll(owner, about)
  expect((await listed(owner)).items).toMatchObject([{ text: expect.stringContaining('Prices') }])
})

/** The actions a person's socket is sent. */
async function listenAs({ tokens }: Person) {
  const address = (await satchel.listen()).replace('http', 'ws')
  const query = new URLSearchParams({
    authorization: tokens.accessToken,
    identity: tokens.identityToken,
  })
  const socket = new WebSocket(`${address}/socket?${query}`)
  onTestFinished(() => socket.close())
  const actions: string[] = []
  socket.addEventListener('message', ({ data }) => actions.push(JSON.parse(String(data)).action))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  return actions
}

test('a person’s open browsers hear of new and of read notifications, and nobody else’s', async () => {
  const owner = await satchel.newTenant()
  const editor = await owner.withRole('editor')
  const [first, second, other] = [
    await listenAs(owner),
    await listenAs(owner),
    await listenAs(editor),
  ]
  await notifyAll(owner, aWish(owner))
  for (const heard of [first, second])
    await expect.poll(() => heard).toEqual(['notifications-update'])
  await owner.call('POST', 'activity/v1/notifications/read', { all: true })
  await expect.poll(() => second).toHaveLength(2)
  expect(other).toEqual([])
})
