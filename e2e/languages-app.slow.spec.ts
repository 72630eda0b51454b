import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readCatalogue } from '@satchel/messages/catalogue.ts'
import { LOCALE_COOKIE } from '../contract/src/constants.ts'
import type { Locale } from '../contract/src/languages.ts'
import type { AccountSettings } from '../contract/src/taxonomy.ts'
import { signUp } from '../server/test/client.ts'
import { test } from './server.ts'
import { settled } from './support/accessible.ts'
import { enter, setPlan } from './support/entering.ts'

// A browser that says it is driven by a machine is kept apart as a bot.
const VISITOR =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.describe.configure({ mode: 'parallel' })

test('someone who chose a language signs in to pages in it, and stays in it', async ({
  page,
  product,
}) => {
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

for (const language of ['en', 'de', 'it', 'pl'] as const)
  test(`signing in, finding, sharing, copying a link, reading its figures and settings are in ${language}`, async ({
    page,
    product,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const client = await signUp(product)
    const { body } = await client.call('GET', 'auth/v1/me')
    await client.call('PATCH', `users/v1/${body.user.id}`, { locale: language })
    await client.call('POST', 'items/v1', { kind: 'link', url: 'https://x.example/', name: 'Zeta' })
    await context.addCookies([{ name: LOCALE_COOKIE, value: language, url: product.url }])
    const settings = (await client.call('GET', 'users/v1/account-settings')).body
    const { own, english } = textsOf(language, labelsIn(settings))
    const dialog = page.getByRole('dialog')
    const isTranslated = async () => {
      await settled(page)
      // biome-ignore lint/performance/useDomNodeTextContent: its lines are those of the layout
      const texts = (await page.locator('body').innerText()).split('\n')
      expect(texts.filter((text) => english.includes(text.trim()))).toEqual([])
    }
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await isTranslated()
    await enter(page, product, client.email)
    for (const path of ['/home', '/library', '/links', '/settings?section=profile']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await isTranslated()
    }

    await page.goto('/library')
    await page.getByRole('link', { name: 'Zeta' }).first().click()
    await page
      .getByRole('button', { name: own('ui.share'), exact: true })
      .first()
      .click()
    await dialog.getByLabel(own('links.actions.whoIsItFor')).fill('mara@customer.example')
    await isTranslated()
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.getByText(own('links.share.copiedPrefix').trim())).toBeVisible()
    await isTranslated()
    const url = String(await page.evaluate('navigator.clipboard.readText()'))
    expect(url).toMatch(/\/l\/[\w-]+$/)

    await fetch(url, { redirect: 'manual', headers: { 'user-agent': VISITOR } })
    await page.goto('/links')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'mara@customer.example' })
      .first()
      .click()
    const figures = page.getByLabel(own('links.report.totals'), { exact: true })
    await expect(async () => {
      await page.reload()
      await expect(figures.getByRole('definition').first()).toHaveText('1', { timeout: 4_000 })
    }).toPass()
    await isTranslated()
  })

/** Returns the names that an account gave its values, which stay as they are. */
function labelsIn({ categories }: Pick<AccountSettings, 'categories'>): string[] {
  return Object.values(categories).flatMap((values) => values.map(({ label }) => label))
}

/** Returns the texts of a language by key, and the English ones that it has in other words. */
function textsOf(language: Locale, names: string[]) {
  const texts = readCatalogue(language)
  const english = Object.entries(readCatalogue('en'))
    .filter(([key, text]) => /^\p{L}{3}[^{}]*$/u.test(text) && texts[key] !== text)
    .map(([, text]) => text)
    .filter((text) => !Object.values(texts).includes(text) && !names.includes(text))
  return { own: (key: string) => texts[key] ?? key, english }
}

test('tables and notifications of someone who reads German are German', async ({
  page,
  product,
}) => {
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
    /^ID;Art;Titel;Beschreibung;Status;.*\n[^;]+;feature;Preisrechner;/,
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

test('plans have names in the language of whoever reads them', async ({
  page,
  product,
  operator,
}) => {
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
  await setPlan(operator, client, { plan: 'team' })
  await page.reload()
  await expect(standing.getByText('Équipe', { exact: true })).toBeVisible()
  // Machines go by its id.
  expect((await client.call('GET', 'auth/v1/me')).body.tenant.plan).toBe('team')
})
