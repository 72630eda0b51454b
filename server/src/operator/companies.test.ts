import { ENDPOINTS } from '@satchel/contract/endpoints.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { addPage, share } from '../../test/sharing.ts'

const satchel = product({ shared: true })
const { anonymous } = satchel

let operator: Owner
let other: Owner
beforeEach(async () => {
  operator = await satchel.newTenant()
  other = await satchel.newTenant()
  await satchel.makeOperator(operator)
})

const path = (id: string, rest = '') => `operator/v1/companies/${id}${rest}`
const limits = { items: 1, seats: null }
const suspension = { reason: 'Phishing', closePages: true }
const auditOf = async (owner: Owner, action: string) =>
  (await owner.call('GET', `audit/v1/list?action=${action}`)).body.items

/** Bodies of what needs one, so that nothing but the right is missing. */
const BODIES: Record<string, object> = {
  setCompanyPlan: { plan: 'business' },
  setCompanyLimits: limits,
  suspendCompany: suspension,
  switchPlan: { plan: 'business' },
}
/** Endpoints for owners of the operator’s company alone, wherever they are. */
const OPERATORS = ENDPOINTS.filter(
  ({ domain, endpoint }) =>
    domain === 'operator' || ['switchPlan', 'sendTestEmail'].includes(endpoint.name),
).map(({ endpoint }) => endpoint)

test.each(OPERATORS.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is for owners of the operator’s company alone',
  async (name, { method, path: to }) => {
    const at = to.replace(':id', other.tenantId)
    const roles = ['admin', 'editor', 'viewer'] as const
    const people = [other, ...(await Promise.all(roles.map((role) => operator.withRole(role))))]
    for (const person of people)
      expect((await person.call(method, at, BODIES[name])).status).toBe(403)
    expect((await anonymous(method, at, BODIES[name])).status).toBe(401)
    const { body } = await other.call('GET', 'auth/v1/me')
    expect(body).toMatchObject({
      isOperator: false,
      tenant: { plan: 'trial', accountStatus: { status: 'trialing', closesAt: null } },
    })
  },
)

test('a test email needs a mail server', async () => {
  const { status, body } = await operator.call('POST', 'monitoring/test-email')
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' })
})

test('who signs up later takes the right from nobody, and doesn’t get it once the operator’s company is gone', async () => {
  const draft = { email: 'never@confirmed.example', name: 'Nobody', company: 'Nobody' }
  const password = 'correct horse battery'
  const opened = await anonymous('POST', 'auth/v1/owners/register', { ...draft, password })
  expect(opened.status).toBe(201)
  const isOperator = async (owner: Owner) => (await owner.call('GET', 'auth/v1/me')).body.isOperator
  const later = await satchel.newTenant()
  expect(await Promise.all([operator, other, later].map(isOperator))).toEqual([true, false, false])
  await satchel.database.system.updateTable('auth.operator').set({ companyId: null }).execute()
  const last = await satchel.newTenant()
  expect(await Promise.all([other, later, last].map(isOperator))).toEqual([false, false, false])
})

test('a company is listed with its figures, and nothing of its content', async () => {
  await addLink(other, { name: 'Secret prices' })
  await other.withRole('viewer')
  const { body } = await operator.call('GET', 'operator/v1/companies?limit=2')
  expect(body.items).toMatchObject([
    {
      id: other.tenantId,
      status: 'trialing',
      plan: 'trial',
      isConfirmed: true,
      isOperator: false,
      people: 2,
      items: 1,
      visits30Days: 0,
      suspension: null,
      closesAt: null,
      lastActivityAt: expect.any(String),
    },
    { id: operator.tenantId, isOperator: true },
  ])
  const rest = await operator.call('GET', `operator/v1/companies?limit=1&cursor=${body.nextCursor}`)
  expect(rest.body.items).toHaveLength(1)
  const one = await operator.call('GET', path(other.tenantId))
  expect(one.body).toMatchObject({ usage: { seats: 2, items: 1 }, limits: { seats: 10 } })
  expect(JSON.stringify([body, one.body])).not.toContain('Secret')
  const named = await operator.call('GET', `operator/v1/companies?search=${body.items[0].name}`)
  expect(named.body.items).toMatchObject([{ id: other.tenantId }])
  expect((await operator.call('GET', 'operator/v1/companies?search=%25')).body.items).toEqual([])
})

