import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { DAY } from '../platform/time.ts'

const satchel = product()
const notifyOwners = () => satchel.app.tasks['tell-accounts']?.({})

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select payload ->> 'subject' as subject from graphile_worker._private_jobs
    where payload ->> 'to' = ${email} and payload ->> 'subject' not like 'Confirm%'
    order by id`.execute(satchel.database.system)
  return rows.map(({ subject }) => subject)
}

async function newestTo(email: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select payload ->> 'text' as text
    from graphile_worker._private_jobs where payload ->> 'to' = ${email}
    order by id desc limit 1`.execute(satchel.database.system)
  return rows[0]?.text ?? ''
}

/** Sets the days until the trial ends, or the days spent in a state. */
async function set({ tenantId }: Owner, values: object) {
  await satchel.database.system
    .updateTable('tenant')
    .set(values)
    .where('id', '=', tenantId)
    .execute()
}
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

describe('the owners of an account are notified', () => {
  test('of its trial: at the start, three days and a day before the end, and at the end, each once', async () => {
    const owner = await satchel.newTenant()
    const counts: number[] = []
    for (const days of [14, 13, 2.9, 2, 0.9, 0.1, -0.1, -2, -10]) {
      await sql`update tenant set trial_ends_at = now() + make_interval(secs => ${days * 86_400})
        where id = ${owner.tenantId}`.execute(satchel.database.system)
      // Notices are about one end of the trial; here the whole trial passes in a moment.
      await sql`update account_notice set about = (select date_trunc('milliseconds', trial_ends_at)
        from tenant where id = tenant_id) where tenant_id = ${owner.tenantId}`.execute(
        satchel.database.system,
      )
      await notifyOwners()
      await notifyOwners()
      counts.push((await subjectsTo(owner.email)).length)
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4])
    expect(await subjectsTo(owner.email)).toEqual([
      expect.stringMatching(/^Your Acme \d+ trial has started$/),
      expect.stringMatching(/^3 days left in your/),
      expect.stringMatching(/ends tomorrow$/),
      expect.stringMatching(/has ended$/),
    ])
  })

  test('though their name is long, and one of another account can’t be', async () => {
    const [foxes, broken, owner] = [
      await satchel.newTenant(),
      await satchel.newTenant(),
      await satchel.newTenant(),
    ]
    await set(foxes, { name: '🦊'.repeat(300) })
    await set(broken, { timeZone: 'Nowhere/Land' })
    for (const each of [foxes, broken, owner]) await set(each, { trialEndsAt: inDays(2) })
    await notifyOwners()
    expect(await subjectsTo(foxes.email)).toEqual([
      expect.stringMatching(/^3 days left in your 🦊+$/u),
    ])
    expect(await subjectsTo(broken.email)).toEqual([])
    expect(await subjectsTo(owner.email)).toHaveLength(1)
    await set(broken, { timeZone: 'Europe/Zurich' })
  })

  test('again if the trial is extended', async () => {
    const owner = await satchel.newTenant()
    await set(owner, { trialEndsAt: inDays(2) })
    await notifyOwners()
    await set(owner, { trialEndsAt: inDays(2.5) })
    await notifyOwners()
    expect(await subjectsTo(owner.email)).toHaveLength(2)
  })

  test('of a payment that is overdue, a day before the end of the grace, at it, and before the links stop', async () => {
    const owner = await satchel.newTenant()
    await notifyOwners()
    await set(owner, { status: 'past_due' })
    await notifyOwners()
    expect(await newestTo(owner.email)).toMatch(/Everything keeps working until \w+ \d+, \d{4}\./)
    for (const days of [-3, -6.5, -8, -20, -31]) {
      await set(owner, { statusSince: inDays(days) })
      await notifyOwners()
      await notifyOwners()
      if (days === -6.5) expect(await newestTo(owner.email)).toMatch(/Your payment is due by/)
    }
    const [, ...subjects] = await subjectsTo(owner.email)
    expect(subjects.map((subject) => subject.replace(/Acme \d+/, 'Acme'))).toEqual([
      'A payment for Acme is overdue',
      'A payment for Acme is overdue',
      'Pay by tomorrow to keep using Acme',
      'The Acme account is no longer active',
      'Links from Acme will stop working soon',
    ])
  })

  test('but not admins or people with an unconfirmed address', async () => {
    const owner = await satchel.newTenant()
    const admin = await owner.withRole('admin')
    await satchel.database.system
      .updateTable('member')
      .set({ status: 'unconfirmed' })
      .where('id', '=', owner.userId)
      .execute()
    await notifyOwners()
    expect(await subjectsTo(owner.email)).toEqual([])
    await satchel.database.system
      .updateTable('member')
      .set({ status: 'active' })
      .where('id', '=', owner.userId)
      .execute()
    await notifyOwners()
    expect(await subjectsTo(owner.email)).toHaveLength(1)
    expect(await subjectsTo(admin.email)).toEqual([])
  })

  test('three days and one before a closed account is deleted, each time with the way back', async () => {
    const owner = await satchel.newTenant()
    await notifyOwners()
    await owner.call('POST', `auth/v1/tenants/${owner.tenantId}/closing`)
    await notifyOwners()
    for (const days of [2.5, 0.5, -0.5]) {
      await set(owner, { closesAt: inDays(days) })
      await notifyOwners()
    }
    const { rows } = await sql<{ subject: string; text: string }>`
      select payload ->> 'subject' as subject, payload ->> 'text' as text
      from graphile_worker._private_jobs where payload ->> 'to' = ${owner.email} order by id`.execute(
      satchel.database.system,
    )
    const back = rows.filter(({ text }) => text.includes('/bye?keep='))
    expect(back.map(({ subject }) => subject.replace(/Acme \d+/, 'Acme'))).toEqual([
      'The Acme account is being closed',
      'Acme will be deleted in 3 days',
      'Acme will be deleted tomorrow',
    ])
    await set(owner, { closesAt: inDays(0.5) })
    await notifyOwners()
    const token = /keep=(\S+)/.exec(await newestTo(owner.email))?.[1]
    const stored = await satchel.anonymous('POST', 'auth/v1/tenants/keep', { token })
    expect(stored.status).toBe(200)
  })

  test('once, where two nodes look at the same time', async () => {
    const owner = await satchel.newTenant()
    await Promise.all([notifyOwners(), notifyOwners(), notifyOwners()])
    expect(await subjectsTo(owner.email)).toHaveLength(1)
  })
})
