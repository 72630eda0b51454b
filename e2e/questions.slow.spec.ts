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
