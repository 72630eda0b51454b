import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { unzip } from '../server/test/documents/unzip.ts'
import { databaseOf, fill } from '../server/test/fill.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'
import { whenRead } from './support/reading.ts'

// A browser that says it is driven by a machine is kept apart as a bot.
const VISITOR =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const NAMES = ['Brochure', 'Price sheet', 'Case study', 'Handbook']

/** Creates text files, which contain their names. */
async function furnish(client: Client, names = NAMES): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) ids.push(await client.upload(`${name}.txt`, `This is ${name}`))
  await whenRead(client, ...ids)
  return ids
}

async function collect(client: Client, itemIds: string[]): Promise<string> {
  const draft = { name: 'For the fair', itemIds }
  return (await client.call('POST', 'collections/v1/create', draft)).body.id
}

const shown = (page: Page) =>
  page.getByRole('list', { name: 'Items in this collection' }).locator('[data-item]')

/** Dismisses a toast, so that the next Undo belongs to the next change. */
async function dismiss(page: Page, message: string) {
  await expect(page.getByText(message)).toBeVisible()
  const toast = page.getByRole('status').filter({ hasText: message })
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(message)).toHaveCount(0)
}

async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: VISITOR })
  const visitor = await context.newPage()
  expect((await visitor.goto(address))?.status()).toBe(200)
  return visitor
}

test('a smart collection is created from filters, updates itself, and shows visitors its current items', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const [id = ''] = await furnish(client)
  await client.call('POST', `items/v1/${id}/tags`, { label: 'Fair' })

  await page.goto('/library?tags=fair')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Saved searches' }).click()
  await page.getByRole('button', { name: 'Save as collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New smart collection' })
  await expect(dialog.getByText('# Fair')).toBeVisible()
  await dialog.getByLabel('Name').fill('Autumn fair')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn fair' })).toBeVisible()
  await expect(shown(page)).toHaveText(['Brochure'])

  const added = await client.call('POST', 'items/v1', {
    kind: 'link',
    url: 'https://example.com/prices',
    name: 'Prices of the fair',
    tags: ['Fair'],
  })
  expect(added.status).toBe(201)
  await expect(shown(page)).toHaveText(['Prices of the fair', 'Brochure'])

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const visitor = await visit(browser, address)
  for (const name of ['Prices of the fair', 'Brochure'])
    await expect(visitor.getByRole('link', { name })).toBeVisible()
  await client.call('PUT', `items/v1/${id}`, { shareable: false })
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'Prices of the fair' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Brochure' })).toHaveCount(0)
  await visitor.context().close()

  await page.getByRole('button', { name: 'Edit filters' }).click()
  const editor = page.getByRole('dialog', { name: 'Filters of Autumn fair' })
  await editor.getByLabel('Search text').fill('prices')
  await expect(editor.getByText('1 item now')).toBeVisible()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(shown(page)).toHaveText(['Prices of the fair'])
  await page.getByRole('button', { name: 'More actions for Autumn fair' }).click()
  await page.getByRole('menuitem', { name: /Freeze/ }).click()
  await expect(page.getByRole('button', { name: 'Add items' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Edit filters' })).toBeVisible()
})

test('items are reordered by keyboard, drag and menu, and each can be undone', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  await page.goto(`/collections/${await collect(client, await furnish(client))}`)
  await expect(shown(page)).toHaveText(NAMES)

  await page.getByRole('button', { name: 'Move Brochure' }).focus()
  await page.keyboard.press('Space')
  const announcement = page.locator('[aria-live="assertive"]')
  await expect(announcement).toContainText('Brochure picked up, place 1 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(announcement).toContainText('Brochure over place 2 of 4')
  await page.keyboard.press('Space')
  const moved = ['Price sheet', 'Brochure', 'Case study', 'Handbook']
  await expect(shown(page)).toHaveText(moved)
  await dismiss(page, 'Order changed')

  const [from, to] = [
    page.getByRole('listitem').filter({ hasText: 'Handbook' }),
    shown(page).first(),
  ]
  await from.hover()
  await page.getByRole('button', { name: 'Move Handbook' }).hover()
  await page.mouse.down()
  const target = await to.boundingBox()
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) - 60, { steps: 12 })
  await expect(announcement).toContainText('Handbook over place 1 of 4')
  await page.mouse.up()
  await expect(shown(page)).toHaveText(['Handbook', ...moved.slice(0, 3)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown(page)).toHaveText(moved)

  await page.getByTitle('List', { exact: true }).click()
  await expect(page).toHaveURL(/layout=list/)
  for (const name of ['Brochure', 'Handbook']) await page.getByLabel(`Select ${name}`).check()
  const bar = page.getByLabel('Actions for selected items')
  await bar.getByRole('button', { name: 'Move to start' }).click()
  await expect
    .poll(async () =>
      page
        .getByRole('list', { name: 'Items in this collection' })
        .getByRole('link')
        .allTextContents(),
    )
    .toEqual(['Brochure', 'Handbook', 'Price sheet', 'Case study'])
  await bar.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('2 items removed')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 items', { exact: true })).toBeVisible()
})

test('a collection is downloaded as a ZIP, deleted and restored', async ({ page, product }) => {
  const client = await newOwner(page, product)
  const id = await collect(client, await furnish(client))
  await page.goto(`/collections/${id}`)
  const menu = page.getByRole('button', { name: 'More actions for For the fair' })
  await menu.click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download ZIP' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('For the fair.zip')
  const entries = await unzip(await readFile(await download.path()))
  expect(entries).toEqual(NAMES.map((name) => [`${name}.txt`, `This is ${name}`]))

  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/collections$/)
  await expect(page.getByRole('link', { name: 'For the fair' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'For the fair' })).toBeVisible()
  await page.goto(`/collections/${id}?tab=activity`)
  await expect(page.getByText('Removed', { exact: true })).toBeVisible()
})

