import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

const MEGABYTE = 1_000_000

test.beforeEach(async ({ page, product }) => {
  await newOwner(page, product)
  await page.goto('/links')
})

test('an upload is paused, and resumes; after a reload it goes on by itself', async ({
  page,
}, info) => {
  const film = info.outputPath('film.bin')
  await writeFile(film, randomBytes(24 * MEGABYTE))
  const tray = page.getByRole('region', { name: 'Uploads' })
  await throttleTo(page, 2 * MEGABYTE)

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

  // Nothing is asked, since the browser has a copy of the file.
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.reload()
  expect(questions).toEqual([])
  await throttleTo(page, -1)
  const offset = Number((await goesOn).headers()['upload-offset'])
  expect(offset).toBeGreaterThan(4 * MEGABYTE)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'film', exact: true }),
  ).toBeVisible()
  await expect(tray).toBeHidden()
})

test('an upload goes on in another tab once its own is closed, and stays paused if it was', async ({
  page,
  context,
}, info) => {
  const [film, clip] = [info.outputPath('film.bin'), info.outputPath('clip.bin')]
  await writeFile(film, randomBytes(12 * MEGABYTE))
  await writeFile(clip, randomBytes(12 * MEGABYTE))
  const other = await context.newPage()
  await other.goto(page.url())
  await page.bringToFront()
  await throttleTo(page, MEGABYTE / 2)
  await choose(page, film, clip)
  const tray = page.getByRole('region', { name: 'Uploads' })
  await untilSent(tray, 1)
  await tray.getByRole('button', { name: 'Pause clip.bin' }).click()
  const noted = () => page.evaluate(() => localStorage.getItem('satchel-unfinished-uploads'))
  for (const text of ['film.bin', 'clip.bin', '"isPaused":true'])
    await expect.poll(noted).toContain(text)
  await page.close()

  const side = other.getByRole('navigation', { name: 'Main' })
  await side.getByRole('link', { name: 'Library' }).click()
  const main = other.getByRole('main')
  await expect(main.getByRole('link', { name: 'film', exact: true })).toBeVisible()
  const here = other.getByRole('region', { name: 'Uploads' })
  await here.getByRole('button', { name: 'Resume clip.bin' }).click()
  await expect(main.getByRole('link', { name: 'clip', exact: true })).toBeVisible()
  // Its texts, so that a failure tells which line stays.
  await expect.poll(() => here.allInnerTexts(), { timeout: 30_000 }).toEqual([])
})

