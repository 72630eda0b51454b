import { expect } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

test('the socket opens under a policy that only allows connections to the own origin', async ({
  page,
  product,
}) => {
  const owner = await newOwner(page, product)
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  const opened = page.waitForEvent('websocket')
  const answer = await page.goto('/library')
  const policy = answer?.headers()['content-security-policy']?.split('; ')
  expect(policy).toContain("connect-src 'self'")

  const socket = await opened
  expect(new URL(socket.url()).host).toBe(new URL(product.url).host)
  const frame = socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('items-add'),
  )
  await owner.call('POST', 'items/v1', { kind: 'link', url: 'https://example.org/', name: 'Live' })
  await frame
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible()
  expect(refused).toEqual([])
})

test('two tabs show each change once, also after a lost network, sleep and a server restart', async ({
  context,
  page,
  product,
}) => {
  const owner = await newOwner(page, product)
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) await tab.clock.install()
  const names: string[] = []
  const add = async (name: string) => {
    const url = `https://example.org/${names.push(name)}`
    await owner.call('POST', 'items/v1', { kind: 'link', url, name })
  }
  const expectAll = async () => {
    for (const tab of tabs)
      for (const name of names)
        await expect(tab.getByRole('link', { name, exact: true })).toHaveCount(1)
  }
  await add('Before')
  for (const tab of tabs) await tab.goto('/library')
  await expectAll()
  await add('Live')
  await expectAll()

  await context.setOffline(true)
  await add('While the network was gone')
  await context.setOffline(false)
  await expectAll()

  for (const tab of tabs) await tab.clock.pauseAt(Date.now() + 60_000)
  await add('While it slept')
  for (const tab of tabs) {
    await tab.clock.fastForward(8 * 3_600_000)
    await tab.clock.resume()
  }
  await expectAll()

  await product.restart()
  await add('Before they were connected again')
  // Their next attempt, which is seconds away.
  for (const tab of tabs) await tab.clock.fastForward(5_000)
  await expectAll()
  await add('Live again')
  await expectAll()
})

test('a half-loaded page recovers after reconnecting', async ({ context, page, product }) => {
  const owner = await newOwner(page, product)
  const dialogs = /Overlays.*js/
  await page.route(dialogs, (route) => route.abort('internetdisconnected'))
  const failed = page.waitForEvent('requestfailed', (request) => dialogs.test(request.url()))
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await failed
  await context.setOffline(true)
  const url = 'https://example.org/'
  await owner.call('POST', 'items/v1', { kind: 'link', url, name: 'Meanwhile' })
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Meanwhile', exact: true })).toHaveCount(1)

  // What asks for the missing part says so, and loads it as soon as it's there.
  const share = page.getByRole('button', { name: 'Share Meanwhile' })
  await share.click()
  await expect(page.getByRole('alert')).toContainText('couldn’t be loaded')
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
  await page.unroute(dialogs)
  await share.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
