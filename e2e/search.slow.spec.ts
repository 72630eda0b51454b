import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { test } from './server.ts'
import { faultsOf } from './support/accessible.ts'
import { newOwner } from './support/entering.ts'
import { whenRead } from './support/reading.ts'

const HANDBOOK = new URL('fixtures/handbook.pdf', import.meta.url)

async function furnish(client: Client): Promise<void> {
  const id = await client.upload('handbook.pdf', await readFile(HANDBOOK))
  await client.call('PUT', `items/v1/${id}`, { tags: ['Trade show'] })
  const page = { kind: 'link', url: 'https://example.com/brochure', name: 'Brochure' }
  await client.call('POST', 'items/v1', page)
  await whenRead(client, id)
}

const shown = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

test('search completes operators, corrects typos and opens a document at the right page', async ({
  page,
  product,
}) => {
  await furnish(await newOwner(page, product))
  await page.goto('/library')
  const box = page.getByRole('combobox', { name: 'Search library' })
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(shown(page, 'Brochure')).toBeVisible()

  await test.step('complete an operator by keyboard', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('ta')
    await expect(suggestions.getByRole('option', { name: 'tag:' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await page.keyboard.type('tr')
    await expect(suggestions.getByRole('option', { name: 'Trade show' })).toBeVisible()
    // Results of the letters before are pale until new ones are here.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('tag:"Trade show" ')
    await expect(shown(page, 'Brochure')).toBeHidden()
    await expect(shown(page, 'handbook')).toBeVisible()
    await expect(page.getByText('Tag: Trade show')).toBeVisible()
  })

  await test.step('show a value’s problem, and keep the results', async () => {
    await box.fill('tag:nothing')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('There is no tag “nothing”')
    await expect(shown(page, 'handbook')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('correct a typo', async () => {
    await box.fill('quixotropci')
    await expect(shown(page, 'handbook')).toBeVisible()
    await expect(page.getByText('Did you mean')).toBeHidden()
    await box.fill('quixotropci zeppelin')
    await page.getByRole('link', { name: 'quixotropic' }).click()
    await expect(box).toHaveValue('quixotropic')
    await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  })

  await test.step('open the document by keyboard at the page with the word, which is marked', async () => {
    await expect(page.getByRole('link', { name: 'Page 17' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.press('Enter')
    await expect(shown(page, 'handbook')).toBeFocused()
    await page.keyboard.press('Enter')
    const place = page.getByRole('toolbar', { name: 'Pages' }).getByRole('textbox')
    await expect(place).toHaveValue('17')
    await expect(page.getByRole('figure', { name: /17/ })).toBeInViewport()
    const marked = () => [...(CSS.highlights.get('hit') ?? [])].map(String)
    await expect.poll(() => page.evaluate(marked)).toEqual(['quixotropic'])
  })

  await test.step('open a search by its URL', async () => {
    await page.goto('/search?searchTerm=brochure')
    await expect(page).toHaveURL(/\/library\?searchTerm=brochure$/)
    await expect(shown(page, 'Brochure')).toBeVisible()
  })
})

test('the command palette searches and runs commands without a mouse', async ({
  page,
  product,
}) => {
  await furnish(await newOwner(page, product))
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  const open = async () => {
    await page.keyboard.press('Control+K')
    await expect(palette.getByRole('combobox')).toBeFocused()
  }

  await test.step('open an item at its page, and share it', async () => {
    await open()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.type('quixotropic')
    await expect(palette.getByRole('option', { name: /handbook.*Page 17/ })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'handbook' })).toBeVisible()
    await open()
    await page.keyboard.type('share')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Who is it for?')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('switch to the dark theme and go to a section of the settings', async () => {
    await open()
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await open()
    await page.keyboard.type('branding')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Branding' })).toBeVisible()
  })

  await test.step('find the last search again, on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Command palette' }).click()
    await expect(palette.getByRole('option', { name: 'quixotropic' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  })
})
