import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { LOCALE_COOKIE } from '../contract/src/constants.ts'
import { PSEUDO_LANGUAGE } from '../contract/src/languages.ts'
import { whenReady } from '../scripts/testing/readiness.mjs'
import { type Client, signUp } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'
import { settled } from './accessible.ts'
import { enter } from './entering.ts'
import { layoutFaults } from './layout.ts'
import { test } from './server.ts'

test.describe.configure({ mode: 'parallel' })

const WIDTHS = [360, 1_440]
/** A name without one plain vowel: what people call things is no label. */
const NAME = 'Prötötýpe Þŕíçéš'.normalize('NFC').replaceAll('e', 'é')

const SIGNED_OUT = ['/login', '/signup', '/forgot-password', '/password-reset?token=x', '/bye']
const CONTENT = (itemId: string, collectionId: string, linkId: string) => [
  '/home',
  '/library',
  '/library?searchTerm=nöthïng',
  `/items/${itemId}`,
  `/items/${itemId}?tab=sharing`,
  `/items/${itemId}?tab=versions`,
  '/collections',
  `/collections/${collectionId}`,
  '/links',
  `/links/${linkId}`,
  '/people',
  '/sites',
  '/ctas',
  '/wishlist',
  '/activity',
  '/notifications',
  '/bin',
  '/nowhere',
]
const ACCOUNT = [
  ...['profile', 'password', 'security', 'sessions', 'notifications', 'company', 'branding'],
  ...['domain', 'categories', 'tags', 'wishlist', 'search', 'sharing', 'api-keys', 'close'],
].map((section) => `/settings?section=${section}`)
const TEAM = ['', 'rights', 'sign-in', 'single-sign-on', 'audit', 'errors', 'partners']
  .map((section) => `/team-settings?section=${section}`)
  .concat('/analytics', '/analytics?report=content', '/billing', '/imports', '/imports?from=csv')

/** Returns texts that people read or hear and that no labels file has: they have plain vowels. */
function textsWithoutBrackets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Dates, sizes, addresses, languages and what is the same in each language.
    const NO_LABEL =
      /[@/\\_]|\.\w|^[\d\s.,:%–-]*(sec|min|h|kB|MB|GB|bytes?|ago|just now|AM|PM|yesterday|in)?\b[\d\s]*(ago|d|days?)?$|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|UTC|GMT)\b|^(Acme|Ada|Awareness|Consideration|Decision|Onboarding|Retention|Chrome on Linux|Trial|Starter|Team|Business|autosize measurement)$|Satchel|OpenID|English|SAML|Europe/
    const isPlain = (text: string) =>
      /[aeiou]/.test(text) &&
      /[a-z]{3}/i.test(text) &&
      !/[áéíóúçñŕšţ]/.test(text) &&
      !NO_LABEL.test(text.trim())
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      const isRead = !parentElement?.closest(
        'a[href*="/l/"], script, style, noscript, [data-own], code, time, kbd',
      )
      if (isRead && parentElement?.checkVisibility()) texts.push(data)
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(each.getAttribute(name) ?? '')
    return [...new Set(texts.filter(isPlain).map((text) => text.trim()))]
  })
}

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      expect.soft(await layoutFaults(page), `${path} at ${width} pixels`).toEqual([])
    }
    expect.soft(await textsWithoutBrackets(page), path).toEqual([])
  }
}

async function inPseudo(page: Page, { url }: Product): Promise<void> {
  await whenReady(PSEUDO_LANGUAGE)
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: PSEUDO_LANGUAGE, url }])
}

async function furnish({ call }: Client) {
  const { body: item } = await call('POST', 'items/v1', {
    ...{ kind: 'link', url: 'https://example.com/', name: NAME },
  })
  const draft = { name: NAME, itemIds: [item.id] }
  const { body: collection } = await call('POST', 'collections/v1/create', draft)
  const slug = `qr-${Date.now()}`
  const share = { itemId: item.id, itemType: 'ITEM', sharedToEmail: 'x@y.example', slug }
  const { body: link } = await call('POST', 'items/v1/v2/shortener/personalized', share)
  return CONTENT(item.id, collection.id, link.id)
}

