import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { type Client, signUp } from '../server/test/client.ts'
import { makePdf } from '../server/test/documents/make-pdf.ts'
import { test as base } from './server.ts'
import { faultsOf } from './support/accessible.ts'
import { READING, whenExamined } from './support/reading.ts'

const PHONE = { width: 360, height: 740 }

interface Sharer {
  client: Client
  /** Uploads a file, waits until it was processed, and shares it; returns its id, and the path and id of the link. */
  share(name: string, bytes?: Uint8Array): Promise<{ id: string; path: string; linkId: string }>
  link(itemId: string, itemType: 'ITEM' | 'COLLECTION', terms?: object): Promise<string>
}

const test = base.extend<{ sharer: Sharer }>({
  sharer: async ({ product }, use) => {
    const client = await signUp(product)
    const link: Sharer['link'] = async (itemId, itemType, terms = {}) => {
      const draft = { itemId, itemType, ...terms }
      const { body } = await client.call('POST', 'items/v1/v2/shortener/personalized', draft)
      return `/l/${body.slug}`
    }
    const share: Sharer['share'] = async (name, bytes) => {
      const stored = () => readFile(new URL(`fixtures/${name}`, import.meta.url))
      const id = await client.upload(name, bytes ?? (await stored()))
      await whenExamined(client, id)
      const path = await link(id, 'ITEM')
      const { body } = await client.call('GET', `items/v1/v2/shortener/item/${id}/context`)
      return { id, path, linkId: body.items[0].id }
    }
    await use({ client, share, link })
  },
})

// As a person's: a browser that says it has no head is left out of the counts.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
})

test('a visitor reads a PDF on a phone: turns pages, zooms and searches', async ({
  page,
  sharer,
}) => {
  const { path } = await sharer.share('handbook.pdf')
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.setViewportSize(PHONE)
  await page.goto(path)

  const tools = page.getByRole('toolbar', { name: 'Pages' })
  const position = page.getByRole('textbox', { name: 'Page' })
  await expect(tools).toContainText('of 24')
  await expect(position).toHaveValue('1')
  await expect(page.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(position).toHaveValue('2')
  await expect(page.getByText('Page 2 of 24', { exact: true })).toHaveRole('status')
  const second = page.getByRole('group', { name: 'Page 2 of 24' })
  await expect(second.locator('canvas')).toBeVisible()
  await expect(second).toContainText(/\w{4}/)
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveValue('3')

  const widthOf = async () => (await second.boundingBox())?.width
  const fitted = await widthOf()
  expect(fitted).toBeLessThanOrEqual(PHONE.width)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(widthOf).toBeCloseTo(Number(fitted) * 1.25, 0)
  await expect(position).toHaveValue('3')
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(widthOf).toBe(fitted)

  await page.keyboard.press('End')
  await expect(position).toHaveValue('24')
  // A page far away is emptied, so that a long document does not fill the phone.
  await expect(page.getByRole('group', { name: 'Page 2 of 24' }).locator('canvas')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a swipe turns the page, or moves a zoomed one', async ({ browser, sharer, product }) => {
  const { path } = await sharer.share('handbook.pdf')
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await page.goto(product.url + path)
  const position = page.getByRole('textbox', { name: 'Page' })
  await expect(position).toHaveValue('1')
  const touch = await phone.newCDPSession(page)
  const isDrawn = async (number: number) => {
    const sheet = page.getByRole('group', { name: `Page ${number} of 24` })
    await expect(sheet.locator('canvas')).toBeVisible()
  }
  // As quick as a finger, however long the page takes to hear of it. A page too busy to hear of it at all misses it.
  const swipe = async (from: number, to: number) => {
    for (const number of [1, 2]) await isDrawn(number)
    const at = Date.now() / 1000
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, points: number[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((x) => ({ x, y: 420 })),
        timestamp: at + part * 0.2,
      })
    await send('touchStart', 0, [from])
    for (const part of [0.3, 0.6, 1]) await send('touchMove', part, [from + (to - from) * part])
    await send('touchEnd', 1, [])
  }
  await swipe(300, 60)
  await expect(position).toHaveValue('2')
  await swipe(60, 300)
  await expect(position).toHaveValue('1')
  await swipe(300, 280)
  await expect(position).toHaveValue('1')
  for (let times = 0; times < 3; times++)
    await page.getByRole('button', { name: 'Zoom in' }).click()
  await swipe(300, 60)
  await expect(position).toHaveValue('1')
  await phone.close()
})

test('a visitor searches, opens thumbnails, and reads in full screen', async ({ page, sharer }) => {
  const { path } = await sharer.share('handbook.pdf')
  await page.goto(path)
  const position = page.getByRole('textbox', { name: 'Page' })
  const thumbnails = page.getByRole('navigation', { name: 'Thumbnails' })
  await page.getByRole('button', { name: 'Thumbnails' }).click()
  await thumbnails.getByRole('button', { name: 'Page 3' }).click()
  await expect(position).toHaveValue('3')
  await expect(thumbnails.getByRole('button', { name: 'Page 3' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(thumbnails.getByRole('button', { name: 'Page 3' }).locator('canvas')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(position).toHaveValue('4')

  await position.fill('9')
  await position.press('Enter')
  await expect(page.getByRole('group', { name: 'Page 9 of 24' })).toBeInViewport()
  await position.fill('900')
  await position.press('Enter')
  await expect(position).toHaveValue('9')

  const find = page.getByRole('searchbox', { name: 'Find in document' })
  await page.keyboard.press('Control+f')
  await find.fill('SALES  Handbook')
  const count = page.getByRole('search').getByRole('status')
  await expect(count).toHaveText(/^\d+ of \d+$/)
  const before = await count.textContent()
  await page.keyboard.press('Enter')
  await expect(count).not.toHaveText(String(before))
  await expect.poll(() => page.evaluate("CSS.highlights.get('chosen').size")).toBe(1)
  await find.fill('no such words')
  await expect(count).toHaveText('No matches')
  await page.keyboard.press('Escape')
  await expect(find).toBeHidden()

  await page.getByRole('region', { name: 'Pages of handbook' }).focus()
  await page.keyboard.press('f')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the sharer sees which pages a visitor read, and which links they opened', async ({
  page,
  sharer,
}) => {
  const offer = makePdf([
    { lines: ['Our offer'] },
    { lines: ['What it costs'], link: 'https://example.com/prices' },
    { lines: ['Whom to call'], link: 'javascript:alert(1)' },
  ])
  const { path, linkId } = await sharer.share('offer.pdf', offer)
  await page.context().route('https://example.com/**', (route) => route.fulfill({ body: 'Prices' }))
  await page.goto(path)
  await expect(page.getByRole('group', { name: 'Page 1 of 3' }).locator('canvas')).toBeVisible()
  await page.waitForTimeout(1_200)
  await page.keyboard.press('ArrowRight')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'https://example.com/prices' }).click()
  expect(await (await opened).evaluate('window.opener')).toBeNull()
  await (await opened).close()
  await page.bringToFront()
  await page.waitForTimeout(3_000)
  await expect(page.getByRole('group', { name: 'Page 3 of 3' }).getByRole('link')).toHaveCount(0)
  // A device that is too slow to say goodbye in the half second that browsers give it.
  const tools = await page.context().newCDPSession(page)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 30 })
  await page.goto('about:blank')

  const read = async () =>
    (await sharer.client.call('GET', `items/v1/personalized/${linkId}/visits`)).body.items[0]
  await expect.poll(async () => (await read())?.pages.length).toBe(2)
  const { durationS, pages } = await read()
  expect(durationS).toBeGreaterThanOrEqual(3)
  expect(pages.map(({ page }: { page: number }) => page)).toEqual([1, 2])
  expect(Math.min(...pages.map(({ seconds }: { seconds: number }) => seconds))).toBeGreaterThan(1)
})

