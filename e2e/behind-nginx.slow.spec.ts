import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../server/src/platform/database/embedded-postgres.ts'
import { startNginx } from '../server/test/nginx.ts'
import { startProduct } from '../server/test/product.ts'
import { newOwner } from './entering.ts'
import { test as base } from './server.ts'

const MEGABYTE = 1_000_000

/** Test with a product whose people come through a port where nothing listens before a test starts nginx there. */
const test = base.extend<object, { front: { port: number; url: string } }>({
  front: [
    async ({}, use) => {
      const port = await freePort()
      await use({ port, url: `http://127.0.0.1:${port}` })
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ front }, use) => {
      const env = { PUBLIC_URL: front.url, TRUSTED_PROXIES: '127.0.0.1' }
      const product = await startProduct({ env })
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ front }, use) => use(front.url),
})

test('a file three times as large as nginx’s limit arrives in parts', async ({
  page,
  product,
  front,
}, info) => {
  const stop = await startNginx({ port: front.port, upstream: new URL(product.url).host })
  try {
    await newOwner(page, { ...product, url: front.url })
    await page.goto('/library')
    const refused = countOf(page, 413)
    await choose(page, await fileOf(info.outputPath('film.bin'), 3 * MEGABYTE))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'film', exact: true })).toBeVisible()
    expect(refused()).toBeGreaterThan(0)

    // What this nginx refuses is known by now.
    const before = refused()
    await choose(page, await fileOf(info.outputPath('talk.bin'), 3 * MEGABYTE))
    await expect(main.getByRole('link', { name: 'talk', exact: true })).toBeVisible()
    expect(refused()).toBe(before)
  } finally {
    await stop()
  }
})

test('a refusal by nginx, and a server it can’t reach, show a clear message', async ({
  page,
  product,
  front,
}, info) => {
  const upstream = new URL(product.url).host
  let stop = await startNginx({ port: front.port, upstream, bodyMax: '10k' })
  try {
    await newOwner(page, { ...product, url: front.url })
    await page.goto('/library')
    const tray = page.getByRole('region', { name: 'Uploads' })
    await choose(page, await fileOf(info.outputPath('film.bin'), MEGABYTE))
    await expect(
      tray.getByText('Something between you and Satchel refused a file this large (413).'),
    ).toBeVisible()
    await expect(page.getByText(/reach the server/)).toBeHidden()

    await stop()
    stop = await startNginx({ port: front.port, upstream: `127.0.0.1:${await freePort()}` })
    await tray.getByRole('button', { name: 'Try film.bin again' }).click()
    await expect(
      tray.getByText(/Something between you and Satchel answered \(502\), retrying/),
    ).toBeVisible()
    await expect(page.getByText(/reach the server/)).toBeHidden()

    // What answered meanwhile said nothing of the upload, which goes on where it was.
    await stop()
    stop = await startNginx({ port: front.port, upstream })
    await expect(
      page.getByRole('main').getByRole('link', { name: 'film', exact: true }),
    ).toBeVisible()
  } finally {
    await stop()
  }
})

async function fileOf(path: string, bytes: number): Promise<string> {
  await writeFile(path, randomBytes(bytes))
  return path
}

async function choose(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload' }).first().click()
  await page.getByRole('menuitem', { name: 'Files' }).click()
  await (await choosing).setFiles(path)
}

/** Returns the number of responses with a status since the call. */
function countOf(page: Page, status: number): () => number {
  let count = 0
  page.on('response', (response) => {
    if (response.status() === status) count += 1
  })
  return () => count
}
