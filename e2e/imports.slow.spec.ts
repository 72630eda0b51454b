import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test as plain } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

let web: Server
plain.beforeAll(async () => {
  web = createServer((request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Page ${request.url}</title><p>Words of ${request.url}</p>`)
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.9', resolve))
})
plain.afterAll(() => {
  web.close()
})

const url = (path: string) => `http://127.0.0.9:${(web.address() as AddressInfo).port}${path}`

test('a CSV is mapped, reviewed and imported, and its failed rows are retried', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  await page.goto('/library')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page.getByRole('tab', { name: 'CSV' }).click()

  const rows = [
    'Web address;Headline;Buyer stage;Keywords;Shareable',
    `${url('/guide')};Pump guide;Brand new stage;pumps|2026;yes`,
    `${url('/prices')};Price list;Awareness;pumps;no`,
    `${url('/odd')};Odd one;;;perhaps`,
    `${url('/guide')};Guide again;;;`,
  ]
  await choose(page, rows.join('\r\n'))
  await expect(page.getByText('4 rows in pumps.csv')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Separator' })).toHaveValue('Semicolon')
  await expect(page.getByRole('combobox', { name: 'Field for Headline' })).toHaveValue('Title')

  await page.getByRole('button', { name: 'Review' }).click()
  const problems = page.getByRole('table', { name: 'Rows with problems' })
  await expect(problems.getByText('Shareable must be yes or no, not “perhaps”')).toBeVisible()
  await expect(problems.getByText('The same address as row 2')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Stage: Brand new stage' })).toBeChecked()

  // Leaving is no loss: the draft is found again.
  await page.reload()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Import 2 items' }).click()
  await expect(page.getByRole('heading', { name: 'pumps.csv' })).toBeVisible()
  await expect(page.getByText('2 added, 1 failed, 1 already in library')).toBeVisible()

  await page.getByText('Failed', { exact: true }).first().click()
  await expect(page.getByText('Odd one')).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export problems' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('pumps.csv problems.csv')
  await page.getByRole('button', { name: 'Retry 1 failed row' }).click()
  await expect(page.getByText('2 added, 1 failed, 1 already in library')).toBeVisible()

  await page.goto('/library')
  await expect(page.getByRole('link', { name: 'Pump guide' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Price list' })).toBeVisible()
  const { body } = await client.call('GET', 'users/v1/account-settings')
  const labels = body.categories.funnelStage.map(({ label }: { label: string }) => label)
  expect(labels).toContain('Brand new stage')
})

test('a CSV is read in the encoding and with the separator that are chosen', async ({
  page,
  product,
}) => {
  await newOwner(page, product)
  await page.goto('/imports?from=csv')
  const row = Buffer.concat([
    Buffer.from(`URL;Title, long\n${url('/table')};`),
    Buffer.from([0x89, 0xbf, 0x8a, 0x69, 0x95, 0x5c]),
  ])
  await choose(page, row)
  await expect(page.getByText('1 row in pumps.csv')).toBeVisible()
  await page.getByRole('combobox', { name: 'Encoding' }).click()
  await page.getByRole('option', { name: 'Japanese (Shift_JIS)' }).click()
  await expect(page.getByText('価格表')).toBeVisible()
  await page.getByRole('combobox', { name: 'Separator' }).click()
  await page.getByRole('option', { name: 'Comma' }).click()
  await expect(page.getByText('Choose which column contains the URL.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Separator' }).click()
  await page.getByRole('option', { name: 'Semicolon' }).click()
  await page.getByRole('combobox', { name: 'Field for Title, long' }).click()
  await page.getByRole('option', { name: 'Title', exact: true }).click()

  // The choice is the draft's, so that it's there after loading the page again.
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveValue('Japanese (Shift_JIS)')
  await page.getByRole('combobox', { name: 'Field for Title, long' }).click()
  await page.getByRole('option', { name: 'Title', exact: true }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Import 1 item' }).click()
  await expect(page.getByText('1 added')).toBeVisible()
  await expect(page.getByRole('link', { name: '価格表' })).toBeVisible()
})

test('pasted addresses are checked, and private ones are reported before the import', async ({
  page,
  product,
}) => {
  await newOwner(page, product)
  await page.goto('/imports')
  const text = `Read ${url('/one')}, and ${url('/two')}.\nhttp://10.0.0.7/intern`
  await page.getByRole('textbox', { name: 'URLs' }).fill(text)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('10.0.0.7 isn’t a public address')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 items' }).click()
  await expect(page.getByText('2 added, 1 failed')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Import and export' }).click()
  await expect(page.getByRole('link', { name: 'Pasted addresses' })).toBeVisible()
})

test('a library is exported as a ZIP, and another account imports it with its files', async ({
  page,
  product,
  browser,
}, info) => {
  const client = await newOwner(page, product)
  await client.upload('Notes on pumps.txt', 'All that is known of pumps')
  await client.call('POST', 'items/v1', {
    kind: 'link',
    url: url('/linked'),
    name: 'A linked page',
  })
  await page.goto('/imports?from=export')
  await page.getByRole('button', { name: 'Export ZIP' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  const archive = info.outputPath('library.zip')
  await saved.saveAs(archive)

  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await newOwner(other, product)
  await other.goto('/imports?from=archive')
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    other.getByRole('button', { name: 'Choose ZIP' }).click(),
  ])
  await chooser.setFiles(archive)
  await expect(other.getByText(/^2 items in library\.zip/)).toBeVisible()
  await other.getByRole('button', { name: 'Check' }).click()
  await other.getByRole('button', { name: 'Import 2 items' }).click()
  await expect(other.getByText('2 added')).toBeVisible()
  await other.getByRole('link', { name: 'Notes on pumps' }).click()
  await expect(other.getByText('All that is known of pumps')).toBeVisible()
  await context.close()
})

async function choose(page: Page, csv: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose CSV' }).click(),
  ])
  await chooser.setFiles({ name: 'pumps.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
}
