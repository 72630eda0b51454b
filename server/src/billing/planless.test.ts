import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { applyPlans } from '../tenants/service.ts'

const satchel = product({ config: { PUBLIC_URL: 'https://content.acme.example' } })

test('a server of one’s own has no trial, no limits and nothing to buy, and gets them all by turning plans on', async () => {
  const owner = await satchel.newTenant()
  const { system } = satchel.database
  const ago = new Date('2026-01-01T00:00:00Z').toISOString()
  await system.updateTable('tenant').set({ trialEndsAt: ago }).execute()

  const me = async () => (await owner.call('GET', 'auth/v1/me')).body
  expect(await me()).toMatchObject({
    hasPlans: false,
    tenant: { accountStatus: { status: 'active', trialEndsAt: null, readableUntil: null } },
  })
  const add = () =>
    owner.call('POST', 'items/v1', { kind: 'link', url: 'https://example.com/', name: 'A' })
  expect((await add()).status).toBe(201)
  const none = { seats: null, items: null, storageBytes: null, links: null, shortDomains: null }
  const account = async () => (await owner.call('GET', 'billing/v1/account')).body
  expect(await account()).toMatchObject({ mode: 'none', limits: none })
  const canceled = { plan: 'team', status: 'canceled' }
  expect(await owner.call('PUT', 'billing/v1/plan', canceled)).toMatchObject({ status: 409 })
  await satchel.app.tasks['tell-accounts']?.({})
  expect(await system.selectFrom('accountNotice').selectAll().execute()).toEqual([])

  // Only what the operator sets.
  const path = `operator/v1/companies/${owner.tenantId}/limits`
  const limited = await owner.call('PUT', path, { items: 1 })
  expect(limited.body).toMatchObject({ plan: null, limits: { ...none, items: 1 } })
  expect((await add()).status).toBe(402)

  // As a start with PLANS=on does it, and one with PLANS=off again.
  await applyPlans(system, false, 14)
  const { accountStatus } = (await me()).tenant
  expect(accountStatus.status).toBe('trialing')
  expect(Date.parse(accountStatus.trialEndsAt)).toBeGreaterThan(Date.now() + 13 * 86_400_000)
  await system.updateTable('tenant').set({ status: 'past_due', statusSince: ago }).execute()
  await applyPlans(system, true, 14)
  expect((await me()).tenant.accountStatus).toMatchObject({ status: 'active', paymentDueBy: null })
  await system.updateTable('tenant').set({ status: 'suspended' }).execute()
  expect((await me()).tenant.accountStatus.status).toBe('suspended')
})
