import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'
import { READING, whenRead } from './support/reading.ts'

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

test('a link shows the new file after a replacement, and the old one after undo', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const id = await client.upload('handbook.pdf', await readFile(fixture('handbook.pdf')))
  await whenRead(client, id)
  const link = await share(client, id)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const visitor = await phone.newPage()
  await visitor.goto(product.url + link)
  await expect(visitor.getByText('of 24')).toBeVisible()

  await page.goto(`/items/${id}`)
  await page.getByRole('tab', { name: 'Versions' }).click()
  await expect(page).toHaveURL(/tab=versions/)
  const versions = page.getByRole('list', { name: 'Versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(1)

  await test.step('replace the file', async () => {
    await choose(page, page.getByRole('button', { name: 'Replace file' }), 'team.jpg')
    await expect(versions.getByText('Version 2')).toBeVisible()
    await expect(page.getByRole('img', { name: 'handbook' })).toBeVisible(READING)
    await expect(page.getByRole('region', { name: 'Uploads' })).toBeHidden()
    await visitor.reload()
    await expect(visitor.getByText('of 24')).toBeHidden()
    await expect(visitor.getByRole('img', { name: 'handbook' })).toBeVisible()
  })

  await test.step('compare both versions', async () => {
    await page.getByRole('button', { name: 'Compare version 1' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('region', { name: 'First version' })).toContainText('24 pages')
    await expect(dialog.getByRole('region', { name: 'First version' })).toContainText('of 24')
    await expect(dialog.getByRole('region', { name: 'Second version' })).toContainText('×')
    await expect(dialog.getByRole('heading', { name: 'Text' })).toBeVisible()
    await expect(dialog.getByText('No text was found in version 2')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('restore the first version, then undo', async () => {
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    // What is pointed at stays, however long the visitor takes.
    await page.getByRole('button', { name: 'Undo' }).hover()
    await expect(page.getByRole('toolbar', { name: 'Pages' })).toContainText('of 24')
    await visitor.reload()
    await expect(visitor.getByText('of 24')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('img', { name: 'handbook' })).toBeVisible()
  })

  await test.step('drop an unreadable file on the preview, which changes nothing', async () => {
    await drop(page, page.getByRole('region', { name: 'Preview' }), 'corrupt.pdf')
    await expect(page.getByText('New file failed')).toBeVisible(READING)
    await expect(page.getByRole('img', { name: 'handbook' })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('img', { name: 'handbook' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Restore version \d$/ })
      .first()
      .click()
    await expect(page.getByText('New file failed')).toBeHidden()
  })
  await phone.close()
})

async function share(client: Client, itemId: string): Promise<string> {
  const draft = { itemId, itemType: 'ITEM' }
  const { body } = await client.call('POST', 'items/v1/v2/shortener/personalized', draft)
  return `/l/${body.slug}`
}

async function choose(page: Page, opener: Locator, name: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()])
  await chooser.setFiles(fixture(name))
}

/** Drops a file as if it were dragged from the desktop. */
async function drop(page: Page, target: Locator, name: string): Promise<void> {
  const content = (await readFile(fixture(name))).toString('base64')
  const dataTransfer = await page.evaluateHandle(
    ([text, filename]) => {
      const bytes = Uint8Array.from(atob(text ?? ''), (sign) => sign.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], filename ?? '', { type: 'application/pdf' }))
      return transfer
    },
    [content, name],
  )
  // As long as it is held there, and no longer, it is said what the drop will do.
  await expect(async () => {
    await target.dispatchEvent('dragover', { dataTransfer })
    await expect(page.getByText('Drop to replace the file')).toBeVisible({ timeout: 500 })
  }).toPass()
  await target.dispatchEvent('drop', { dataTransfer })
}
