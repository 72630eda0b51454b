import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'
import { demandAccessible, settled } from './support/accessible.ts'
import { newOwner } from './support/entering.ts'
import { whenRead } from './support/reading.ts'

const HANDBOOK = new URL('fixtures/handbook.pdf', import.meta.url)
// A browser that says it is driven by a machine is kept apart as a bot.
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let blog: Server
let embedded = ''

test.beforeAll(async () => {
  blog = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1>${embedded}`)
  })
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => {
  blog.close()
})

async function choose(page: Page, label: string, option: string, index = 0): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).nth(index).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('a lead form is built, filled in on a phone and on another site, and exported', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const itemId = await client.upload('handbook.pdf', await readFile(HANDBOOK))
  await whenRead(client, itemId)
  const share = { itemId, itemType: 'ITEM', sharedToOrganization: 'Customer' }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)

  await test.step('build the form with a live preview', async () => {
    await page.goto('/ctas')
    await page.getByRole('link', { name: 'New CTA' }).first().click()
    await page.getByRole('radio', { name: 'Form' }).check()
    await page.getByLabel('Name', { exact: true }).fill('Contact')
    await page.getByRole('textbox', { name: 'Headline' }).fill('Talk to us')
    await page.getByLabel('Message after sending').fill('Thanks, we’ll call you')
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByRole('menuitem', { name: 'Consent' }).click()
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Talk to us')
    // The consent goes first, by keys.
    const handle = page.getByRole('button', { name: /^Move I agree/ })
    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/picked up, place 2 of 2$/)).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/over place 1 of 2$/)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByText(/put down at place 1 of 2$/)).toBeAttached()
    await page.getByRole('button', { name: 'Next: Where' }).click()
    await page.getByRole('button', { name: 'Add place' }).click()
    await choose(page, 'Where', 'Item')
    await page.getByRole('combobox', { name: 'Which' }).fill('handb')
    await page.getByRole('option', { name: 'handbook' }).click()
    await settled(page)
    await demandAccessible(page)
    await page.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  })
  const [, id = ''] = /ctas\/([0-9a-f-]{36})/.exec(page.url()) ?? []

  await test.step('fill it in on a phone', async () => {
    const context = await browser.newContext({
      userAgent: PHONE,
      viewport: { width: 360, height: 740 },
      baseURL: product.url,
    })
    const visitor = await context.newPage()
    await visitor.goto(`/l/${link.slug}`)
    const form = visitor.getByRole('region', { name: 'Talk to us' })
    await form.scrollIntoViewIfNeeded()
    await demandAccessible(visitor)
    const fields = form.locator('input:visible')
    await expect(fields.first()).toHaveAttribute('type', 'checkbox')
    await form.getByLabel('Work email').fill('vera@customer.example')
    await form.getByLabel(/^I agree/).check()
    // Sooner, it would be a machine.
    await visitor.waitForTimeout(2_000)
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByRole('status')).toHaveText('Thanks, we’ll call you')
    await context.close()
  })

  await test.step('fill it in on another site', async () => {
    const tenant = (await client.call('GET', 'auth/v1/me')).body.tenant.id
    embedded = `<script src="${product.url}/embed/cta.js" data-cta="${id}" data-tenant="${tenant}" async></script>`
    const { port } = blog.address() as AddressInfo
    const context = await browser.newContext({ userAgent: PHONE })
    const visitor = await context.newPage()
    await visitor.goto(`http://127.0.0.1:${port}/`)
    // Its root is closed to scripts of the site; the browser's own tools see into it.
    const posted = visitor.waitForResponse((response) => response.url().includes('/events'))
    expect((await posted).status()).toBe(202)
    expect(await context.cookies()).toEqual([])
    await context.close()
  })

  await test.step('read and export the submissions', async () => {
    await page.getByRole('link', { name: 'Submissions' }).click()
    const table = page.getByRole('table', { name: 'Submissions' })
    await expect(table).toContainText('vera@customer.example')
    await expect(table.getByRole('row', { name: /handbook/ })).toBeVisible()
    await demandAccessible(page)
    await table
      .getByRole('button', { name: /vera@customer\.example/ })
      .first()
      .click()
    const panel = page.getByRole('dialog', { name: 'vera@customer.example' })
    await expect(panel.getByRole('link', { name: 'Open link' })).toBeVisible()
    await settled(page)
    await demandAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await saved).path(), 'utf8')
    expect(csv).toContain('vera@customer.example')

    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.getByText('Other websites')).toBeVisible()
    await settled(page)
    await demandAccessible(page)
    await page.getByRole('navigation').getByRole('link', { name: 'CTAs' }).first().click()
    await expect(page.getByRole('row', { name: /Contact/ })).toContainText('50%')
    await demandAccessible(page)
  })
})
