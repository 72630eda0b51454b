import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { startStripeDouble } from '../server/test/peers/stripe-double.ts'
import { startProduct } from '../server/test/product.ts'
import { test } from './server.ts'
import { newOwner, setPlan } from './support/entering.ts'

const HANDBOOK = new URL('fixtures/handbook.pdf', import.meta.url)

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('an owner of the operator’s company switches plans by hand, sees the paywall, continues read-only, and reactivates the account', async ({
  browser,
}) => {
  // Its first company operates it.
  const product = await startProduct()
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB' })
  const page = await context.newPage()
  const client = await newOwner(page, product)
  const itemId = await client.upload('handbook.pdf', await readFile(HANDBOOK))

  await page.goto('/billing')
  const standing = page.getByRole('region', { name: 'Your plan' })
  await expect(standing).toContainText('Trial')
  await expect(standing).toContainText('On trial until')
  await expect(page.getByText('1 of 10', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Switch to Team' }).click()
  await expect(standing).toContainText('Active')
  await expect(page.getByRole('button', { name: 'Your plan' })).toBeVisible()

  await client.call('PUT', 'billing/v1/plan', { plan: 'team', status: 'canceled' })
  await expect(standing).toContainText('Read-only until')

  await page.goto('/library')
  await expect(heading(page, /The plan for .* has ended/)).toBeVisible()
  await expect(page.getByText(/Links you’ve shared work until/)).toBeVisible()

  await page.getByRole('button', { name: 'Continue read-only' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await page.goto(`/items/${itemId}`)
  await expect(heading(page, 'handbook')).toBeVisible()
  for (const name of ['Share', /^Upvote/, 'Favorite', 'Upload'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByText('Reconnecting')).toHaveCount(0)

  await page.goto('/imports')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible()

  const other = await context.newPage()
  await other.goto('/home')
  await expect(heading(other, /The plan for .* has ended/)).toBeVisible()
  await other.getByRole('link', { name: 'Choose plan' }).click()
  await other.getByRole('button', { name: 'Switch to Business' }).click()
  await expect(other.getByRole('region', { name: 'Your plan' })).toContainText('Active')
  await other.goto('/home')
  await expect(heading(other, 'Home')).toBeVisible()
  await page.reload()
  await page.goto(`/items/${itemId}`)
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await context.close()
  await product.stop()
})

test('an account that is no longer readable doesn’t offer to continue read-only', async ({
  page,
  product,
  operator,
}) => {
  const client = await newOwner(page, product)
  const since = new Date(Date.now() - 40 * 86_400_000).toISOString()
  await setPlan(operator, client, { plan: 'team', status: 'past_due', since })
  await page.goto('/home')
  await expect(heading(page, /A payment for .* is overdue/)).toBeVisible()
  await expect(page.getByText('Links you’ve shared no longer open')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue read-only' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible()
})

test('after buying a plan at Stripe, the account is active', async ({ browser }) => {
  const stripe = await startStripeDouble()
  const shop = await startProduct({ env: stripe.env })
  try {
    const context = await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })
    const page = await context.newPage()
    await newOwner(page, shop)
    await page.route('https://checkout.stripe.test/**', async (route) => {
      const { form } = stripe.asked.findLast(({ path }) => path.endsWith('/sessions')) ?? {}
      stripe.subscribe(form?.customer ?? '', { price: form?.['line_items[0][price]'] ?? '' })
      stripe.invoice(form?.customer ?? '', { number: 'SAT-0001' })
      const location = form?.success_url ?? ''
      await route.fulfill({ status: 302, headers: { location } })
    })
    await page.goto('/billing')
    await expect(page.getByText('€99.00 per month')).toBeVisible()
    await page.getByText('Yearly').click()
    await expect(page.getByText('€990.00 per year')).toBeVisible()
    await page.getByRole('button', { name: 'Choose Team' }).click()

    await expect(page.getByText('The account is active')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('Renews on')
    await expect(page.getByText('SAT-0001')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Set status manually' })).toHaveCount(0)

    stripe.away = 'error'
    await page.getByRole('button', { name: 'Change card' }).click()
    await expect(page.getByText('Payments are unavailable right now')).toBeVisible()
    await context.close()
  } finally {
    await shop.stop()
    await stripe.close()
  }
})