test('the sharer sees which parts of a recording were played', async ({ page, sharer }) => {
  const { path } = await sharer.share('talk.wav', silence(600))
  const reports: { parts?: number[][] }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/beats')) reports.push(JSON.parse(request.postData() ?? '{}'))
  })
  await page.goto(path)
  const talk = "document.querySelector('audio')"
  await expect.poll(() => page.evaluate(`${talk}.duration`)).toBeCloseTo(600, 0)
  await page.evaluate(`${talk}.muted = true; ${talk}.currentTime = 500; ${talk}.play()`)
  await expect.poll(() => page.evaluate(`${talk}.currentTime`)).toBeGreaterThan(501.5)
  const parts = () => reports.at(-1)?.parts ?? []
  const length = () => (parts()[0]?.[1] ?? 0) - (parts()[0]?.[0] ?? 0)
  await expect.poll(length).toBeGreaterThan(1)
  expect(parts()).toHaveLength(1)
  expect(parts()[0]?.[0]).toBeGreaterThanOrEqual(500)
})

/** A recording of nothing, of so many seconds. */
function silence(seconds: number): Buffer {
  const rate = 8_000
  const head = Buffer.alloc(44)
  const size = rate * seconds
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  return Buffer.concat([head, Buffer.alloc(size, 128)])
}

test('a visitor without scripts sees the first page and downloads the file', async ({
  browser,
  product,
  sharer,
}) => {
  const { path } = await sharer.share('handbook.pdf')
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('img', { name: 'Page 1 of handbook' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('handbook.pdf')
  await context.close()
})

test('a file that is still being processed appears once it is done', async ({ page, sharer }) => {
  const { client, link } = sharer
  const deck = await readFile(new URL('fixtures/pitch.pptx', import.meta.url))
  const path = await link(await client.upload('pitch.pptx', deck), 'ITEM')
  await page.goto(path)
  await expect(page.getByText(/Preparing this file|of 4/)).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Pages' })).toContainText('of 4', READING)
})

test('a visitor browses a collection of images, videos, texts and files', async ({
  page,
  sharer,
}) => {
  await page.setViewportSize(PHONE)
  const demandAccessible = async () => expect(await faultsOf(page, { isStrict: true })).toEqual([])
  const itemIds: string[] = []
  for (const name of ['team.jpg', 'intro.mp4', 'notes.md', 'corrupt.pdf'])
    itemIds.push((await sharer.share(name)).id)
  const draft = { name: 'For the fair', itemIds }
  const { body: collection } = await sharer.client.call('POST', 'collections/v1/create', draft)
  const path = await sharer.link(collection.id, 'COLLECTION')
  await page.goto(path)
  await demandAccessible()
  const walkTo = async (name: string) => {
    await page.goto(path)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await demandAccessible()
  }

  await walkTo('team')
  const picture = page.getByRole('button', { name: 'team', exact: true })
  await picture.click()
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(picture).toHaveAttribute('aria-pressed', 'false')

  await walkTo('intro')
  const film = "document.querySelector('video')"
  await page.evaluate(`${film}.muted = true; ${film}.play()`)
  await expect.poll(() => page.evaluate(`${film}.currentTime`)).toBeGreaterThan(0)

  await walkTo('notes')
  await expect(page.getByText('Notes from the Utrecht visit')).toBeVisible()
  await walkTo('corrupt')
  await expect(page.getByText('Download it to open it.')).toBeVisible()
  await page.getByRole('link', { name: 'Previous: notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'notes' })).toBeVisible()
  await page.getByRole('link', { name: 'For the fair' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}#${itemIds[2]}$`))
})
