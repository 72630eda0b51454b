import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { test } from './server.ts'
import { demandAccessible, faultsOf } from './support/accessible.ts'
import { newOwner } from './support/entering.ts'
import { whenRead } from './support/reading.ts'

const handbook = fileURLToPath(new URL('fixtures/handbook.pdf', import.meta.url))

test('a reader asks at a page, sees the answer there, and the next reader finds it', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const id = await client.upload('handbook.pdf', await readFile(handbook))
  await whenRead(client, id)
  const share = async (memo: string) => {
    const draft = { itemId: id, itemType: 'ITEM', sharedToMemo: memo, questions: true }
    return (await client.call('POST', 'items/v1/v2/shortener/personalized', draft)).body
  }
  const link = await share('Bo')
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const reader = await phone.newPage()

  await test.step('ask by keyboard, also where the network is away at first', async () => {
    await reader.goto(`${product.url}/l/${link.slug}`)
    await reader.getByRole('button', { name: 'Ask', exact: true }).press('Enter')
    const dialog = reader.getByRole('dialog', { name: 'Ask about this' })
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(dialog.getByText('Write your question.')).toBeVisible()
    await reader.keyboard.type('Is there a <b>discount</b>?')
    await phone.setOffline(true)
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(dialog.getByText(/^Couldn’t send the question/)).toBeVisible()
    await phone.setOffline(false)
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
    await expect(dialog.getByText('Question sent. The answer comes here.')).toBeVisible()
    await expect(dialog.getByText('Is there a <b>discount</b>?')).toBeVisible()
    expect(await faultsOf(reader, { part: 'dialog' })).toEqual([])
    await reader.keyboard.press('Escape')
  })

  await test.step('answer it, and make it public in other words', async () => {
    await page.goto(`/items/${id}?tab=questions`)
    const question = page.getByRole('listitem').filter({ hasText: 'discount' })
    await question.getByRole('button', { name: 'Answer' }).click()
    await page.getByLabel('Your answer').fill('Yes, from 100 on.')
    await question.getByRole('button', { name: 'Answer' }).click()
    await expect(question.getByText('Yes, from 100 on.')).toBeVisible()
    await expect(reader.getByRole('button', { name: 'Your question was answered' })).toBeVisible({
      timeout: 20_000,
    })
    await question.getByRole('button', { name: 'Make public' }).click()
    await page.getByLabel('Public question').fill('Are there discounts?')
    await question.getByRole('button', { name: 'Make public' }).click()
    await expect(question.getByRole('button', { name: 'Take back' })).toBeVisible()
    await demandAccessible(page)
  })

  await test.step('the next reader finds it at the page', async () => {
    const next = await browser.newPage()
    await next.goto(`${product.url}/l/${(await share('Cy')).slug}`)
    await next.getByRole('button', { name: 'Asked here 1' }).click()
    const dialog = next.getByRole('dialog')
    await expect(dialog.getByText('Are there discounts?')).toBeVisible()
    await expect(dialog.getByText('Yes, from 100 on.')).toBeVisible()
    await expect(dialog.getByText('<b>discount</b>')).toBeHidden()
    await next.close()
  })
  await phone.close()
})

test('a reply is unread until the seller opens it, and the answer with an item comes to the reader’s page', async ({
  page,
  product,
  browser,
}) => {
  const client = await newOwner(page, product)
  const prices = await client.upload('Price list.txt', 'About 4,000 for 500 meters')
  const { body: kit } = await client.call('POST', 'collections/v1/create', { name: 'Spring kit' })
  const draft = { itemId: kit.id, itemType: 'COLLECTION', sharedToOrganization: 'Customer' }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', draft)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const reader = await phone.newPage()
  const dialog = reader.getByRole('dialog', { name: /^Reply to/ })

  await test.step('the reader writes in a dialog that says what is wrong', async () => {
    await reader.goto(`${product.url}/l/${link.slug}`)
    await reader.getByRole('button', { name: /^Reply to/ }).click()
    await expect(dialog.getByLabel('Your message')).toBeFocused()
    expect(await faultsOf(reader, { part: 'dialog' })).toEqual([])
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await expect(dialog.getByText('Write a message.')).toBeVisible()
    expect(await faultsOf(reader, { part: 'dialog' })).toEqual([])
    await dialog.getByLabel('Your message').fill('What is the price\nfor <b>500</b> meters?')
    await dialog.getByRole('button', { name: 'Send reply' }).click()
    await expect(dialog.getByText(/^Reply sent\./)).toBeVisible()
    await expect(dialog.getByRole('log')).toContainText('for <b>500</b> meters?')
    expect(await faultsOf(reader, { part: 'dialog' })).toEqual([])
  })

  await test.step('the seller finds it first on Home, and answers it with an item', async () => {
    const unread = page.getByRole('list', { name: 'New messages' })
    await page.goto('/home')
    await expect(unread).toContainText('for <b>500</b> meters?')
    await unread.getByRole('link', { name: /^Answer/ }).click()
    const answer = page.getByRole('textbox', { name: /^Answer/ })
    await expect(answer).toBeFocused()
    await page.keyboard.type('About 4,000. See the list.')
    await page.getByRole('button', { name: 'Attach items' }).click()
    const picker = page.getByRole('dialog')
    await picker.getByText('Price list').click()
    await picker.getByRole('button', { name: 'Add 1' }).click()
    await expect(page.getByRole('list', { name: 'Attached items' })).toContainText('Price list')
    await expect(answer).toHaveValue('About 4,000. See the list.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Answer sent')).toBeVisible()
    await expect(answer).toHaveValue('')
    await demandAccessible(page)
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Recently added' })).toBeVisible()
    await expect(unread).toHaveCount(0)
  })

  await test.step('the reader is told on the page, and opens what came with the answer', async () => {
    await reader.reload()
    await reader.getByRole('button', { name: / answered$/ }).click()
    await expect(dialog.getByRole('log')).toContainText('About 4,000. See the list.')
    await dialog.getByRole('link', { name: 'Price list' }).click()
    await expect(reader.getByRole('heading', { name: 'Price list' })).toBeVisible()
    const { body } = await client.call('GET', `items/v1/v2/shortener/item/${prices}/context`)
    expect(body.items).toMatchObject([{ sharedToOrganization: 'Customer' }])
  })
  await phone.close()
})

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
