import { expect } from 'vitest'
import { signIn, signUp } from '../client.ts'
import { ask, databaseOf, fill, hold } from '../fill.ts'
import type { Prepare } from './situation.ts'

const COUNT = 3_000

export const bulkChange: Prepare = async (first) => {
  const url = await databaseOf(first)
  const client = await signUp(first)
  const { body: me } = await client.call('GET', 'auth/v1/me')
  await fill(url, me.tenant.id, COUNT)
  // It cannot be done before it is killed.
  const locked = await hold(url, me.tenant.id, 'Page 1500')
  let path = ''
  return {
    async begin() {
      const change = { search: {}, addTags: ['Red'] }
      const { body: job } = await client.call('POST', 'items/v1/bulk/change', change)
      path = `items/v1/bulk/jobs/${job.id}`
      const done = async () => (await client.call('GET', path)).body.done
      await expect.poll(done, { interval: 10 }).toBeGreaterThan(0)
      expect(await done()).toBeLessThan(COUNT)
    },
    afterKill: () => locked.letGo(),
    async check(second) {
      const again = await signIn(second, client.email)
      await expect
        .poll(async () => (await again.call('GET', path)).body, { interval: 200 })
        .toMatchObject({ status: 'completed', done: COUNT, updated: COUNT })
      const rows = await ask(
        await databaseOf(second),
        `select version, count(*)::int,
          (select count(*)::int from item_tag where tenant_id = $1) as tags
        from item where tenant_id = $1 group by version`,
        [me.tenant.id],
      )
      expect(rows).toEqual([{ version: 2, count: COUNT, tags: COUNT }])
    },
  }
}
