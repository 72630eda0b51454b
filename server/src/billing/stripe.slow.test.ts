import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Owner, product } from '../../test/harness.ts'
import { startStripeDouble } from '../../test/peers/stripe-double.ts'

const stripe = await startStripeDouble()
afterAll(() => stripe.close())
const satchel = product({ worker: true, config: stripe.env })
/** A product that hasn't loaded the prices yet. */
const fresh = product({ config: stripe.env })

let owner: Owner
beforeEach(async () => {
  stripe.away = false
  stripe.asked.length = 0
  owner = await satchel.newTenant()
})

const team = { plan: 'team', interval: 'month' }
const checkout = (requested: object = team) => owner.call('POST', 'billing/v1/checkout', requested)
const portal = (body: object = {}) => owner.call('POST', 'billing/v1/portal', body)
const account = async () => (await owner.call('GET', 'billing/v1/account')).body
const statusOf = async () =>
  (await owner.call('GET', 'auth/v1/me')).body.tenant.accountStatus.status
const standing = async () => [(await account()).plan, await statusOf()]
const requests = (path: string) => stripe.asked.filter((each) => each.path === `/v1/${path}`)
const send = (event: { body: string; headers: Record<string, string> }) =>
  satchel.anonymous('POST', 'billing/v1/webhook', event.body, event.headers)

async function customer(): Promise<string> {
  await checkout()
  return requests('checkout/sessions').at(-1)?.form.customer ?? ''
}

/** Returns an owner who has paid, as reported by Stripe. */
async function subscribed(price = 'price_team_month') {
  const id = await customer()
  const subscription = stripe.subscribe(id, { price })
  await send(stripe.event('customer.subscription.created', subscription))
  await expect.poll(statusOf).toBe('active')
  return subscription
}