test('a search is saved, renamed, opened without deleted values, and deleted with undo', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const [id = ''] = await furnish(client, ['Brochure'])
  for (const label of ['Fair', 'Autumn'])
    await client.call('POST', `items/v1/${id}/tags`, { label })
  await page.goto('/library?tags=fair&tags=autumn')
  const saved = page.getByRole('button', { name: 'Saved searches' })
  await saved.click()
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByLabel('Search name').fill('For the fair')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'More actions for For the fair' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('New name for For the fair').fill('Fair in autumn')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Fair in autumn', exact: true })).toBeVisible()

  const { body: settings } = await client.call('GET', 'users/v1/account-settings')
  await client.call('PUT', `users/v1/account-settings/${settings.id}`, {
    removeTag: { key: 'autumn' },
  })
  await page.goto('/library')
  await saved.click()
  await page.getByRole('button', { name: 'Fair in autumn', exact: true }).click()
  await expect(
    page.getByText(/Filters of “Fair in autumn” that no longer exist: tag “autumn”/),
  ).toBeVisible()
  await expect(page).toHaveURL(/tags=fair$/)

  await saved.click()
  await page.getByRole('button', { name: 'More actions for Fair in autumn' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No saved searches yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Fair in autumn restored')).toBeVisible()
  await saved.click()
  await expect(page.getByRole('button', { name: 'Fair in autumn', exact: true })).toBeVisible()
})

test('the end of a long collection loads only its own items', async ({ page, product }) => {
  const client = await newOwner(page, product)
  const { body: me } = await client.call('GET', 'auth/v1/me')
  const ids = await fill(await databaseOf(product), me.tenant.id, 500)
  const requests: string[] = []
  page.on('request', (request) => {
    const offset = /\/items\?.*offset=(\d+)/.exec(request.url())?.[1]
    if (offset) requests.push(offset)
  })
  await page.goto(`/collections/${await collect(client, ids)}`)
  await expect(shown(page).first()).toHaveText('Page 1')
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
  await expect(shown(page).last()).toHaveText('Page 500')
  expect(requests).toContain('400')
  for (const between of ['200', '300']) expect(requests).not.toContain(between)
})
