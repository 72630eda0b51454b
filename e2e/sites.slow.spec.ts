import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { test } from './server.ts'
import { faultsOf, settled } from './support/accessible.ts'
import { newColleague, newOwner } from './support/entering.ts'
import { whenRead } from './support/reading.ts'

// A browser that says it is driven by a machine is kept apart as a bot.
const VISITOR =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PICTURE = new URL('../docs/library.png', import.meta.url).pathname
const PHONE = { width: 360, height: 740 }

async function furnish(client: Awaited<ReturnType<typeof newOwner>>, names: string[]) {
  const ids: string[] = []
  for (const name of names) ids.push(await client.upload(`${name}.txt`, `This is ${name}`))
  await whenRead(client, ...ids)
  return ids
}

async function visitor(browser: Browser, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ userAgent: VISITOR, viewport })
  return context.newPage()
}

async function add(page: Page, kind: string) {
  await page.getByRole('button', { name: 'Add block', exact: true }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Add block' })
  await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }

/** Drags a block by its handle to the middle of a target, and drops it once the target is marked. */
async function drag(page: Page, name: string, target: Locator, mark: Locator) {
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).hover()
  await page.mouse.down()
  const { x, y, width, height } = (await target.boundingBox()) ?? NOWHERE
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await expect(page.getByText(`${name} over another list`)).toBeAttached()
  await expect(mark).toBeAttached()
  await page.mouse.up()
}

/** Drops a file of this computer on the upper edge of an element. */
async function drop(target: Locator, name: string, path: string) {
  const file = { name, content: (await readFile(path)).toString('base64') }
  await target.evaluate((element, { name: called, content }) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], called, { type: 'image/png' }))
    const { left, top } = element.getBoundingClientRect()
    const at = { clientX: left + 10, clientY: top + 1, bubbles: true, cancelable: true }
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { ...at, dataTransfer }))
  }, file)
}

const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible()

