import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

const VISITOR = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
}

test('a visit to my link is counted at the bell in every tab, until I read it in one', async ({
  page,
  context,
  product,
}) => {
  const owner = await newOwner(page, product)
  // That one signed in, and that the page of the web link isn't there, is news as well.
  await owner.call('POST', 'activity/v1/notifications/read', { all: true })
  const kinds = [{ kind: 'item-broken', app: false }]
  await owner.call('PUT', 'activity/v1/notification-settings', { kinds })
  const draft = { kind: 'link', url: 'https://example.org/', name: 'Price list' }
  const { body: item } = await owner.call('POST', 'items/v1', draft)
  const share = { itemId: item.id, itemType: 'ITEM' }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
  const other = await context.newPage()
  await page.goto('/library')
  await other.goto('/classic/?path=/settings')
  const bell = (tab: Page, name: string) => tab.getByRole('button', { name, exact: true })
  for (const tab of [page, other]) await expect(bell(tab, 'Notifications')).toBeVisible()

  await fetch(`${product.url}/l/${link.slug}`, { headers: VISITOR, redirect: 'manual' })
  for (const tab of [page, other]) await expect(bell(tab, 'Notifications, 1 new')).toBeVisible()

  await bell(other, 'Notifications, 1 new').focus()
  await other.keyboard.press('Enter')
  const panel = other.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('link', { name: '“Price list” was opened' }).click()
  await expect(other).toHaveURL(`/links/${link.id}`)
  for (const tab of [page, other]) await expect(bell(tab, 'Notifications')).toBeVisible()

  await page.goto('/notifications')
  await expect(page.getByRole('link', { name: '“Price list” was opened' })).toBeVisible()
  await page.getByText('Unread', { exact: true }).click()
  await expect(page.getByText('You’ve read everything')).toBeVisible()
})
