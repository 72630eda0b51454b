import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { type Client, signUp } from '../client.ts'
import { DEBIAN_POSTGRES, type ScratchPostgres, startDebianPostgres } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'
import { startReplica } from './replica.ts'

/** Reports are limited to some a minute. */
const SLOWLY = { interval: 3_000 }
const isThere = existsSync(`${DEBIAN_POSTGRES}/pg_basebackup`)

let primary: ScratchPostgres
let replica: Awaited<ReturnType<typeof startReplica>>
let product: Product
let ada: Client
beforeAll(async () => {
  if (!isThere) return
  primary = await startDebianPostgres()
  replica = await startReplica(primary.url)
  const away = await freePort()
  const { host } = new URL(primary.url)
  // One that is stopped, one that takes no writes, and the one that does.
  const hosts = `127.0.0.1:${away},${replica.place},${host}`
  product = await startProduct({
    env: {
      DATABASE_URL: `${primary.url.replace(host, hosts)}?target_session_attrs=read-write`,
      DATABASE_READ_URL: replica.url,
    },
  })
  ada = await signUp(product)
})
afterAll(async () => {
  await product?.kill()
  await replica?.stop()
  await primary?.stop()
})

const unused = async () => {
  const { status, body } = await ada.call('GET', 'analytics/v1/reports/content/unused')
  expect(status, JSON.stringify(body)).toBe(200)
  return body.items.map(({ name }: { name: string }) => name)
}

test.skipIf(!isThere)('of several hosts, the one that takes writes is used', async () => {
  const id = await ada.upload('notes.txt', 'Notes')
  const item = async () => (await ada.call('GET', `items/v1/${id}`)).body
  await expect.poll(async () => (await item()).status).toBe('completed')
})

test.skipIf(!isThere)(
  'reports are read from the replica, and from the primary where it is far behind or away',
  async () => {
    await expect.poll(unused, SLOWLY).toEqual(['notes'])
    await replica.pause()
    const url = 'https://example.com/'
    await ada.call('POST', 'items/v1', { kind: 'link', url, name: 'Prices' })
    const { body } = await ada.call('GET', 'items/v1/list?limit=10')
    expect(body.items).toHaveLength(2)
    // On a busy machine the primary may have answered for a moment.
    await expect.poll(unused, SLOWLY).toEqual(['notes'])
    await expect.poll(async () => (await unused()).sort(), SLOWLY).toEqual(['Prices', 'notes'])
    await replica.halt()
    for (let at = 0; at < 5; at++) expect(await unused()).toHaveLength(2)
  },
)