describe('a plan is bought at Stripe', () => {
  test('what there is to buy comes from there, the newest price of each', async () => {
    const { mode, offers, isReachable } = await account()
    expect([mode, isReachable]).toEqual(['stripe', true])
    expect(offers).toHaveLength(6)
    expect(offers).toContainEqual({ ...team, amount: 9_900, currency: 'EUR' })
    expect(JSON.stringify(offers)).not.toContain('price_')
  })

  test('a page is opened for the tenant, and when it has paid the account is active with that plan', async () => {
    const { status, body } = await checkout()
    expect(status).toBe(200)
    expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_test_/)
    expect(requests('checkout/sessions')[0]?.form).toMatchObject({
      mode: 'subscription',
      client_reference_id: owner.tenantId,
      'line_items[0][price]': 'price_team_month',
      success_url: expect.stringContaining('/classic/?path=/billing&checkout=done'),
    })
    expect(await standing()).toEqual(['trial', 'trialing'])

    const id = requests('checkout/sessions')[0]?.form.customer ?? ''
    stripe.subscribe(id, { price: 'price_team_month' })
    stripe.invoice(id, { number: 'A-1', hosted_invoice_url: 'https://invoice.stripe.test/1' })
    // Back from there before any event came.
    const { body: back } = await owner.call('POST', 'billing/v1/refresh')
    expect(back).toMatchObject({
      plan: 'team',
      limits: { seats: 25 },
      subscription: { status: 'active', interval: 'month', renewsAt: expect.any(String) },
    })
    expect(await statusOf()).toBe('active')
    const { body: invoices } = await owner.call('GET', 'billing/v1/invoices')
    expect(invoices.items).toMatchObject([
      { number: 'A-1', status: 'paid', amount: 9_900, currency: 'EUR' },
    ])
  })

  test('however many checkouts start at once, there is one customer, and only the last page accepts a payment', async () => {
    const answers = await Promise.all([checkout(), checkout(), checkout()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(requests('customers')).toHaveLength(1)
    const customers = requests('checkout/sessions').map(({ form }) => form.customer)
    expect(new Set(customers).size).toBe(1)
    expect(stripe.asked.filter(({ path }) => path.endsWith('/expire'))).toHaveLength(2)
  })

  test('who has a plan changes it for another, and does not buy a second one', async () => {
    const subscription = await subscribed()
    stripe.asked.length = 0
    const { body } = await checkout({ plan: 'business', interval: 'year' })
    expect(body.url).toMatch(/^https:\/\/billing\.stripe\.test/)
    expect(requests('checkout/sessions')).toEqual([])
    expect(requests('billing_portal/sessions')[0]?.form).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': subscription.id,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_business_year',
    })
    expect(await checkout()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('who has paid in another tab is not sent to pay again, though no event came', async () => {
    const id = await customer()
    stripe.subscribe(id, { price: 'price_starter_month' })
    const { body } = await checkout()
    expect(body.url).toMatch(/^https:\/\/billing\.stripe\.test/)
  })

  test('cards and invoices are at the portal, and so is cancelling', async () => {
    expect(await portal()).toMatchObject({ status: 409 })
    const subscription = await subscribed()
    expect((await portal()).body.url).toMatch(/^https:\/\/billing\.stripe\.test/)
    await portal({ flow: 'card' })
    await portal({ flow: 'cancel' })
    expect(requests('billing_portal/sessions').map(({ form }) => form['flow_data[type]'])).toEqual([
      undefined,
      'payment_method_update',
      'subscription_cancel',
    ])
    const last = requests('billing_portal/sessions').at(-1)?.form
    expect(last?.['flow_data[subscription_cancel][subscription]']).toBe(subscription.id)
  })

  test('a plan that is not sold, or none at all, is refused', async () => {
    expect(await checkout({ plan: 'trial', interval: 'month' })).toMatchObject({ status: 409 })
    expect(await checkout({ plan: 'golden', interval: 'month' })).toMatchObject({ status: 422 })
    expect(await checkout({})).toMatchObject({ status: 422 })
  })

  test('plans can’t be set by hand if they are paid for', async () => {
    const answer = await owner.call('PUT', 'billing/v1/plan', { plan: 'business' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await standing()).toEqual(['trial', 'trialing'])
  })

  test('calls to Stripe are limited', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => owner.call('POST', 'billing/v1/portal', {})),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('only an owner', async () => {
    const admin = await owner.withRole('admin')
    for (const [method, path] of [
      ['GET', 'account'],
      ['GET', 'invoices'],
      ['POST', 'checkout'],
      ['POST', 'portal'],
      ['POST', 'refresh'],
    ] as const)
      expect((await admin.call(method, `billing/v1/${path}`, {})).status).toBe(403)
  })
})

describe('an event of Stripe', () => {
  test.for([
    ['past_due', 'active', true],
    ['unpaid', 'active', true],
    ['paused', 'active', true],
    ['canceled', 'canceled', false],
    ['active', 'active', false],
    ['trialing', 'active', false],
  ] as const)(
    'a subscription that is %s makes the account %s',
    async ([given, expected, isDue]) => {
      const subscription = await subscribed()
      stripe.change(subscription.id, { status: given })
      await send(stripe.event('customer.subscription.updated', subscription))
      await expect.poll(async () => (await account()).subscription.status).toBe(given)
      const { body } = await owner.call('GET', 'auth/v1/me')
      const { status, paymentDueBy } = body.tenant.accountStatus
      expect([status, paymentDueBy !== null]).toEqual([expected, isDue])
      expect(body.tenant.plan).toBe('team')
    },
  )

  test('a first payment that is pending or never arrives leaves the account unchanged', async () => {
    const id = await customer()
    for (const status of ['incomplete', 'incomplete_expired']) {
      const subscription = stripe.subscribe(id, { price: 'price_team_month', status })
      await send(stripe.event('customer.subscription.created', subscription))
      await owner.call('POST', 'billing/v1/refresh')
      expect(await standing()).toEqual(['trial', 'trialing'])
    }
  })

  test('events that come late and in the wrong order end as things stand at Stripe', async () => {
    const subscription = await subscribed()
    const old = stripe.event('customer.subscription.updated', { ...subscription, status: 'active' })
    stripe.change(subscription.id, { status: 'canceled', ended_at: 1_790_000_000 })
    await send(stripe.event('customer.subscription.deleted', subscription))
    await expect.poll(statusOf).toBe('canceled')
    expect((await send(old)).status).toBe(200)
    await owner.call('POST', 'billing/v1/refresh')
    expect(await statusOf()).toBe('canceled')
  })

  test('the same event ten times at once is handled once', async () => {
    const id = await customer()
    const subscription = stripe.subscribe(id, { price: 'price_team_year' })
    const event = stripe.event('customer.subscription.created', subscription)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await expect.poll(standing).toEqual(['team', 'active'])
    const { rows } = await satchel.database.systemPool.query(
      `select action from audit where tenant_id = $1 and action = 'billing.changed'`,
      [owner.tenantId],
    )
    expect(rows).toHaveLength(1)
  })

  test('an old price is of the plan it was bought for', async () => {
    await subscribed('price_team_month_2025')
    expect((await account()).plan).toBe('team')
  })

  test('a new plan, and an end that was asked for, are shown', async () => {
    const subscription = await subscribed('price_starter_month')
    stripe.change(subscription.id, { cancel_at_period_end: true })
    await send(stripe.event('customer.subscription.updated', subscription))
    await expect
      .poll(async () => (await account()).subscription)
      .toMatchObject({ renewsAt: null, endsAt: expect.any(String) })
    expect(await statusOf()).toBe('active')
  })

  test('an account that was suspended stays so, whatever is paid', async () => {
    const subscription = await subscribed()
    await satchel.database.systemPool.query(
      `update tenant set status = 'suspended' where id = $1`,
      [owner.tenantId],
    )
    await send(stripe.event('invoice.paid', { object: 'invoice', customer: subscription.customer }))
    await owner.call('POST', 'billing/v1/refresh')
    expect(await statusOf()).toBe('suspended')
  })

  test('is refused without a valid, recent signature of its own', async () => {
    const id = await customer()
    const subscription = stripe.subscribe(id, { price: 'price_team_month' })
    const make = (input = {}) => stripe.event('customer.subscription.created', subscription, input)
    const good = make()
    const bad = [
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, headers: { ...good.headers, 'stripe-signature': 'nonsense' } },
      { ...good, body: good.body.replace('active', 'paused') },
      { ...good, body: `${good.body} ` },
      make({ secret: 'whsec_other' }),
      make({ at: Math.floor(Date.now() / 1_000) - 3_600 }),
    ]
    for (const each of bad)
      expect(await send(each)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await standing()).toEqual(['trial', 'trialing'])
    expect((await send(good)).status).toBe(200)
  })

  test('of an unknown customer is accepted and ignored', async () => {
    const object = { object: 'customer', id: 'cus_nobody' }
    expect(await send(stripe.event('customer.updated', object))).toMatchObject({
      status: 200,
      body: { received: true },
    })
    expect(await send(stripe.event('balance.available', { object: 'balance' }))).toMatchObject({
      status: 200,
    })
  })
})

describe('an account that is closed', () => {
  const closing = (method: 'POST' | 'DELETE') =>
    owner.call(method, `auth/v1/tenants/${owner.tenantId}/closing`)
  const remove = async () => {
    await satchel.database.systemPool.query('update tenant set closes_at = now() where id = $1', [
      owner.tenantId,
    ])
    await satchel.app.tasks['delete-closed-accounts']?.({})
  }

  test('isn’t charged for another period, but is again if it’s kept', async () => {
    const subscription = await subscribed()
    await closing('POST')
    await expect.poll(() => subscription.cancel_at_period_end).toBe(true)
    await closing('DELETE')
    await expect.poll(() => subscription.cancel_at_period_end).toBe(false)
    await expect.poll(statusOf).toBe('active')
  })

  test('and kept does not bring back a plan that had been canceled before', async () => {
    const subscription = await subscribed()
    stripe.change(subscription.id, { cancel_at_period_end: true })
    await closing('POST')
    await closing('DELETE')
    await expect.poll(waiting).toBe(0)
    expect(subscription.cancel_at_period_end).toBe(true)
    stripe.change(subscription.id, { cancel_at_period_end: false })
    await closing('POST')
    await expect.poll(() => subscription.cancel_at_period_end).toBe(true)
  })

  /** Returns the closing jobs that haven't run. */
  const waiting = async () => {
    const { rows } = await satchel.database.systemPool.query(
      'select count(*)::int as count from graphile_worker._private_jobs where key = $1',
      [`closing:${owner.tenantId}`],
    )
    return rows[0]?.count
  }

  test('is unknown at Stripe once it is deleted, and its subscription has ended', async () => {
    const subscription = await subscribed()
    const bystander = stripe.subscribe('cus_other', { price: 'price_team_month' })
    await remove()
    await expect.poll(() => subscription.status).toBe('canceled')
    expect(bystander.status).toBe('active')
    const event = stripe.event('customer.subscription.deleted', subscription)
    expect((await send(event)).status).toBe(200)
    await satchel.app.tasks['forget-customer']?.({ customerId: subscription.customer })
  })

  test('is forgotten there though Stripe was away when it was deleted', async () => {
    const subscription = await subscribed()
    stripe.away = 'error'
    await remove()
    const { rows } = await satchel.database.systemPool.query('select 1 from tenant where id = $1', [
      owner.tenantId,
    ])
    expect(rows).toEqual([])
    expect(subscription.status).toBe('active')
    stripe.away = false
    await expect.poll(() => subscription.status).toBe('canceled')
  })
})

describe('while Stripe is away', () => {
  test.for(['silent', 'error'] as const)(
    '(%s) nothing is bought, and the rest is shown',
    async (how) => {
      await customer()
      stripe.away = how
      for (const path of ['checkout', 'portal', 'refresh']) {
        const answer = await owner.call(
          'POST',
          `billing/v1/${path}`,
          path === 'checkout' ? team : {},
        )
        expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
        expect(answer.headers['retry-after']).toBe('30')
        expect(JSON.stringify(answer.body)).not.toContain('sk_test')
      }
      expect(await account()).toMatchObject({ plan: 'trial', usage: { seats: 1 } })
      expect((await owner.call('GET', 'billing/v1/invoices')).status).toBe(200)
    },
  )

  test('and doesn’t respond, the plan and its usage are still shown', async () => {
    const other = await fresh.newTenant()
    stripe.away = 'slow'
    const { status, body } = await other.call('GET', 'billing/v1/account')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      plan: 'trial',
      isReachable: false,
      offers: [],
      usage: { seats: 1 },
    })
  })

  test('no event is lost: Stripe is asked until it responds', async () => {
    const id = await customer()
    const subscription = stripe.subscribe(id, { price: 'price_team_month' })
    stripe.away = 'error'
    expect((await send(stripe.event('invoice.paid', subscription))).status).toBe(200)
    const attempts = async () =>
      (
        await satchel.database.systemPool.query(
          'select attempts from graphile_worker._private_jobs where key = $1',
          [`billing:${owner.tenantId}`],
        )
      ).rows[0]?.attempts
    await expect.poll(attempts).toBeGreaterThan(0)
    expect(await statusOf()).toBe('trialing')
    stripe.away = false
    await expect.poll(statusOf).toBe('active')
  })

  test('an event that never came is made up for by the daily look', async () => {
    const id = await customer()
    stripe.subscribe(id, { price: 'price_team_month' })
    await satchel.app.tasks['sync-all-billing']?.({})
    await expect.poll(standing).toEqual(['team', 'active'])
  })
})
