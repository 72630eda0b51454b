import { type BrowserContext, expect, type Page } from '@playwright/test'
import { PASSWORD, someAddress } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'

const OWN = 'a quite different phrase'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Your name').fill('Grace Hopper')
  await page.getByLabel('Company').fill('Larkfield Ltd')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(heading(page, 'Confirm your address')).toBeVisible()
}

async function linkFor(product: Product, email: string): Promise<string> {
  const { text = '' } = await product.mailTo(email, /Confirm/)
  return /http\S+confirm\?token=\S+/.exec(text)?.[0] ?? ''
}

/** Opens a second browser, as of another person or of the same one at another machine. */
async function elsewhere(page: Page): Promise<{ context: BrowserContext; other: Page }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser')
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  return { context, other: await context.newPage() }
}

const signIn = async (page: Page, { url }: Product, email: string, password: string) =>
  (await page.request.post(`${url}/api/auth/v1/sessions`, { data: { email, password } })).status()

test('the emailed link, opened in another browser, confirms by a button and sets a password', async ({
  page,
  product,
}) => {
  const email = someAddress('grace')
  await signUp(page, email)
  const link = await linkFor(product, email)
  const { context, other } = await elsewhere(page)
  await other.goto(link)
  await expect(heading(other, 'Confirm your address')).toBeVisible()
  await expect(other.getByText('Larkfield Ltd')).toBeVisible()
  await expect(other.getByText(email)).toBeVisible()
  // The page has run, and nothing is confirmed by that.
  expect(await signIn(other, product, email, PASSWORD)).toBe(403)
  const confirm = other.getByRole('button', { name: 'Set password and confirm' })
  await other.getByLabel('Password', { exact: true }).fill('1234567890')
  await confirm.click()
  await expect(other.getByText(/commonest|too common/).last()).toBeVisible()
  await other.getByLabel('Password', { exact: true }).fill(OWN)
  await confirm.click()
  await other.waitForURL('**/home')
  expect(await signIn(other, product, email, PASSWORD)).toBe(401)
  expect(await signIn(other, product, email, OWN)).toBe(200)

  await other.goto(link)
  await expect(heading(other, 'This confirmation link doesn’t work')).toBeVisible()
  await context.close()
})

test('the emailed link, opened in the same browser, keeps the password', async ({
  page,
  product,
}) => {
  const email = someAddress('grace')
  await signUp(page, email)
  await page.goto(await linkFor(product, email))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.waitForURL('**/home')
  expect(await signIn(page, product, email, PASSWORD)).toBe(200)
})

test('a code typed in another browser asks for a password', async ({ page, product }) => {
  const email = someAddress('grace')
  await signUp(page, email)
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0] ?? ''
  const { context, other } = await elsewhere(page)
  await other.goto(`/confirm-verification?email=${email}`)
  await other.getByRole('textbox', { name: 'Digit 1' }).click()
  await other.keyboard.type(code)
  await expect(other.getByText(/You signed up in another browser/)).toBeVisible()
  await other.getByLabel('Password', { exact: true }).fill(OWN)
  await other.getByRole('button', { name: 'Set password and confirm' }).click()
  await other.waitForURL('**/home')
  expect(await signIn(other, product, email, PASSWORD)).toBe(401)
  expect(await signIn(other, product, email, OWN)).toBe(200)
  await context.close()
})
