import { expect, test } from '@playwright/test'
import { PASSWORD } from '../server/test/client.ts'
import { startProduct } from '../server/test/product.ts'
import { demandAccessible } from './support/accessible.ts'

test('the first visit to an empty server signs its company up, and shows what the server needs', async ({
  page,
}) => {
  const product = await startProduct()
  try {
    await page.goto(product.url)
    await expect(page.getByRole('heading', { level: 1, name: 'Set up this server' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(4)
    await page.getByLabel('Your name').fill('Grace Hopper')
    await page.getByLabel('Company').fill('Larkfield Ltd')
    await page.getByLabel('Work email').fill('grace@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()

    await expect(page.getByRole('heading', { level: 2, name: 'Setup' })).toBeVisible()
    const mail = page.getByRole('region', { name: 'Mail server' })
    await expect(mail).toContainText('SMTP_URL isn’t set')
    await expect(mail).toContainText('SMTP_URL=smtp://user:password@mail.example.com:587')
    await mail.getByRole('button', { name: 'Send me a test' }).click()
    await expect(mail.getByRole('alert')).toContainText('There is no mail server')

    await demandAccessible(page)

    await page.goto(`${product.url}/home`)
    await page.getByRole('button', { name: 'Invite people' }).click()
    await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible()
  } finally {
    await product.stop()
  }
})
