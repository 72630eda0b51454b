import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type Client, signIn, signUp } from './client.ts'
import { databaseOf, holdRows } from './fill.ts'
import { discard } from './postgres.ts'
import { startProduct } from './product.ts'
import { LOOPBACK, webServer } from './web-server.ts'

const EMAIL = 'ada@example.com'
const ROWS = 1_000
const web = webServer()

async function urlsOf(client: Client): Promise<string[]> {
  const urls: string[] = []
  let cursor = ''
  do {
    const { body } = await client.call('GET', `items/v1/list?limit=200${cursor}`)
    urls.push(...body.items.map(({ url }: { url: string }) => url))
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : ''
  } while (cursor)
  return urls
}

test('a server killed in the middle of an import goes on with it: no row twice, none lost', async () => {
  const first = await startProduct({ env: LOOPBACK })
  onTestFinished(() => discard(first.dataDir))
  const client = await signUp(first, EMAIL)
  const urls = Array.from({ length: ROWS }, (_, index) => web.url(`/page/${index}`))
  const { status, body } = await client.call('POST', 'items/v1/history', { source: 'urls', urls })
  expect(status).toBe(201)
  // It cannot be done before it is killed.
  const held = await holdRows(
    await databaseOf(first),
    'select from import_row where import_id = $1 and number = 500',
    [body.importId],
  )
  const read = async (by: Client) =>
    (await by.call('GET', `items/v1/history/status?importId=${body.importId}`)).body
  await expect
    .poll(async () => (await read(client)).done, { timeout: 60_000, interval: 10 })
    .toBeGreaterThan(0)
  expect((await read(client)).done).toBeLessThan(ROWS)
  await first.kill()
  await held.letGo()

  const second = await startProduct({ dataDir: first.dataDir, env: LOOPBACK })
  try {
    const again = await signIn(second, EMAIL)
    await expect
      .poll(async () => (await read(again)).status, { timeout: 120_000, interval: 200 })
      .toBe('completed')
    expect(await read(again)).toMatchObject({ total: ROWS, done: ROWS, failed: 0, skipped: 0 })
    expect((await urlsOf(again)).sort()).toEqual(urls.toSorted())
  } finally {
    await second.kill()
    await rm(first.dataDir, { recursive: true })
  }
})
