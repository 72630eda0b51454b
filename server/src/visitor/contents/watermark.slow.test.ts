import sharp from 'sharp'
import { expect, test } from 'vitest'
import { browser } from '../../../test/browsing.ts'
import { earlyInTheHour } from '../../../test/clock.ts'
import { pdfOf, pdfOfObjects } from '../../../test/documents/pdf.ts'
import { type Owner, product } from '../../../test/harness.ts'
import { itemsBlock, publishedSite } from '../../../test/sites.ts'
import { fixture, upload, whenRead } from '../../../test/uploading.ts'

const satchel = product({ worker: true })

async function uploaded(owner: Owner, name: string): Promise<string> {
  const content = name === 'handbook.pdf' ? pdfOf(24) : await fixture(name)
  const { itemId } = await upload(satchel, owner, name, content)
  await whenRead(owner, itemId)
  return itemId
}

async function share(owner: Owner, itemId: string, options: object = {}): Promise<string> {
  const body = {
    itemId,
    itemType: 'ITEM',
    watermark: true,
    proveEmail: false,
    allowDownload: true,
    ...options,
  }
  return (await owner.call('POST', 'items/v1/v2/shortener/personalized', body)).body.slug
}

type Browser = ReturnType<typeof browser>

async function named(slug: string, email: string): Promise<Browser> {
  const visitor = browser(satchel)
  await visitor.post(`/l/${slug}/email`, { email })
  return visitor
}

async function pixels(visitor: Browser, path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, await satchel.listen()), {
    headers: visitor.headersFor(path),
  })
  expect(answer.status).toBe(200)
  return sharp(new Uint8Array(await answer.arrayBuffer()))
    .raw()
    .toBuffer()
}

/** Returns the difference of two pictures, per channel and pixel. */
function distance(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length)
  return (
    one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
  )
}

test('pages and pictures carry who looks at them, and the clean file is not to be had', async () => {
  await earlyInTheHour()
  const owner = await satchel.newTenant()
  const itemId = await uploaded(owner, 'handbook.pdf')
  const slug = await share(owner, itemId)
  const [bo, al] = [
    await named(slug, 'bo@customer.example'),
    await named(slug, 'al@customer.example'),
  ]
  const { status, body } = await bo.get(`/l/${slug}`)
  expect(status).toBe(200)
  expect(body).toContain(`src="/l/${slug}/pages/24"`)
  expect(body).not.toContain('/files/')
  expect(body).not.toContain('/download')
  expect((await bo.get(`/l/${slug}/download`)).status).toBe(404)

  const path = `/l/${slug}/pages/2`
  expect((await browser(satchel).get(path)).status).toBe(401)
  const [mine, again, theirs] = [
    await pixels(bo, path),
    await pixels(bo, path),
    await pixels(al, path),
  ]
  expect(distance(mine, again)).toBe(0)
  expect(distance(mine, theirs)).toBeGreaterThan(0.1)
  for (const page of ['0', '25', '-1', '1e0', 'x', '999999'])
    expect((await bo.get(`/l/${slug}/pages/${page}`)).status).toBe(404)
  const clean = await share(owner, itemId, {
    watermark: false,
    requireEmail: false,
    sharedToMemo: 'x',
  })
  expect((await browser(satchel).get(`/l/${clean}/pages/1`)).status).toBe(404)
})

