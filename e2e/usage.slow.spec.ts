import { expect, type Request } from '@playwright/test'
import { connect } from '../server/src/platform/database/database.ts'
import { databaseOf } from '../server/test/fill.ts'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

interface Sent {
  name: string
  attributes?: Record<string, string>
}

const eventsOf = (request: Request): Sent[] => request.postDataJSON().events

test('usage is counted without ids, until the person opts out', async ({ page, product }) => {
  const client = await newOwner(page, product)
  const draft = { kind: 'link', name: 'Prices', url: 'https://example.com/prices' }
  const { body: item } = await client.call('POST', 'items/v1', draft)
  const sent = page.waitForRequest(/\/api\/analytics\/v1\/events/)
  await page.goto(`/items/${item.id}`)
  const events = eventsOf(await sent)
  expect(events.map(({ name }) => name)).toEqual(['session.started', 'page.viewed'])
  expect(events[1]?.attributes).toEqual({ page: '/items/:id' })

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/classic/?path=/settings&section=profile')
  // Sent as the page goes away, when nobody sees its requests any more.
  const { body: me } = await client.call('GET', 'auth/v1/me')
  const database = connect(await databaseOf(product))
  const counted = async () => {
    const rows = database.system.selectFrom('clientEventDay').select('name')
    return (await rows.where('tenantId', '=', me.tenant.id).execute()).map(({ name }) => name)
  }
  await expect.poll(counted).toEqual(expect.arrayContaining(['palette.opened', 'session.stopped']))
  await database.close()

  const answered = page.waitForResponse(/\/api\/analytics\/v1\/events/)
  expect(await (await answered).json()).toMatchObject({ accepted: 2, duplicate: 0 })
  const report = page.waitForRequest(/\/api\/analytics\/v1\/endpoints\//)
  await page.getByRole('switch', { name: /^Share how you use/ }).click()
  expect((await report).postDataJSON()).toMatchObject({ optOut: true })
})

test('a reload shows the first screen before the server answers', async ({ page, product }) => {
  const client = await newOwner(page, product)
  await client.call('POST', 'items/v1', {
    kind: 'link',
    name: 'Prices of the spring',
    url: 'https://example.com/prices',
  })
  const recent = page.getByText('Prices of the spring').first()
  await page.goto('/home')
  await expect(recent).toBeVisible()
  const isKept = () =>
    page.evaluate(() =>
      [
        ...['Prices of the spring', 'getMyDay', 'listFavorites', 'listMessages'],
        ...['listSilentReaders', 'listSearchGaps'],
      ].every((part) => JSON.stringify(localStorage).includes(part)),
    )
  await expect.poll(isKept).toBe(true)

  const gate = Promise.withResolvers<void>()
  await page.route(/\/api\/(?!openapi)/, async (route) => {
    await gate.promise
    await route.continue().catch(() => {})
  })
  await page.reload()
  await expect(recent).toBeVisible()
  gate.resolve()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/bye/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Prices')
})
