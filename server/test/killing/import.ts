import { expect } from 'vitest'
import { type Client, signIn, signUp } from '../client.ts'
import { databaseOf, holdRows } from '../fill.ts'
import type { WebServer } from '../peers/web-server.ts'
import type { Prepare } from './situation.ts'

const ROWS = 1_000

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

export const importFrom =
  (web: WebServer): Prepare =>
  async (first) => {
    const client = await signUp(first)
    const urls = Array.from({ length: ROWS }, (_, index) => web.url(`/page/${index}`))
    let path = ''
    let locked: Awaited<ReturnType<typeof holdRows>> | undefined
    return {
      async begin() {
        const draft = { source: 'urls', urls }
        const { status, body } = await client.call('POST', 'items/v1/history', draft)
        expect(status).toBe(201)
        path = `items/v1/history/status?importId=${body.importId}`
        // It cannot be done before it is killed.
        const row = 'select from import_row where import_id = $1 and number = 500'
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
        expect((await urlsOf(again)).sort()).toEqual(urls.toSorted())
      },
    }
  }
