import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { directionOf, LANGUAGES, type Language } from '../contract/src/languages.ts'
import { type Client, signUp } from '../server/test/client.ts'
import { TEXTS } from '../web/src/visitor/messages/texts.ts'
import { test } from './server.ts'
import { faultsOf } from './support/accessible.ts'
import { layoutFaults } from './support/layout.ts'
import { whenExamined } from './support/reading.ts'

const PASSPHRASE = 'sesame 42'
const HANDBOOK = new URL('fixtures/handbook.pdf', import.meta.url)
const PHONE = { width: 360, height: 740 }
const DESK = { width: 1_440, height: 900 }

/** Owner of a document that all stories share, and the address of a link that was withdrawn. */
let owner: Client
let itemId: string
let withdrawn: string

test.beforeAll(async ({ product }) => {
  owner = await signUp(product)
  itemId = await owner.upload('handbook.pdf', await readFile(HANDBOOK))
  await whenExamined(owner, itemId)
  const { id, slug } = await share({ sharedToMemo: 'withdrawn' })
  await owner.call('DELETE', `items/v1/personalized/${id}`)
  withdrawn = `/l/${slug}`
})

async function share(terms: object): Promise<{ id: string; slug: string }> {
  const draft = { itemId, itemType: 'ITEM', ...terms }
  return (await owner.call('POST', 'items/v1/v2/shortener/personalized', draft)).body
}

/** Shares the document behind a password, and returns the address; the same memo would return the same link. */
async function shareGated(sharedToMemo: string): Promise<string> {
  return `/l/${(await share({ password: PASSPHRASE, sharedToMemo })).slug}`
}

/** Returns English texts that a page in another language still has, where people read or hear them. */
async function leftInEnglish(page: Page, language: Language): Promise<string[]> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const each of copy.querySelectorAll('script, style, [data-pages], .languages'))
      each.remove()
    return copy.outerHTML
  })
  const own: Record<string, string> = TEXTS[language]
  return (
    Object.entries(TEXTS.en)
      .filter(([key, text]) => own[key] !== text && text.length > 7 && !text.includes('{'))
      // As words of their own: “Downloaden” is Dutch.
      .filter(([, text]) =>
        new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'u').test(html),
      )
      .map(([key]) => key)
  )
}

for (const language of LANGUAGES)
  test(`a visitor whose browser asks for ${language} meets no other language`, async ({
    browser,
    product,
  }) => {
    const gated = await shareGated(language)
    const texts = TEXTS[language]
    const context = await browser.newContext({
      baseURL: product.url,
      locale: language,
      viewport: PHONE,
    })
    const page = await context.newPage()
    await page.goto(gated)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language))
    await expect(page.getByRole('heading', { name: texts.passwordProtected })).toBeVisible()
    const password = page.getByRole('textbox', { name: texts.password })
    await password.fill('wrong')
    await page.getByRole('button', { name: texts.open, exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(texts.wrongPassword)
    expect(await leftInEnglish(page, language)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    expect(await faultsOf(page)).toEqual([])

    await password.fill(PASSPHRASE)
    await page.getByRole('button', { name: texts.open, exact: true }).click()
    await expect(page.getByRole('button', { name: texts.nextPage })).toBeVisible()
    await page.getByRole('button', { name: texts.thumbnails }).click()
    const second = page.getByRole('button', { name: texts.pageNumber.replace('{page}', '2') })
    await expect(second.first()).toBeVisible()
    expect(await leftInEnglish(page, language)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    expect(await faultsOf(page)).toEqual([])

    await page.getByRole('link', { name: texts.yourDataAndPrivacy }).click()
    await expect(page.getByRole('heading', { name: texts.fromThisBrowserToday })).toBeVisible()
    expect(await leftInEnglish(page, language)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    await page.goto(withdrawn)
    await expect(page.getByRole('heading', { name: texts.linkWithdrawn })).toBeVisible()
    expect(await leftInEnglish(page, language)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
    await context.close()
  })

test('a visitor changes the language on the page, and keeps it', async ({ page, product }) => {
  const gated = await shareGated('changes')
  await page.goto(product.url + gated)
  await page.getByText('English').first().click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: TEXTS.de.passwordProtected })).toBeVisible()
  await page.goto(product.url + withdrawn)
  await expect(page.getByRole('heading', { name: TEXTS.de.linkWithdrawn })).toBeVisible()
})

/** Makes the texts of a page as long as in the wordiest language, and longer. */
async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const accents: Record<string, string> = {
      a: 'á',
      e: 'ë',
      i: 'ï',
      o: 'ö',
      u: 'ü',
      n: 'ñ',
      c: 'ç',
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) nodes.push(walker.currentNode as Text)
    for (const node of nodes) {
      const text = node.data.trim()
      if (!text || node.parentElement?.closest('script, style, [data-pages]')) continue
      const longer = [...text].map((letter) => accents[letter] ?? letter).join('')
      node.data = `[${longer}${' ·~'.repeat(Math.ceil((text.length * 0.4) / 3))}]`
    }
  })
}

test('texts that are two fifths longer fit each page', async ({ browser, product }) => {
  const gated = await shareGated('longer')
  for (const viewport of [PHONE, DESK]) {
    const context: BrowserContext = await browser.newContext({ baseURL: product.url, viewport })
    const page = await context.newPage()
    const fits = async () => {
      await lengthen(page)
      expect(await layoutFaults(page)).toEqual([])
    }
    await page.goto(gated)
    await fits()
    await page.reload()
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSPHRASE)
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible()
    await fits()
    for (const path of [`${gated}/privacy`, withdrawn, '/l/no-such-link']) {
      await page.goto(path)
      await fits()
    }
    await context.close()
  }
})
