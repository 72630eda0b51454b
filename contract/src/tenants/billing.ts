import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CursorQuery, Nullable, Page, Time } from '../schemas.ts'
import { Limits, PLAN_IDS } from './plans.ts'
import { AccountStatus } from './tenants.ts'

export const PlanName = Type.Enum([...PLAN_IDS])
export const Interval = Type.Enum(['month', 'year'])
export type Interval = Static<typeof Interval>

/** A plan that can be bought. */
export const Offer = Type.Object({
  plan: PlanName,
  interval: Interval,
  amount: Type.Integer({ description: 'In the smallest unit of the currency' }),
  currency: Type.String(),
})
export type Offer = Static<typeof Offer>

export const Subscription = Type.Object({
  status: Type.String({ description: 'The status at Stripe' }),
  interval: Nullable(Interval),
  renewsAt: Nullable(Time),
  endsAt: Type.Union([Time, Type.Null()], {
    description: 'Set if it was canceled: it runs until then',
  }),
})

export const Usage = Type.Object({
  seats: Type.Integer(),
  items: Type.Integer(),
  storageBytes: Type.Integer(),
  links: Type.Integer(),
  shortDomains: Type.Integer(),
})
export type Usage = Static<typeof Usage>

export const Billing = Type.Object({
  mode: Type.Enum(['stripe', 'manual', 'none'], {
    description:
      '`manual`, without Stripe: the operator sets plan and status by hand. `none`: this server has no plans',
  }),
  plan: PlanName,
  limits: Limits,
  usage: Usage,
  subscription: Nullable(Subscription),
  offers: Type.Array(Offer),
  isReachable: Type.Boolean({ description: 'Stripe could be reached for prices' }),
  isOperator: Type.Boolean({ description: 'This account operates the server' }),
})
export type Billing = Static<typeof Billing>

export const Invoice = Type.Object({
  id: Type.String(),
  number: Nullable(Type.String()),
  status: Type.String({
    description: 'The status at Stripe: draft, open, paid, void, uncollectible',
  }),
  amount: Type.Integer({ description: 'In the smallest unit of the currency' }),
  currency: Type.String(),
  createdAt: Time,
  pageUrl: Nullable(Type.String()),
  pdfUrl: Nullable(Type.String()),
})
export type Invoice = Static<typeof Invoice>

/** A page of Stripe's to continue on. */
const Door = Type.Object({ url: Type.String() })

export const SetPlan = Type.Object({
  plan: PlanName,
  status: Type.Optional(AccountStatus),
  since: Type.Optional(
    Type.String({ format: 'date-time', description: 'When the status began; defaults to now' }),
  ),
})
export type SetPlan = Static<typeof SetPlan>

const owners = { access: 'billing.manage', evenInactive: true } as const

export const getBilling = endpoint({
  ...owners,
  name: 'getBilling',
  summary: 'Get the plan, its usage, and the available plans',
  method: 'GET',
  path: '/api/billing/v1/account',
  reply: Billing,
})

export const refreshBilling = endpoint({
  ...owners,
  name: 'refreshBilling',
  summary: 'Refresh the subscription from Stripe, for example after a payment',
  method: 'POST',
  path: '/api/billing/v1/refresh',
  reply: Billing,
})

export const listInvoices = endpoint({
  ...owners,
  name: 'listInvoices',
  summary: 'List invoices, newest first',
  method: 'GET',
  path: '/api/billing/v1/invoices',
  query: CursorQuery,
  reply: Page(Invoice),
})

export const openCheckout = endpoint({
  ...owners,
  name: 'openCheckout',
  summary: 'Get the Stripe page for buying or changing a plan',
  method: 'POST',
  path: '/api/billing/v1/checkout',
  body: Type.Object({ plan: PlanName, interval: Interval }),
  reply: Door,
})

export const openPortal = endpoint({
  ...owners,
  name: 'openPortal',
  summary: 'Get the Stripe page with payment methods, addresses and invoices',
  method: 'POST',
  path: '/api/billing/v1/portal',
  body: Type.Object({ flow: Type.Optional(Type.Enum(['card', 'cancel'])) }),
  reply: Door,
})

export const switchPlan = endpoint({
  ...owners,
  name: 'switchPlan',
  summary:
    'Set our plan and status by hand, without Stripe: only for the account that operates the server',
  method: 'PUT',
  path: '/api/billing/v1/plan',
  body: SetPlan,
  reply: Billing,
})

/** Receives a Stripe event; the body is read as raw bytes because its signature covers them. */
export const receiveStripeEvent = endpoint({
  name: 'receiveStripeEvent',
  summary: 'Receive a signed Stripe event, in any order, any number of times',
  method: 'POST',
  path: '/api/billing/v1/webhook',
  access: 'public',
  takesUnknown: true,
  limit: { calls: 3_000, seconds: 60 },
  raw: true,
})
