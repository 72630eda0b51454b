import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Person, product } from '../../test/harness.ts'
import { wishFor } from '../../test/wishing.ts'

const satchel = product({ shared: true })

const ADDRESS = 'wishes/v1/feed/address'
/** Makes the address of a person's feed and returns its path. */
const makeFeed = async (person: Person): Promise<string> =>
  (await person.call('POST', 'wishes/v1/feed')).body.url.replace(/^.*?\/api\//, '')
const statusOf = async (path: string) => (await satchel.anonymous('GET', path)).status

test('the feed is opened by its address alone, until that is renewed or turned off', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  await wishFor(owner, { title: 'Fish & <chips>', description: 'a\u0001b' })
  const path = await makeFeed(viewer)
  const { status, body, headers } = await satchel.anonymous('GET', path)
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch('application/atom+xml')
  expect(body).toContain('<title>Fish &#38; &#60;chips&#62;</title>')
  expect(body).not.toContain('\u0001')
  const renewed = await makeFeed(viewer)
  expect([await statusOf(path), await statusOf(renewed)]).toEqual([404, 200])
  expect(await statusOf('wishes/v1/feed?token=x')).toBe(404)
  await viewer.call('DELETE', 'wishes/v1/feed')
  expect(await statusOf(renewed)).toBe(404)
})

test('the feed has what its person may see, and nothing of it in the database opens it', async () => {
  const owner = await satchel.newTenant()
  await owner.call('PUT', 'wishes/v1/settings', { needsApproval: true })
  const [author, other] = [await owner.withRole('viewer'), await owner.withRole('viewer')]
  await wishFor(author, { title: 'Secret plan' })
  const feedOf = async (person: Person) =>
    (await satchel.anonymous('GET', await makeFeed(person))).body
  expect(await feedOf(other)).not.toContain('Secret plan')
  expect(await feedOf(author)).toContain('Secret plan')
  expect((await other.call('DELETE', 'wishes/v1/feed')).status).toBe(204)
})

test('only a person who is signed in makes, sees or ends the address of their feed, no API key', async () => {
  const owner = await satchel.newTenant()
  const scopes = ['wishes.read', 'wishes.write']
  const { key } = (await owner.call('POST', 'integrations/v1/api-keys', { name: 'CRM', scopes }))
    .body
  const path = await makeFeed(owner)
  for (const [method, at] of [
    ['POST', 'wishes/v1/feed'],
    ['DELETE', 'wishes/v1/feed'],
    ['GET', ADDRESS],
  ] as const) {
    const headers = { authorization: `Bearer ${key}` }
    const { status, body } = await satchel.anonymous(method, at, undefined, headers)
    expect([at, status, body.detail]).toEqual([at, 403, 'API keys can’t be used here'])
  }
  expect(await statusOf(path)).toBe(200)
})

test('one sees whether there is an address and when it was used, and the audit log has each change', async () => {
  const owner = await satchel.newTenant()
  const feed = async () => (await owner.call('GET', ADDRESS)).body.feed
  expect(await feed()).toBeNull()
  const path = await makeFeed(owner)
  expect(await feed()).toEqual({ createdAt: expect.any(String), lastUsedAt: null })
  await statusOf(path)
  expect(await feed()).toMatchObject({ lastUsedAt: expect.any(String) })
  await makeFeed(owner)
  expect(await feed()).toMatchObject({ lastUsedAt: null })
  await owner.call('DELETE', 'wishes/v1/feed')
  await owner.call('DELETE', 'wishes/v1/feed')
  expect(await feed()).toBeNull()
  const { items } = (await owner.call('GET', 'audit/v1/list?action=wish-feed')).body
  const actions = items.map(({ action }: { action: string }) => action)
  expect(actions).toEqual(['wish-feed.removed', 'wish-feed.added', 'wish-feed.added'])
  expect(items[0]).toMatchObject({ actor: { id: owner.userId } })
  expect(JSON.stringify(items)).not.toContain(path.split('=')[1])
})

test('a feed ends with all sessions of its person, and with a new password by email', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const [ofOwner, ofViewer] = [await makeFeed(owner), await makeFeed(viewer)]
  await viewer.call('DELETE', 'auth/v1/sessions')
  expect([await statusOf(ofViewer), await statusOf(ofOwner)]).toEqual([404, 200])
  await satchel.app.tasks['mail-password-reset']?.({ email: owner.email })
  const { text = '' } = await satchel.mailTo(owner.email)
  const token = /token=([\w-]+)/.exec(text)?.[1]
  const reset = { token, password: `${PASSWORD} 2` }
  expect((await satchel.anonymous('POST', 'auth/v1/reset-password', reset)).status).toBe(204)
  expect(await statusOf(ofOwner)).toBe(404)
})

test('the feed of somebody who was deactivated stays off once they are back', async () => {
  const owner = await satchel.newTenant()
  const viewer = await owner.withRole('viewer')
  const path = await makeFeed(viewer)
  for (const deactivated of [true, false])
    await owner.call('PATCH', `users/v1/${viewer.userId}`, { deactivated })
  expect((await owner.call('GET', `users/v1/${viewer.userId}`)).body.status).toBe('active')
  expect(await statusOf(path)).toBe(404)
})
