import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'

const satchel = product()

const keep = () => satchel.app.tasks['keep-events']?.({})
const activity = async (person: Person, query = '') =>
  (await person.call('GET', `activity/v1/list${query}`)).body.items.map(
    ({ itemName }: { itemName: string }) => itemName,
  )

/** Inserts an event as if it had happened so many months ago. */
async function insertOld({ tenantId }: Person, months: number, name: string) {
  const at = sql`now() - make_interval(months => ${months}, days => 1)`
  await sql`insert into event (tenant_id, id, at, type, item_type, item_id, item_name, change_kind)
    select ${tenantId}, (left(id_at(at)::text, 14) || substr(new_id()::text, 15))::uuid, at,
      'item.changed', 'ITEM', new_id(), ${name}, 'MODIFY'
    from (select ${at} as at) as given`.execute(satchel.database.system)
}

test('activity is kept for two years, or as long as the account says', async () => {
  const [owner, other] = [await satchel.newTenant(), await satchel.newTenant()]
  for (const person of [owner, other]) {
    await addLink(person, { name: 'Now' })
    for (const months of [5, 7, 23, 25]) await insertOld(person, months, `${months} ago`)
  }
  const path = `users/v1/account-settings/${owner.tenantId}`
  await owner.call('PUT', path, { activity: { keptMonths: null } })
  await keep()
  expect(await activity(owner)).toEqual(['Now', '5 ago', '7 ago', '23 ago', '25 ago'])
  expect(await activity(other)).toEqual(['Now', '5 ago', '7 ago', '23 ago'])

  expect((await owner.call('PUT', path, { activity: { keptMonths: 0 } })).status).toBe(422)
  const { body } = await owner.call('PUT', path, { activity: { keptMonths: 6 } })
  expect(body.activity).toEqual({ keptMonths: 6 })
  await keep()
  expect(await activity(owner)).toEqual(['Now', '5 ago'])
  expect(await activity(other)).toEqual(['Now', '5 ago', '7 ago', '23 ago'])
})

test('activity of some days is listed, and what happens in months to come lies in parts of its own', async () => {
  const owner = await satchel.newTenant()
  for (const months of [1, 3, 5]) await insertOld(owner, months, `${months} ago`)
  await insertOld(owner, -2, 'Ahead')
  await keep()
  const day = (months: number) => new Date(Date.now() - months * 30 * 86_400_000).toISOString()
  const between = `?from=${day(4).slice(0, 10)}&to=${day(2).slice(0, 10)}`
  expect(await activity(owner, between)).toEqual(['3 ago'])
  expect(await activity(owner, `?since=${day(0)}`)).toEqual(['Ahead'])
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'event'::regclass`.execute(satchel.database.system)
  expect(rows.length).toBeGreaterThanOrEqual(3)
})
