import { expect, test } from 'vitest'
import { signIn, signUp } from '../../test/client.ts'
import { authorize, CRM } from '../../test/crm-connecting.ts'
import { startHubspot } from '../../test/peers/hubspot.ts'
import { discard } from '../../test/postgres.ts'
import { startProduct } from '../../test/product.ts'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

test('a server that is killed while HubSpot writes a note doesn’t have it written twice', async () => {
  const hubspot = await startHubspot()
  const email = 'bea@customer.example'
  hubspot.addContact({ email })
  const env = { ...hubspot.env, FETCH_ALLOWED_NETWORKS: '127.0.0.9/32' }
  const first = await startProduct({ env })
  const owner = await signUp(first)
  const { finish } = await authorize(owner, 'hubspot', hubspot)
  await owner.call('POST', `${CRM}/finish`, finish)
  await owner.call('PATCH', `${CRM}/hubspot`, { sendsReadings: true, confirmedOnly: false })
  const page = { kind: 'link', url: 'https://example.com/', name: 'Prices' }
  const { body: item } = await owner.call('POST', 'items/v1', page)
  const draft = { name: 'Offer', itemIds: [item.id] }
  const { body: collection } = await owner.call('POST', 'collections/v1/create', draft)
  const to = { itemId: collection.id, itemType: 'COLLECTION', sharedToEmail: email }
  const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', to)

  // HubSpot writes the note, and the server is killed before it hears of that.
  hubspot.troubles.push({ on: /^POST .+\/notes$/, answer: 'stuck', times: 1 })
  const opened = await fetch(`${first.url}/l/${link.slug}`, { headers: { 'user-agent': AGENT } })
  expect(opened.status).toBe(200)
  await expect.poll(() => hubspot.notes.length, { interval: 50 }).toBe(1)
  await first.kill()

  const second = await startProduct({ dataDir: first.dataDir, env })
  const again = await signIn(second, owner.email)
  const sends = async () => (await again.call('GET', `${CRM}/hubspot/sends`)).body.items
  await expect
    .poll(sends, { timeout: 200_000, interval: 1_000 })
    .toMatchObject([{ state: 'sent', tried: 2, email }])
  expect(hubspot.notes).toHaveLength(1)
  await second.end()
  await discard(first.dataDir)
}, 400_000)
