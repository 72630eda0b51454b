import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { beginJob, databaseOf } from '../server/test/fill.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'
import { whenRead } from './support/reading.ts'

// A browser that says it is driven by a machine is kept apart as a bot.
const VISITOR =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const HANDBOOK = new URL('fixtures/handbook.pdf', import.meta.url)
const VERA = { sharedToEmail: 'vera@customer.example', sharedToOrganization: 'Customer & Co' }

interface Shared {
  client: Client
  itemId: string
  read: { id: string; url: string; slug: string }
}

/** Shares two things with Vera, signed in as the sharer. */
async function share(product: Product, page: Page): Promise<Shared> {
  const client = await newOwner(page, product)
  const itemId = await client.upload('handbook.pdf', await readFile(HANDBOOK))
  await whenRead(client, itemId)
  const linkTo = async (id: string) => {
    const draft = { itemId: id, itemType: 'ITEM', ...VERA }
    return (await client.call('POST', 'items/v1/v2/shortener/personalized', draft)).body
  }
  const prices = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
  await linkTo((await client.call('POST', 'items/v1', prices)).body.id)
  const read = await linkTo(itemId)
  return { client, itemId, read }
}

/** Reads two pages and leaves; by then both are reported to the sharer. */
async function visit(browser: Browser, { client, read }: Shared): Promise<void> {
  const context = await browser.newContext({ userAgent: VISITOR })
  const visitor = await context.newPage()
  expect((await visitor.goto(read.url))?.status()).toBe(200)
  const place = visitor.getByRole('textbox', { name: 'Page', exact: true })
  await expect(place).toHaveValue('1')
  await visitor.mouse.move(20, 20)
  await visitor.waitForTimeout(2_000)
  await visitor.getByRole('button', { name: 'Next page' }).click()
  await expect(place).toHaveValue('2')
  await visitor.waitForTimeout(2_000)
  await visitor.goto('about:blank')
  const visits = `items/v1/personalized/${read.id}/visits`
  const pagesRead = async () => (await client.call('GET', visits)).body.items[0]?.pages.length
  await expect.poll(pagesRead).toBe(2)
  await context.close()
}

test('a report shows at once who opened a link, then what they read, and what was left out', async ({
  page,
  product,
  browser,
}) => {
  const shared = await share(product, page)
  const { read } = shared
  await page.goto('/links')
  const row = page.getByRole('list', { name: 'My links' }).getByRole('listitem').first()
  await expect(row).toContainText('Not opened yet')
  await row.getByRole('link', { name: 'vera@customer.example', exact: true }).click()
  await expect(
    page.getByText('A short reminder to vera@customer.example often helps'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Links' }).last().click()

  await visit(browser, shared)
  await expect(row).toContainText('1 visitor, 1 view')
  await fetch(read.url, { headers: { 'user-agent': 'curl/8.10.1' } })
  await row.getByRole('link', { name: 'vera@customer.example', exact: true }).click()
  await expect(page).toHaveURL(`/links/${read.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'handbook' })).toBeVisible()
  const trail = page.getByRole('list', { name: 'Visits' }).getByRole('listitem')
  await expect(trail).toHaveCount(1)
  await expect(trail).toContainText('Computer · Chrome on Linux')

  await page.getByRole('switch', { name: 'Include team, bots and repeats' }).press('Space')
  await expect(trail).toHaveCount(2)
  await expect(trail.first()).toContainText('Not counted: bot')
  await expect(page).toHaveURL(/visits=all/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save visits as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`Visits to ${read.slug}.csv`)
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Bot')

  await beginJob(await databaseOf(product), 'sum-visits')
  const pages = page.getByRole('list', { name: 'Pages read' }).getByRole('listitem')
  await expect(async () => {
    await page.reload()
    await expect(pages.first()).toContainText('1 visitor', { timeout: 4_000 })
  }).toPass({ timeout: 100_000 })
  await expect(pages.nth(1)).toContainText('1 visitor')
  await expect(pages.nth(2)).toContainText('not read')
  await expect(trail.last()).toContainText('2 pages')
  // Charts of so few visits would say less than the visits.
  await expect(page.getByRole('region', { name: 'Analytics' })).toHaveCount(0)
})

test('one page lists everything a person received, opened or not, to share again', async ({
  page,
  product,
  browser,
}) => {
  const shared = await share(product, page)
  const { read, itemId } = shared
  await visit(browser, shared)
  await page.goto('/people')
  const row = page.getByRole('list', { name: 'people' }).getByRole('listitem')
  await expect(row).toContainText('1 of 2 links opened')
  await page.getByLabel('Search people').fill('nobody')
  await expect(page.getByText('No person found for “nobody”')).toBeVisible()
  await page.getByLabel('Search people').fill('vera')
  await row.getByRole('link', { name: 'vera@customer.example', exact: true }).click()

  const opened = page.getByRole('list', { name: 'Opened', exact: true })
  await expect(opened.getByRole('listitem')).toContainText('handbook')
  const left = page.getByRole('list', { name: 'Not opened' })
  await expect(left.getByRole('listitem')).toContainText('Prices')
  await page.getByRole('button', { name: 'Share again: Prices' }).click()
  await expect(page.getByRole('dialog').getByLabel('Who is it for?')).toHaveValue(
    'vera@customer.example',
  )
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Customer & Co' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Customer & Co' })).toBeVisible()
  await expect(page.getByText('for vera@customer.example').first()).toBeVisible()

  await page.goto(`/items/${itemId}`)
  await page.getByRole('tab', { name: 'Sharing' }).click()
  await expect(page.getByRole('list', { name: 'Links' })).toContainText('1 visitor, 1 view')
  await page.getByRole('link', { name: 'vera@customer.example', exact: true }).click()
  await expect(page).toHaveURL(`/links/${read.id}`)
})

test('another person’s link, and an unknown recipient, show "not found"', async ({
  page,
  product,
}) => {
  const other = await share(product, page)
  await share(product, page)
  await page.goto(`/links/${other.read.id}`)
  await expect(page.getByText('This link doesn’t exist')).toBeVisible()
  await page.goto('/people/person/nobody@customer.example')
  await expect(page.getByText('You haven’t shared anything with them')).toBeVisible()
})
