import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { visit } from '../server/test/client.ts'
import { beginJob, databaseOf } from '../server/test/fill.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { demandAccessible } from './support/accessible.ts'
import { newOwner } from './support/entering.ts'

/** Shares two web pages with two people; the first is opened three times, the second once. */
async function open(page: Page, product: Product) {
  const client = await newOwner(page, product)
  const add = async (name: string, to: string, views: number) => {
    const draft = { kind: 'link', name, url: `https://example.com/${name}` }
    const { body: item } = await client.call('POST', 'items/v1', draft)
    const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', {
      itemId: item.id,
      itemType: 'ITEM',
      sharedToEmail: `${to}@customer.example`,
      sharedToOrganization: 'Customer',
    })
    for (let count = 0; count < views; count++) await visit(product, link.slug)
  }
  await add('Prices', 'bo', 3)
  await add('Guide', 'cy', 1)
  return client
}

test('figures of a range show as charts, tables and files, and stay in the URL', async ({
  page,
  product,
}) => {
  const client = await open(page, product)
  await beginJob(await databaseOf(product), 'sum-visits')
  const summed = async () => {
    const { body } = await client.call('GET', 'analytics/v1/reports/overview')
    return body.now?.sums.views
  }
  await expect.poll(summed).toBe(4)

  await page.goto('/home')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Analytics' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const tiles = page.getByRole('region', { name: 'Figures' })
  await expect(tiles.getByRole('button', { name: /^Views 4/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await tiles.getByRole('button', { name: /^Links created 2/ }).click()
  const chart = page.getByRole('region', { name: 'Links created' })
  await chart.getByRole('button', { name: 'Links created as a table' }).click()
  await expect(chart.getByRole('row')).toHaveCount(31)
  const saved = page.waitForEvent('download')
  await chart.getByRole('button', { name: 'Save Links created as CSV' }).click()
  const file = await (await saved).path()
  expect(await readFile(file, 'utf8')).toContain(
    'From,Links created,Previous period from,Links created (previous period)',
  )

  await page.getByRole('combobox', { name: 'Date range', exact: true }).click()
  await page.getByRole('option', { name: 'Last 7 days' }).click()
  await expect(chart.getByRole('row')).toHaveCount(8)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Date range', exact: true })).toHaveValue(
    'Last 7 days',
  )

  const reports = page.getByRole('navigation', { name: 'Reports' })
  await reports.getByRole('link', { name: 'Content', exact: true }).click()
  const ranking = page.getByRole('list', { name: 'Most viewed' })
  await expect(ranking.getByRole('listitem').first()).toContainText('Prices3 views')
  await reports.getByRole('link', { name: 'Links' }).click()
  await expect(
    page.getByText(/^2 links were opened, compared with 0 in the previous period/),
  ).toBeVisible()
  const whole = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  const report = await readFile(await (await whole).path(), 'utf8')
  expect(report).toContain('bo@customer.example')
  await reports.getByRole('link', { name: 'People' }).click()
  await page.getByRole('link', { name: 'bo@customer.example' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bo@customer.example')
  await page.goBack()
  await expect(reports.getByRole('link', { name: 'People' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('content problems are fixed where they are listed, and reports are emailed and shared', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const expiresOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const draft = { kind: 'link', name: 'Prices', url: 'https://example.com/prices', expiresOn }
  await client.call('POST', 'items/v1', draft)

  await page.goto('/home')
  await page.getByRole('link', { name: '1 item expires soon' }).click()
  await expect(page.getByRole('radio', { name: 'Mine' })).toBeChecked()
  const health = page.getByRole('region', { name: 'What needs attention' })
  await expect(health.getByRole('button', { name: 'Expiring 1' })).toBeVisible()
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Extend 90 days: Prices' }).click()
  await expect(page.getByText('Nothing expires in the next 30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Prices' })).toBeVisible()

  const reports = page.getByRole('navigation', { name: 'Reports' })
  await reports.getByRole('link', { name: 'Coverage' }).click()
  const map = page.getByRole('region', { name: 'Stage by Content type' })
  await expect(map.getByRole('link', { name: '1 0 used' })).toBeVisible()
  await demandAccessible(page)
  await reports.getByRole('link', { name: 'Adoption' }).click()
  await expect(page.getByText('1 of 1 person in the team')).toBeVisible()
  const mail = page.getByRole('button', { name: 'Email me this report weekly' })
  await mail.click()
  await expect(mail).toHaveAttribute('aria-pressed', 'true')
  await demandAccessible(page)
})

test('a custom range applies once it is valid', async ({ page, product }) => {
  await open(page, product)
  await page.goto('/analytics?range=days')
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })]
  await from.fill('2026-03-20')
  await to.fill('2026-03-11')
  await to.blur()
  await expect(page.getByText('The end date is before the start date')).toBeVisible()
  await from.fill('2026-03-01')
  await from.blur()
  await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-11/)
  await expect(page.getByText('No activity in this period')).toBeVisible()
  await page.getByRole('button', { name: 'Last 12 months' }).click()
  await expect(page.getByRole('combobox', { name: 'Date range', exact: true })).toHaveValue(
    'Last 12 months',
  )
})

test('missing pages and removed sites say so and link onward', async ({ page, product }) => {
  await page.goto('/removed-site')
  await expect(
    page.getByRole('heading', { name: 'This site is no longer published' }),
  ).toBeVisible()
  await page.goto('/not-found')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/path=\/login/)
  await open(page, product)
  await page.goto('/not-found')
  await page.getByRole('link', { name: 'Open library' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  await page.goto('/classic/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('on a phone, Analytics, Team and Billing are in the sheet of More', async ({
  browser,
  product,
}) => {
  const viewport = { width: 360, height: 780 }
  const context = await browser.newContext({ baseURL: product.url, viewport, hasTouch: true })
  const page = await context.newPage()
  await open(page, product)
  await page.goto('/home')
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.tap()
  const sheet = page.getByRole('dialog', { name: 'More' })
  for (const name of ['Team', 'Billing', 'Settings'])
    await expect(sheet.getByRole('link', { name })).toBeVisible()
  await demandAccessible(page)
  await sheet.getByRole('link', { name: 'Analytics' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(more).toHaveAttribute('aria-current', 'true')
  await context.close()
})
