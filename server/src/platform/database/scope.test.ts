import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { readOn } from './driver.ts'
import { type Scope, systemActor, withNewTenant, withReading, withScope } from './scope.ts'

const satchel = product()

const countItems = ({ db }: Scope) => db.selectFrom('item').select('id').execute()

test('a scope that is used after its end throws, without affecting the next one', async () => {
  const { tenantId } = await satchel.newTenant()
  const actor = systemActor(tenantId)
  let stored: Scope | undefined
  await withScope(satchel.database, actor, async (scope) => {
    stored = scope
    await countItems(scope)
  })
  // The pool hands the same connection out again.
  await withScope(satchel.database, actor, async (scope) => {
    await expect(countItems(stored as Scope)).rejects.toThrow('has ended')
    expect(await countItems(scope)).toEqual([])
  })
})

test('a scope that failed throws from then on', async () => {
  const { tenantId } = await satchel.newTenant()
  let outer: Scope | undefined
  const failing = withScope(satchel.database, systemActor(tenantId), async (scope) => {
    outer = scope
    throw new Error('Nothing is outer')
  })
  await expect(failing).rejects.toThrow('Nothing is outer')
  await expect(countItems(outer as Scope)).rejects.toThrow('has ended')
})

test('what founds a tenant ends in the same way', async () => {
  const { tenantId } = await satchel.newTenant()
  const stored = await withNewTenant(satchel.database, (_db, enter) => enter(systemActor(tenantId)))
  await expect(countItems(stored)).rejects.toThrow('has ended')
})

test('reading scopes see only their own tenant, even concurrently, and write nothing', async () => {
  const tenants = await Promise.all([satchel.newTenant(), satchel.newTenant()])
  const nameOf = ({ db }: Scope) => db.selectFrom('tenant').select('id').execute()
  const reads = Array.from({ length: 40 }, (_, index) => tenants[index % 2]?.tenantId ?? '')
  const seen = reads.map((id) => withReading(satchel.database, systemActor(id), nameOf))
  expect(await Promise.all(seen)).toEqual(reads.map((id) => [{ id }]))
  const actor = systemActor(reads[0] ?? '')
  const writing = withReading(satchel.database, actor, ({ db }) =>
    db.updateTable('tenant').set({ name: 'Mine' }).execute(),
  )
  await expect(writing).rejects.toThrow('read-only transaction')
  // The next ones on the same connections may write again.
  for (let count = 0; count < 12; count += 1)
    await withScope(satchel.database, actor, ({ db }) =>
      db.updateTable('tenant').set({ name: 'Ours' }).execute(),
    )
  const { rows } = await satchel.database.tenantPool.query(
    `select current_setting('app.tenant_id', true) as tenant`,
  )
  expect(rows[0].tenant).toBeFalsy()
})

test('a statement without name and values is read as its tenant too', async () => {
  const { tenantId } = await satchel.newTenant()
  const client = await satchel.database.tenantPool.connect()
  const read = readOn(client, tenantId)
  const { rows } = await read({ text: 'select id from tenant' })
  const writing = read({ text: `update tenant set name = 'Mine'` })
  await expect(writing).rejects.toThrow('read-only transaction')
  client.release(true)
  expect(rows).toEqual([{ id: tenantId }])
})
