import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'

const MEGABYTE = 1_000_000

test.beforeEach(async ({ page, product }) => {
  await signIn(page, product)
  await page.goto('/links')
})

test('an upload is paused, survives a reload, and goes on where it stopped', async ({
  page,
}, info) => {
  const film = info.outputPath('film.bin')
  await writeFile(film, randomBytes(24 * MEGABYTE))
  const tray = page.getByRole('region', { name: 'Uploads' })
  await throttleTo(page, 4 * MEGABYTE)

  await choose(page, film)
  await untilSent(tray, 20)
  await tray.getByRole('button', { name: 'Pause film.bin' }).click()
  await expect(tray.getByText(/^Paused · /)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Library' })
    .click()
  await tray.getByRole('button', { name: 'Resume film.bin' }).click()
  await untilSent(tray, 35)

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(tray.getByText(/Stopped when the page was left/)).toBeVisible()
  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH')
  await throttleTo(page, -1)
  await answerChooser(page, tray.getByRole('button', { name: 'Choose the file film.bin' }), film)
  const offset = Number((await goesOn).headers()['upload-offset'])
  expect(offset).toBeGreaterThan(4 * MEGABYTE)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'film', exact: true }),
  ).toBeVisible()
  await expect(tray).toBeHidden()
})

test('a cancelled upload is taken from the server too', async ({ page }, info) => {
  const film = info.outputPath('film.bin')
  await writeFile(film, randomBytes(8 * MEGABYTE))
  const tray = page.getByRole('region', { name: 'Uploads' })
  await throttleTo(page, MEGABYTE)
  await choose(page, film)
  await untilSent(tray, 10)

  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await tray.getByRole('button', { name: 'Cancel film.bin' }).click()
  expect((await gone).status()).toBe(204)
  await expect(tray).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Links' })).toBeVisible()
  await expect(tray).toBeHidden()
})

async function signIn(page: Page, product: Product): Promise<void> {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`
  const person = { email, password: 'correct horse battery', name: 'Ada', company: 'Larkfield' }
  const registered = await page.request.post('/api/auth/v1/owners/register', { data: person })
  expect(registered.status()).toBe(201)
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0]
  const confirmed = await page.request.post('/api/auth/v1/confirm', { data: { email, code } })
  expect(confirmed.status()).toBe(200)
}

async function choose(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload' }).first().click()
  await answerChooser(page, page.getByRole('menuitem', { name: 'Files' }), file)
}

async function answerChooser(page: Page, opener: Locator, file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()])
  await chooser.setFiles(file)
}

async function untilSent(tray: Locator, percent: number): Promise<void> {
  const bar = tray.getByRole('progressbar', { name: 'film.bin' })
  const sent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(sent, { intervals: [50] }).toBeGreaterThan(percent)
}

/** Bytes a second upwards; -1 as fast as it goes. */
async function throttleTo(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const [offline, latency, downloadThroughput] = [false, 0, -1]
  const conditions = { offline, latency, downloadThroughput, uploadThroughput }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
}