test('an upload goes on in the pages of the other entry, where more can be added', async ({
  page,
}, info) => {
  const film = info.outputPath('film.bin')
  await writeFile(film, randomBytes(24 * MEGABYTE))
  const tray = page.getByRole('region', { name: 'Uploads' })
  await throttleTo(page, 2 * MEGABYTE)
  await choose(page, film)
  await untilSent(tray, 10)
  const noted = () => page.evaluate(() => localStorage.getItem('satchel-unfinished-uploads'))
  await expect.poll(noted).toContain('film.bin')

  const side = page.getByRole('navigation', { name: 'Main' })
  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH')
  await side.getByRole('link', { name: 'Wishlist' }).click()
  await expect(page.getByRole('heading', { name: 'Wishlist', level: 1 })).toBeVisible()
  expect(Number((await goesOn).headers()['upload-offset'])).toBeGreaterThan(0)
  await untilSent(tray, 15)
  await choose(page, fixture('notes.md'))
  await expect(tray.getByText('notes.md')).toBeVisible()
  await throttleTo(page, -1)
  await expect(tray).toBeHidden()
  await side.getByRole('link', { name: 'Library' }).click()
  const main = page.getByRole('main')
  for (const name of ['film', 'notes'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
})

test('canceling an upload also removes it from the server', async ({ page }, info) => {
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

test('a batch gets details during the upload; duplicates are offered and failures retried', async ({
  page,
}, info) => {
  const film = info.outputPath('film.bin')
  await writeFile(film, randomBytes(3 * MEGABYTE))
  const tray = page.getByRole('region', { name: 'Uploads' })
  await choose(page, fixture('notes.md'))
  await expect(tray).toBeVisible()
  await expect(tray).toBeHidden()

  // Begun, and on their way until they are described.
  const described = Promise.withResolvers<void>()
  await page.route('**/api/uploads/**', async (route) => {
    if (route.request().method() === 'PATCH') await described.promise
    await route.continue()
  })
  await choose(page, fixture('notes.md'), fixture('corrupt.pdf'), film)
  await expect(tray.getByText('3 files to the library')).toBeVisible()
  await expect(tray.getByRole('link', { name: 'notes', exact: true })).toBeVisible()
  await tray.getByRole('button', { name: /^Use existing/ }).click()

  await tray.getByRole('button', { name: /^Details for/ }).click()
  const details = page.getByRole('dialog')
  await details.getByRole('combobox', { name: 'Stage' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Tab')
  await details.getByRole('combobox', { name: 'Tags' }).fill('Spring fair')
  await details.getByRole('textbox', { name: 'Name of film.bin' }).fill('Fair film')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details).toBeHidden()
  await expect(tray.getByText(/, Spring fair$/)).toBeVisible()

  described.resolve()
  await expect(tray.getByText('The PDF is damaged and can’t be read')).toBeVisible()
  const again = page.waitForResponse((response) => response.url().endsWith('/process'))
  await tray.getByRole('button', { name: 'Try again: corrupt.pdf' }).click()
  expect((await again).status()).toBe(200)
  await expect(tray.getByText('The PDF is damaged and can’t be read')).toBeVisible()
  await tray.getByRole('button', { name: 'Dismiss corrupt.pdf' }).click()
  await expect(tray).toBeHidden({ timeout: 40_000 })

  await page.goto('/library?tags=spring+fair')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Fair film', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'corrupt', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'notes', exact: true })).toBeHidden()
})

test('a dropped folder uploads its files, also those in subfolders', async ({ page }, info) => {
  const folder = info.outputPath('Launch')
  await mkdir(join(folder, 'texts'), { recursive: true })
  await writeFile(join(folder, 'one.txt'), 'one')
  await writeFile(join(folder, '.DS_Store'), 'hidden')
  await writeFile(join(folder, 'texts', 'two.txt'), 'two')
  await page.goto('/library')
  await expect(page.getByText('The library is empty')).toBeVisible()
  await drop(page, folder)
  const main = page.getByRole('main')
  for (const name of ['one', 'two'])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(main.getByText('.DS_Store')).toBeHidden()
})

test('a page that is already in the library is offered before adding it again', async ({
  page,
}) => {
  const add = async () => {
    await page.getByRole('button', { name: 'Upload' }).first().click()
    await page.getByRole('menuitem', { name: 'Web link' }).click()
    await page.getByRole('textbox', { name: 'URL' }).fill('example.com/prices')
    await page.getByRole('button', { name: 'Add link' }).click()
  }
  await add()
  await expect(page.getByText('Web link added')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeHidden()
  await add()
  await expect(dialog.getByText('This page is already in the library')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add anyway' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use existing' }).click()
  await expect(page.getByText('Already in the library')).toBeVisible()
})

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

/** Drags files and folders from the desktop over the window, and drops them. */
async function drop(page: Page, ...files: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 600, y: 400, data })
}

async function choose(page: Page, ...files: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload' }).first().click()
  await answerChooser(page, page.getByRole('menuitem', { name: 'Files' }), ...files)
}

async function answerChooser(page: Page, opener: Locator, ...files: string[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()])
  await chooser.setFiles(files)
}

async function untilSent(tray: Locator, percent: number): Promise<void> {
  const bar = tray.getByRole('progressbar', { name: 'film.bin' })
  const sent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(sent, { intervals: [50] }).toBeGreaterThan(percent)
}

/** Limits the upload speed, in bytes per second; -1 removes the limit. */
async function throttleTo(page: Page, uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const [offline, latency, downloadThroughput] = [false, 0, -1]
  const conditions = { offline, latency, downloadThroughput, uploadThroughput }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', conditions)
}
