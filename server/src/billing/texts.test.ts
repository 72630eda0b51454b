import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { createSite, paragraph } from '../../test/sites.ts'
import { MEGABYTE, spendBytes } from '../platform/security/budgets.ts'
import { WRITES } from '../platform/security/writes.ts'

const satchel = product({ shared: true })
/** Text that can't be compressed to less than two thirds. */
const longText = () => randomBytes(90_000).toString('base64')
const full = { status: 402, body: { code: 'plan-limit' } }

function limitStorage(owner: Owner, storageBytes: number) {
  return satchel.database.system
    .updateTable('tenant')
    .set({ limits: JSON.stringify({ storageBytes }) })
    .where('id', '=', owner.tenantId)
    .execute()
}

/** Writes a site of 120 kB and publishes it, which keeps a copy. */
async function publishLongSite(owner: Owner, id: string) {
  const content = [paragraph(longText(), 'p')]
  const changed = await owner.call('PUT', `sites/v2/${id}`, { content })
  return [changed, await owner.call('POST', `sites/v2/${id}/publish`, {})] as const
}

test('texts and their versions count as storage, and are refused where the plan has no more', async () => {
  const owner = await satchel.newTenant()
  const { id } = await createSite(owner)
  const used = async () => (await owner.call('GET', 'billing/v1/account')).body.usage.storageBytes
  expect(await used()).toBe(0)
  for (let time = 0; time < 12; time++)
    for (const { status } of await publishLongSite(owner, id)) expect(status).toBe(200)
  expect(await used()).toBeGreaterThan(100_000)
  await limitStorage(owner, 100_000)
  const [changed, published] = await publishLongSite(owner, id)
  expect(changed.status).toBe(200)
  expect(published).toMatchObject(full)
  expect(await owner.call('POST', 'collections/v1/create', { name: 'More' })).toMatchObject(full)
  expect((await owner.call('DELETE', `sites/v2/${id}`)).status).toBe(204)
})

test('an account writes so much a day, however it writes it, and reads and deletes after that', async () => {
  const owner = await satchel.newTenant()
  const { id } = await createSite(owner)
  const before = WRITES.trial - MEGABYTE / 10
  await spendBytes(satchel.app.services, WRITES, { tenantId: owner.tenantId }, before)
  await publishLongSite(owner, id)
  const refused = await owner.call('POST', `sites/v2/${id}/publish`, {})
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await owner.call('GET', `sites/v2/${id}`)).status).toBe(200)
  expect((await owner.call('DELETE', `sites/v2/${id}`)).status).toBe(204)
  const other = await satchel.newTenant()
  expect((await other.call('POST', 'collections/v1/create', { name: 'Theirs' })).status).toBe(201)
})
