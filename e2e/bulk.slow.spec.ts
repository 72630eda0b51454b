import { expect, type Locator, type Page } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { databaseOf, fill, hold } from '../server/test/fill.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

/** Signs in on the page, in a library of so many: Page 1, Page 2 and so on, the last the newest. */
async function open(page: Page, product: Product, count: number): Promise<Client> {
  const client = await newOwner(page, product)
  const { body: me } = await client.call('GET', 'auth/v1/me')
  await fill(await databaseOf(product), me.tenant.id, count)
  await page.goto('/library?layout=table')
  await expect(page.getByRole('link', { name: `Page ${count}`, exact: true })).toBeVisible()
  return client
}

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const bar = (page: Page) => page.getByLabel('Actions for selected items')
const toast = (page: Page, text: string | RegExp) =>
  page.locator('.mantine-Notification-root').filter({ hasText: text })
const tagged = async (client: Client, tag: string) =>
  (await client.call('POST', 'items/v1/search', { tags: [tag], limit: 1 })).body.total.value
const binned = async (client: Client) =>
  (await client.call('GET', 'items/v1/bin')).body.items.length

test('a range of items is tagged and classified from the bar, and undone', async ({
  page,
  product,
}) => {
  const client = await open(page, product, 30)
  await box(page, 'Page 28').click()
  await box(page, 'Page 24').click({ modifiers: ['Shift'] })
  await expect(bar(page).getByRole('status')).toHaveText('5 items selected')

  await bar(page).getByRole('button', { name: 'Tag', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Add', { exact: true }).fill('Spring fair')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Save' }).click()
  // What is pointed at stays.
  await toast(page, '5 items tagged').getByRole('button', { name: 'Undo' }).hover()
  await expect(page.getByRole('row', { name: /Page 26 .*Spring fair/ })).toBeVisible()
  await expect.poll(() => tagged(client, 'spring fair')).toBe(5)
  await toast(page, '5 items tagged').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, '5 items restored')).toBeVisible()
  await expect.poll(() => tagged(client, 'spring fair')).toBe(0)

  await expect(dialog).toBeHidden()
  await bar(page).getByRole('button', { name: 'Classify' }).click()
  await dialog.getByRole('checkbox', { name: 'Decision' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const classified = toast(page, '5 items classified')
  await classified.getByRole('button', { name: 'Undo' }).hover()
  await expect(page.getByRole('row', { name: /Page 24 .*Decision/ })).toBeVisible()
  await classified.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Page 24 .*Decision/ })).toBeHidden()
})

test('all results are deleted in the background, through a reload, and restored', async ({
  page,
  product,
}) => {
  const client = await open(page, product, 3_000)
  await page.keyboard.press('Control+a')
  await bar(page).getByRole('button', { name: 'Select all results' }).click()
  await expect(bar(page).getByRole('status')).toHaveText('All results selected')
  await box(page, 'Page 3000').click()
  // The job stops here however quick it is, until it is released.
  const { body: me } = await client.call('GET', 'auth/v1/me')
  const lock = await hold(await databaseOf(product), me.tenant.id, 'Page 1500')
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const job = page.getByRole('region', { name: 'Bulk changes' })
  await expect(job.getByText('Deleting 2,999 items')).toBeVisible()
  await page.reload()
  await expect(job.getByRole('progressbar')).toBeAttached()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(job.getByText(/ of 2,999/)).toBeVisible()
  await expect.poll(lock.waiting, { timeout: 90_000 }).toBeGreaterThan(0)
  await job.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(lock.waiting, { timeout: 90_000 }).toBeGreaterThan(1)
  await lock.letGo()
  const ended = toast(page, /items moved to the trash/)
  await expect(ended).toContainText('Canceled.')
  await ended.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, /items restored/)).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => binned(client)).toBe(0)
})

test('the page begins at its title again when nothing is left of its list', async ({
  page,
  product,
}) => {
  await open(page, product, 40)
  await page.keyboard.press('Control+a')
  await page.evaluate(() => window.scrollTo(0, 800))
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^The library is empty/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('in a window as low as at 400 % of zoom, bars scroll away with the page', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 225 })
  await open(page, product, 12)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Home' }),
  ).not.toBeInViewport()
  await page.getByRole('main').getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('tab', { name: 'Details' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Home' })).toBeInViewport()
})

test('bulk actions work with the keyboard alone', async ({ page, product }) => {
  const client = await open(page, product, 10)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Page 10', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page).getByRole('status')).toHaveText('3 items selected')
  const remove = bar(page).getByRole('button', { name: 'Delete' })
  for (let tabs = 0; tabs < 40; tabs += 1) {
    if (await remove.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(toast(page, '3 items moved to the trash')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Page 8', exact: true })).toBeHidden()
  await expect.poll(() => binned(client)).toBe(3)

  await page.keyboard.press('Control+a')
  await expect(bar(page).getByRole('status')).toHaveText('7 items selected')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
})

test('on a phone the bulk actions are in a menu', async ({ browser, product }) => {
  const viewport = { width: 360, height: 780 }
  const context = await browser.newContext({ baseURL: product.url, viewport, hasTouch: true })
  const page = await context.newPage()
  const client = await open(page, product, 3)
  await box(page, 'Page 2').tap()
  await bar(page).getByRole('button', { name: 'Change' }).tap()
  await page.getByRole('menuitem', { name: 'Availability' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radiogroup', { name: 'Shareable' }).getByText('Off').tap()
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(toast(page, '1 item changed')).toBeVisible()
  const shareable = async () => {
    const { body } = await client.call('GET', 'items/v1/list?orderBy=newest')
    return body.items.map((item: { shareable: boolean }) => item.shareable)
  }
  await expect.poll(shareable).toEqual([true, false, true])
  await context.close()
})

test('on a phone a long press selects a card, and taps select more', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await open(page, product, 4)
  await page.goto('/library?layout=grid')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(box(page, 'Page 4')).toBeHidden()
  await expect(card('Page 4').getByRole('button')).toHaveCount(1)

  await longPress(page, await middleOf(card('Page 4')))
  await expect(box(page, 'Page 4')).toBeChecked()
  await card('Page 3').tap()
  await expect(box(page, 'Page 3')).toBeChecked()
  await expect(bar(page).getByRole('status')).toHaveText('2 items selected')
  await card('Page 3').tap()
  await card('Page 4').tap()
  await expect(box(page, 'Page 4')).toBeHidden()

  await card('Page 3').tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Page 3' })).toBeVisible()
  await context.close()
})

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element has no box')
  const { x, y, width, height } = box
  return { x: x + width / 2, y: y + height / 3 }
}

/** Presses a finger on the page for long enough to select. */
async function longPress(page: Page, at: { x: number; y: number }): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(bar(page)).toBeVisible()
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
