import { expect, type Page } from '@playwright/test'
import { signUp } from '../server/test/client.ts'
import { test } from './server.ts'
import { faultsOf } from './support/accessible.ts'
import { enter } from './support/entering.ts'
import { layoutFaults } from './support/layout.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function demandAccessible(page: Page, state: string): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Fading in, its colors are not yet its own.
  await expect(dialog(page)).toHaveCSS('opacity', '1')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const size = await dialog(page).evaluate((element) => ({
    wider: element.scrollWidth - element.clientWidth,
    higher: element.scrollHeight - element.clientHeight,
  }))
  expect.soft(size.wider, `${state} is wider than its dialog`).toBeLessThanOrEqual(0)
  const send = dialog(page).locator('[type=submit]').last()
  if (await send.count())
    expect.soft(await send.evaluate(isInSight), `${state} has its button in sight`).toBe(true)
  // What is half below the buttons would count as too small.
  if (size.higher > 0) await page.setViewportSize({ width, height: height + 2 * size.higher })
  expect.soft(await faultsOf(page, { part: '[role=dialog]' }), state).toEqual([])
  expect.soft(await layoutFaults(page), state).toEqual([])
  if (size.higher > 0) await page.setViewportSize({ width, height })
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const)
  test(`sharing, bulk changes and long forms are accessible, ${colorScheme} at ${width} pixels`, async ({
    browser,
    product,
  }) => {
    const client = await signUp(product)
    const draft = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
    const { body: item } = await client.call('POST', 'items/v1', draft)
    const viewport = { width, height: 800 }
    const context = await browser.newContext({ baseURL: product.url, colorScheme, viewport })
    const page = await context.newPage()
    await enter(page, product, client.email)

    await test.step('the share dialog, in each of its states', async () => {
      await page.goto(`/items/${item.id}`)
      const button = (name: RegExp | string) => dialog(page).getByRole('button', { name })
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await demandAccessible(page, 'Share')
      const who = dialog(page).getByLabel('Who is it for?')
      await who.pressSequentially('Acme')
      await expect(page.getByRole('option', { name: /^Acme/ }).first()).toBeVisible()
      await demandAccessible(page, 'Suggestions')
      expect.soft(await faultsOf(page, { part: '[role=listbox]' }), 'List').toEqual([])
      await who.fill('half@')
      await button('Copy link').click()
      await expect(dialog(page).getByText('Enter an address like')).toBeVisible()
      await demandAccessible(page, 'Error')
      await who.fill('zoe@new.example')
      await expect(dialog(page).getByText('Not shared with them yet')).toBeVisible()
      await demandAccessible(page, 'Recipient')
      await button('Copy link').click()
      await expect(dialog(page).getByLabel('Link', { exact: true })).toBeVisible()
      await demandAccessible(page, 'Copied')
      await button('QR code').click()
      await expect(dialog(page).getByRole('img', { name: /QR code/ })).toBeVisible()
      await demandAccessible(page, 'QR code')
      await button('Send email').click()
      await demandAccessible(page, 'Email')
      await button(/^More options/).click()
      for (const group of [
        /^Allowed addresses/,
        /^Permissions/,
        /^Appearance/,
        /^Tracking and notifications/,
      ]) {
        await button(group).click()
        await expect(button(group)).toHaveAttribute('aria-expanded', 'true')
      }
      await demandAccessible(page, 'Options')
      await dialog(page).getByRole('button', { name: 'Several people' }).click()
      await demandAccessible(page, 'To many')
    })

    await test.step('the dialogs of the bulk actions', async () => {
      for (const name of ['Classify', 'Tag', 'Change owner', 'Availability', 'Add to collection']) {
        await page.goto('/library?layout=table')
        await page.getByRole('checkbox', { name: 'Select Prices', exact: true }).click()
        const bar = page.getByLabel('Actions for selected items')
        if (width < 640) {
          await bar.getByRole('button', { name: 'Change' }).click()
          await page.getByRole('menuitem', { name }).click()
        } else await bar.getByRole('button', { name, exact: true }).click()
        await demandAccessible(page, name)
      }
    })

    await test.step('long forms of settings', async () => {
      for (const [section, name] of [
        ['webhooks', 'New webhook'],
        ['chat', 'Add channel'],
        ['api-keys', 'New API key'],
      ] as const) {
        await page.goto(`/settings?section=${section}`)
        await page.getByRole('button', { name }).first().click()
        await demandAccessible(page, name)
      }
    })
    await context.close()
  })
