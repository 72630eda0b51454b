import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addPage, share } from '../../test/sharing.ts'

const satchel = product()
const stranger = () => `bo-${crypto.randomUUID().slice(0, 8)}@customer.example`

const send = (owner: Owner, itemId: string) =>
  owner.call('POST', `users/v1/${owner.userId}/share`, {
    itemId,
    itemType: 'ITEM',
    sharedToEmail: stranger(),
  })

/** Emails one after the other until one is refused; returns how many were sent. */
async function sendUntilRefused(owner: Owner, most: number): Promise<number> {
  const { id } = await addPage(owner)
  await satchel.database.system.deleteFrom('linkMail').execute()
  for (let sent = 0; sent < most; sent++) if ((await send(owner, id)).status === 429) return sent
  return most
}

test('a plan that nobody paid for has the limits of a trial wherever strangers have them, until the operator sets it', async () => {
  const owner = await satchel.newTenant()
  await satchel.database.system
    .updateTable('tenant')
    .set({ plan: 'business', status: 'active', planUnpaid: true })
    .where('id', '=', owner.tenantId)
    .execute()
  expect(await sendUntilRefused(owner, 60)).toBe(50)
  await satchel.makeOperator(owner)
  const switched = await owner.call('PUT', 'billing/v1/plan', { plan: 'business' })
  expect(switched).toMatchObject({ status: 200, body: { plan: 'business' } })
  expect(await sendUntilRefused(owner, 3)).toBe(3)
})

test('short slugs at the shared address are few for accounts that aren’t paid for, and any at a domain of their own', async () => {
  const owner = await satchel.newTenant()
  const items = await Promise.all(Array.from({ length: 22 }, () => addPage(owner)))
  const slugOf = (at: number) => `a${String.fromCharCode(97 + at)}${owner.tenantId.at(-1)}`
  const statuses: number[] = []
  for (const [at, { id }] of items.slice(0, 21).entries())
    statuses.push((await share(owner, id, { slug: slugOf(at) })).status)
  expect(statuses).toEqual([...Array(20).fill(201), 402])
  const [last] = items.slice(-1)
  expect((await share(owner, last?.id ?? '', { slug: `longer-${slugOf(0)}` })).status).toBe(201)
  await satchel.database.system
    .updateTable('tenant')
    .set({ status: 'active' })
    .where('id', '=', owner.tenantId)
    .execute()
  expect((await share(owner, items[20]?.id ?? '', { slug: slugOf(20) })).status).toBe(201)
})

test('links count against the plan', async () => {
  const owner = await satchel.newTenant()
  await satchel.database.system
    .updateTable('tenant')
    .set({ limits: JSON.stringify({ links: 2 }) })
    .where('id', '=', owner.tenantId)
    .execute()
  const { id } = await addPage(owner)
  const shareWith = (sharedToMemo: string) => share(owner, id, { sharedToMemo })
  expect((await shareWith('one')).status).toBe(201)
  expect((await shareWith('two')).status).toBe(201)
  expect(await shareWith('three')).toMatchObject({ status: 402, body: { code: 'plan-limit' } })
  expect((await shareWith('two')).status).toBe(200)
  const own = await owner.call('PUT', `items/v1/v2/shortener/${id}`, { slug: 'of-its-own' })
  expect(own).toMatchObject({ status: 402, body: { code: 'plan-limit' } })
  const { body } = await owner.call('GET', 'billing/v1/account')
  expect(body).toMatchObject({ usage: { links: 2 }, limits: { links: 2 } })
})
