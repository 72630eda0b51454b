import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readCatalogue } from '@satchel/messages/catalogue.ts'
import { LOCALE_COOKIE } from '../contract/src/constants.ts'
import { signUp } from '../server/test/client.ts'
import { test } from './server.ts'
import { settled } from './support/accessible.ts'
import { enter, setPlan } from './support/entering.ts'

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

for (const language of ['it', 'pl'] as const)
  test(`signing in, finding, sharing and settings are in ${language}, with nothing left in English`, async ({
    page,
    product,
  }) => {
    const client = await signUp(product)
    const { body } = await client.call('GET', 'auth/v1/me')
    await client.call('PATCH', `users/v1/${body.user.id}`, { locale: language })
    await client.call('POST', 'items/v1', { kind: 'link', url: 'https://x.example/', name: 'Zeta' })
    await page.context().addCookies([{ name: LOCALE_COOKIE, value: language, url: product.url }])
    const own = readCatalogue(language)
    const english = Object.entries(readCatalogue('en'))
      .filter(([key, text]) => /^\p{L}{3}[^{}]*$/u.test(text) && own[key] !== text)
      .map(([, text]) => text)
      .filter((text) => !Object.values(own).includes(text))
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
      .getByRole('button', { name: own['ui.share'] ?? '', exact: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await isTranslated()
  })

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
