import { type Browser, expect, type Page } from '@playwright/test'
import { type Client, someAddress } from '../server/test/client.ts'
import { ask, databaseOf } from '../server/test/fill.ts'
import { startHubspot } from '../server/test/peers/hubspot.ts'
import { startSalesforce } from '../server/test/peers/salesforce.ts'
import { type Product, startProduct } from '../server/test/product.ts'
import { test as base } from './server.ts'
import { demandAccessible, settled } from './support/accessible.ts'
import { newColleague, newOwner } from './support/entering.ts'
import { layoutFaults } from './support/layout.ts'
import { whenExamined } from './support/reading.ts'

/** Timeout for a reading, which ends some seconds after its page. */
const ENDED = { timeout: 60_000 }

interface Crms {
  hubspot: Awaited<ReturnType<typeof startHubspot>>
  salesforce: Awaited<ReturnType<typeof startSalesforce>>
}

const test = base.extend<object, { crms: Crms }>({
  crms: [
    async ({}, use) => {
      const [hubspot, salesforce] = [
        await startHubspot({ lasting: true }),
        await startSalesforce({ lasting: true }),
      ]
      await use({ hubspot, salesforce })
      hubspot.close()
      salesforce.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ crms: { hubspot, salesforce } }, use) => {
      const networks = { FETCH_ALLOWED_NETWORKS: '127.0.0.9/32' }
      const product = await startProduct({
        env: { ...networks, ...hubspot.env, ...salesforce.env },
      })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

const SETTINGS = '/settings?section=crm'
// As a person's: a browser that says it has no head is left out of the counts.
const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const cards = (page: Page) => page.getByRole('list', { name: 'CRM', exact: true })

/** Checks that a state is accessible and laid out well on a phone and on a desk, in light and dark. */
async function demandGood(page: Page): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await demandAccessible(page)
    expect(await layoutFaults(page)).toEqual([])
  }
}

/** Begins a connection, and answers on the CRM’s own page. */
async function connect(page: Page, name: string, answer: 'Allow' | 'Deny' = 'Allow') {
  await button(page, `Connect ${name}`).click()
  await expect(page.getByRole('heading', { name: 'Allow Satchel?' })).toBeVisible()
  await button(page, answer).click()
}

/** Shares a text that opens for whoever verifies an address. */
async function share(client: Client): Promise<string> {
  const itemId = await client.upload('Price list.txt', 'Prices for dealers')
  await whenExamined(client, itemId)
  const draft = { itemId, itemType: 'ITEM', requireEmail: true }
  const { body } = await client.call('POST', 'items/v1/v2/shortener/personalized', draft)
  return `/l/${body.slug}`
}

/** Opens a link as a person does: with their address, and the code that is mailed to it. */
async function read(browser: Browser, product: Product, path: string, email: string) {
  const context = await browser.newContext({ baseURL: product.url, userAgent: VISITOR })
  const visitor = await context.newPage()
  await visitor.goto(path)
  await visitor.getByLabel('Your email address').fill(email)
  await button(visitor, 'Continue').click()
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0] ?? ''
  await visitor.getByLabel('Six-digit code').fill(code)
  await expect(visitor.getByText('Prices for dealers')).toBeVisible()
  await visitor.mouse.move(20, 20)
  await visitor.waitForTimeout(2_000)
  await visitor.goto('about:blank')
  await context.close()
}

