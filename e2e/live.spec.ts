import { expect } from '@playwright/test'
import { newOwner } from './entering.ts'
import { test } from './server.ts'

test('the socket opens under a policy that allows connections to the own origin alone', async ({
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
