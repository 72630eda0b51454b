import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

// Stands where Stripe is, and answers what its API answers, in the shapes of the version the SDK is made for.

const KEY = 'sk_test_double'
const WEBHOOK_SECRET = 'whsec_double'
const MONTH = 30 * 86_400

interface Entity {
  id: string
  object: string
  [field: string]: unknown
}

interface Subscription extends Entity {
  customer: string
  status: string
  created: number
}

export interface StripeRequest {
  path: string
  form: Record<string, string>
  idempotencyKey: string | undefined
}

export interface StripeDouble {
  env: Record<string, string>
  /** All that was asked for by a POST. */
  asked: StripeRequest[]
  /** Fails while set: `silent` hangs up, `slow` never answers, `error` answers with an error. */
  away: false | 'silent' | 'slow' | 'error'
  /** Subscribes a customer, as if they had paid at the checkout or not yet. */
  subscribe(customer: string, input: { price: string; status?: string }): Subscription
  change(id: string, values: object): void
  invoice(customer: string, values: object): void
  /** The body of an event and its signature, made by the SDK's own means. */
  event(type: string, object: object, input?: { id?: string; at?: number; secret?: string }): Event
  close(): Promise<void>
}

interface Event {
  body: string
  headers: Record<string, string>
}

const now = () => Math.floor(Date.now() / 1_000)

/** The plans, as an operator sets them up. */
const PRODUCTS: Entity[] = [
  ...['starter', 'team', 'business'].map((plan) => ({
    id: `prod_${plan}`,
    object: 'product',
    active: true,
    metadata: { satchel_plan: plan },
  })),
  { id: 'prod_mugs', object: 'product', active: true, metadata: {} },
]
const AMOUNTS = { starter: 2_900, team: 9_900, business: 29_900 }
const price = (id: string, product: string, interval: string, amount: number, created = 1) => ({
  id,
  object: 'price',
  active: true,
  product,
  created,
  currency: 'eur',
  unit_amount: amount,
  type: 'recurring',
  lookup_key: null,
  metadata: {},
  recurring: { interval, interval_count: 1, usage_type: 'licensed' },
})
const PRICES = [
  ...Object.entries(AMOUNTS).flatMap(([plan, amount]) => [
    price(`price_${plan}_month`, `prod_${plan}`, 'month', amount),
    price(`price_${plan}_year`, `prod_${plan}`, 'year', amount * 10),
  ]),
  price('price_mugs', 'prod_mugs', 'month', 900),
  // Of before the last rise: some pay it still.
  price('price_team_month_2025', 'prod_team', 'month', 7_900, 0),
]