test('the operator sets plan and limits of others, which both audit logs say', async () => {
  const planned = await operator.call('PUT', path(other.tenantId, '/plan'), { plan: 'team' })
  expect(planned).toMatchObject({ status: 200, body: { plan: 'team', status: 'active' } })
  const limited = await operator.call('PUT', path(other.tenantId, '/limits'), limits)
  expect(limited.body).toMatchObject({
    limits: { items: 1, seats: null, links: 250_000 },
    ownLimits: ['seats', 'items'],
  })
  await addLink(other)
  const more = { kind: 'link', url: 'https://example.com/b', name: 'b' }
  expect((await other.call('POST', 'items/v1', more)).status).toBe(402)
  expect(await auditOf(operator, 'company.changed')).toMatchObject([
    { target: { type: 'company', id: other.tenantId }, details: { limits } },
    { actor: { id: operator.userId }, details: { plan: 'team' } },
  ])
  expect(await auditOf(other, 'billing.changed')).toMatchObject([
    { actor: { id: null }, details: { limits } },
    { details: { plan: 'team', status: 'active' } },
  ])
  expect((await operator.call('PUT', path(other.tenantId, '/limits'), {})).body.ownLimits).toEqual(
    [],
  )
  expect((await operator.call('PUT', path(operator.userId, '/limits'), {})).status).toBe(404)
})

describe('suspending a company', () => {
  test('makes it read-only and takes its public pages down at once, if asked, until it is resumed', async () => {
    const { id } = await addPage(other)
    const { body: link } = await share(other, id)
    const visit = async () => (await anonymous('GET', `/l/${link.slug}`)).status
    expect(await visit()).toBe(302)
    const suspend = (closePages: boolean) =>
      operator.call('POST', path(other.tenantId, '/suspension'), { reason: 'Spam', closePages })
    expect((await suspend(false)).body).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'Spam', pagesClosed: false },
    })
    expect(await visit()).toBe(302)
    expect((await suspend(true)).body.suspension).toMatchObject({ pagesClosed: true })
    expect(await visit()).toBe(410)
    const { body: me } = await (await other.withRole('viewer')).call('GET', 'auth/v1/me')
    expect(me.tenant.accountStatus).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'Spam', pagesClosed: true },
    })
    const plan = await operator.call('PUT', path(other.tenantId, '/plan'), { plan: 'team' })
    expect(plan.status).toBe(409)
    expect((await other.call('GET', 'items/v1/list')).status).toBe(200)
    const more = { kind: 'link', url: 'https://example.com/b', name: 'b' }
    expect(await other.call('POST', 'items/v1', more)).toMatchObject({
      status: 402,
      body: { code: 'account-inactive', detail: expect.stringMatching(/ is suspended: Spam\. /) },
    })

    const resumed = await operator.call('DELETE', path(other.tenantId, '/suspension'))
    expect(resumed.body).toMatchObject({ status: 'trialing', suspension: null })
    expect(await visit()).toBe(302)
    expect((await other.call('POST', 'items/v1', more)).status).toBe(201)
    expect((await operator.call('DELETE', path(other.tenantId, '/suspension'))).status).toBe(409)
    expect(await auditOf(operator, 'company')).toMatchObject([
      { action: 'company.resumed' },
      { action: 'company.suspended', details: { reason: 'Spam', closePages: true } },
      { action: 'company.suspended' },
    ])
  })

  test('and deleting are for others than the operator’s own', async () => {
    const own = path(operator.tenantId)
    expect((await operator.call('POST', `${own}/suspension`, suspension)).status).toBe(409)
    expect((await operator.call('DELETE', own)).status).toBe(409)
  })
})

test('a company that the operator deletes is closed as by its owner, who can keep it', async () => {
  const { body } = await operator.call('DELETE', path(other.tenantId))
  expect(body).toMatchObject({ status: 'canceled', closesAt: expect.any(String) })
  const canceled = await other.call('DELETE', `auth/v1/tenants/${other.tenantId}/closing`)
  expect(canceled.body.accountStatus).toMatchObject({ status: 'trialing', closesAt: null })
})

test('the owner of an unconfirmed company gets another code, and nobody else does', async () => {
  const email = `late-${crypto.randomUUID().slice(0, 8)}@example.com`
  const draft = { email, password: 'correct horse battery', name: 'Late', company: 'Late' }
  const { body: late } = await anonymous('POST', 'auth/v1/owners/register', draft)
  expect((await operator.call('GET', path(late.tenantId))).body).toMatchObject({
    isConfirmed: false,
    people: 0,
  })
  const resent = () => operator.call('POST', path(late.tenantId, '/confirmation'))
  expect((await resent()).status).toBe(204)
  await satchel.app.tasks['mail-confirmation']?.({ email })
  const code = (await satchel.mailTo(email)).text?.match(/\b\d{6}\b/)?.[0]
  expect((await anonymous('POST', 'auth/v1/confirm', { email, code })).status).toBe(200)
  expect(await resent()).toMatchObject({ status: 409 })
})
