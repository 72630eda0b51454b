import { type Browser, expect, type Page, test } from '@playwright/test'
import { type NameServer, startNameServer } from '../server/test/peers/name-server.ts'
import { type OidcPeer, startOidc } from '../server/test/peers/oidc-peer.ts'
import { type SamlPeer, startSaml } from '../server/test/peers/saml-peer.ts'
import { type Product, startProduct } from '../server/test/product.ts'
import { newOwner } from './support/entering.ts'

let names: NameServer
let oidc: OidcPeer
let saml: SamlPeer
let product: Product

test.beforeAll(async () => {
  names = await startNameServer()
  oidc = await startOidc()
  saml = await startSaml()
  const env = { FETCH_ALLOWED_NETWORKS: '127.0.0.0/8', DNS_SERVERS: names.address }
  product = await startProduct({ env })
})
test.afterAll(async () => {
  await product.stop()
  for (const peer of [names, oidc, saml]) peer.close()
})

const SETTINGS = '/team-settings?section=single-sign-on'

/** The owner of a new tenant, in a browser of their own. */
async function ownerPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await newOwner(page, product)
  await page.goto(SETTINGS)
  return page
}

async function proveDomain(page: Page, domain: string): Promise<void> {
  await page.getByLabel('Add a domain').fill(domain)
  await page.getByRole('button', { name: 'Add domain' }).click()
  const row = page.getByRole('listitem').filter({ hasText: domain })
  await row.getByRole('button', { name: 'Check now' }).click()
  await expect(row.getByText('The TXT record wasn’t found yet')).toBeVisible()
  const value = (await row.locator('code').nth(1).textContent()) ?? ''
  names.records.set(`TXT _satchel.${domain}`, [value])
  await row.getByRole('button', { name: 'Check now' }).click()
  await expect(row.getByText('Verified', { exact: true })).toBeVisible()
}

/** Signs in at the provider and consents. */
async function passOidc(page: Page, login: string): Promise<void> {
  await page.waitForURL(`${oidc.issuer}/**`)
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('x')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function giveDomain(page: Page): Promise<void> {
  await page.getByLabel('Sign-in method').selectOption({ label: 'Lark accounts' })
}

test('an owner connects OpenID Connect, and a new colleague signs in with it', async ({
  browser,
}) => {
  const page = await ownerPage(browser)
  oidc.people.set('ada', { email: 'ada@larkfield.com', name: 'Ada' })
  oidc.people.set('vera', { email: 'vera@larkfield.com', name: 'Vera Vale', groups: ['marketing'] })
  await proveDomain(page, 'larkfield.com')

  await page.getByRole('button', { name: 'Connect OpenID Connect' }).click()
  await page.getByRole('textbox', { name: 'Connection name' }).fill('Lark accounts')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const card = page
    .getByRole('listitem')
    .filter({ hasText: 'Enter these at the identity provider' })
  await expect(card.getByText('Before you can turn it on: test the sign-in')).toBeVisible()
  oidc.allow((await card.locator('code').first().textContent()) ?? '')
  await page.getByLabel('Issuer').fill(`${oidc.issuer}/elsewhere`)
  await page.getByLabel('Client ID').fill(oidc.clientId)
  await page.getByLabel('Client secret').fill(oidc.clientSecret)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('Couldn’t read the issuer')).toBeVisible()
  await page.getByLabel('Issuer').fill(oidc.issuer)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('button', { name: 'Save' })).toBeHidden()

  await page.getByLabel('Role claim').fill('groups')
  await card.getByRole('button', { name: 'Add rule' }).click()
  await page.getByLabel('Value 1').fill('marketing')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('button', { name: 'Save' })).toBeHidden()

  await card.getByRole('button', { name: 'Test sign-in' }).click()
  await passOidc(page, 'ada')
  await expect(page.getByText('Signed in as ada@larkfield.com')).toBeVisible()
  await giveDomain(page)
  await page.getByText('Enforced', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enforce' }).click()
  await expect(page.getByText('People in its domains must use it.')).toBeVisible()

  const context = await browser.newContext({ baseURL: product.url })
  const colleague = await context.newPage()
  await colleague.goto('/library?layout=table')
  await colleague.getByLabel('Email').fill('Vera@Larkfield.com')
  await colleague.getByRole('button', { name: 'Continue' }).click()
  await expect(colleague.getByLabel('Password')).toBeHidden()
  await colleague.getByRole('button', { name: 'Continue with Lark accounts' }).click()
  await passOidc(colleague, 'vera')
  await colleague.waitForURL('**/library?layout=table')
  await expect(colleague.getByRole('button', { name: /Vera Vale/ })).toBeVisible()

  await page.goto('/team-settings')
  await expect(page.getByText('vera@larkfield.com')).toBeVisible()
  await context.close()
})

test('an owner connects SAML, and a colleague signs in with it or sees why not', async ({
  browser,
}) => {
  const page = await ownerPage(browser)
  await proveDomain(page, 'harbour.com')
  await page.getByRole('button', { name: 'Connect SAML 2.0' }).click()
  await page.getByRole('textbox', { name: 'Connection name' }).fill('Lark accounts')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const card = page
    .getByRole('listitem')
    .filter({ hasText: 'Enter these at the identity provider' })
  await card.getByLabel('Metadata', { exact: true }).fill(saml.metadataUrl)
  await card.getByRole('button', { name: 'Read metadata' }).click()
  await expect(page.getByLabel('Provider entity ID')).toHaveValue(saml.issuer)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText(/CN=idp\.example, until/)).toBeVisible()

  saml.person = { id: 'ada', email: 'ada@elsewhere.com', name: 'Ada' }
  const tryOut = async () => {
    await card.getByRole('button', { name: 'Test sign-in' }).click()
    await page.getByRole('button', { name: 'Sign in as ada' }).click()
  }
  saml.faults = { audience: 'https://elsewhere.example' }
  await tryOut()
  await expect(page.getByText('it’s for another audience', { exact: false })).toBeVisible()
  saml.faults = {}
  await tryOut()
  await expect(page.getByText('Signed in as ada@elsewhere.com')).toBeVisible()
  await giveDomain(page)
  await page.getByText('Optional', { exact: true }).click()
  await expect(page.getByText('can use it or their password')).toBeVisible()

  const context = await browser.newContext({ baseURL: product.url })
  const colleague = await context.newPage()
  await colleague.goto('/login-sso')
  await colleague.getByLabel('Email').fill('kim@harbour.com')
  await colleague.getByRole('button', { name: 'Continue' }).click()
  await colleague.getByRole('button', { name: 'Sign in as ada' }).click()
  await expect(colleague.getByText('Your email domain isn’t set up')).toBeVisible()
  saml.person = { id: 'kim', email: 'kim@harbour.com', name: 'Kim Quay' }
  await colleague.getByLabel('Email').fill('kim@harbour.com')
  await colleague.getByRole('button', { name: 'Continue' }).click()
  await colleague.getByRole('button', { name: 'Sign in as kim' }).click()
  await colleague.waitForURL('**/home')
  await expect(colleague.getByRole('button', { name: /Kim Quay/ })).toBeVisible()
  await context.close()
})
