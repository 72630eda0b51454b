import { expect } from 'vitest'
import { signIn, signUp } from '../client.ts'
import { databaseOf, holdRows } from '../fill.ts'
import type { Prepare } from './situation.ts'

const ROWS = 3_000

const TABLE = [
  'slug,target,visits before',
  ...Array.from({ length: ROWS }, (_, n) => `killed-${n},https://example.com/${n >> 2},${n}`),
].join('\n')

/** An import of links, held in its middle by a row. */
export const linksFromElsewhere: Prepare = async (first) => {
  const client = await signUp(first)
  let path = ''
  let locked: Awaited<ReturnType<typeof holdRows>> | undefined
  return {
    async begin() {
      const draft = { source: 'links', csv: TABLE }
      const { status, body } = await client.call('POST', 'items/v1/history', draft)
      expect(status).toBe(201)
      path = `items/v1/history/status?importId=${body.importId}`
      const row = 'select from import_row where import_id = $1 and number = 1500'
      locked = await holdRows(await databaseOf(first), row, [body.importId])
      const done = async () => (await client.call('GET', path)).body.done
      await expect.poll(done, { interval: 10 }).toBeGreaterThan(0)
      expect(await done()).toBeLessThan(ROWS)
    },
    afterKill: async () => locked?.letGo(),
    async check(second) {
      const again = await signIn(second, client.email)
      const read = async () => (await again.call('GET', path)).body
      await expect
        .poll(async () => (await read()).status, { timeout: 120_000, interval: 200 })
        .toBe('completed')
      expect(await read()).toMatchObject({ total: ROWS, done: ROWS, failed: 0, skipped: 0 })
      const { body } = await again.call('GET', 'items/v1/v2/shortener/my-links?limit=1')
      expect(body.total).toBe(ROWS)
      const { body: items } = await again.call('POST', 'items/v1/search', { limit: 1 })
      expect(items.total.value).toBe(ROWS / 4)
    },
  }
}
