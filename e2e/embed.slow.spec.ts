import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { expect } from '@playwright/test'
import { test } from './server.ts'
import { newOwner } from './support/entering.ts'

/** A website of somebody else, whose only page embeds what it is told. */
async function startWebsite(html: () => string): Promise<{ server: Server; origin: string }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(html())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { server, origin: `http://127.0.0.1:${port}` }
}

test('a website that is allowed shows a link in its page, and no other website does', async ({
  page,
  product,
  request,
}) => {
  const client = await newOwner(page, product)
  const itemId = await client.upload('Price list.txt', 'Prices for dealers')
  const share = { itemId, itemType: 'ITEM' }
  const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', share)
  let html = ''
  const ours = await startWebsite(() => html)
  const theirs = await startWebsite(() => html)

  await page.goto('/settings?section=company')
  await page.getByRole('textbox', { name: 'Embedding allowed on' }).fill(ours.origin)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const answer = await request.get(`/oembed?url=${encodeURIComponent(link.url)}&format=json`)
  html = (await answer.json()).html

  await page.goto(ours.origin)
  const framed = page.frameLocator('iframe').getByText('Price list').first()
  await expect(framed).toBeVisible()
  await page.goto(theirs.origin)
  await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/')
  await expect(framed).toBeHidden()
  ours.server.close()
  theirs.server.close()
})
