import { expect, test } from 'vitest'
import { signIn, signUp } from '../../test/client.ts'
import { RECEIVERS, receiver } from '../../test/peers/webhook-receiver.ts'
import { discard } from '../../test/postgres.ts'
import { startProduct } from '../../test/product.ts'

test('a server that is killed between events and their deliveries sends them after a restart', async () => {
  const first = await startProduct({ env: RECEIVERS })
  const owner = await signUp(first)
  // The first delivery is under way when the server is killed; its receiver hasn’t answered yet.
  const { url, received } = await receiver('never', 200)
  const draft = { name: 'CRM', url, events: ['item.updated', 'wish.created'] }
  const { body: webhook } = await owner.call('POST', 'integrations/v1/webhooks', draft)
  const page = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
  const { body: item } = await owner.call('POST', 'items/v1', page)
  await owner.call('PUT', `items/v1/${item.id}`, { name: 'First' })
  await expect.poll(() => received.length).toBe(1)
  await owner.call('PUT', `items/v1/${item.id}`, { name: 'Second' })
  await owner.call('POST', 'wishes/v1/create', { kind: 'content', title: 'A case study' })
  await first.kill()

  const second = await startProduct({ dataDir: first.dataDir, env: RECEIVERS })
  await expect.poll(() => received.length, { timeout: 120_000, interval: 200 }).toBe(4)
  const sent = received.map(({ headers, body }) => {
    const { type, data } = JSON.parse(body)
    return { id: headers['webhook-id'], name: type === 'wish.created' ? type : data.name }
  })
  const ofItem = sent.filter(({ name }) => name !== 'wish.created')
  expect(ofItem.map(({ name }) => name)).toEqual(['First', 'First', 'Second'])
  expect(ofItem[1]?.id).toBe(ofItem[0]?.id)
  const again = await signIn(second, owner.email)
  const path = `integrations/v1/webhooks/${webhook.id}/deliveries`
  const states = async () =>
    (await again.call('GET', path)).body.items.map(({ state }: { state: string }) => state)
  await expect.poll(states).toEqual(['delivered', 'delivered', 'delivered'])
  expect(received).toHaveLength(4)
  await second.end()
  await discard(first.dataDir)
})
