import { expect, type Page } from '@playwright/test'
import { type Client, PASSWORD, signIn, someAddress } from '../server/test/client.ts'
import type { Product } from '../server/test/product.ts'
import { test } from './server.ts'
import { demandAccessible, settled } from './support/accessible.ts'
import { enter, newOwner } from './support/entering.ts'

/** Invites a viewer, who accepts. */
async function addViewer(product: Product, owner: Client, name: string): Promise<string> {
  const email = someAddress(name.toLowerCase())
  await owner.call('POST', 'users/v1/invite', { email, role: 'viewer' })
  const { text = '' } = await product.mailTo(email, /invited you/)
  const token = text.match(/token=([\w-]+)/)?.[1]
  const answer = await fetch(`${product.url}/api/auth/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  return email
}

const audited = async (page: Page) => {
  await settled(page)
  await demandAccessible(page)
}

test('a viewer adds a wish, a colleague votes, an editor delivers an item, and both are notified', async ({
  page,
  browser,
  product,
}) => {
  const owner = await newOwner(page, product)
  await owner.upload('retail-story.txt', 'How a chain of shops saved energy')
  const bo = await addViewer(product, owner, 'Bo')
  const cy = await addViewer(product, owner, 'Cy')

  const asking = await (await browser.newContext()).newPage()
  await enter(asking, product, bo)
  await asking.goto('/wishlist')
  await asking.getByRole('button', { name: 'New wish' }).first().click()
  const form = asking.getByRole('dialog', { name: 'New wish' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Retail case study')
  await form.getByRole('textbox', { name: 'Organization' }).fill('Northwind')
  await demandAccessible(asking)
  await form.getByRole('button', { name: 'Add wish' }).click()
  await expect(asking.getByRole('heading', { name: 'Retail case study' })).toBeVisible()
  await asking.getByRole('textbox', { name: /^Add a comment/ }).fill('@ada')
  await asking.getByRole('option', { name: 'Ada' }).click()
  await asking.getByRole('button', { name: 'Comment' }).click()
  await expect(asking.getByRole('list', { name: 'Comments' })).toContainText('@Ada')
  await audited(asking)

  const voter = await signIn(product, cy)
  const voting = await (await browser.newContext()).newPage()
  await enter(voting, product, cy)
  await voting.goto('/wishlist?kind=content')
  await voting.getByRole('button', { name: 'Vote for Retail case study, 0 votes' }).click()
  await expect(voting.getByRole('button', { name: /, 1 vote$/, pressed: true })).toBeVisible()
  await audited(voting)
  // Without a reload, the vote is seen by who has the wish open.
  await expect(asking.getByRole('button', { name: /, 1 vote$/ })).toBeVisible()

  await page.goto('/wishlist?show=board')
  const planned = page.getByRole('region', { name: 'Planned' })
  const plan = async () => {
    await page.getByRole('button', { name: 'Move Retail case study' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Retail case study picked up from Open')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Retail case study over Planned')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(planned.getByRole('link', { name: 'Retail case study' })).toBeVisible()
  }
  await plan()
  await page.getByRole('button', { name: 'Undo' }).click()
  const open = page.getByRole('region', { name: 'Open' })
  await expect(open.getByRole('link', { name: 'Retail case study' })).toBeVisible()
  await expect(page.getByText('Status changed to Open')).toBeVisible()
  await plan()
  await audited(page)
  await planned.getByRole('link', { name: 'Retail case study' }).click()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Done' }).click()
  await page.getByRole('checkbox', { name: 'retail-story' }).check()
  await page.getByRole('button', { name: 'Add 1' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Response' }).fill('Enjoy')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Delivered on the same day')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Northwind' })).toContainText(
    'Not shared yet',
  )
  await audited(page)

  const mail = await product.mailTo(cy, /Retail case study.*Done/)
  expect(mail.text).toContain('Ada delivered what you asked for: “retail-story”.')
  const [address = ''] = mail.text?.match(/https?:\S+share=\S+/) ?? []
  await voting.goto(address)
  const sharing = voting.getByRole('dialog', { name: /retail-story/ })
  await expect(sharing.getByRole('button', { name: /Copy link/ })).toBeVisible()
  const { body } = await voter.call('GET', 'activity/v1/notifications')
  expect(body.items[0]).toMatchObject({ kind: 'wish-status', detail: 'Planned → Done: Enjoy' })
  await asking.context().close()
  await voting.context().close()
})
