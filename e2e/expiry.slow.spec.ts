import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format())
/** Time zone that stays on the same day while the test runs; the other is always at a later day. */
const EARLY = hourIn('Pacific/Pago_Pago') < 23 ? 'Pacific/Pago_Pago' : 'Pacific/Honolulu'
const LATE = 'Pacific/Kiritimati'
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
const after = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

test('an item expires at the end of its last day, for everyone', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  await moveTo(client, EARLY)
  const notes = await readFile(new URL('fixtures/notes.md', import.meta.url))
  const id = await client.upload('Winter prices.md', notes)
  await client.call('POST', 'collections/v1/create', { name: 'Kit', itemIds: [id] })
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', {
    itemId: id,
    itemType: 'ITEM',
  })
  const visitor = await (await browser.newContext()).newPage()
  const today = dayIn(EARLY)

  await test.step('an item that expires tomorrow can be shared, and is listed as expiring', async () => {
    await page.goto(`/items/${id}`)
    await setExpiry(page, after(today))
    await expect(page.getByText('Expiry date changed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
    await page.goto('/library')
    await page.getByRole('button', { name: 'Expiring' }).click()
    await expect(cardOf(page).getByRole('link', { name: 'Winter prices' })).toBeVisible()
    await expect(cardOf(page)).not.toContainText('Expired')
    await visitor.goto(product.url + new URL(link.url).pathname)
    await expect(visitor.getByRole('heading', { name: 'Winter prices' })).toBeVisible()
  })

  await test.step('on its last day nothing changes', async () => {
    await page.goto(`/items/${id}`)
    await setExpiry(page, today)
    await expect(page.getByText('Expiry date changed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
    expect((await visitor.reload())?.status()).toBe(200)
  })

  await test.step('after the day, the open page, the lists and visitors show it as expired', async () => {
    await moveTo(client, LATE)
    await expect(page.getByRole('alert').filter({ hasText: 'Last available on' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeDisabled()
    expect((await visitor.reload())?.status()).toBe(410)
    await expect(visitor.getByRole('heading', { name: 'This is out of date' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Library' })
      .click()
    await expect(cardOf(page)).toContainText('Expired')
    await page.getByLabel('Search library').fill('winter')
    await page.getByLabel('Search library').press('Enter')
    await expect(page.getByText('“winter”')).toBeVisible()
    await expect(cardOf(page)).toContainText('Expired')
    await page.getByRole('navigation').getByRole('link', { name: 'Collections' }).click()
    await page.getByRole('link', { name: 'Kit' }).first().click()
    await expect(page.getByRole('heading', { name: 'Kit' })).toBeVisible()
    await expect(cardOf(page)).toContainText('Expired')
  })

  await test.step('a later date opens it again', async () => {
    await cardOf(page).getByRole('link', { name: 'Winter prices' }).click()
    await setExpiry(page, after(dayIn(LATE)))
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeEnabled()
    expect((await visitor.reload())?.status()).toBe(200)
  })
  await visitor.context().close()
})

async function moveTo(client: Client, value: string): Promise<void> {
  const { body: me } = await client.call('GET', 'auth/v1/me')
  const path = `auth/v1/tenants/${me.tenant.id}/profile`
  const { status } = await client.call('PATCH', path, { attribute: 'timeZone', value })
  expect(status).toBe(200)
}

/** Sets the expiration date and waits until it is saved, a moment after it is shown. */
async function setExpiry(page: Page, day: string): Promise<void> {
  await page.getByLabel('Expiry date').fill(day)
  const [saved] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    page.getByLabel('Expiry date').press('Enter'),
  ])
  expect(saved.status()).toBe(200)
}

const cardOf = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: 'Winter prices' })
