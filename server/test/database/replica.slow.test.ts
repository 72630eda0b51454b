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

/** Adds a link after the replica stood still, and returns whether reports have it. */
async function reportedFromPrimary(name: string): Promise<boolean> {
  await replica.pause()
  const { status } = await ada.call('POST', 'items/v1', {
    kind: 'link',
    url: `https://example.com/${encodeURIComponent(name)}`,
    name,
  })
  expect(status).toBe(201)
  return (await unused()).includes(name)
}

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
    let added = 0
    // A busy machine may take longer than a replica may be behind: then it follows and stands still again.
    await expect
      .poll(async () => {
        await replica.resume()
        added++
        return reportedFromPrimary(`Prices ${added}`)
      }, SLOWLY)
      .toBe(false)
    const { body } = await ada.call('GET', 'items/v1/list?limit=100')
    expect(body.items).toHaveLength(1 + added)
    await expect.poll(unused, SLOWLY).toHaveLength(1 + added)
    await replica.halt()
    for (let at = 0; at < 5; at++) expect(await unused()).toHaveLength(1 + added)
  },
)
