import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { someAddress } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { READING } from './support/reading.ts'

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
const FILES = ['handbook.pdf', 'team.jpg', 'intro.mp4', 'pitch.pptx'].map(fixture)
const VISITOR = 'vera@customer.example'
// A browser that says it is driven by a machine is kept apart as a bot.
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let web: Server

test.beforeAll(async () => {
  web = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Cargo bicycles in winter</title>
      <meta name="description" content="What snow does to a delivery round"><p>Text`)
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.9', resolve))
})
test.afterAll(() => {
  web.close()
})

test('sign up, upload, classify, find by a word inside a PDF, share, and see it opened live', async ({
  page,
  product,
  browser,
}) => {
  await signUp(page, product)
  const open = async (name: string) => {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  // The tray of uploads names the files too.
  const shown = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

  await test.step('upload real files and a web page', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload' }).first().click()
    await page.getByRole('menuitem', { name: 'Files' }).click()
    await (await chooser).setFiles(FILES)
    await open('Library')
    for (const name of ['handbook', 'team', 'intro', 'pitch'])
      await expect(shown(name)).toBeVisible(READING)

    await page.getByRole('button', { name: 'Add web link' }).click()
    const { port } = web.address() as AddressInfo
    await page.getByRole('dialog').getByLabel('URL').fill(`http://127.0.0.9:${port}/`)
    await page.getByRole('dialog').getByRole('button', { name: 'Add link' }).click()
    await expect(shown('Cargo bicycles in winter')).toBeVisible()
  })

  await test.step('classify, tag and collect it', async () => {
    await shown('handbook').click()
    await expect(page.getByRole('region', { name: 'Details' })).toBeVisible()
    // The tool bar of the preview is never under the fold.
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('toolbar', { name: 'Pages' })).toBeInViewport({ ratio: 1 })
    }
    await page
      .getByRole('link', { name: /^(Previous|Next) item$/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'handbook' })).toBeHidden()
    await page.goBack()
    await shown('handbook').click()
    await page.getByLabel('Stage', { exact: true }).click()
    await page.getByRole('option', { name: 'Decision' }).click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Tags', { exact: true }).fill('Autumn fair')
    await page.getByLabel('Tags', { exact: true }).press('Enter')
    await page.getByRole('button', { name: 'More actions for handbook' }).click()
    await page.getByRole('menuitem', { name: 'Add to collection' }).click()
    await page.getByLabel('Find or create a collection').fill('For the fair')
    await page.getByRole('button', { name: /Create “For the fair”/ }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.reload()
    const labels = page.getByRole('region', { name: 'Categories and tags' })
    for (const label of ['Decision', 'Autumn fair'])
      await expect(labels.getByText(label)).toBeVisible()
    await expect(page.getByRole('main').getByText('For the fair').first()).toBeVisible()
  })

  await test.step('find it by a word on page 17', async () => {
    await page.getByLabel('Search library').fill('quixotropic')
    await page.getByLabel('Search library').press('Enter')
    await expect(page.getByText('1 item', { exact: true })).toBeVisible()
    await expect(page.locator('mark').first()).toHaveText(/quixotropic/i)
  })

  const address = await test.step('share it with one person, from that page on', async () => {
    await shown('handbook').hover()
    await page.getByRole('button', { name: 'Share handbook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who is it for?').fill(VISITOR)
    await dialog.getByLabel('Organization').fill('Customer')
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    const link = dialog.getByRole('textbox', { name: 'Link' })
    await expect(link).toHaveValue(/\/l\/[a-z0-9-]+#page=17$/)
    const value = await link.inputValue()
    await dialog.getByRole('button', { name: 'Close' }).click()
    return value
  })

  await test.step('see a visitor on a phone open it, live and counted', async () => {
    await open('Links')
    await expect(page.getByText('Not opened yet')).toBeVisible()

    const phone = await browser.newContext({
      viewport: { width: 360, height: 740 },
      userAgent: PHONE,
      isMobile: true,
      hasTouch: true,
    })
    const visitor = await phone.newPage()
    // The toast stays for three seconds: it is watched for while the visitor's page loads.
    const toast = page.getByText(`${VISITOR}’s link to handbook was opened on a phone`).waitFor()
    const answer = await visitor.goto(address)
    expect(answer?.status()).toBe(200)
    await toast
    await expect(visitor.getByRole('heading', { name: 'handbook' })).toBeVisible()
    await expect(visitor.getByText('Larkfield Ltd').first()).toBeVisible()
    await expect(visitor.getByRole('toolbar').getByRole('textbox')).toHaveValue('17')
    await expect(visitor.getByText('of 24', { exact: true })).toBeVisible()
    expect(await phone.cookies()).toEqual([])
    const width = await visitor.evaluate('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(360)

    await expect(page.getByText(/1 visitor, 1 view/)).toBeVisible()
    await phone.close()
  })
})

async function signUp(page: Page, product: Product): Promise<void> {
  const email = someAddress('grace')
  await page.goto('/signup')
  await page.waitForURL(/\/classic\/\?path=%2Fsignup|\/classic\/\?path=\/signup/)
  await page.getByLabel('Your name').fill('Grace Hopper')
  await page.getByLabel('Company').fill('Larkfield Ltd')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  const code = (await product.mailTo(email)).text?.match(/\d{6}/)?.[0] ?? ''
  await page.getByRole('textbox', { name: 'Digit 1' }).click()
  await page.keyboard.type(code)
  await page.waitForURL('**/home')
}
