import { expect } from '@playwright/test'
import { test } from './server.ts'
import { demandAccessible, faultsOf } from './support/accessible.ts'
import { newOwner } from './support/entering.ts'

test('a plan is made, ticked by the customer on their phone, and seen live by the team', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const heading = { id: 'title', kind: 'heading', level: 1, text: 'Our plan' }
  const draft = { name: 'Room', content: [heading] }
  const { body: site } = await client.call('POST', 'sites/v2/create', draft)

  await test.step('add a plan with a step of the customer', async () => {
    await page.goto(`/sites/${site.id}`)
    await page.getByRole('button', { name: 'Add block', exact: true }).last().click()
    await page.getByRole('button', { name: /^Plan/ }).click()
    const plan = page.getByRole('list', { name: 'Blocks' })
    await plan.getByLabel('Milestone', { exact: true }).last().fill('Evaluation')
    await plan.getByRole('button', { name: 'Add step' }).click()
    await plan.getByLabel('Step', { exact: true }).fill('Security review')
    await plan.getByLabel('Who').click()
    await page.getByRole('option', { name: 'Someone of the customer' }).click()
    await plan.getByLabel('Their name').fill('Bo Berg')
    await plan.getByLabel('Their email address').fill('bo@customer.example')
    await plan.getByLabel('Note').fill('See the annex')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await demandAccessible(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
  })

  const share = { itemId: site.id, itemType: 'SITE', sharedToEmail: 'bo@customer.example' }
  await expect
    .poll(async () => (await client.call('GET', `sites/v2/${site.id}`)).body.status)
    .toBe('published')
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const bo = await phone.newPage()
  const review = bo.getByRole('checkbox', { name: 'Security review' })

  await test.step('tick it by keyboard, also where the network is away at first', async () => {
    await page.goto(`/sites/${site.id}?tab=sharing`)
    await expect(page.getByText('0 of 1 steps done')).toBeVisible()
    await bo.goto(`${product.url}/l/${link.slug}`)
    await expect(review).toBeEnabled()
    await phone.setOffline(true)
    await review.press('Space')
    await expect(bo.getByText(/^You’re offline/)).toBeVisible()
    await expect(review).not.toBeChecked()
    await phone.setOffline(false)
    await review.press('Space')
    await expect(bo.getByText('1 of 1 steps done')).toBeVisible()
    await bo.getByText('Comment', { exact: true }).click()
    await bo.getByLabel('Your comment').fill('No <b>objections</b>')
    await bo.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(bo.getByText('No <b>objections</b>')).toBeVisible()
    expect(await faultsOf(bo)).toEqual([])
  })

  await test.step('the team sees it at once, and answers', async () => {
    await expect(page.getByRole('checkbox', { name: 'Security review' })).toBeChecked()
    await expect(page.getByText('No <b>objections</b>')).toBeVisible()
    await page.getByRole('button', { name: 'Comment on Security review' }).click()
    await page.getByLabel('Your comment').fill('Thank you')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Thank you')).toBeVisible()
    await demandAccessible(page)
    await expect(bo.getByText('Thank you')).toBeVisible({ timeout: 25_000 })
  })
  await phone.close()
})
