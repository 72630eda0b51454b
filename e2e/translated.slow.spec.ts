import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

/** Shows each text in `<font>` as browsers do that translate a page: in its place, or around it for every second one. */
function translate(): void {
  let count = 0
  const show = (text: Text) => {
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    outer.append(inner)
    count += 1
    if (count % 2 === 0) {
      text.before(outer)
      inner.append(text)
    } else {
      inner.textContent = text.data
      text.replaceWith(outer)
    }
  }
  const isNew = ({ data, parentElement }: Text) =>
    data.trim() !== '' && !parentElement?.closest('font, script, style, svg, textarea')
  const all = () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.filter(isNew).forEach(show)
  }
  document.addEventListener('DOMContentLoaded', () => {
    all()
    new MutationObserver(all).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
}

const SCREENS = [
  ...['/home', '/library', '/collections', '/sites', '/links', '/people', '/ctas', '/bin'],
  ...['/imports', '/activity', '/notifications', '/library?search=price', '/links?search=bo'],
]

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

test('a page that the browser translates goes on, and shows what changes', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const id = await client.upload('Prices.md', 'Spring')
  await client.upload('Terms.md', 'Winter')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(translate)

  await test.step('through its screens', async () => {
    await page.goto('/')
    for (const path of [...SCREENS, ...SCREENS.toReversed()]) {
      await follow(page, path)
      await expect(page.locator('h1 font').first()).toBeVisible()
      await expect(page.getByText('Something went wrong')).toHaveCount(0)
    }
  })

  await test.step('while items are chosen, named and shared', async () => {
    await page.goto('/library')
    await page.getByRole('checkbox', { name: /Prices/ }).check()
    await expect(page.getByText('1 item selected')).toBeVisible()
    await page.getByRole('checkbox', { name: /Terms/ }).check()
    await expect(page.getByText('2 items selected')).toBeVisible()
    await page.goto(`/items/${id}`)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.getByRole('button').click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Prices of spring')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Prices of spring')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Who is it for?').fill('bo@customer.example')
    await dialog.getByRole('button', { name: 'Copy link', exact: true }).click()
    await expect(dialog.getByText(/New link for bo@customer.example/)).toBeVisible()
    await dialog.getByLabel('Who is it for?').fill('cy@customer.example')
    await dialog.getByRole('button', { name: 'Copy link', exact: true }).click()
    await expect(dialog.getByText(/New link for cy@customer.example/)).toBeVisible()
  })
  expect(errors).toEqual([])
})
