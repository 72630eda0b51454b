import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const group = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name })

async function openShare(page: Page, id: string) {
  await page.goto(`/items/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
}

async function copyLink(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Copy link', exact: true }).click()
  await expect(dialog(page).getByLabel('Link', { exact: true })).toBeVisible()
  return dialog(page).getByLabel('Link', { exact: true }).inputValue()
}

test('share with a preset, as a QR code, by email and with several people, then edit, withdraw and reopen', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const notes = await readFile(new URL('fixtures/notes.md', import.meta.url))
  const id = await client.upload('Winter prices.md', notes)
  const answerOf = async (url: string) => (await page.request.get(new URL(url).pathname)).status()
  let link = ''

  await test.step('save options as a preset, the default of new links', async () => {
    await openShare(page, id)
    await dialog(page).getByRole('button', { name: '1 month' }).click()
    await dialog(page).getByLabel('Password', { exact: true }).fill('sesame 42')
    await group(page, /^More options/).click()
    await dialog(page).getByRole('button', { name: 'Save as preset' }).click()
    await dialog(page).getByLabel('Preset name').fill('Customers')
    await dialog(page).getByLabel('Use for new links').check()
    await dialog(page).getByRole('button', { name: 'Save preset' }).click()
    await expect(group(page, /^More options Customers/)).toBeVisible()
    await expect(dialog(page).getByText('Password set. Type to replace it')).toBeVisible()
  })

  await test.step('create a link with the preset, and get the same link again', async () => {
    await dialog(page).getByLabel('Who is it for?').fill('bo@customer.example')
    link = await copyLink(page)
    await expect(dialog(page).getByText('New link for bo@customer.example.')).toBeVisible()
    await expect(
      dialog(page).getByText(/^Anyone with the link and the password can open it until/),
    ).toBeVisible()
    await openShare(page, id)
    await dialog(page).getByLabel('Who is it for?').fill('Bo@customer.example')
    await expect(dialog(page).getByText('Already shared')).toBeVisible()
    expect(await copyLink(page)).toBe(link)
    await expect(dialog(page).getByText(/bo@customer.example already has this link/)).toBeVisible()
    const { body } = await client.call('GET', 'items/v1/v2/shortener/my-links')
    expect(body).toMatchObject({ total: 1, items: [{ hasPassword: true }] })
  })

  await test.step('show the QR code, and download it as SVG and PNG', async () => {
    await dialog(page).getByRole('button', { name: 'QR code' }).click()
    await expect(dialog(page).getByRole('img', { name: /QR code for the link/ })).toBeVisible()
    for (const format of ['SVG', 'PNG']) {
      const saved = page.waitForEvent('download')
      await dialog(page).getByRole('button', { name: format }).click()
      expect((await saved).suggestedFilename()).toBe(
        `${link.split('/').at(-1)}.${format.toLowerCase()}`,
      )
    }
  })

  await test.step('email the link with a personal message', async () => {
    await dialog(page).getByRole('button', { name: 'Send email' }).click()
    await dialog(page).getByLabel('Message').fill('Dear Bo,\n\nas promised.')
    await dialog(page).getByRole('button', { name: 'Send to bo@customer.example' }).click()
    await expect(page.getByText('Email sent to bo@customer.example')).toBeVisible()
    const mail = await product.mailTo('bo@customer.example')
    expect(mail.text).toContain('as promised.')
    expect(mail.text).toContain(`${link}?via=mail`)
    expect(mail.replyTo?.[0]?.address).toBe(client.email)
  })

  await test.step('share with a list of three, and report an invalid address', async () => {
    await dialog(page).getByRole('button', { name: 'Several people' }).click()
    await dialog(page)
      .getByLabel('Who are they for?')
      .fill(
        'Cy <cy@customer.example>, Customer AG\ndee@customer.example\nnobody\neve@other.example',
      )
    await expect(dialog(page).getByText('3 people · 1 address isn’t right')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Create 3, skip 1' }).click()
    await expect(dialog(page).getByText('3 links for 3 people')).toBeVisible()
    const saved = page.waitForEvent('download')
    await dialog(page).getByRole('button', { name: 'CSV' }).click()
    const csv = await readFile(await (await saved).path(), 'utf8')
    expect(csv).toMatch(/^cy@customer\.example,Cy,Customer AG,http[^,]+,\r?$/m)
    expect((await client.call('GET', 'items/v1/v2/shortener/my-links')).body.total).toBe(4)
  })

  await test.step('edit and withdraw the link, undo, and reopen it', async () => {
    await page.goto('/links')
    const more = page.getByRole('button', {
      name: /More actions for the link to .* for bo@customer/,
    })
    const choose = async (name: string) => {
      await more.click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('Edit')
    await dialog(page).getByRole('button', { name: 'Remove password' }).click()
    await group(page, /^More options/).click()
    await group(page, /^Appearance/).click()
    await dialog(page).getByLabel('Short link').fill('winter-for-bo')
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Link for bo@customer.example updated')).toBeVisible()
    const moved = link.replace(/[^/]+$/, 'winter-for-bo')
    expect(await answerOf(link)).toBe(404)
    expect(await answerOf(moved)).toBe(200)

    await choose('Withdraw')
    await expect(page.getByText('The link for bo@customer.example no longer opens')).toBeVisible()
    expect(await answerOf(moved)).toBe(410)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The link for bo@customer.example works again')).toBeVisible()
    expect(await answerOf(moved)).toBe(200)
    await choose('Withdraw')
    await expect.poll(() => answerOf(moved)).toBe(410)
    await choose('Reopen')
    await expect.poll(() => answerOf(moved)).toBe(200)
  })

  await test.step('create the item’s short link, which can’t be a reserved word', async () => {
    await page.goto(`/items/${id}`)
    await page.getByRole('tab', { name: 'Sharing' }).click()
    await page.getByRole('button', { name: 'Create short link' }).click()
    await page.getByLabel('Short link').fill('settings')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/is reserved/)).toBeVisible()
    const slug = `winter-${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Short link').fill(slug)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: new RegExp(slug) }).first()).toBeVisible()
    expect(await answerOf(`${product.url}/l/${slug}`)).toBe(200)
  })
})

