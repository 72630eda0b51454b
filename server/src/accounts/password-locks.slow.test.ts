import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PASSWORD } from '../../test/client.ts'
import { type Owner, product } from '../../test/harness.ts'

const satchel = product()
const NEW = 'a quite different phrase'

/** Returns the number of statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(
    satchel.database.system,
  )
  return rows[0]?.count ?? 0
}

async function mailReset(email: string): Promise<string> {
  const mails = await satchel.mailsTo(email)
  await satchel.app.tasks['mail-password-reset']?.({ email })
  await expect.poll(() => satchel.mailsTo(email)).toBe(mails + 1)
  const { text = '' } = await satchel.mailTo(email, /Reset your password/)
  return /password-reset\?token=([\w-]+)/.exec(text)?.[1] ?? ''
}

const reset = async (token: string) =>
  (await satchel.anonymous('POST', 'auth/v1/reset-password', { token, password: NEW })).status

/** Starts both while the password is locked, so that they meet, and returns their statuses. */
async function atOnce({ userId }: Owner, calls: (() => Promise<number>)[]): Promise<number[]> {
  const started = await satchel.database.system.transaction().execute(async (db) => {
    await db
      .selectFrom('auth.account')
      .select('userId')
      .where('userId', '=', userId)
      .forUpdate()
      .execute()
    const running = []
    for (const call of calls) {
      running.push(call())
      await expect.poll(waiting, { interval: 10 }).toBe(running.length)
    }
    return running
  })
  return Promise.all(started)
}

test('two reset links that are used at the same time set one password', async () => {
  const owner = await satchel.newTenant()
  const tokens = [await mailReset(owner.email), await mailReset(owner.email)]
  const statuses = await atOnce(
    owner,
    tokens.map((token) => () => reset(token)),
  )
  expect(statuses).toEqual([204, 410])
})

test('a password that is changed while a reset link is used is changed by one of them', async () => {
  const owner = await satchel.newTenant()
  const token = await mailReset(owner.email)
  const change = async () => {
    const body = { currentPassword: PASSWORD, password: NEW }
    return (await owner.call('PUT', 'auth/v1/password', body)).status
  }
  expect(await atOnce(owner, [change, () => reset(token)])).toEqual([204, 410])
})
