import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { signUp, visit } from '../client.ts'
import { DEBIAN_POSTGRES, startDebianPostgres } from '../postgres.ts'
import { startProduct } from '../product.ts'

const HANDBOOK = new URL('../../../e2e/fixtures/handbook.pdf', import.meta.url)

test.skipIf(!existsSync(DEBIAN_POSTGRES))(
  'the main job is done on a PostgreSQL 15 of an operator as on the embedded one',
  async () => {
    const postgres = await startDebianPostgres()
    const product = await startProduct({ env: { DATABASE_URL: postgres.url } })
    try {
      const client = await signUp(product, 'ada@example.com')
      const id = await client.upload('handbook.pdf', await readFile(HANDBOOK))
      const find = async () => {
        const { body } = await client.call('POST', 'items/v1/search', { searchTerm: 'quixotropic' })
        return body.items?.map((item: { id: string }) => item.id)
      }
      await expect.poll(find).toEqual([id])

      const { body: link } = await client.call('POST', 'items/v1/v2/shortener/personalized', {
        itemId: id,
        itemType: 'ITEM',
        sharedToEmail: 'visitor@example.com',
      })
      expect((await visit(product, link.slug)).status).toBe(200)
      const links = async () =>
        (await client.call('GET', 'items/v1/v2/shortener/my-links')).body.items
      await expect.poll(links).toMatchObject([{ id: link.id, views: 1, viewers: 1 }])
    } finally {
      await product.stop()
      await postgres.stop()
    }
  },
)
