import { expect, type Page } from '@playwright/test'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#7e22ce"/></svg>',
  ),
}

const accent = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-accent-7').trim(),
  )

test('a company changes its name, color and logo, and every open tab and visitor sees it', async ({
  context,
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const itemId = await client.upload('notes.txt', 'What we spoke of')
  const share = { itemId, itemType: 'ITEM' }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)
  const other = await context.newPage()
  await other.goto('/home')
  await expect(other.getByText('Acme').first()).toBeVisible()

  await page.bringToFront()
  await page.goto('/settings?section=company')
  await page.getByLabel('Name').fill('Halden & Söhne')
  await page.getByLabel('Website').fill('halden.example')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo')
  await page.getByRole('option', { name: /Asia\/Tokyo/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page.getByLabel('Website')).toHaveValue('https://halden.example')
  await expect(other.getByText('Halden & Söhne').first()).toBeVisible()

  await page.goto('/settings?section=branding')
  await page.getByRole('textbox', { name: 'Color' }).fill('#ffe08a')
  await expect(page.getByText(/too low, so buttons are darker/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Color' }).fill('#7e22ce')
  await expect(page.getByText(', good')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.locator('input[type=file]').setInputFiles(LOGO)
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  const before = await accent(other)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Open tabs are updated')).toBeVisible()
  await expect.poll(() => accent(other)).not.toBe(before)
  await expect.poll(() => accent(other)).toBe('#7e22ce')
  const drawn = other.locator('nav img').first()
  await expect(drawn).toHaveAttribute('src', /^\/files\/logos\//)
  await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)

  const visitor = await context.browser()?.newPage()
  await visitor?.goto(link.url)
  const shown = visitor?.getByRole('img', { name: 'Halden & Söhne' })
  if (!visitor || !shown) throw new Error('There is no visitor')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  await visitor.close()
})

test('rejects a file that isn’t an image', async ({ page, product }) => {
  await newOwner(page, product)
  await page.goto('/settings?section=branding')
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('A logo must be a PNG')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('No logo yet')).toBeVisible()
})

test('hiding "Getting started" sticks and can be undone', async ({ page, product }) => {
  const client = await newOwner(page, product)
  await client.upload('notes.txt', 'What we spoke of')
  await page.goto('/home')
  const steps = page.getByRole('region', { name: 'Get started' })
  const hide = steps.getByRole('button', { name: 'Hide getting started' })
  await hide.click()
  await expect(steps).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(steps).toContainText('1 of 4 done')
  await hide.click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Recently added' })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('a closed account says so everywhere, and the emailed link cancels the closing', async ({
  browser,
  page,
  product,
}) => {
  const { email } = await newOwner(page, product)
  await page.goto('/home')
  await expect(page.getByText('14 days left in your trial.')).toBeVisible()
  await page.goto('/settings?section=close')
  await expect(page.getByRole('link', { name: 'Export everything' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Close account' })
  await expect(button).toBeDisabled()
  await page.getByLabel('Type Acme to confirm').fill('Acme')
  await button.click()
  await expect(page).toHaveURL(/path=\/bye/)
  await expect(page.getByRole('heading', { name: 'The Acme account is closing' })).toBeVisible()
  await page.goto('/library')
  await expect(page).toHaveURL(/path=\/paywall/)

  const back = await wayBack(product, email)
  const anywhere = await (await browser.newContext()).newPage()
  await anywhere.goto(back)
  await anywhere.getByRole('button', { name: 'Keep account' }).click()
  await expect(anywhere.getByText('The Acme account is kept.')).toBeVisible()
  await anywhere.goto(back)
  await anywhere.getByRole('button', { name: 'Keep account' }).click()
  await expect(anywhere.getByRole('alert')).toContainText('was already kept')
  await page.goto('/library')
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible()
})

test('an owner cancels the closing from the page that announces it', async ({ page, product }) => {
  const client = await newOwner(page, product)
  const { body: me } = await client.call('GET', 'auth/v1/me')
  await client.call('POST', `auth/v1/tenants/${me.tenant.id}/closing`)
  await page.goto('/bye')
  await page.getByRole('button', { name: 'Keep account' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

async function wayBack(product: Product, email: string): Promise<string> {
  const mail = await product.mailTo(email, /is being closed$/)
  const link = /http\S+\/bye\?keep=\S+/.exec(mail.text ?? '')?.[0]
  if (!link) throw new Error('The mail has no way back')
  return link
}
