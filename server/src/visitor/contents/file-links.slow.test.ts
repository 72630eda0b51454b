import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Person, product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'
import { fixture, upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

afterEach(() => void vi.useRealTimers())

/** Moves the clock alone: timers of the server go on. */
const passes = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time })

const get = (path: string, headers: Record<string, string> = {}) =>
  satchel.anonymous('GET', path, undefined, { 'user-agent': AGENT, ...headers })

const statusOf = async (path: string) => (await get(path)).status

/** The addresses of files that a page carries, without their host. */
async function addressesIn(path: string): Promise<string[]> {
  const { body } = await get(path)
  return [...body.matchAll(/\/files\/[\w.-]+/g)].map(([address]) => address)
}

/** A picture that was read once for all tests; each that changes it takes one of its own. */
async function addPicture() {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, 'team.jpg', await fixture('team.jpg'))
  await whenRead(owner, itemId)
  return { owner, itemId }
}

let common: ReturnType<typeof addPicture> | undefined
let links = 0

/** Shares the picture through a new link each time. */
async function sharedPicture() {
  common ??= addPicture()
  const { owner, itemId } = await common
  links += 1
  const { body: link } = await share(owner, itemId, { sharedToMemo: `Person ${links}` })
  const [shown = ''] = await addressesIn(`/l/${link.slug}`)
  const { headers } = await get(`/l/${link.slug}/download`)
  return { owner, itemId, link, shown, download: String(headers.location) }
}

const change = (table: 'link' | 'item', id: string, columns: object) =>
  satchel.database.system.updateTable(table).set(columns).where('id', '=', id).execute()

describe('a file address that a visitor was given', () => {
  test('is private, stays the same for a while and is not sent again unchanged', async () => {
    const { link, shown } = await sharedPicture()
    const first = await get(shown)
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('private, max-age=300')
    expect(await addressesIn(`/l/${link.slug}`)).toContain(shown)
    const again = await get(shown, { 'if-none-match': String(first.headers.etag) })
    expect(again.status).toBe(304)
  })

  type Shared = Awaited<ReturnType<typeof sharedPicture>>
  const put = (path: string, body: object) => (shared: Shared) =>
    shared.owner.call(
      'PUT',
      path.replace(':link', shared.link.id).replace(':item', shared.itemId),
      body,
    )
  const yesterday = new Date(Date.now() - 24 * HOUR).toISOString()
  test.each<[string, (shared: Shared) => Promise<unknown>]>([
    ['is withdrawn', ({ owner, link }) => owner.call('DELETE', `items/v1/personalized/${link.id}`)],
    ['has expired', ({ link }) => change('link', link.id, { expiresAt: yesterday })],
    ['gets a password', put('items/v1/personalized/:link', { password: 'open sesame' })],
    ['asks for an address', put('items/v1/personalized/:link', { requireEmail: true })],
    ['gets a watermark', put('items/v1/personalized/:link', { watermark: true })],
    ['may not be shared any more', put('items/v1/:item', { shareable: false })],
    ['is out of date', ({ itemId }) => change('item', itemId, { expiresOn: '2020-01-01' })],
    [
      'is deleted',
      ({ owner, itemId }) => owner.call('DELETE', 'items/v1/bulk/items', { ids: [itemId] }),
    ],
  ])('stops when the link or the item %s', async (_name, happens) => {
    const shared = await sharedPicture()
    expect([await statusOf(shared.shown), await statusOf(shared.download)]).toEqual([200, 200])
    await happens(shared)
    expect([await statusOf(shared.shown), await statusOf(shared.download)]).toEqual([410, 410])
    await shared.owner.call('POST', 'items/v1/bulk/restore', { ids: [shared.itemId] })
    await change('item', shared.itemId, { shareable: true, expiresOn: null })
  })

  test('stops when another password is set, and goes on when a note of the sharer changes', async () => {
    const { owner, itemId } = await sharedPicture()
    const { body: link } = await share(owner, itemId, { sharedToMemo: 'Bo', password: 'first one' })
    const path = `items/v1/personalized/${link.id}`
    const { body } = await owner.call('POST', `${path}/preview`)
    const [shown = ''] = await addressesIn(body.url.slice(satchel.config.PUBLIC_URL.length))
    await owner.call('PUT', path, { sharedToMemo: 'Bo Berg' })
    expect(await statusOf(shown)).toBe(200)
    await owner.call('PUT', path, { password: 'second one' })
    expect(await statusOf(shown)).toBe(410)
  })

  test('of a download stops when downloads are switched off', async () => {
    const { owner, link, shown, download } = await sharedPicture()
    await owner.call('PUT', `items/v1/personalized/${link.id}`, { allowDownload: false })
    expect([await statusOf(shown), await statusOf(download)]).toEqual([200, 410])
  })

  test('of an item stops when it is taken out of the collection of the link', async () => {
    const { owner, itemId } = await sharedPicture()
    const draft = { name: 'Welcome kit', itemIds: [itemId] }
    const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
    const { body: link } = await share(owner, collection.id, { itemType: 'COLLECTION' })
    const [tile = ''] = await addressesIn(`/l/${link.slug}`)
    expect(await statusOf(tile)).toBe(200)
    await owner.call('DELETE', `collections/v1/${collection.id}/items/${itemId}`)
    expect(await statusOf(tile)).toBe(410)
  })

  test('lasts for minutes, that of a film for the hours of watching and seeking', async () => {
    const { owner, shown, download } = await sharedPicture()
    const { itemId } = await upload(satchel, owner, 'intro.mp4', await fixture('intro.mp4'))
    await whenRead(owner, itemId)
    const { body: link } = await share(owner, itemId)
    const { body: page } = await get(`/l/${link.slug}`)
    const film = /(?:<video[^>]*|<source[^>]*) src="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(await statusOf(film)).toBe(200)
    passes(31 * MINUTE)
    expect([await statusOf(shown), await statusOf(download)]).toEqual([410, 410])
    passes(5 * HOUR)
    expect((await get(film, { range: 'bytes=10-19' })).status).toBe(206)
    await change('link', link.id, { disabledAt: new Date().toISOString() })
    expect((await get(film, { range: 'bytes=10-19' })).status).toBe(410)
  })

  test('of a picture for messengers is public, lasts for days and ends with the link', async () => {
    const { owner, itemId } = await sharedPicture()
    const preview = { title: 'Our team', imageItemId: itemId }
    const { body: link } = await share(owner, itemId, {
      sharedToMemo: 'Chat',
      preview,
      password: 'let me in',
    })
    const { body } = await get(`/l/${link.slug}`)
    const picture = /og:image" content="[^"]*(\/files\/[^"]+)"/.exec(body)?.[1] ?? ''
    passes(3 * 24 * HOUR)
    expect((await get(picture)).headers['cache-control']).toBe('public, max-age=600')
    await change('link', link.id, { disabledAt: new Date().toISOString() })
    expect(await statusOf(picture)).toBe(410)
  })
})

