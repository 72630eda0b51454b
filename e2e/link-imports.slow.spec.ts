import { expect } from '@playwright/test'
import { newOwner } from './entering.ts'
import { test } from './server.ts'

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
  await page.goto('/imports?from=links')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose CSV' }).click(),
  ])
  const buffer = Buffer.from(rows.join('\n'))
  await chooser.setFiles({ name: 'bitly.csv', mimeType: 'text/csv', buffer })
  await expect(
    page.getByText('31 rows in bitly.csv, recognized as an export of Bitly'),
  ).toBeVisible()
  await expect(page.getByRole('status').getByText('435 earlier visits')).toBeVisible()
  // Nothing is saved before yes.
  expect((await client.call('GET', 'items/v1/v2/shortener/my-links')).body.items).toEqual([])

  await page.getByRole('button', { name: /^Import \d+ links$/ }).click()
  await expect(page.getByRole('heading', { name: 'bitly.csv' })).toBeVisible()
  const follow = (slug: string) => page.request.get(`${product.url}/l/${slug}`, { maxRedirects: 0 })
  await expect.poll(async () => (await follow(`${stem}-29`)).status()).toBe(302)
  expect((await follow(`${stem}-7`)).headers().location).toBe('https://customer.example/7')

  await page.getByRole('button', { name: 'Undo import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
  await expect.poll(async () => (await follow(`${stem}-7`)).status()).toBe(404)
})
