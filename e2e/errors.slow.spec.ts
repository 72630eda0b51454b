import { expect } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

for (const [entry, path] of [
  ['app', '/home'],
  ['classic', '/classic/?path=/settings'],
] as const)
  test(`the ${entry} entry shows one sentence and reports an error when even its theme fails`, async ({
    page,
    product,
  }) => {
    await newOwner(page, product)
    await page.route(/\/api\/auth\/v1\/me$/, async (route) => {
      const response = await route.fetch()
      const me = await response.json()
      await route.fulfill({ response, json: { ...me, tenant: { ...me.tenant, branding: null } } })
    })
    const reported = page.waitForRequest(/\/api\/monitoring\/envelope/)
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText(
      'Something went wrong. Please try again later.',
    )
    const envelope = (await reported).postData() ?? ''
    expect(envelope).toMatch(/"version":"v2"/)
    expect(envelope).toMatch(/"user":\{"id":"[\w-]{36}"/)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('an error is found with its line of source, and resolved', async ({ page, product }) => {
  await newOwner(page, product)
  // An answer that no page can draw.
  await page.route(/\/api\/activity\/v1\/list/, (route) =>
    route.fulfill({ json: { items: [{ changes: 7 }], nextCursor: null } }),
  )
  const reported = page.waitForResponse(/\/api\/monitoring\/envelope/)
  await page.goto('/activity')
  await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
  expect((await reported).status()).toBe(200)
  await page.unrouteAll()

  await page.goto('/classic/?path=/team-settings&section=errors')
  const errors = page.getByRole('list', { name: 'Errors' })
  await expect(errors.getByRole('listitem')).toHaveCount(1)
  await expect(errors).toContainText('1 time')
  await expect(errors).toContainText('/activity')
  await errors.getByRole('link').click()
  const stack = page.getByRole('list', { name: 'Stack' })
  await expect(stack.getByText(/^web\/src\/.*\.tsx?:\d+:\d+$/).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'What happened before' })).toContainText(
    '/api/activity/v1/list',
  )
  await expect(page.locator('#content').getByText('Ada', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByRole('link', { name: 'All errors' }).click()
  await expect(page.getByText(/^No open errors/)).toBeVisible()
})