test('pages before sign-in have longer texts without a cut, and all of them from labels', async ({
  page,
  product,
}) => {
  await inPseudo(page, product)
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', `en-${PSEUDO_LANGUAGE}`)
  await lookAt(page, SIGNED_OUT)
})

for (const [part, pathsOf] of [
  ['content', furnish],
  ['settings', async () => ACCOUNT],
  ['the team', async () => TEAM],
] as const)
  test(`pages of ${part} have longer texts without a cut, and all of them from labels`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000)
    const client = await signUp(product)
    const paths = await pathsOf(client)
    await inPseudo(page, product)
    await enter(page, product, client.email)
    await lookAt(page, paths)
  })

test('someone who chose a language signs in to pages in it, and stays in it', async ({
  page,
  product,
}) => {
  await whenReady('fr')
  const client = await signUp(product)
  const { body } = await client.call('GET', 'auth/v1/me')
  await client.call('PATCH', `users/v1/${body.user.id}`, { locale: 'fr' })
  await enter(page, product, client.email)
  await page.goto('/home')
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === LOCALE_COOKIE))
    .toMatchObject({ value: 'fr', path: '/' })
  await settled(page)
  await client.call('PATCH', `users/v1/${body.user.id}`, { locale: null })
  await page.goto('/library')
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === LOCALE_COOKIE))
    .toBe(false)
})

test('tables and notifications of someone who reads German are German', async ({
  page,
  product,
}) => {
  await whenReady('de')
  const client = await signUp(product)
  const { body } = await client.call('GET', 'auth/v1/me')
  await client.call('PATCH', `users/v1/${body.user.id}`, { locale: 'de' })
  await client.call('POST', 'wishes/v1/create', { kind: 'feature', title: 'Preisrechner' })
  const urls = 'https://example.com/one https://example.com/two'
  await client.call('POST', 'items/v1/history', { source: 'urls', urls })
  await enter(page, product, client.email)
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'de', url: product.url }])

  await page.goto('/wishlist')
  await page.getByRole('button', { name: 'Weitere Optionen' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV herunterladen' }).click()
  const table = await readFile(await (await saved).path(), 'utf8')
  expect(table.slice(1)).toMatch(
    /^ID,Art,Titel,Beschreibung,Status,.*\n[^,]+,feature,Preisrechner,/,
  )

  await expect
    .poll(async () => (await client.call('GET', 'activity/v1/notifications')).body.items.length)
    .toBe(2)
  await page.goto('/notifications')
  await expect(page.getByText('Neue Anmeldung in Ihrem Konto')).toBeVisible()
  await expect(page.getByText(/ unter Linux/)).toBeVisible()
  await expect(page.getByText('Ihr Import ist fertig')).toBeVisible()
  await expect(page.getByText('2 hinzugefügt')).toBeVisible()
})

test('plans have names in the language of whoever reads them', async ({ page, product }) => {
  await whenReady('fr')
  const client = await signUp(product)
  const { body } = await client.call('GET', 'auth/v1/me')
  await client.call('PATCH', `users/v1/${body.user.id}`, { locale: 'fr' })
  await enter(page, product, client.email)
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'fr', url: product.url }])
  await page.goto('/billing')
  const standing = page.getByRole('region', { name: 'Votre offre' })
  await expect(standing.getByText('Essai', { exact: true })).toBeVisible()
  for (const name of ['Essentiel', 'Équipe', 'Entreprise'])
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible()
  await page.getByRole('button', { name: 'Passer à Équipe' }).click()
  await expect(page.getByText('Vous avez maintenant l’offre Équipe')).toBeVisible()
  await expect(standing.getByText('Équipe', { exact: true })).toBeVisible()
  // Machines go by its id.
  expect((await client.call('GET', 'auth/v1/me')).body.tenant.plan).toBe('team')
})
