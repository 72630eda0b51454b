import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { PASSWORD, signUp } from '../server/test/client.ts'
import { test } from './server.ts'
import { demandAccessible } from './support/accessible.ts'
import { newColleague } from './support/entering.ts'

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function typeDigits(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1').click()
  await page.keyboard.type(code)
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/home')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/bye/)
}

/** Adds a virtual security key that approves everything. */
async function plugIn(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Reads the key that is shown for typing. */
async function keyOn(page: Page): Promise<TOTP> {
  const shown = (await page.locator('code').textContent()) ?? ''
  return new TOTP({ secret: shown.replace(/\s/g, '') })
}

test('an authenticator is set up, required at sign-in, and replaced by a recovery code', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await page.goto('/settings?section=security')
  await givePassword(page, email)

  await page.getByRole('button', { name: 'Set up authenticator' }).click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  await demandAccessible(page)
  const totp = await keyOn(page)
  await typeDigits(page, totp.generate({ timestamp: Date.now() - 120_000 }))
  await expect(page.getByText('That’s not the current code')).toBeVisible()
  const used = totp.generate()
  await typeDigits(page, used)
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible()

  await signOut(page)
  await page.goto('/login')
  await givePassword(page, email)
  await typeDigits(page, used)
  await expect(page.getByText('That code isn’t right or was already used')).toBeVisible()
  await typeDigits(page, totp.generate({ timestamp: Date.now() + 30_000 }))
  await expect(page).toHaveURL(/\/home$/)

  await signOut(page)
  await page.goto('/settings?section=security')
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible()

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Set up authenticator' })).toBeVisible()
})

test('a passkey is added and named, signs in without an address, and is removed', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await plugIn(page)
  await page.goto('/settings?section=security')
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const row = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('Passkey name').fill('Work laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Work laptop')).toBeVisible()

  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('This device already has a passkey for you')).toBeVisible()

  await signOut(page)
  await page.goto('/settings?section=security')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(row.getByText('Last used')).toBeVisible()

  await row.getByRole('button', { name: 'Remove Work laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey isn’t registered here')).toBeVisible()
})

test('an account that requires a second step makes everyone set one up, then continues', async ({
  browser,
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await plugIn(page)
  await page.goto('/team-settings?section=sign-in')
  await givePassword(page, email)
  const rule = page.getByLabel('Require two-step verification')
  await rule.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Require' }).click()
  await expect(page.getByText('Set up two-step verification for yourself first')).toBeVisible()
  await expect(rule).not.toBeChecked()

  await page.goto('/settings?section=security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible()
  await page.goto('/team-settings?section=sign-in')
  await rule.click()
  await expect(rule).toBeChecked()

  // Somewhere else, by the password alone: the passkey is far away.
  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await other.goto('/links')
  await givePassword(other, email)
  await expect(other.getByRole('heading', { name: 'Verify it’s you' })).toBeVisible()
  await other.goto('/library')
  await expect(other.getByRole('heading', { name: 'Verify it’s you' })).toBeVisible()
  await demandAccessible(other)
  await other.context().close()

  // Here it is at hand.
  await signOut(page)
  await page.goto('/links')
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page).toHaveURL(/\/links$/)
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible()
})

test('a new colleague in such an account sets up an authenticator first', async ({
  page,
  product,
}) => {
  const owner = await signUp(product)
  const { body: begun } = await owner.call('POST', 'auth/v1/factors/totp')
  const ofOwner = new TOTP({ secret: begun.secret })
  const code = ofOwner.generate()
  expect((await owner.call('POST', 'auth/v1/factors/totp/confirm', { code })).status).toBe(200)
  await owner.call('PATCH', 'auth/v1/sign-in-rules', { secondFactor: true })
  await newColleague(page, product, owner, 'Bea')

  await page.goto('/links')
  await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible()
  await demandAccessible(page)
  await page.getByRole('button', { name: 'Set up authenticator' }).click()
  const totp = await keyOn(page)
  await typeDigits(page, totp.generate())
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/links$/)
  await expect(page.getByRole('heading', { name: 'Links', level: 1 })).toBeVisible()

  // The phone is gone, and the codes with it: the owner helps.
  await signOut(page)
  await page.goto('/team-settings?section=sign-in')
  await givePassword(page, owner.email)
  await typeDigits(page, ofOwner.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option', { name: 'Bea' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Bea now signs in with a password alone')).toBeVisible()
})

test('the audit log shows and filters actions, and exports them as CSV', async ({
  page,
  product,
}) => {
  const { email } = await signUp(product)
  await page.goto('/team-settings?section=audit')
  await givePassword(page, email)
  const log = page.getByRole('list', { name: 'Audit log' })
  await expect(log.getByText('signed in').first()).toBeVisible()
  await expect(log.getByText('Chrome on Linux').first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Changed the company profile' }).click()
  await expect(page.getByText('No matching entries')).toBeVisible()
  await expect(page).toHaveURL(/action=tenant.changed/)
  await page.reload()
  await expect(page.getByText('No matching entries')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()

  await page.getByRole('combobox', { name: 'Person' }).click()
  await page.getByRole('option', { name: 'Ada' }).click()
  await expect(log.getByText('signed in').first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toBe('Audit log.csv')
  await page.reload()
  await expect(log.getByText('exported the audit log')).toBeVisible()
})

test('irreversible actions ask for proof of identity, then run', async ({ page, product }) => {
  const { email } = await signUp(product)
  const post = async (path: string, data: object, headers: Record<string, string> = {}) =>
    (await page.request.post(`/api/${path}`, { data, headers })).json()
  // A session that was carried over to this browser has shown nothing by itself.
  const first = await post('auth/v1/sessions', { email, password: PASSWORD })
  const bearing = {
    authorization: `Bearer ${first.accessToken}`,
    'x-identity-token': first.identityToken,
  }
  const { refreshToken } = first
  const { code } = await post('auth/v2/handoff/issue', { refreshToken }, bearing)
  await post('auth/v2/handoff/redeem', { code })

  await page.goto('/settings?section=close')
  await page.getByLabel('Type Acme to confirm').fill('Acme')
  const close = page.getByRole('button', { name: 'Close account' })
  await close.click()
  const question = page.getByRole('dialog', { name: 'Verify it’s you' })
  await expect(question.getByLabel('Password', { exact: true })).toBeVisible()
  await demandAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toContainText('Confirm again that it’s you')

  await close.click()
  await question.getByLabel('Password', { exact: true }).fill('not this one')
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(question.getByText('The password is wrong')).toBeVisible()
  await question.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/path=\/bye/)
})
