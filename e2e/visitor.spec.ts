import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { type Client, signUp } from '../server/test/client.ts'
import { test as base } from './server.ts'

const PHONE = { width: 360, height: 740 }

interface Sharer {
  client: Client
  /** Puts a file in, waits until it was examined, and shares it; gives its id and the path of the link. */
  share(name: string): Promise<{ id: string; path: string }>
  link(itemId: string, itemType: 'ITEM' | 'COLLECTION', terms?: object): Promise<string>
}

const test = base.extend<{ sharer: Sharer }>({
  sharer: async ({ product }, use) => {
    const client = await signUp(product, `ada-${crypto.randomUUID().slice(0, 8)}@example.com`)
    const link: Sharer['link'] = async (itemId, itemType, terms = {}) => {
      const draft = { itemId, itemType, ...terms }
      const { body } = await client.call('POST', 'items/v1/v2/shortener/personalized', draft)
      return `/l/${body.slug}`
    }
    const share: Sharer['share'] = async (name) => {
      const id = await client.upload(
        name,
        await readFile(new URL(`fixtures/${name}`, import.meta.url)),
      )
      const statusOf = async () => (await client.call('GET', `items/v1/${id}`)).body.status
      await expect.poll(statusOf, { timeout: 60_000 }).not.toBe('processing')
      return { id, path: await link(id, 'ITEM') }
    }
    await use({ client, share, link })
  },
})

test('a visitor reads a PDF on a phone: page by page, closer, by its words', async ({
  page,
  sharer,
}) => {
  const { path } = await sharer.share('handbook.pdf')
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.setViewportSize(PHONE)
  await page.goto(path)

  const tools = page.getByRole('toolbar', { name: 'Pages' })
  await expect(tools).toContainText('1 of 24')
  await expect(page.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(tools).toContainText('2 of 24')
  const second = page.getByRole('group', { name: 'Page 2 of 24' })
  await expect(second.locator('canvas')).toBeVisible()
  await expect(second).toContainText(/\w{4}/)
  await page.keyboard.press('ArrowRight')
  await expect(tools).toContainText('3 of 24')

  const widthOf = async () => (await second.boundingBox())?.width
  const fitted = await widthOf()
  expect(fitted).toBeLessThanOrEqual(PHONE.width)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(tools).toContainText('125%')
  expect(await widthOf()).toBeGreaterThan(Number(fitted))
  await expect(tools).toContainText('3 of 24')
  await page.getByRole('button', { name: /Fit to width/ }).click()
  expect(await widthOf()).toBe(fitted)

  await page.keyboard.press('End')
  await expect(tools).toContainText('24 of 24')
  // A page far away is emptied, so that a long document does not fill the phone.
  await expect(page.getByRole('group', { name: 'Page 2 of 24' }).locator('canvas')).toHaveCount(0)
  expect(faults).toEqual([])
})

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
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('handbook.pdf')
  await context.close()
})

test('a file that is still examined appears by itself', async ({ page, sharer }) => {
  const { client, link } = sharer
  const deck = await readFile(new URL('fixtures/pitch.pptx', import.meta.url))
  const path = await link(await client.upload('pitch.pptx', deck), 'ITEM')
  await page.goto(path)
  await expect(page.getByText(/This is being prepared|1 of 4/)).toBeVisible()
  await expect(page.getByRole('toolbar', { name: 'Pages' })).toContainText('1 of 4', {
    timeout: 50_000,
  })
})

test('a visitor walks a collection of pictures, films, texts and files', async ({
  page,
  sharer,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(PHONE)
  const demandAccessible = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
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
  const picture = page.getByRole('button', { name: 'team' })
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
  await page.getByRole('link', { name: 'For the fair' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})
