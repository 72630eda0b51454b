import { SOCKET_INACTIVE } from '@satchel/contract/live.ts'
import { expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { openSocket } from '../../test/socket.ts'
import { DAY } from '../platform/time.ts'

const satchel = product()

const publish = () => satchel.app.tasks['publish-statuses']?.({})
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

async function set({ tenantId }: Owner, values: object) {
  const { system } = satchel.database
  await system.updateTable('tenant').set(values).where('id', '=', tenantId).execute()
}

async function changesOf({ tenantId }: Owner) {
  const { system } = satchel.database
  const ofTenant = system.selectFrom('event').select('id').where('tenantId', '=', tenantId)
  return (await ofTenant.where('type', '=', 'tenant.changed').execute()).length
}

test.each([
  ['a trial ends', { trialEndsAt: ago(1_000) }, 'canceled'],
  ['the days of grace end', { statusSince: ago(7 * DAY + 1_000) }, 'past_due'],
  ['the operator suspends the account', { status: 'suspended' }, 'suspended'],
])(
  'open tabs learn within a minute that %s, and their sockets close',
  async (_, change, status) => {
    const owner = await satchel.newTenant()
    await satchel.makeOperator(owner)
    if ('statusSince' in change)
      await owner.call('PUT', 'billing/v1/plan', { plan: 'team', status: 'past_due' })
    const { messages, closed } = await openSocket(await satchel.listen(), owner.tokens)
    const before = await changesOf(owner)
    await publish()
    expect(await changesOf(owner)).toBe(before)

    await set(owner, change)
    await publish()
    expect(await closed).toBe(SOCKET_INACTIVE)
    expect(messages.at(-1)).toMatchObject({
      action: 'tenant-update',
      tenant: { accountStatus: { status } },
    })
    await publish()
    expect(await changesOf(owner)).toBe(before + 1)
  },
)

test('a status that was changed in Satchel is published once', async () => {
  const owner = await satchel.newTenant()
  await satchel.makeOperator(owner)
  await owner.call('PUT', 'billing/v1/plan', { plan: 'team', status: 'canceled' })
  const published = await changesOf(owner)
  await publish()
  expect(published).toBe(1)
  expect(await changesOf(owner)).toBe(published)
})
