import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Owner, product } from '../../../test/harness.ts'
import { addPage, share } from '../../../test/sharing.ts'
import { compareSums, putVisits } from '../../../test/visit-sums.ts'
import { DAY } from '../../platform/time.ts'

const satchel = product()

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'x-forwarded-for': '81.2.69.1',
}

const run = (task: string) => satchel.app.tasks[task]?.({})

const shared = async (owner: Owner) => (await share(owner, (await addPage(owner)).id)).body

describe('visits are kept', () => {
  const stored = async (linkId: string) =>
    (
      await satchel.database.system
        .selectFrom('visit')
        .where('linkId', '=', linkId)
        .select('at')
        .execute()
    ).length
  const months = async () =>
    (
      await sql<{ name: string }>`select relname as name from pg_class
        where relnamespace = 'part'::regnamespace and relname like 'visit_20%'
          and relkind = 'r' order by 1`.execute(satchel.database.system)
    ).rows.map(({ name }) => name)

  test('as long as the tenant says, and the counts beyond that', async () => {
    const [short, long] = [await satchel.newTenant(), await satchel.newTenant()]
    const old = new Date(Date.now() - 100 * DAY)
    const { system } = satchel.database
    await sql`select make_visit_parts(${old}::date, ${old}::date)`.execute(system)
    const links = [await shared(short), await shared(long)]
    for (const [place, owner] of [short, long].entries()) {
      const linkId = links[place].id
      await putVisits(satchel.database.system, owner.tenantId, [{ linkId, at: old }])
      await satchel.anonymous('GET', `/l/${links[place].slug}`, undefined, PHONE)
    }
    await run('sum-visits')
    const before = await months()
    const { body: settings } = await short.call('GET', 'users/v1/account-settings')
    expect(settings.sharing.visitsKeptMonths).toBeNull()
    const change = { sharing: { visitsKeptMonths: 1 } }
    const answer = await short.call('PUT', `users/v1/account-settings/${settings.id}`, change)
    expect(answer.body.sharing).toMatchObject({ visitsKeptMonths: 1 })
    await run('keep-visits')
    expect([await stored(links[0].id), await stored(links[1].id)]).toEqual([1, 2])
    expect(await months()).toEqual(before)
    const stat = await system
      .selectFrom('linkStat')
      .where('linkId', '=', links[0].id)
      .selectAll()
      .execute()
    expect(stat).toMatchObject([{ views: 1 }])
    const { days } = await compareSums(satchel.database.system, short.tenantId)
    expect(days).toMatchObject([{ dimension: 'all' }, { dimension: 'all' }, { value: 'GB' }])

    // Nobody keeps that month any more.
    await sql`update tenant set sharing = sharing || '{"visitsKeptMonths": 1}'`.execute(system)
    await run('keep-visits')
    expect(await stored(links[1].id)).toBe(1)
    expect((await months()).length).toBe(before.length - 1)
  })

  test('in a month of their own, made before it begins', async () => {
    await run('keep-visits')
    const next = new Date()
    next.setUTCDate(1)
    next.setUTCMonth(next.getUTCMonth() + 2)
    const name = `visit_${next.toISOString().slice(0, 7).replace('-', '_')}`
    expect(await months()).toContain(name)
  })
})