test('sharing with a known person takes six actions, and the Copy button stays in place', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const client = await newOwner(page, product)
  const notes = await readFile(new URL('fixtures/notes.md', import.meta.url))
  const handbook = await client.upload('Handbook.md', notes)
  await client.upload('Price list.md', notes)
  const mara = { sharedToEmail: 'mara.lind@brunnholm.example', sharedToOrganization: 'Brunnholm' }
  const earlier = { itemId: handbook, itemType: 'ITEM', ...mara }
  await client.call('POST', 'items/v1/v2/shortener/personalized', earlier)

  const copy = dialog(page).locator('button[type=submit]')
  const who = dialog(page).getByLabel('Who is it for?')
  const about = dialog(page).getByRole('region', { name: 'About this link' })
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    actions += 1
    await action
  }

  await test.step('search, share, type the beginning of a name, select it and copy', async () => {
    await page.goto('/library')
    await act(page.getByLabel('Search library').fill('price'))
    await act(page.getByLabel('Search library').press('Enter'))
    await expect(page.getByText('1 item', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Price list' }).hover()
    await act(page.getByRole('button', { name: 'Share Price list' }).click())
    await act(who.pressSequentially('mara'))
    await expect(page.getByRole('option', { name: /^mara.lind@brunnholm/ })).toBeVisible()
    await act(who.press('Enter'))
    await expect(who).toHaveValue(mara.sharedToEmail)
    await act(who.press('Enter'))
    await expect(about.getByText(/^Copied\. New link for mara\.lind/)).toBeVisible()
    expect(actions).toBeLessThanOrEqual(6)
    const copied = await page.evaluate('navigator.clipboard.readText()')
    expect(copied).toBe(await dialog(page).getByLabel('Link', { exact: true }).inputValue())
    await expect(dialog(page).getByText('Not shared with them yet')).toBeHidden()
  })

  await test.step('the button stays in place while typing and expanding', async () => {
    const place = await copy.boundingBox()
    const demandInPlace = async () => expect(await copy.boundingBox()).toEqual(place)
    await who.fill('')
    for (const letter of 'zoe@new.example') {
      await who.press(letter)
      await demandInPlace()
    }
    await expect(about.getByText('Not shared with them yet')).toBeVisible()
    await demandInPlace()
    await who.fill('half@')
    await copy.click()
    await expect(dialog(page).getByText('Enter an address like')).toBeVisible()
    await demandInPlace()
    await group(page, /^More options/).click()
    await expect(group(page, /^Permissions/)).toBeVisible()
    // Options stand beside whom the link is for.
    await expect(who).toBeInViewport()
    await expect(copy).toBeInViewport({ ratio: 1 })
  })

  await test.step('a click beside the dialog keeps the draft', async () => {
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Price list' }).hover()
    await page.getByRole('button', { name: 'Share Price list' }).click()
    await expect(dialog(page).getByText('Restored what you typed')).toBeVisible()
    await expect(who).toHaveValue('half@')
  })

  await test.step('hovering the button loads the dialog and frequent recipients', async () => {
    await page.goto(`/items/${handbook}`)
    await page.getByRole('button', { name: 'Share', exact: true }).hover()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(who).toBeFocused()
    await expect(dialog(page).getByRole('button', { name: mara.sharedToEmail })).toBeVisible()
    await context.setOffline(false)
  })
})

test('on a phone, Share stays visible on an item, and Copy link above the keyboard', async ({
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const notes = await readFile(new URL('fixtures/notes.md', import.meta.url))
  const id = await client.upload('Price list.md', notes)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/items/${id}`)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  for (const top of [0, 400, 10_000]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect(share).toBeInViewport({ ratio: 1 })
  }
  await share.click()
  await expect(dialog(page).getByLabel('Who is it for?')).toBeFocused()

  // Desktop browsers have no keyboard on the screen.
  await page.evaluate(`
    Object.defineProperty(visualViewport, 'height', { value: 440 })
    visualViewport.dispatchEvent(new Event('resize'))`)
  const copy = dialog(page).getByRole('button', { name: 'Copy link' })
  await expect.poll(async () => bottomOf(await copy.boundingBox())).toBeLessThanOrEqual(440)
})

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}
