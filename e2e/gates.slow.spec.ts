import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { administrate } from '../server/test/administrate.ts'
import { type Client, signUp, someAddress } from '../server/test/client.ts'
import { databaseOf } from '../server/test/fill.ts'
import { test } from './server.ts'
import { faultsOf } from './support/accessible.ts'
import { whenExamined } from './support/reading.ts'

async function demandAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await faultsOf(page, { isStrict: true })).toEqual([])
      const overflow = 'document.documentElement.scrollWidth - innerWidth'
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
    }
  }
}

async function share(client: Client, itemId: string, options: object): Promise<string> {
  const draft = { itemId, itemType: 'ITEM', ...options }
  const { body } = await client.call('POST', 'items/v1/v2/shortener/personalized', draft)
  expect(body.slug).toBeTruthy()
  return `/l/${body.slug}`
}

async function uploaded(client: Client, name: string): Promise<string> {
  const content = await readFile(new URL(`fixtures/${name}`, import.meta.url))
  const id = await client.upload(name, content)
  await whenExamined(client, id)
  return id
}

/** Reads the visits of the only link; a driven browser says so, and is left out of the figures. */
async function visitsOf(client: Client) {
  const { body: links } = await client.call('GET', 'items/v1/v2/shortener/my-links')
  const path = `items/v1/personalized/${links.items[0].id}/visits?includeFiltered=true`
  return (await client.call('GET', path)).body.items
}

test('a visitor enters a password and an address, sees the stored data and deletes it', async ({
  page,
  product,
}) => {
  const client = await signUp(product)
  const itemId = await uploaded(client, 'notes.md')
  const password = 'open sesame'
  const path = await share(client, itemId, { password, requireEmail: true })
  await page.goto(path)
  await demandAccessible(page)
  const field = page.getByLabel('Password')
  await expect(field).toBeFocused()
  await field.fill('open barley')
  await page.getByLabel('Your email address').fill('bo')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toHaveText('That password is wrong.')
  await demandAccessible(page)
  const email = someAddress('bo')
  await expect(page.getByLabel('Your email address')).toHaveValue('bo')
  await page.getByLabel('Your email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(email)).toBeVisible()
  await demandAccessible(page)
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0] ?? ''
  // A whole code is sent by itself.
  await page.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByText('Notes from the Utrecht visit')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)

  await page.getByRole('link', { name: 'Your data and privacy' }).click()
  await expect(page.getByText(/Chrom\w+ on Linux/)).toBeVisible()
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Delete visits' }).click()
  await expect(page.getByRole('heading', { name: /^Delete \d visits?/ })).toBeVisible()
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Delete visits' }).click()
  await expect(page.getByText('Deleted')).toBeVisible()
  await expect(page.getByText('No data is stored.')).toBeVisible()
  expect(await visitsOf(client)).toEqual([])
})

test('a link to a web page leads there from its gate', async ({ page, product }) => {
  const client = await signUp(product)
  const target = `${product.url.replace('localhost', '127.0.0.1')}/healthz`
  const draft = { kind: 'link', url: target, name: 'Elsewhere' }
  const { body: item } = await client.call('POST', 'items/v1', draft)
  const path = await share(client, item.id, { requireEmail: true, proveEmail: false })
  await page.goto(path)
  await page.getByLabel('Your email address').fill('bo@customer.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(target)
})

test('a visitor asks the sender for a new link after expiry, without scripts', async ({
  browser,
  product,
}) => {
  const client = await signUp(product)
  const draft = { kind: 'link', url: 'https://example.com/', name: 'Old prices' }
  const { body: item } = await client.call('POST', 'items/v1', draft)
  const path = await share(client, item.id, {})
  const expired = `update link set expires_at = now() where item_id = '${item.id}'`
  await administrate(await databaseOf(product), expired)
  const status = async () => (await fetch(product.url + path, { redirect: 'manual' })).status
  await expect.poll(status).toBe(410)
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await page.getByLabel('Your email address').fill('bo@customer.example')
  await page.getByLabel('Message (optional)').fill('May I see it again?')
  await page.getByRole('button', { name: 'Ask sender' }).click()
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible()
  const { text } = await product.mailTo(client.email, /New link requested/)
  expect(text).toContain('May I see it again?')

  await context.close()
})

test('a customer finds what was shared with them, and is no longer measured once they say so', async ({
  page,
  browser,
  product,
}) => {
  const client = await signUp(product)
  const itemId = await uploaded(client, 'notes.md')
  const email = someAddress('ana')
  const path = await share(client, itemId, { sharedToEmail: email })
  const { body: links } = await client.call('GET', 'items/v1/v2/shortener/my-links')
  const { id } = links.items[0]
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(path)
  await plain.getByRole('link', { name: 'Shared with you' }).click()
  await plain.getByLabel('Your email address').fill(email)
  await plain.getByRole('button', { name: 'Send code' }).click()
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0] ?? ''
  await plain.getByLabel('Six-digit code').fill(code)
  await plain.getByRole('button', { name: 'Show data' }).click()
  await expect(plain.getByText(`For ${email}`)).toBeVisible()
  await expect(plain.getByRole('link', { name: /notes/i })).toHaveAttribute('href', path)
  await plain.getByRole('button', { name: 'Stop measuring' }).click()
  await expect(plain.getByText('Your reading isn’t measured.')).toBeVisible()
  await page.context().addCookies(await context.cookies())
  await context.close()

  await page.goto(`${path}/shelf`)
  await expect(page.getByRole('button', { name: 'Measure again' })).toBeVisible()
  await demandAccessible(page)
  const before = await visitsOf(client)
  await page.getByRole('link', { name: /notes/i }).click()
  await expect(page.getByText('Notes from the Utrecht visit')).toBeVisible()
  const reading = page.waitForResponse((answer) => answer.url().endsWith('/beats'))
  await page.mouse.wheel(0, 200)
  expect((await reading).status()).toBe(204)
  expect(await visitsOf(client)).toEqual(before)
  const { body: link } = await client.call('GET', `items/v1/personalized/${id}`)
  expect(link.unmeasured).toBe(true)

  await page.goto(`${path}/shelf`)
  await page.getByRole('button', { name: /^Hide: notes/ }).click()
  await page.getByText('Hidden (1)').click()
  await demandAccessible(page)
  await page.getByRole('button', { name: /^Show: notes/ }).click()
  await expect(page.getByRole('link', { name: /notes/i })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: /notes/i })).toBeHidden()
})