test('what is in a collection is marked too, behind the gate of its link', async () => {
  const owner = await satchel.newTenant()
  const [doc, photo] = [await uploaded(owner, 'handbook.pdf'), await uploaded(owner, 'team.jpg')]
  const draft = { name: 'Kit', itemIds: [doc, photo] }
  const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
  const password = 'open sesame'
  const slug = await share(owner, collection.id, { itemType: 'COLLECTION', password })
  const [visitor, stranger] = [browser(satchel), browser(satchel)]
  const paths = ['', `/${doc}`, `/${photo}`, '/download', `/${doc}/download`, `/${photo}/pages/1`]
  for (const path of paths) {
    const { status, body } = await stranger.get(`/l/${slug}${path}`)
    expect(status).toBe(/download|pages/.test(path) ? 401 : 200)
    expect(body).toContain('This link is password-protected')
    expect(body).not.toMatch(/Kit|team|handbook|\/files\//)
  }
  const opened = await visitor.post(`/l/${slug}/unlock`, { password, item: photo })
  expect(opened.headers.location).toBe(`/l/${slug}/${photo}`)
  await visitor.post(`/l/${slug}/email`, { email: 'bo@customer.example' })
  const list = await visitor.get(`/l/${slug}`)
  expect(list.body).toContain(`/l/${slug}/${doc}/pages/1?size=small`)
  expect(list.body).not.toContain('/files/')
  const item = await visitor.get(`/l/${slug}/${photo}`)
  expect(item.body).toContain(`src="/l/${slug}/${photo}/pages/1"`)
  expect(item.body).not.toContain('/files/')
  const picture = await visitor.get(`/l/${slug}/${photo}/pages/1`)
  expect(picture.headers['content-type']).toBe('image/webp')
  expect(picture.headers['cache-control']).toBe('private, max-age=600')
  for (const path of ['/download', `/${doc}/download`])
    expect((await visitor.get(`/l/${slug}${path}`)).status).toBe(404)
})

test('what is on a site is marked too, for visitors of a link with a watermark', async () => {
  const owner = await satchel.newTenant()
  const [doc, photo] = [await uploaded(owner, 'handbook.pdf'), await uploaded(owner, 'team.jpg')]
  const content = [
    itemsBlock([doc]),
    { id: 'photo', kind: 'image', itemId: photo, alt: 'The team' } as const,
  ]
  const site = await publishedSite(owner, { content })
  const slug = await share(owner, site.id, { itemType: 'SITE' })
  const visitor = await named(slug, 'bo@customer.example')
  const { body } = await visitor.get(`/l/${slug}`)
  expect(body).toContain(`src="/l/${slug}/${doc}/pages/1?size=small"`)
  expect(body).toContain(`src="/l/${slug}/${photo}/pages/1"`)
  expect(body).not.toContain('/files/')
  for (const itemId of [doc, photo])
    expect((await visitor.get(`/l/${slug}/${itemId}/pages/1`)).status).toBe(200)
})

test('a very tall picture is marked in full, in as many pixels as a visitor needs', async () => {
  const owner = await satchel.newTenant()
  const create = { width: 2_000, height: 20_000, channels: 3, background: 'teal' } as const
  const { itemId } = await upload(
    satchel,
    owner,
    'map.png',
    await sharp({ create }).png().toBuffer(),
  )
  await whenRead(owner, itemId)
  const slug = await share(owner, itemId)
  const [bo, al] = [
    await named(slug, 'bo@customer.example'),
    await named(slug, 'al@customer.example'),
  ]
  const path = `/l/${slug}/pages/1`
  const [mine, again, theirs] = await Promise.all([
    pixels(bo, path),
    pixels(bo, path),
    pixels(al, path),
  ])
  expect(mine.length / 3).toBeLessThan(8_100_000)
  expect(mine.length / 3).toBeGreaterThan(7_900_000)
  expect(mine.equals(again)).toBe(true)
  expect(mine.equals(theirs)).toBe(false)
})

/** Two pages: the first, turned by a quarter, links to the web, to a program and to the second; that one to a mailbox. */
function linkedPdf(): Buffer {
  const at = (more: string) => `<< /Type /Annot /Subtype /Link /Rect [30 40 90 80] ${more} >>`
  const leadsTo = (uri: string) => at(`/A << /S /URI /URI (${uri}) >>`)
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Rotate 90 /Annots [5 0 R 6 0 R 7 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Annots [8 0 R 9 0 R] >>',
    leadsTo('https://calendar.example/book'),
    leadsTo('javascript:alert(1)'),
    at('/Dest [4 0 R /Fit]'),
    leadsTo('mailto:sales@vendor.example'),
    at('/A << /S /GoTo /D [3 0 R /Fit] >>'),
  ])
}

test('the links of a marked document are where they are in it, behind the same gate', async () => {
  const owner = await satchel.newTenant()
  const { itemId } = await upload(satchel, owner, 'links.pdf', linkedPdf())
  await whenRead(owner, itemId)
  const slug = await share(owner, itemId, { requireEmail: true })
  const bo = await named(slug, 'bo@customer.example')
  const linksOf = async (page: number) => {
    const { status, body } = await bo.get(`/l/${slug}/pages/${page}/links`)
    return { status, links: body.links }
  }
  const turned = [0.1, 0.1, 0.1, 0.2]
  expect(await linksOf(1)).toEqual({
    status: 200,
    links: [
      { box: turned.map(nearly), url: 'https://calendar.example/book' },
      { box: turned.map(nearly), page: 2 },
    ],
  })
  const upright = [0.1, 0.8, 0.2, 0.1]
  expect(await linksOf(2)).toEqual({
    status: 200,
    links: [
      { box: upright.map(nearly), url: 'mailto:sales@vendor.example' },
      { box: upright.map(nearly), page: 1 },
    ],
  })
  expect((await linksOf(3)).status).toBe(404)
  expect((await browser(satchel).get(`/l/${slug}/pages/1/links`)).status).toBe(401)
})

const nearly = (value: number) => expect.closeTo(value, 4)
