import { expect } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

test('a site gets a translation, and visitors switch to it on the page', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const heading = { id: 'top', kind: 'heading', level: 1, text: 'Meet us in hall 4' }
  const draft = { name: 'Fair', slug: `fair-${Date.now()}`, content: [heading] }
  const { body: site } = await client.call('POST', 'sites/v2/create', draft)
  await client.call('PUT', `sites/v2/${site.id}`, { seo: { index: true } })
  await client.call('POST', `sites/v2/${site.id}/publish`, {})
  await page.goto(`/sites/${site.id}`)
  await page.getByRole('tab', { name: 'Access' }).click()
  const language = page.getByRole('region', { name: 'Language of the texts' })
  await language.getByRole('combobox').selectOption('English')
  await expect(page.getByText('Language saved')).toBeVisible()
  await language.getByRole('button', { name: 'Add translation' }).click()
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Deutsch' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Fair (Deutsch)' })).toBeVisible()
  const shown = page.frameLocator('iframe[data-shown]')
  await shown.getByRole('textbox', { name: 'Heading text' }).fill('Treffen Sie uns in Halle 4')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('is live')).toBeVisible()
  await page.goto(`/sites/${site.id}`)
  await page.getByRole('tab', { name: 'Access' }).click()
  await expect(language.getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await expect(language.getByText('Fair (Deutsch)', { exact: true })).toBeVisible()

  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
  })
  const visitor = await context.newPage()
  await visitor.goto(site.url)
  await expect(visitor.getByRole('heading', { name: 'Meet us in hall 4' })).toBeVisible()
  const languages = visitor.getByRole('banner').getByRole('navigation', { name: 'Language' })
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await languages.getByRole('link', { name: 'Deutsch' }).click()
  await expect(visitor.getByRole('heading', { name: 'Treffen Sie uns in Halle 4' })).toBeVisible()
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'de')
  await context.close()
})
