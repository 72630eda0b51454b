import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Client, signUp } from '../client.ts'
import { archiveOf, docx } from '../documents/office-files.ts'
import { discard, type OwnPostgres, startOwnPostgres } from '../postgres.ts'
import { type Product, startProduct } from '../product.ts'

/** More than are read at once, so that some wait. */
const UPLOADS = 6

/** Uploads documents, whose reading keeps the worker busy for a while. */
async function uploadMany(client: Client): Promise<string[]> {
  const document = await archiveOf(docx)
  const ids: string[] = []
  for (let at = 0; at < UPLOADS; at += 1) ids.push(await client.upload(`${at}.docx`, document))
  return ids
}

async function statuses(client: Client, ids: string[]): Promise<string[]> {
  const items = await Promise.all(ids.map((id) => client.call('GET', `items/v1/${id}`)))
  return items.map(({ body }) => body.status)
}

async function readiness({ url }: Product) {
  const response = await fetch(`${url}/readyz`)
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answers
  const { parts } = (await response.json()) as any
  return { status: response.status, parts }
}

/** Uploads, breaks something while a part is read, and expects each document to be read once. */
async function expectEachRead(
  product: Product,
  { breakIt, mendIt }: Record<'breakIt' | 'mendIt', () => Promise<void>>,
): Promise<void> {
  const client = await signUp(product)
  const ids = await uploadMany(client)
  const first = ids[0] ?? ''
  const isRead = { timeout: READING.timeout }
  await expect.poll(() => statuses(client, [first]), isRead).not.toEqual(['processing'])
  expect(await statuses(client, ids)).toContain('processing')
  await breakIt()
  await mendIt()
  const all = [...ids, await client.upload('later.txt', 'Later')]
  await expect.poll(() => statuses(client, all), READING).not.toContain('processing')
  await expect.poll(() => readiness(product)).toMatchObject({ status: 200, parts: WHOLE })
  const { body } = await client.call('GET', 'activity/v1/list?limit=100')
  expect(body.items.map(({ itemId }: { itemId: string }) => itemId).toSorted()).toEqual(
    all.toSorted(),
  )
}

/** Each look asks for every document. */
const READING = { timeout: 360_000, interval: 500 }
/** A slow machine reads the documents for minutes. */
const TIME = { timeout: 900_000 }
const WHOLE = { database: true, files: true, notices: true, jobs: true }

describe('while an own PostgreSQL is away', () => {
  let postgres: OwnPostgres
  let product: Product

  beforeAll(async () => {
    postgres = await startOwnPostgres()
    product = await startProduct({ env: { DATABASE_URL: postgres.url } })
  })
  afterAll(async () => {
    await product.kill()
    await postgres.stop()
  })

  for (const seconds of [1, 60])
    test(`for ${seconds} s, documents are read once each`, TIME, async () => {
      await expectEachRead(product, {
        async breakIt() {
          await postgres.halt()
          const parts = { database: false, notices: false }
          await expect.poll(() => readiness(product)).toMatchObject({ status: 503, parts })
          await setTimeout(seconds * 1_000)
        },
        mendIt: () => postgres.resume(),
      })
    })

  test('the product goes on so that it stops cleanly', async () => {
    expect(await product.stop()).toBe(0)
  })
})

test(
  'an embedded PostgreSQL that was killed is started again, and documents are read once each',
  TIME,
  async () => {
    const product = await startProduct()
    onTestFinished(() => discard(product.dataDir))
    const pidOf = async () =>
      Number.parseInt(
        await readFile(join(product.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'),
        10,
      )
    const before = await pidOf()
    await expectEachRead(product, {
      breakIt: async () => {
        process.kill(before, 'SIGKILL')
      },
      mendIt: async () => {
        await expect.poll(pidOf).not.toBe(before)
        await expect.poll(() => readiness(product)).toMatchObject({ status: 200 })
      },
    })
    expect(product.output()).toContain('The embedded database ended by itself')
    expect(await product.stop()).toBe(0)
  },
)
