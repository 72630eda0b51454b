import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { pdfOf } from '../../../test/documents/pdf.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { share } from '../../../test/sharing.ts'
import { itemsBlock, publishedSite } from '../../../test/sites.ts'
import { upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })
const DAY = 86_400_000

afterEach(() => void vi.useRealTimers())

async function added(owner: Owner, name: string, content: Buffer): Promise<string> {
  const { itemId } = await upload(satchel, owner, name, content)
  await whenRead(owner, itemId)
  return itemId
}

/** A picture that compresses badly. */
function noise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}

function metaOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta property="og:(image[^"]*)" content="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]))
}

async function cardAt(path: string): Promise<Record<string, string>> {
  return metaOf((await browser(satchel).get(path)).body)
}

/** The picture as a chat fetches it, without cookies. */
async function pictureAt(url = '') {
  const address = new URL(new URL(url).pathname, await satchel.listen())
  const answer = await fetch(address)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const head = await fetch(address, { method: 'HEAD' })
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    expect([name, head.headers.get(name)]).toEqual([name, answer.headers.get(name)])
  expect([head.status, answer.status]).toEqual([200, 200])
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height, bytes: bytes.length }
}

const SIZES = { 'image:type': 'image/jpeg', 'image:width': '1200', 'image:height': '630' }

test('chats get a small JPEG of an item with its size and words, for a month', async () => {
  const owner = await satchel.newTenant()
  for (const [name, content] of [
    ['handbook.pdf', pdfOf(3)],
    ['noise.png', await noise(1_800, 1_000)],
    ['tiny.png', await noise(90, 300)],
  ] as const) {
    const { body: link } = await share(owner, await added(owner, name, content))
    const card = await cardAt(`/l/${link.slug}`)
    expect(card).toMatchObject({ ...SIZES, 'image:alt': name.replace(/\..*/, '') })
    const { bytes, ...picture } = await pictureAt(card.image)
    expect(picture).toEqual({ format: 'jpeg', width: 1_200, height: 630 })
    expect(bytes).toBeLessThanOrEqual(300_000)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY })
    await pictureAt(card.image)
    vi.useRealTimers()
    await owner.call('DELETE', `items/v1/personalized/${link.id}`)
    const path = new URL(card.image ?? '').pathname
    expect((await satchel.anonymous('GET', path)).status).toBe(410)
  }
})

test('collections and sites have one too, and what leaves them takes its picture along', async () => {
  const owner = await satchel.newTenant()
  const itemId = await added(owner, 'fair.png', await noise(800, 600))
  const draft = { name: 'Kit', itemIds: [itemId] }
  const { body: kit } = await owner.call('POST', 'collections/v1/create', draft)
  const { body: link } = await share(owner, kit.id, { itemType: 'COLLECTION' })
  const ofKit = await cardAt(`/l/${link.slug}`)
  expect(ofKit).toMatchObject({ ...SIZES, 'image:alt': 'Kit' })
  expect(await pictureAt(ofKit.image)).toMatchObject({ format: 'jpeg', width: 1_200 })
  await owner.call('DELETE', `collections/v1/${kit.id}/items/${itemId}`)
  const left = await satchel.anonymous('GET', new URL(ofKit.image ?? '').pathname)
  expect(left.status).toBe(410)

  const site = await publishedSite(owner, { content: [itemsBlock([itemId])] })
  const ofSite = await cardAt(`/p/${site.slug}`)
  expect(ofSite).toMatchObject(SIZES)
  expect(await pictureAt(ofSite.image)).toMatchObject({ format: 'jpeg', height: 630 })
})

test('a gated link shows the picture that its sharer chose alone, a marked one none of its own', async () => {
  const owner = await satchel.newTenant()
  const itemId = await added(owner, 'plan.pdf', pdfOf(2))
  const imageItemId = await added(owner, 'chosen.png', await noise(400, 400))
  const make = async (terms: object) => (await share(owner, itemId, terms)).body.slug
  const gated = { password: 'open sesame', sharedToMemo: 'a' }
  expect(await cardAt(`/l/${await make(gated)}`)).toEqual({})
  expect(await cardAt(`/l/${await make({ watermark: true, sharedToMemo: 'b' })}`)).toEqual({})
  const preview = { title: 'For you', imageItemId }
  const card = await cardAt(`/l/${await make({ ...gated, sharedToMemo: 'c', preview })}`)
  expect(card).toMatchObject({ ...SIZES, 'image:alt': 'For you' })
  expect(await pictureAt(card.image)).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
})
