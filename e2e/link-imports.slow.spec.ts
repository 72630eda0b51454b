import { expect, type Page } from '@playwright/test'
import type { Product } from '../server/test/product.ts'
import { newOwner } from './entering.ts'
import { test } from './server.ts'

/** Chooses a table on the page of imports. */
async function choose(page: Page, name: string, lines: string[]): Promise<void> {
  await page.goto('/imports?from=links')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose CSV' }).click(),
  ])
  const buffer = Buffer.from(lines.join('\n'))
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer })
}

const follow = (page: Page, { url }: Product, slug: string) =>
  page.request.get(`${url}/l/${slug}`, { maxRedirects: 0 })

test('links come with their short addresses, redirect, and go again by undo', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const stem = `fair${Date.now()}`
  const rows = [
    'bitlink,custom_bitlink,long_url,title,tags,created_at,total clicks',
    ...Array.from({ length: 30 }, (_, at) =>
      [
        ...[`bit.ly/r${stem}${at}`, `bit.ly/${stem}-${at}`, `https://customer.example/${at}`],
        ...[`Offer ${at}`, 'fair', '2024-03-01T10:00:00Z', at],
      ].join(','),
    ),
    `bit.ly/r${stem}x,,javascript:alert(1),Bad,,2024-03-01T10:00:00Z,0`,
  ]
  await choose(page, 'bitly.csv', rows)
  await expect(
    page.getByText('31 rows in bitly.csv, recognized as an export of Bitly'),
  ).toBeVisible()
  await expect(page.getByRole('status').getByText('435 earlier visits')).toBeVisible()
  // Nothing is saved before yes.
  expect((await client.call('GET', 'items/v1/v2/shortener/my-links')).body.items).toEqual([])

  await page.getByRole('button', { name: /^Import \d+ links$/ }).click()
  await expect(page.getByRole('heading', { name: 'bitly.csv' })).toBeVisible()
  await expect.poll(async () => (await follow(page, product, `${stem}-29`)).status()).toBe(302)
  expect((await follow(page, product, `${stem}-7`)).headers().location).toBe(
    'https://customer.example/7',
  )

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect.poll(async () => (await follow(page, product, `${stem}-7`)).status()).toBe(404)
})

test('a table of 100,000 rows is waited for, and says how far its plan is', async ({
  page,
  product,
}) => {
  await newOwner(page, product)
  const stem = `many${Date.now()}`
  const rows = Array.from({ length: 100_000 }, (_, n) => `${stem}-${n},https://customer.example/`)
  // Longer than calls are waited for otherwise, as on a busy server.
  await page.route('**/api/items/v1/history', async (route) => {
    if (route.request().postDataJSON()?.dryRun) await page.waitForTimeout(31_000)
    await route.continue()
  })
  await choose(page, 'many.csv', ['slug,target', ...rows])
  const status = page.getByRole('status')
  await expect(status.getByText('Checking 100,000 rows…')).toBeVisible({ timeout: 60_000 })
  await expect(status.getByText(/Checking rows: \d+,000 of 100,000…/)).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('button', { name: 'Import 100,000 links' })).toBeEnabled({
    timeout: 90_000,
  })
})