describe('a file address that somebody signed in was given', () => {
  const addressOf = async (person: Person, itemId: string): Promise<string> =>
    (await person.call('GET', `items/v1/${itemId}`)).body.downloadUrl

  test('stops when the item is deleted, and shows it again to who sees the trash', async () => {
    const { owner, itemId } = await sharedPicture()
    const address = await addressOf(owner, itemId)
    expect((await get(address)).headers['cache-control']).toBe('private, max-age=300')
    await owner.call('DELETE', 'items/v1/bulk/items', { ids: [itemId] })
    expect(await statusOf(address)).toBe(410)
    const { body } = await owner.call('GET', 'items/v1/bin')
    expect(await statusOf(body.items[0].thumbnailUrl)).toBe(200)
    await owner.call('POST', 'items/v1/bulk/restore', { ids: [itemId] })
    expect(await statusOf(address)).toBe(200)
  })

  test('stops for who may no longer see the item', async () => {
    const { owner, itemId } = await addPicture()
    const [viewer, other] = [await owner.withRole('viewer'), await owner.withRole('editor')]
    const addresses = [await addressOf(viewer, itemId), await addressOf(other, itemId)]
    await owner.call('PUT', `items/v1/${itemId}`, { releasesOn: '2999-01-01' })
    expect(await Promise.all(addresses.map(statusOf))).toEqual([410, 200])
    await owner.call('PUT', `items/v1/${itemId}`, { inLibrary: false })
    expect(await Promise.all(addresses.map(statusOf))).toEqual([410, 410])
    expect(await statusOf(await addressOf(owner, itemId))).toBe(200)
  })

  test('stops for who was deactivated, and with the account', async () => {
    const { owner, itemId } = await addPicture()
    const editor = await owner.withRole('editor')
    const [theirs, mine] = [await addressOf(editor, itemId), await addressOf(owner, itemId)]
    await owner.call('PATCH', `users/v1/${editor.userId}`, { deactivated: true })
    expect([await statusOf(theirs), await statusOf(mine)]).toEqual([410, 200])
    await satchel.database.system
      .updateTable('tenant')
      .set({ closesAt: new Date(Date.now() - HOUR).toISOString() })
      .where('id', '=', owner.tenantId)
      .execute()
    expect(await statusOf(mine)).toBe(410)
  })

  test('downloads files whose claimed type doesn’t exist', async () => {
    const { owner, itemId } = await sharedPicture()
    await change('item', itemId, { mime: 'image/jpeg\r\nX-Claimed: 1' })
    const { status, headers } = await get(await addressOf(owner, itemId))
    await change('item', itemId, { mime: 'image/jpeg' })
    expect([status, headers['content-type']]).toEqual([200, 'application/octet-stream'])
    expect(headers['x-claimed']).toBeUndefined()
  })

  test('lasts for hours, since tabs stay open, and no longer', async () => {
    const { owner, itemId } = await sharedPicture()
    const address = await addressOf(owner, itemId)
    expect(await addressOf(owner, itemId)).toBe(address)
    passes(5 * HOUR)
    expect(await statusOf(address)).toBe(200)
    passes(8 * HOUR)
    expect(await statusOf(address)).toBe(410)
  })

  test('is each person’s own: of an export, that of who made it', async () => {
    const { owner } = await sharedPicture()
    const { body } = await owner.call('POST', 'items/v1/exports', { format: 'csv' })
    const made = async () => (await owner.call('GET', `items/v1/exports/${body.exportId}`)).body
    await expect.poll(async () => (await made()).status).toBe('completed')
    const { downloadUrl } = await made()
    expect(await statusOf(downloadUrl)).toBe(200)
    await owner.call('DELETE', `items/v1/exports/${body.exportId}`)
    expect(await statusOf(downloadUrl)).toBe(410)
  })
})
