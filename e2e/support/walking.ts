import { expect, type Page } from '@playwright/test'
import { LOCALE_COOKIE } from '@satchel/contract/constants.ts'
import type { PseudoLanguage } from '@satchel/contract/languages.ts'
import { classicLocation, isClassicPath } from '@satchel/contract/routing.ts'
import { readCatalogue } from '@satchel/messages/catalogue.ts'
import { READY_TAXONOMY } from '../../server/src/taxonomy/ready.ts'
import type { Product } from '../../server/test/product.ts'
import { pseudo } from '../../web/src/languages/pseudo.ts'
import { faultsOf, settled } from './accessible.ts'
import { layoutFaults } from './layout.ts'

const DESK = 1440
/** Modes each screen is checked in. */
const LOOKS = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: DESK },
] as const

type Look = (typeof LOOKS)[number]

/** Neutral screen of each entry to show between two others, and its heading. */
const BETWEEN = {
  app: { path: '/nowhere', heading: pseudo('Page not found') },
  classic: {
    path: '/classic/removed-site',
    heading: pseudo('This site is no longer published'),
  },
}

/** Makes the app speak a pseudo-language, whose texts are two fifths longer and have no plain vowels. */
export async function speakPseudo(
  page: Page,
  { url }: Product,
  value: PseudoLanguage = 'x-pseudo',
): Promise<void> {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value, url }])
}

/**
 * Walks over screens in a pseudo-language, each on a phone in light and on a desk in dark, and expects that each is
 * accessible, fits its longer texts in both directions, and has all of them from labels files. A screen after one of the same entry costs
 * half: list those of an entry in a row.
 */
export async function walk(page: Page, paths: readonly string[]): Promise<void> {
  let before: string | undefined
  // Each screen opens in the look that the one before was left in: to lay out another takes as long as to open it.
  let looks = [...LOOKS]
  for (const path of paths) {
    const entry = entryOf(path)
    const isFollowed =
      entry !== 'visitor' && entry === before && !/^\/(nowhere|removed-site)/.test(path)
    if (isFollowed) await followAfresh(page, path, entry)
    else await page.goto(path)
    before = entry
    for (const look of looks) {
      await lookAt(page, path, look)
      // Visitors’ pages have languages of their own, and a phone shows fewer texts.
      if (entry !== 'visitor' && look.width === DESK)
        expect.soft(await textsWithoutLabel(page), path).toEqual([])
    }
    looks = looks.toReversed()
  }
}

function entryOf(path: string): keyof typeof BETWEEN | 'visitor' {
  if (/^\/[lp]\//.test(path)) return 'visitor'
  return isClassicPath(path.replace(/\?.*/, '')) ? 'classic' : 'app'
}

/** Opens a screen as a link inside the app does, which costs half of a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Shows another screen first, so that the page afterwards can't be the one before. */
async function followAfresh(page: Page, path: string, entry: keyof typeof BETWEEN): Promise<void> {
  const { path: between, heading } = BETWEEN[entry]
  const left = page.getByRole('heading', { level: 1, name: heading })
  await follow(page, between)
  await expect(left).toBeVisible()
  const [pathname = '', search] = path.split('?')
  await follow(page, entry === 'classic' ? classicLocation(pathname, search) : path)
  await expect(left).toHaveCount(0)
}

async function lookAt(page: Page, path: string, look: Look): Promise<void> {
  const { colorScheme, width } = look
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  await settled(page)
  const where = `${path}, ${colorScheme} at ${width} pixels`
  expect.soft(await faultsOf(page), where).toEqual([])
  expect.soft(await layoutFaults(page), where).toEqual([])
  await turnAround(page)
  expect.soft(await layoutFaults(page), `${where}, turned around`).toEqual([])
  await turnAround(page)
}

/** Lets the page be read in the other direction: right to left, and back. */
async function turnAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { documentElement: html } = document
    html.dir = getComputedStyle(html).direction === 'rtl' ? 'ltr' : 'rtl'
    // Mantine measures texts in it, once as wide as the field was in the window before.
    const measure = document.querySelector<HTMLElement>('body > textarea[aria-hidden="true"]')
    measure?.style.setProperty('width', '0', 'important')
  })
  await settled(page)
}

/** Texts of the server, and names that it gives a new company: they have translations, but none into this language. */
const SERVER_TEXTS = [
  ...Object.entries(readCatalogue('en')).flatMap(([key, text]) =>
    /^(problem|wishes\.statuses)\./.test(key) ? [text] : [],
  ),
  ...Object.values(READY_TAXONOMY).flatMap((values) => values.map(([name]) => name)),
]

/** Returns texts that people read or hear and that no labels file has: they have plain vowels. */
function textsWithoutLabel(page: Page): Promise<string[]> {
  return page.evaluate((serverTexts) => {
    // Dates, sizes, addresses, languages and what is the same in each language.
    const NO_LABEL =
      /[@/\\_]|\.\w|^[\d\s.,:%–-]*(sec|min|h|kB|MB|GB|bytes?|ago|just now|AM|PM|yesterday|in)?\b[\d\s]*(ago|d|days?)?$|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|UTC|GMT)\b|^(Acme|Ada|(Chrome|Firefox)( on Linux)?|Linux|Trial|Starter|Team|Business|autosize measurement)$|Satchel|OpenID|English|SAML|Europe/
    const isPlain = (text: string) =>
      /[aeiou]/.test(text) &&
      /[a-z]{3}/i.test(text) &&
      !/[\u00c0-\u024f]/.test(text) &&
      !NO_LABEL.test(text.trim()) &&
      !serverTexts.includes(text.trim()) &&
      !(searched && text.includes(searched))
    const searched = new URLSearchParams(location.search).get('searchTerm')
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      const isRead = !parentElement?.closest(
        'a[href*="/l/"], script, style, noscript, code, time, kbd, :has(> mark), mark, .textLayer',
      )
      if (isRead && parentElement?.checkVisibility()) texts.push(data)
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(each.getAttribute(name) ?? '')
    return [...new Set(texts.filter(isPlain).map((text) => text.trim()))]
  }, SERVER_TEXTS)
}
