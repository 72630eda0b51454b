import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Client, PASSWORD, signIn, someAddress } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { demandAccessible } from './support/accessible.ts'
import { newOwner } from './support/entering.ts'

const PICTURE = new URL('../docs/library.png', import.meta.url).pathname

async function linkIn(product: Product, address: string): Promise<string> {
  const { text = '' } = await product.mailTo(address, /invited you/)
  return text.match(/https?:\S+signup-invited-user\S+/)?.[0] ?? ''
}

async function acceptAt(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Join Acme' })).toBeVisible()
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(page).toHaveURL(/\/home$/)
}

async function join(product: Product, owner: Client, context: BrowserContext, name: string) {
  const email = someAddress('grace')
  await owner.call('POST', 'users/v1/invite', { email, role: 'editor' })
  const page = await context.newPage()
  await acceptAt(page, await linkIn(product, email), name)
  return { page, email }
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a pasted list is invited, its errors are shown, and people join by email', async ({
  page,
  browser,
  product,
}) => {
  const { email } = await newOwner(page, product)
  const [grace, alan] = [someAddress('grace'), someAddress('alan')]
  await page.goto('/team-settings')
  await page.getByRole('button', { name: 'Invite people' }).click()
  await page
    .getByLabel('Email addresses')
    .fill(`Grace Hopper <${grace}>, ${alan}\nnobody; ${email}`)
  await page.getByRole('radio', { name: 'Viewer' }).check()
  await page.getByLabel('Message').fill('Find our decks here.')
  await page.getByRole('button', { name: 'Invite 4 people' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Not invited' })
  await expect(refused).toContainText('nobody: not an email address')
  await expect(refused).toContainText(`${email}: already on the team`)
  await expect(page.getByLabel('Email addresses')).toHaveValue(`nobody\n${email}`)
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row(page, grace)).toContainText('Viewer')

  await row(page, alan).getByRole('button', { name: /More/ }).click()
  const link = await linkIn(product, alan)
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await expect(row(page, alan)).toHaveCount(0)

  const context = await browser.newContext({ baseURL: product.url })
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible()
  await guest.goto(await linkIn(product, grace))
  await expect(guest.getByText('Find our decks here.')).toBeVisible()
  await demandAccessible(guest)
  await acceptAt(guest, await linkIn(product, grace), 'Grace Hopper')
  await guest.goto('/team-settings')
  await expect(row(guest, 'Grace Hopper')).toContainText('(you)')
  await expect(guest.getByRole('button', { name: 'Invite people' })).toHaveCount(0)
  await context.close()
  expect((await product.mailTo(email, /joined/)).subject).toMatch(/^Grace Hopper joined /)
})

test('a person gets another role, is deactivated with a successor, and reactivated', async ({
  page,
  browser,
  product,
}) => {
  const owner = await newOwner(page, product)
  const context = await browser.newContext({ baseURL: product.url })
  const { page: guest, email } = await join(product, owner, context, 'Grace Hopper')
  const client = await signIn(product, email)
  const draft = { kind: 'link', url: 'https://example.com/', name: 'Wind tunnel notes' }
  await client.call('POST', 'items/v1', draft)

  await page.goto('/team-settings')
  const more = page.getByRole('button', { name: 'More actions for Grace Hopper' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  await page.getByRole('radio', { name: 'Admin' }).check()
  await page.getByRole('button', { name: 'Change role' }).click()
  await expect(row(page, 'Grace Hopper')).toContainText('Admin')

  // A dialog that is open when the session ends doesn't block the page.
  await guest.goto('/settings?section=profile')
  await guest.getByRole('button', { name: 'Leave Acme' }).click()
  await more.click()
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  const heir = page.getByRole('combobox', { name: 'Transfer 1 item to' })
  await heir.click()
  await page.getByRole('option', { name: 'Ada' }).click()
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(row(page, 'Grace Hopper')).toContainText('Deactivated')
  await expect(guest.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.goto('/library')
  await expect(page.getByText('Wind tunnel notes').first()).toBeVisible()

  await page.goto('/team-settings')
  await more.click()
  await page.getByRole('menuitem', { name: 'Reactivate' }).click()
  await expect(row(page, 'Grace Hopper')).not.toContainText('Deactivated')
  await context.close()
})

test('the account is transferred, and the last owner can’t leave', async ({
  page,
  browser,
  product,
}) => {
  const owner = await newOwner(page, product)
  const context = await browser.newContext({ baseURL: product.url })
  await join(product, owner, context, 'Grace Hopper')
  await page.goto('/settings?section=profile')
  await page.getByRole('button', { name: 'Leave Acme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Acme' }).click()
  await expect(page.getByText('is the only owner')).toBeVisible()

  await page.goto('/team-settings')
  await page.getByRole('button', { name: 'More actions for Grace Hopper' }).click()
  await page.getByRole('menuitem', { name: 'Transfer ownership' }).click()
  await page.getByRole('button', { name: 'Make owner' }).click()
  await expect(row(page, 'Grace Hopper')).toContainText('Owner')
  await expect(row(page, '(you)')).toContainText('Admin')
  await expect(page.getByRole('button', { name: 'More actions for Grace Hopper' })).toHaveCount(0)

  await page.goto('/settings?section=profile')
  await page.getByRole('button', { name: 'Leave Acme' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Acme' }).click()
  await expect(page).toHaveURL(/bye/)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await context.close()
})

test('a person changes their name and avatar, and sees both in the frame', async ({
  page,
  product,
}) => {
  await newOwner(page, product)
  await page.goto('/settings?section=profile')
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' }).first()).toBeVisible()
  await page.getByRole('main').locator('input[type=file]').setInputFiles(PICTURE)
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Use photo' }).click()
  const account = page.getByRole('button', { name: 'Account of Ada Lovelace' }).first()
  await expect(account.locator('img')).toHaveAttribute('src', /-thumbnail\.webp$/)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(account.locator('img')).toHaveCount(0)
})

test('a company signs up with a partner code, and the partner sees it', async ({
  page,
  browser,
  product,
}) => {
  await newOwner(page, product)
  await page.goto('/team-settings?section=partners')
  await page.getByRole('button', { name: 'New code' }).click()
  const code = `fair-${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring fair')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('textbox', { name: 'Trial length (days)' }).fill('45')
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Create code' }).click()
  await expect(row(page, code)).toContainText('45 days on trial')

  const context = await browser.newContext({ baseURL: product.url })
  const guest = await context.newPage()
  await guest.goto('/signup-partner-owner?code=unknown')
  await expect(guest.getByText('This code isn’t valid')).toBeVisible()
  await demandAccessible(guest)
  await guest.getByLabel('Partner code').fill(code.toUpperCase())
  await guest.getByRole('button', { name: 'Continue' }).click()
  await expect(guest.getByText('Acme gives you 45 days')).toBeVisible()
  const email = someAddress('nora')
  await guest.getByLabel('Your name').fill('Nora')
  await guest.getByLabel('Company').fill('Newcomer')
  await guest.getByLabel('Work email').fill(email)
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await guest.getByRole('button', { name: 'Create account' }).click()
  await expect(guest).toHaveURL(/confirm-verification/)
  await context.close()

  await page.reload()
  await expect(row(page, 'Newcomer')).toContainText('On trial')
  await row(page, code).getByRole('button', { name: 'Withdraw' }).click()
  await expect(row(page, code)).toContainText('Withdrawn')
})
