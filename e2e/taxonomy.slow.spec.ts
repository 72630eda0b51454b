import { expect } from '@playwright/test'
import type { Client } from '../server/test/client.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

interface Value {
  id: string
  label: string
}

async function addLink(client: Client, name: string, fields: object): Promise<void> {
  const draft = { kind: 'link', url: 'https://example.com/', name, ...fields }
  expect((await client.call('POST', 'items/v1', draft)).status).toBe(201)
}

test('an admin renames, merges and archives values, and another tab’s filters follow', async ({
  page,
  product,
  context,
}) => {
  const client = await newOwner(page, product)
  const { body: settings } = await client.call('GET', 'users/v1/account-settings')
  const types: Value[] = settings.categories.contentType
  const idOf = (label: string) => types.find((value) => value.label === label)?.id
  await addLink(client, 'One', { contentType: [idOf('Brochure')] })
  await addLink(client, 'Two', { contentType: [idOf('Case study')] })
  await addLink(client, 'Three', { contentType: [idOf('Video')] })

  const library = await context.newPage()
  await library.goto('/library')
  await library.getByRole('button', { name: 'Content type' }).click()
  const filter = (name: RegExp) =>
    library.getByRole('region', { name: 'Content type' }).getByRole('checkbox', { name })
  await expect(filter(/^Brochure\s*1$/)).toBeVisible()

  // A tab behind another one renders rarely, and measures positions late.
  await page.bringToFront()
  await page.goto('/home')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/classic\/\?path=\/settings/)
  await page.getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('tab', { name: 'Content type' }).click()
  const values = page.getByRole('list', { name: 'Values' })

  await values.getByRole('button', { name: 'Brochure', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name of Brochure' }).fill('Leaflet')
  await page.keyboard.press('Enter')
  await expect(filter(/^Leaflet\s*1$/)).toBeVisible()

  await values.getByRole('button', { name: 'More actions for Case study' }).click()
  await page.getByRole('menuitem', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge Case study' })
  await dialog.getByRole('combobox', { name: 'Merge into' }).click()
  await page.getByRole('option', { name: 'Leaflet' }).click()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(dialog).toBeHidden()
  // What is pointed at stays, however long the other tab takes.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(values.getByText('Case study')).toBeHidden()
  await expect(filter(/^Leaflet\s*2$/)).toBeVisible()
  await expect(filter(/^Case study/)).toBeHidden()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(filter(/^Case study\s*1$/)).toBeVisible()

  await values.getByRole('button', { name: 'More actions for Video' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByRole('region', { name: 'Archived' }).getByText('Video')).toBeVisible()
  await expect(filter(/^Video\s*1$/)).toBeVisible()

  await values.getByRole('button', { name: 'Move Presentation' }).focus()
  const announcement = page.locator('[aria-live="assertive"]')
  await page.keyboard.press('Space')
  await expect(announcement).toContainText('Presentation picked up, place 3 of ')
  await page.keyboard.press('ArrowUp')
  await expect(announcement).toContainText('Presentation over place 2 of ')
  await page.keyboard.press('Space')
  const order = async () => {
    const { body } = await client.call('GET', 'users/v1/account-settings')
    return body.categories.contentType.slice(0, 3).map(({ label }: Value) => label)
  }
  await expect.poll(order).toEqual(['Leaflet', 'Presentation', 'Case study'])

  await page.getByRole('switch', { name: 'Required on upload' }).click()
  const required = async () =>
    (await client.call('GET', 'users/v1/account-settings')).body.requiredCategories
  await expect.poll(required).toEqual(['contentType'])
  await library.bringToFront()
  await library.getByRole('button', { name: 'Add web link' }).click()
  const adding = library.getByRole('dialog', { name: 'Add web link' })
  await adding.getByLabel('URL').fill('example.com/four')
  await adding.getByRole('button', { name: 'Add link' }).click()
  await expect(adding.getByText('Choose at least one')).toBeVisible()
  await adding.getByRole('combobox', { name: 'Content type' }).focus()
  await library.keyboard.press('ArrowDown')
  await library.getByRole('option', { name: 'Leaflet' }).click()
  await library.keyboard.press('Tab')
  await adding.getByRole('button', { name: 'Add link' }).click()
  await expect(adding).toBeHidden()
})

test('duplicate tags are found, merged, deleted and restored', async ({ page, product }) => {
  const client = await newOwner(page, product)
  await addLink(client, 'One', { tags: ['Deck', 'Slides'] })
  await addLink(client, 'Two', { tags: ['Slides', 'Price list'] })
  await page.goto('/settings?section=tags')
  const tags = page.getByRole('list', { name: 'Tags' })
  await expect(tags.getByRole('listitem')).toHaveCount(3)

  const add = page.getByRole('textbox', { name: 'Add tag' })
  await add.fill('Dесk')
  await add.press('Enter')
  await expect(page.getByText('looks like “Deck”, which already exists')).toBeVisible()

  await tags.getByRole('checkbox', { name: 'Select Deck' }).check()
  await tags.getByRole('checkbox', { name: 'Select Slides' }).check()
  const bar = page.getByLabel('Actions for selected tags')
  await bar.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge 2 tags' })
  await expect(dialog.getByRole('combobox')).toHaveValue('Slides (2 items)')
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(tags.getByRole('listitem')).toHaveCount(2)

  await page.getByRole('searchbox', { name: 'Search tags' }).fill('PRICE')
  await expect(tags.getByRole('listitem')).toHaveCount(1)
  await tags.getByRole('button', { name: 'More actions for Price list' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No results')).toBeVisible()
  await page
    .getByRole('status')
    .filter({ hasText: 'Price list deleted' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(tags.getByRole('link', { name: '1 item' })).toBeVisible()
})

test('items in the trash are restored, or deleted permanently', async ({ page, product }) => {
  const client = await newOwner(page, product)
  for (const name of ['One', 'Two', 'Three', 'Four']) await addLink(client, name, {})
  await page.goto('/library')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'One', exact: true }).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(main.getByText('The library is empty.', { exact: false })).toBeVisible()

  await page.getByRole('link', { name: 'Trash' }).click()
  const bin = page.getByRole('list', { name: 'Deleted items' })
  await expect(bin.getByRole('listitem')).toHaveCount(4)
  await bin.getByRole('button', { name: 'Restore Two' }).click()
  await expect(bin.getByRole('listitem')).toHaveCount(3)

  // By keys alone: the arrows walk, x chooses.
  await bin.getByRole('checkbox').first().focus()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: '2 selected' })).toBeVisible()
  await page.keyboard.press('Escape')

  await bin.getByRole('button', { name: 'Delete Three permanently' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Three permanently' })
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(bin.getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: 'Empty trash' }).click()
  const emptying = page.getByRole('dialog', { name: 'Empty trash' })
  await emptying.getByRole('textbox').fill('2')
  await emptying.getByRole('button', { name: 'Empty trash' }).click()
  await expect(main.getByText('The trash is empty')).toBeVisible()
  await page.getByRole('link', { name: 'Open library' }).click()
  await expect(main.getByRole('link', { name: 'Two', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'One', exact: true })).toBeHidden()
})