export async function startStripeDouble(): Promise<StripeDouble> {
  const made = new Map<string, Entity>()
  const answered = new Map<string, Entity>()
  const subscriptions: Subscription[] = []
  const invoices: Entity[] = []
  const webhooks = new Stripe(KEY).webhooks
  let count = 0

  const keep = (object: string, prefix: string, fields: object): Entity => {
    count += 1
    const entity = { id: `${prefix}_${count}`, object, created: now(), ...fields }
    made.set(entity.id, entity)
    return entity
  }
  const list = (data: Entity[], url: string) => ({ object: 'list', data, has_more: false, url })
  const of = (query: URLSearchParams) => (entity: Entity) =>
    entity.customer === query.get('customer')

  function read(path: string, query: URLSearchParams): object | undefined {
    if (path === '/v1/products') return list(PRODUCTS, path)
    if (path === '/v1/prices') return list(PRICES, path)
    if (path === '/v1/subscriptions') return list(subscriptions.filter(of(query)), path)
    if (path === '/v1/invoices') return list(invoices.filter(of(query)), path)
    return made.get(/^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1] ?? '')
  }

  function write(path: string, form: Record<string, string>): Entity | undefined {
    if (path === '/v1/customers') return keep('customer', 'cus', {})
    const [, known = ''] = /^\/v1\/customers\/(\w+)$/.exec(path) ?? []
    if (known) return Object.assign(made.get(known) as Entity, form)
    if (path === '/v1/checkout/sessions') {
      const session = keep('checkout.session', 'cs_test', { status: 'open', mode: form.mode })
      return Object.assign(session, { url: `https://checkout.stripe.test/${session.id}` })
    }
    const [, open = ''] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? []
    if (open) return Object.assign(made.get(open) as Entity, { status: 'expired' })
    const [, changed = ''] = /^\/v1\/subscriptions\/(\w+)$/.exec(path) ?? []
    if (changed)
      return Object.assign(made.get(changed) as Entity, {
        cancel_at_period_end: form.cancel_at_period_end === 'true',
        metadata: { satchel_closing: form['metadata[satchel_closing]'] },
      })
    if (path !== '/v1/billing_portal/sessions') return undefined
    const session = keep('billing_portal.session', 'bps', {})
    return Object.assign(session, { url: `https://billing.stripe.test/${session.id}` })
  }

  /** Removes a customer with its subscriptions. */
  function remove(path: string): object | undefined {
    const [, id = ''] = /^\/v1\/customers\/(\w+)$/.exec(path) ?? []
    if (!made.delete(id)) return undefined
    for (const each of subscriptions.filter(({ customer }) => customer === id))
      Object.assign(each, { status: 'canceled', ended_at: now() })
    return { id, object: 'customer', deleted: true }
  }

  const double: StripeDouble = {
    env: {},
    asked: [],
    away: false,
    subscribe(customer, { price: id, status = 'active' }) {
      const item = {
        id: `si_${count}`,
        object: 'subscription_item',
        price: PRICES.find((each) => each.id === id),
        current_period_start: now(),
        current_period_end: now() + MONTH,
        quantity: 1,
      }
      const subscription = keep('subscription', 'sub', {
        customer,
        status,
        metadata: {},
        cancel_at: null,
        cancel_at_period_end: false,
        ended_at: null,
        items: list([item], '/v1/subscription_items'),
      }) as Subscription
      subscriptions.push(subscription)
      return subscription
    },
    change(id, values) {
      Object.assign(made.get(id) as Entity, values)
    },
    invoice(customer, values) {
      const fields = { customer, number: null, status: 'paid', currency: 'eur', total: 9_900 }
      invoices.unshift(keep('invoice', 'in', { ...fields, ...values }))
    },
    event(type, object, { id = `evt_${crypto.randomUUID()}`, at = now(), secret } = {}) {
      const body = JSON.stringify({ id, object: 'event', type, created: at, data: { object } })
      const header = webhooks.generateTestHeaderString({
        payload: body,
        secret: secret ?? WEBHOOK_SECRET,
        timestamp: at,
      })
      return { body, headers: { 'stripe-signature': header, 'content-type': 'application/json' } }
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  /** Answers a call; a repeated idempotency key gets the first response. */
  function reply({ method, headers, url = '/' }: IncomingMessage, text: string) {
    const { pathname: path, searchParams } = new URL(url, 'http://double')
    if (method === 'GET') return read(path, searchParams)
    const idempotencyKey = headers['idempotency-key']?.toString()
    const before = answered.get(idempotencyKey ?? '')
    if (before) return before
    const form = Object.fromEntries(new URLSearchParams(text))
    if (method === 'POST') double.asked.push({ path, form, idempotencyKey })
    const body = method === 'DELETE' ? remove(path) : write(path, form)
    if (idempotencyKey && body) answered.set(idempotencyKey, body as Entity)
    return body
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await Array.fromAsync(request)).toString()
    if (double.away === 'slow') return
    if (double.away === 'silent') return void request.socket.destroy()
    const send = (status: number, body: object) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    const fail = (status: number, type: string, code?: string) =>
      send(status, { error: { type, code, message: type } })
    if (double.away === 'error') return fail(500, 'api_error')
    if (request.headers.authorization !== `Bearer ${KEY}`) return fail(401, 'invalid_request_error')
    const body = reply(request, text)
    return body ? send(200, body) : fail(404, 'invalid_request_error', 'resource_missing')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  double.env = {
    STRIPE_SECRET_KEY: KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  return double
}
