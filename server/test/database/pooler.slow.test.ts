import { existsSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { signUp } from '../client.ts'
import { copyDatabase, dropDatabase } from '../postgres.ts'
import { startProduct } from '../product.ts'
import { PGBOUNCER, startPgBouncer } from './pgbouncer.ts'

const isThere = existsSync(PGBOUNCER)

async function startPooler(settings: Record<string, string> = {}) {
  const database = await copyDatabase(inject('template'))
  const pooler = await startPgBouncer(database, settings)
  onTestFinished(async () => {
    await pooler.stop()
    await dropDatabase(database)
  })
  return { database, pooler }
}

test.skipIf(!isThere)(
  'behind PgBouncer in transaction mode people add, find and share content, and visits are counted',
  async () => {
    const { database, pooler } = await startPooler()
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database }
    const product = await startProduct({ env })
    onTestFinished(async () => void (await product.stop()))
    const [ada, eve] = [await signUp(product), await signUp(product)]
    const id = await ada.upload('brochure.txt', 'A brochure on hydraulic pumps')
    const item = async () => (await ada.call('GET', `items/v1/${id}`)).body
    await expect.poll(async () => (await item()).status).toBe('completed')
    const lists = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? ada : eve).call('GET', 'items/v1/list?limit=10'),
      ),
    )
    expect(lists.map(({ body }) => body.items.length)).toEqual(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? 1 : 0)),
    )
    const found = async () =>
      (await ada.call('POST', 'items/v1/search', { searchTerm: 'hydraulic' })).body.items
    await expect.poll(async () => (await found())?.length).toBe(1)
    expect((await eve.call('GET', `items/v1/${id}`)).status).toBe(404)

    const link = await ada.call('POST', 'items/v1/v2/shortener/personalized', {
      itemId: id,
      itemType: 'ITEM',
      sharedToMemo: 'Bo',
    })
    expect(link.status, JSON.stringify(link.body)).toBe(201)
    const headers = {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    }
    const page = await fetch(`${product.url}/l/${link.body.slug}`, { headers })
    expect(page.status).toBe(200)
    const views = async () =>
      (await ada.call('GET', `items/v1/personalized/${link.body.id}`)).body.views
    await expect.poll(views).toBe(1)
  },
)

test.skipIf(!isThere).for([
  ['refuses the settings of connections', {}],
  ['drops the settings of connections', { ignore_startup_parameters: 'options' }],
] as const)(
  'without a direct address, a pooler that %s is refused at the start',
  async ([, settings]) => {
    const { pooler } = await startPooler(settings)
    await expect(startProduct({ env: { DATABASE_URL: pooler.url } })).rejects.toThrow(
      'Set DATABASE_URL to the pooler and DATABASE_DIRECT_URL to PostgreSQL itself',
    )
  },
)