test('an admin connects HubSpot, what a visitor read arrives at their contact, and access ends', async ({
  page,
  browser,
  product,
  crms: { hubspot },
}) => {
  const client = await newOwner(page, product)
  const path = await share(client)
  const log = page.getByRole('list', { name: 'Sent to HubSpot' })
  const [bea, cy] = [someAddress('bea'), someAddress('cy')]
  const contacts = [hubspot.addContact({ email: bea }), hubspot.addContact({ email: cy })]
  const notes = () => hubspot.notes.map(({ to }) => to[0]?.id)

  await test.step('they allow it there, and see what is sent before they turn it on', async () => {
    await page.goto(SETTINGS)
    await settled(page)
    await connect(page, 'HubSpot')
    await expect(page.getByText('HubSpot connected. Choose what’s sent.')).toBeVisible()
    await expect(cards(page)).toContainText('Account acme.example')
    await demandGood(page)
    const readings = page.getByRole('switch', { name: 'Send readings' })
    await readings.click()
    const dialog = page.getByRole('dialog', { name: 'What’s sent to HubSpot' })
    await expect(dialog.getByText('Sample')).toBeVisible()
    await expect(dialog.getByText('Read in Satchel: Price list')).toBeVisible()
    await demandGood(page)
    await expect(readings).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(readings).toBeChecked()
  })

  await test.step('a reading becomes a note, which the log leads to', async () => {
    await read(browser, product, path, bea)
    await expect.poll(notes, ENDED).toEqual([contacts[0]?.id])
    expect(hubspot.notes[0]?.properties.hs_note_body).toMatch(/Reader: bea.*Time on screen: \d+ s</)
    await button(page, 'Log').click()
    await expect(log).toContainText(`${bea}Reading: Price list · Sent`)
    await expect(log.getByRole('link', { name: 'Open in HubSpot' })).toHaveAttribute(
      'href',
      `${hubspot.url}/contacts/4711/record/0-1/${contacts[0]?.id}`,
    )
  })

  await test.step('when HubSpot ends the access, the open page says so, and nothing gets lost', async () => {
    for (const token of hubspot.oauth.refreshTokens) hubspot.oauth.withdraw(token)
    await read(browser, product, path, cy)
    await expect(page.getByText('HubSpot doesn’t accept Satchel’s access anymore.')).toBeVisible(
      ENDED,
    )
    await expect(cards(page)).toContainText('1 activity waiting')
    await expect(log).toContainText(`${cy}Reading: Price list · Waiting · Access withdrawn`)
    await expect(log.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await demandGood(page)
    expect(notes()).toHaveLength(1)
    await button(page, 'Connect again').click()
    await button(page, 'Allow').click()
    await expect(page.getByText('HubSpot connected again')).toBeVisible()
    await expect.poll(notes).toEqual(contacts.map(({ id }) => id))
    await expect(page.getByRole('switch', { name: 'Send readings' })).toBeChecked()
  })
})

test('Salesforce is connected once after every wrong turn, and by nobody with a lower role', async ({
  page,
  browser,
  product,
  crms: { salesforce },
}) => {
  const owner = await newOwner(page, product)
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/crm/salesforce/connect')) begun.push(request.url())
  })
  const isConnected = page.getByText('Salesforce connected. Choose what’s sent.')
  await page.goto(SETTINGS)
  await settled(page)

  await test.step('two clicks begin one connection, and the way back begins another', async () => {
    await button(page, 'Connect Salesforce').dblclick()
    await expect(page.getByRole('heading', { name: 'Allow Satchel?' })).toBeVisible()
    expect(begun).toHaveLength(1)
    await page.goBack()
    await connect(page, 'Salesforce', 'Deny')
    await expect(page.getByText('Not connected. Access was denied in the CRM.')).toBeVisible()
    await demandGood(page)
  })

  await test.step('whoever takes more than ten minutes starts over', async () => {
    await button(page, 'Connect Salesforce').click()
    await expect(page.getByRole('heading', { name: 'Allow Satchel?' })).toBeVisible()
    await ask(await databaseOf(product), `update crm_flow set expires_at = now() - interval '1 s'`)
    await button(page, 'Allow').click()
    await expect(page.getByText(/^This connection has expired/)).toBeVisible()
    expect(salesforce.calls.some(({ path }) => path === '/services/oauth2/token')).toBe(false)
  })

  await test.step('consenting a second time by the way back changes nothing', async () => {
    await connect(page, 'Salesforce')
    await expect(isConnected).toBeVisible()
    await page.goBack()
    await button(page, 'Allow').click()
    await expect(page.getByText(/^This connection has expired, was already made/)).toBeVisible()
    await expect(button(page, 'Actions for Salesforce')).toBeVisible()
    expect(salesforce.oauth.refreshTokens.size).toBe(1)
  })

  await test.step('an editor sees nothing of it', async () => {
    const context = await browser.newContext({ baseURL: product.url })
    const colleague = await context.newPage()
    await newColleague(colleague, product, owner, 'Grace')
    await colleague.goto(SETTINGS)
    await expect(colleague.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible()
    await settled(colleague)
    await expect(colleague.getByText(/CRM|Salesforce/)).toHaveCount(0)
    await context.close()
  })
})
