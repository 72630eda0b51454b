import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { product } from '../../test/harness.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { setPassword } from './password-queries.ts'

const satchel = product()

/** Returns the number of statements waiting for a session lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    satchel.database.system,
  )
  return rows[0]?.count ?? 0
}

test('a person who ends all their sessions while they are deactivated meets no deadlock', async () => {
  const { system } = satchel.database
  const owner = await satchel.newTenant()
  const { userId, email, call } = await owner.withRole('editor')
  await setPassword(system, userId, await hashPassword(PASSWORD))
  await satchel.anonymous('POST', 'auth/v1/sessions', { email, password: PASSWORD })
  const sessions = system.selectFrom('auth.session').select('id').where('userId', '=', userId)
  const [first, second] = await sessions.orderBy('id').execute()
  if (!first || !second) throw new Error('There are not two sessions')
  // The older one now lies behind the newer one, where a plain delete comes upon it last.
  const age = system.updateTable('auth.session').where('id', '=', first.id)
  await age.set({ lastSeenAt: new Date().toISOString() }).execute()

  const answers = await system.transaction().execute(async (db) => {
    await db
      .selectFrom('auth.session')
      .select('id')
      .where('id', '=', first.id)
      .forUpdate()
      .execute()
    const ended = call('DELETE', 'auth/v1/sessions')
    await expect.poll(waiting, { interval: 10 }).toBe(1)
    const deactivated = owner.call('PATCH', `users/v1/${userId}`, { deactivated: true })
    await expect.poll(waiting, { interval: 10 }).toBe(2)
    return [ended, deactivated]
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toEqual([204, 200])
  expect(await sessions.execute()).toEqual([])
})
