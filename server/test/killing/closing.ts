import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { connect } from '../../src/platform/database/database.ts'
import { signUp } from '../client.ts'
import { filesIn, rowsWith } from '../everything.ts'
import { ask, beginJob, databaseOf, holdRows } from '../fill.ts'
import type { Prepare } from './situation.ts'

const MANY = 100_000

export const deletion: Prepare = async (first) => {
  const url = await databaseOf(first)
  const client = await signUp(first)
  const { id } = (await client.call('GET', 'auth/v1/me')).body.tenant
  const before = new Set(await filesIn(first.dataDir))
  for (let number = 0; number < 20; number++) await client.upload(`${number}.txt`, `Text ${number}`)
  // Not mails: those of other tests may come meanwhile, and its own have its id in their names.
  const isNew = (path: string) => !before.has(path) && !path.startsWith('outbox/')
  const files = (await filesIn(first.dataDir)).filter(isNew)
  await ask(
    url,
    `insert into audit (tenant_id, action)
      select $1, 'session.started' from generate_series(1, ${MANY})`,
    [id],
  )
  // It cannot be done before it is killed.
  const newest = 'select from audit where tenant_id = $1 order by id desc limit 1'
  const locked = await holdRows(url, newest, [id])
  const left = async (table: string, by: string) => {
    const query = `select count(*)::int as count from ${table} where ${by} = $1`
    return (await ask<{ count: number }>(url, query, [id]))[0]?.count ?? 0
  }
  return {
    async begin() {
      const past = new Date(Date.now() - 1_000).toISOString()
      await ask(url, 'update tenant set closes_at = $2 where id = $1', [id, past])
      await beginJob(url, 'delete-closed-accounts')
      const audits = () => left('audit', 'tenant_id')
      await expect.poll(audits, { interval: 5 }).toBeLessThan(MANY)
      expect(await audits()).toBeGreaterThan(0)
    },
    async afterKill() {
      await locked.letGo()
      expect(await left('tenant', 'id')).toBe(1)
    },
    async check(second) {
      const database = connect(await databaseOf(second))
      try {
        const tenants = () =>
          database.system.selectFrom('tenant').select('id').where('id', '=', id).execute()
        await expect.poll(tenants).toEqual([])
        expect(await rowsWith(database.system, [id, client.email])).toEqual({})
      } finally {
        await database.close()
      }
      const theirs = async () =>
        (await filesIn(second.dataDir)).filter((path) => files.includes(path) || path.includes(id))
      await expect.poll(theirs).toEqual([])
      const stored = await filesIn(second.dataDir)
      const mails = stored.filter((path) => path.startsWith('outbox/'))
      for (const path of mails)
        expect(await readFile(join(second.dataDir, path), 'utf8')).not.toContain(client.email)
    },
  }
}
