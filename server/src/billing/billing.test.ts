import { beforeEach, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { DAY } from '../platform/time.ts'

const satchel = product({ shared: true })

let owner: Owner
beforeEach(async () => {
  owner = await satchel.newTenant()
  await satchel.makeOperator(owner)
})

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()
const switchTo = (body: object) => owner.call('PUT', 'billing/v1/plan', body)
const account = async () => (await owner.call('GET', 'billing/v1/account')).body
const tenant = async () => (await owner.call('GET', 'auth/v1/me')).body.tenant
const read = async () => (await owner.call('GET', 'items/v1/list')).status
const write = async () =>
  (await owner.call('POST', 'items/v1', { kind: 'link', url: 'https://example.com/', name: 'A' }))
    .status

describe('where no payments are set up', () => {
  test('a new tenant is on trial, with what it uses beside what it may', async () => {
    await addLink(owner)
    await owner.withRole('editor')
    await owner.call('POST', 'users/v1/invite', { email: 'new@example.com', role: 'viewer' })
    expect(await account()).toEqual({
      mode: 'manual',
      plan: 'trial',
      limits: {
        seats: 10,
        items: 10_000,
        storageBytes: 50_000_000_000,
        links: 100_000,
        shortDomains: 3,
      },
      usage: { seats: 3, items: 1, storageBytes: 0, links: 0, shortDomains: 0 },
      subscription: null,
      offers: [],
      isReachable: true,
      isOperator: expect.any(Boolean),
    })
  })

  test('an owner switches to a plan, and the account is active with its limits', async () => {
    const { status, body } = await switchTo({ plan: 'team' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ plan: 'team', limits: { seats: 25 } })
    expect(await tenant()).toMatchObject({ plan: 'team', accountStatus: { status: 'active' } })
    await switchTo({ plan: 'trial' })
    const { accountStatus } = await tenant()
    expect(accountStatus.status).toBe('trialing')
    expect(Date.parse(accountStatus.trialEndsAt)).toBeGreaterThan(Date.now() + 13.9 * DAY)
  })

  test.for([
    ['a trial', { plan: 'trial', status: 'trialing' }, 'trialing', 200, 201],
    [
      'a trial that is over',
      { plan: 'trial', status: 'trialing', since: ago(20) },
      'canceled',
      200,
      402,
    ],
    ['a paid plan', { plan: 'team', status: 'active' }, 'active', 200, 201],
    ['a late payment', { plan: 'team', status: 'past_due', since: ago(6) }, 'active', 200, 201],
    [
      'one that is too late',
      { plan: 'team', status: 'past_due', since: ago(8) },
      'past_due',
      200,
      402,
    ],
    [
      'a late one, long ago',
      { plan: 'team', status: 'past_due', since: ago(38) },
      'past_due',
      402,
      402,
    ],
    ['cancelling', { plan: 'team', status: 'canceled' }, 'canceled', 200, 402],
    [
      'cancelling, long ago',
      { plan: 'team', status: 'canceled', since: ago(31) },
      'canceled',
      402,
      402,
    ],
    ['being suspended', { plan: 'team', status: 'suspended' }, 'suspended', 200, 402],
  ] as const)(
    '%s is reached by hand, takes hold at once, and there is a way back',
    async ([, body, status, reading, writing]) => {
      expect((await switchTo(body)).status).toBe(200)
      expect((await tenant()).accountStatus.status).toBe(status)
      expect([await read(), await write()]).toEqual([reading, writing])
      expect((await account()).plan).toBe(body.plan)
      expect((await switchTo({ plan: 'business' })).status).toBe(200)
      expect([await read(), await write()]).toEqual([200, 201])
    },
  )

  test('the days of grace begin when the payment is late, and not again by saying so twice', async () => {
    const due = { plan: 'team', status: 'past_due' }
    await switchTo({ ...due, since: ago(6) })
    const { paymentDueBy } = (await tenant()).accountStatus
    expect(Date.parse(paymentDueBy)).toBeCloseTo(Date.now() + DAY, -5)
    await switchTo(due)
    expect((await tenant()).accountStatus.paymentDueBy).toBe(paymentDueBy)
  })

  test('links that were sent go on while the account can be read, and then they do not', async () => {
    const item = await addLink(owner, { url: 'https://example.com/prices' })
    const share = { itemId: item.id, itemType: 'ITEM' }
    const { body: link } = await owner.call('POST', 'items/v1/v2/shortener/personalized', share)
    await switchTo({ plan: 'team', status: 'canceled', since: ago(29) })
    expect((await satchel.anonymous('GET', `/l/${link.slug}`)).status).toBe(302)
  })

  test('are published to open tabs and recorded in the audit log', async () => {
    await switchTo({ plan: 'team' })
    const { system } = satchel.database
    const entries = await system
      .selectFrom('audit')
      .select(['action', 'actorId', 'details'])
      .where('tenantId', '=', owner.tenantId)
      .where('action', '=', 'billing.changed')
      .execute()
    expect(entries).toMatchObject([
      {
        actorId: owner.userId,
        details: { plan: 'team', status: 'active', was: { plan: 'trial', status: 'trialing' } },
      },
    ])
    const events = await system
      .selectFrom('event')
      .select('type')
      .where('tenantId', '=', owner.tenantId)
      .where('type', '=', 'tenant.changed')
      .execute()
    expect(events).toHaveLength(1)
  })

  test('only owners switch plans, and only to existing ones', async () => {
    const admin = await owner.withRole('admin')
    expect((await admin.call('PUT', 'billing/v1/plan', { plan: 'business' })).status).toBe(403)
    expect((await admin.call('GET', 'billing/v1/account')).status).toBe(403)
    for (const body of [
      { plan: 'golden' },
      {},
      { plan: 'team', status: 'free' },
      { plan: 'team', status: 'past_due', since: 'yesterday' },
      { plan: 'team', status: 'past_due', since: '0000-01-01T00:00:00Z' },
      // Had a leap second.
      { plan: 'team', status: 'past_due', since: '2016-12-31T23:59:60Z' },
      { plan: 'team', status: 'past_due', since: new Date(Date.now() + DAY).toISOString() },
    ])
      expect((await switchTo(body)).status).toBe(422)
    expect((await tenant()).plan).toBe('trial')
  })

  test('there is nothing to buy, and no event is taken', async () => {
    const requested = { plan: 'team', interval: 'month' }
    expect(await owner.call('POST', 'billing/v1/checkout', requested)).toMatchObject({
      status: 409,
    })
    expect(await owner.call('POST', 'billing/v1/portal', {})).toMatchObject({ status: 409 })
    expect((await owner.call('POST', 'billing/v1/refresh')).status).toBe(200)
    const event = await satchel.anonymous('POST', 'billing/v1/webhook', '{}', {
      'stripe-signature': 't=1,v1=00',
    })
    expect(event.status).toBe(404)
  })

  test('a smaller plan takes nothing away; there is no room for more', async () => {
    for (let n = 0; n < 3; n++) await addLink(owner, { url: `https://example.com/${n}` })
    await satchel.database.system
      .updateTable('tenant')
      .set({ limits: JSON.stringify({ items: 2 }) })
      .where('id', '=', owner.tenantId)
      .execute()
    expect(await account()).toMatchObject({ limits: { items: 2 }, usage: { items: 3 } })
    expect([await read(), await write()]).toEqual([200, 402])
  })

  test('invoices are listed by pages, and only one’s own', async () => {
    const other = await satchel.newTenant()
    await satchel.database.system
      .insertInto('invoice')
      .values(
        [1, 2, 3].map((n) => ({
          tenantId: owner.tenantId,
          id: `in_${n}_${owner.tenantId}`,
          number: `A-${n}`,
          status: 'paid',
          amount: 100 * n,
          currency: 'EUR',
          createdAt: ago(10 - n),
        })),
      )
      .execute()
    const list = async (query = '') => (await owner.call('GET', `billing/v1/invoices${query}`)).body
    const first = await list('?limit=2')
    expect(first.items.map((each: { number: string }) => each.number)).toEqual(['A-3', 'A-2'])
    const rest = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(rest).toMatchObject({ items: [{ number: 'A-1' }], nextCursor: null })
    expect((await owner.call('GET', 'billing/v1/invoices?cursor=x')).status).toBe(400)
    expect((await other.call('GET', 'billing/v1/invoices')).body.items).toEqual([])
  })
})

describe('on a server of its own', () => {
  const own = product()

  test('the first account operates the server, however many come after it', async () => {
    const operates = async ({ call }: Owner) =>
      (await call('GET', 'billing/v1/account')).body.isOperator
    const first = await own.newTenant()
    const other = await own.newTenant()
    expect([await operates(first), await operates(other)]).toEqual([true, false])
  })

  test('a stranger’s owner can’t give their account a plan, and the operator’s can', async () => {
    const [first, stranger] = [await own.newTenant(), await own.newTenant()]
    await own.makeOperator(first)
    const plan = (call: Owner['call']) => call('PUT', 'billing/v1/plan', { plan: 'business' })
    expect(await plan(stranger.call)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const { body } = await stranger.call('GET', 'billing/v1/account')
    expect(body).toMatchObject({ plan: 'trial', limits: { seats: 10 }, isOperator: false })
    expect(await plan(first.call)).toMatchObject({ status: 200, body: { plan: 'business' } })
  })
})