test('a site is built, published, opened with a password on a phone, and updated live', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const [itemId] = await furnish(client, ['Brochure'])
  const petra = { sharedToName: 'Petra Novak', sharedToEmail: 'petra@halls.example' }
  const link = { ...petra, sharedToOrganization: 'Hall 4', itemId, itemType: 'ITEM' }
  await client.call('POST', 'items/v1/v2/shortener/personalized', link)
  await page.goto('/sites')
  await page.getByRole('button', { name: 'Blank page' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Autumn fair')
  await page.getByRole('button', { name: 'Create site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn fair' })).toBeVisible()

  await add(page, 'Text')
  const preview = page.frameLocator('iframe[data-shown]')
  const text = preview.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('Meet us in hall 4')
  await add(page, 'Items')
  await page.getByRole('checkbox', { name: /Brochure/ }).check()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await add(page, 'Divider')
  await add(page, 'Embed')
  await page.getByLabel('Web address').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await saved(page)
  await expect(preview.getByText('Meet us in hall 4')).toBeVisible()
  await expect(preview.getByText('Brochure')).toBeVisible()

  // By keyboard: the divider goes above the items.
  const handle = page.getByRole('button', { name: 'Move Divider', exact: true })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Divider picked up, place 4 of 5/)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/^Divider over place 3 of 5/)).toBeAttached()
  await page.keyboard.press('Space')
  const kinds = page.getByRole('list', { name: 'Blocks' }).locator('> li')
  await expect(kinds.nth(2)).toHaveAttribute('data-kind', 'divider')
  // By mouse: it goes into a column, and out of it again.
  await add(page, 'Columns')
  const column = page.getByRole('list', { name: 'Column 2' })
  const marked = page.locator('section[data-over]').filter({ has: column })
  await drag(page, 'Divider', page.getByRole('button', { name: 'Add block to column 2' }), marked)
  await expect(column.getByRole('listitem')).toHaveCount(1)
  await settled(page)
  expect(await faultsOf(page, { part: 'main' })).toEqual([])
  const top = page.getByRole('list', { name: 'Blocks' }).locator('> li[data-drop]')
  await drag(page, 'Divider', kinds.first(), top)
  await expect(column.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Columns' }).click()

  await page.getByRole('tab', { name: 'Access' }).click()
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByLabel('New password').fill('open sesame')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('It opens only with the password')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Autumn fair is live' })
  await expect(sheet.getByLabel('Address')).toHaveValue(`${product.url}/p/autumn-fair`)
  await expect(
    sheet.getByRole('img', { name: 'QR code for the link to Autumn fair' }),
  ).toBeVisible()
  // As others see it: the page on a phone, and in chats only the gate.
  const onPhone = sheet.frameLocator('iframe[title="The page on a phone"]')
  await expect(onPhone.getByText('Meet us in hall 4')).toBeVisible()
  const inChats = sheet.getByRole('region', { name: 'In messengers and emails' })
  await expect(inChats).not.toContainText('hall 4')
  await expect(sheet.getByText('Not listed in search engines')).toBeVisible()
  // It names an organization, whose people are there.
  const people = sheet.getByRole('region', { name: 'Send to people at Hall 4' })
  await people.getByRole('button', { name: 'Petra Novak' }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await expect(share.getByRole('combobox')).toHaveValue('petra@halls.example')
  await page.keyboard.press('Escape')

  const phone = await visitor(browser)
  await phone.goto(`${product.url}/p/autumn-fair`)
  await expect(phone.getByText('Meet us in hall 4')).toHaveCount(0)
  await phone.getByLabel('Password').fill('open sesame')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText('Meet us in hall 4')).toBeVisible()
  await expect(phone.getByRole('link', { name: /Brochure/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Content' }).click()
  await text.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' and 5')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Meet us in hall 4 and 5')).toBeVisible()
})

test('a personal page takes fewer than twelve actions', async ({ page, product, browser }) => {
  const client = await newOwner(page, product)
  const itemIds = await furnish(client, ['Brochure', 'Price sheet', 'Case study'])
  const draft = { name: 'For Acme', itemIds }
  const { id } = (await client.call('POST', 'collections/v1/create', draft)).body
  await page.goto(`/collections/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'For Acme' })).toBeVisible()

  let actions = 0
  const act = async (action: Promise<unknown>) => {
    actions += 1
    await action
  }
  await act(page.getByRole('button', { name: 'More actions for For Acme' }).click())
  await act(page.getByRole('menuitem', { name: 'Personal page' }).click())
  const dialog = page.getByRole('dialog', { name: 'Personal page' })
  await act(dialog.getByLabel('Who is it for?').fill('ana@acme.test'))
  await act(dialog.getByLabel('Title').fill('For you, Ana'))
  await act(dialog.getByLabel('Greeting').fill('Hello Ana,\n\nas promised.'))
  await act(dialog.getByRole('button', { name: 'Move Price sheet up' }).click())
  await act(dialog.getByLabel('Note for Price sheet').fill('Page 2 has your discount'))
  await act(dialog.getByLabel('Note for Case study').fill('A company like yours'))
  await act(dialog.getByRole('button', { name: 'Create and copy link' }).click())
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(actions).toBeLessThan(12)

  const ana = await visitor(browser)
  await ana.goto(link)
  await expect(ana.getByText('as promised.')).toBeVisible()
  await expect(ana.getByText('Page 2 has your discount')).toBeVisible()
  await expect(ana.getByRole('link', { name: /Brochure|Price sheet|Case study/ })).toHaveText([
    /Price sheet/,
    /Brochure/,
    /Case study/,
  ])

  await dialog.getByRole('button', { name: 'Edit page' }).click()
  const shown = page.frameLocator('iframe[data-shown]')
  const text = shown.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' See you on Friday.')
  await expect(text).toContainText('as promised. See you on Friday.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible()
  await ana.reload()
  await expect(ana.getByText('See you on Friday.')).toBeVisible()
  await page.getByRole('tab', { name: 'Sharing' }).click()
  await expect(page.getByRole('link', { name: /ana@acme.test/ })).toBeVisible()
})

test('the second editor of a site gets a notice, and nothing is overwritten', async ({
  page: ada,
  product,
  browser,
}) => {
  const owner = await newOwner(ada, product)
  const context = await browser.newContext()
  const bea = await context.newPage()
  await newColleague(bea, product, owner, 'Bea')
  const content = [{ id: 'intro', kind: 'heading', text: 'Hello', level: 2 }]
  const { body: site } = await owner.call('POST', 'sites/v2/create', { name: 'Fair', content })
  const heading = (page: Page) =>
    page.frameLocator('iframe[data-shown]').getByRole('textbox', { name: 'Heading text' })
  await ada.goto(`/sites/${site.id}`)
  await expect(heading(ada)).toHaveText('Hello')
  await bea.goto(`${product.url}/sites/${site.id}`)
  await expect(bea.getByText('Ada is editing this site too.')).toBeVisible()

  // What one saves, the other sees as long as she has changed nothing.
  await heading(ada).fill('Hello from Ada')
  await expect(heading(bea)).toHaveText('Hello from Ada')

  await context.setOffline(true)
  await heading(bea).fill('Hello from Bea')
  await expect(bea.getByText('Offline. Changes are kept here and saved later')).toBeVisible()
  await heading(ada).fill('Hello to the fair')
  await saved(ada)
  await context.setOffline(false)
  const conflict = bea.getByRole('alert').filter({ hasText: 'Someone else changed this site' })
  await expect(conflict).toBeVisible({ timeout: 20_000 })
  await expect(heading(bea)).toHaveText('Hello from Bea')
  await conflict.getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(bea.getByRole('heading', { level: 1, name: 'Fair (my copy)' })).toBeVisible()
  await expect(heading(bea)).toHaveText('Hello from Bea')
  await expect(heading(ada)).toHaveText('Hello to the fair')
  const { body: kept } = await owner.call('GET', `sites/v2/${site.id}`)
  expect(kept.content).toMatchObject([{ text: 'Hello to the fair' }])
})

test('a site is edited on the page itself, by typing, pressing and dropping', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const heading = { id: 'top', kind: 'heading', level: 1, text: 'Autumn' }
  const note = { id: 'note', kind: 'heading', level: 3, text: 'See you' }
  const draft = { name: 'Fair', content: [heading, note] }
  const { body: site } = await client.call('POST', 'sites/v2/create', draft)
  const content = async () => (await client.call('GET', `sites/v2/${site.id}`)).body.content
  await page.goto(`/sites/${site.id}`)
  const shown = page.frameLocator('iframe[data-shown]')

  await shown.getByText('Autumn').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' fair')
  const outline = page.getByRole('list', { name: 'Blocks' })
  await expect(outline.getByRole('button', { name: 'Autumn fair', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(shown.locator('.rich')).toBeFocused()
  await page.keyboard.type('Meet us in hall ')
  await page.keyboard.press('ControlOrMeta+B')
  await page.keyboard.type('4')
  await expect(page.getByRole('button', { name: 'Bold' }).last()).toHaveAttribute(
    'data-active',
    'true',
  )
  await saved(page)
  await expect(shown.locator('.rich strong')).toHaveText('4')

  await page.keyboard.press('Enter')
  await page.keyboard.press('/')
  const kinds = page.getByRole('dialog', { name: 'Add block' })
  await kinds.getByRole('button', { name: /^Embed/ }).click()
  await expect(page.getByLabel('Web address')).toBeFocused()
  await page.keyboard.press('Escape')

  const frame = page.locator('iframe[data-shown]')
  const width = () => frame.evaluate((it: HTMLIFrameElement) => it.contentWindow?.innerWidth)
  expect(await width()).toBe(Math.round((await frame.boundingBox())?.width ?? 0))
  await page.keyboard.press('ControlOrMeta+\\')
  await expect(outline).toBeHidden()
  await page.keyboard.press('ControlOrMeta+\\')
  await expect(outline).toBeVisible()

  await shown.getByText('See you').click()
  const handle = page.getByTitle('Drag to move', { exact: true })
  const spaceAbove = async () => {
    const text = (await shown.getByText('Meet us in hall').boundingBox()) ?? NOWHERE
    return ((await handle.boundingBox())?.y ?? 0) - text.y - text.height
  }
  await expect.poll(spaceAbove).toBeGreaterThanOrEqual(0)
  await handle.hover()
  await page.mouse.down()
  const { x, y } = (await shown.getByText('Autumn fair').boundingBox()) ?? NOWHERE
  await page.mouse.move(x + 20, y + 20, { steps: 5 })
  await page.mouse.move(x + 20, y + 2)
  await page.mouse.up()
  await expect
    .poll(async () => (await content()).map(({ id }: { id: string }) => id)[0])
    .toBe('note')

  await drop(shown.getByText('Autumn fair'), 'fair.png', PICTURE)
  await expect(shown.locator('.block-image img')).toBeVisible()
  const kindsNow = (await content()).map(({ kind }: { kind: string }) => kind)
  expect(kindsNow).toEqual(['heading', 'image', 'heading', 'text'])
})
