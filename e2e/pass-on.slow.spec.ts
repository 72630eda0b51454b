import { expect } from '@playwright/test'
import { test } from './server.ts'
import { demandAccessible, settled } from './support/accessible.ts'
import { newOwner } from './support/entering.ts'

test('a link passed on from a phone is in the tree of its sender, and withdrawn with its branch', async ({
  context,
  page,
  product,
}) => {
  const client = await newOwner(page, product)
  const itemId = await client.upload('notes.txt', 'What we spoke of')
  const share = { itemId, itemType: 'ITEM', sharedToEmail: 'ana@customer.example' }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)
  await page.goto(`/links/${link.id}`)

  const visitor = await context.browser()?.newPage({ viewport: { width: 360, height: 740 } })
  if (!visitor) throw new Error('There is no browser')
  await visitor.goto(link.url)
  await visitor.getByRole('button', { name: 'Pass on' }).click()
  const dialog = visitor.getByRole('dialog', { name: 'Pass on to a colleague' })
  await expect(dialog.getByText(/will see that you passed this on/)).toBeVisible()
  await expect(dialog.getByLabel('Their email address')).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(dialog.getByText('Enter an email address or a name.')).toBeVisible()
  await dialog.getByLabel('Their name').fill('Bo Berg')
  await dialog.getByLabel(/^A line to them/).fill('For <b>you</b>')
  await demandAccessible(visitor)
  await dialog.getByRole('button', { name: 'Pass on' }).click()
  const address = dialog.getByLabel('Send Bo Berg this link:')
  const url = await address.inputValue()
  await visitor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await visitor.goto(url))?.status()).toBe(200)

  await page.reload()
  const tree = page.getByRole('list', { name: 'Passed on', exact: true })
  await expect(tree.getByRole('link', { name: 'Bo Berg' })).toBeVisible()
  await expect(tree.getByText('For <b>you</b>')).toBeVisible()
  await settled(page)
  await demandAccessible(page)
  await page.getByRole('button', { name: /^More/ }).last().click()
  await page.getByRole('menuitem', { name: 'Withdraw' }).click()
  await page.getByRole('button', { name: 'All of them' }).click()
  await expect(page.getByText(/no longer opens/).first()).toBeVisible()
  expect((await visitor.goto(url))?.status()).toBe(410)
  await visitor.close()
})
