import type { Interval, Offer } from '@satchel/contract/tenants/billing.ts'
import { PLAN_IDS, type PlanId } from '@satchel/contract/tenants/plans.ts'
import type StripeClient from 'stripe'
import { MINUTE } from '../platform/time.ts'
import type { Stripe } from './stripe.ts'

/** The metadata that marks a Stripe product as one of our plans. */
const KEY = 'satchel_plan'
const FRESH = 10 * MINUTE
const LIST_MAX = 100
const INTERVALS: readonly Interval[] = ['month', 'year']

export interface Catalog {
  /** Plans by product, including products no longer sold that some customers still pay for. */
  planOf: ReadonlyMap<string, PlanId>
  offers: readonly (Offer & { priceId: string })[]
}

const byClient = new WeakMap<Stripe, { catalog: Promise<Catalog>; until: number }>()

/** Returns the operator's offers at Stripe, cached for a few minutes. */
export function readCatalog(stripe: Stripe): Promise<Catalog> {
  const entry = byClient.get(stripe)
  if (entry && entry.until > Date.now()) return entry.catalog
  const catalog = askCatalog(stripe)
  byClient.set(stripe, { catalog, until: Date.now() + FRESH })
  catalog.catch(() => byClient.delete(stripe))
  return catalog
}

async function askCatalog(stripe: Stripe): Promise<Catalog> {
  const [products, prices] = await Promise.all([
    stripe.products.list({ limit: LIST_MAX }),
    stripe.prices.list({ active: true, type: 'recurring', limit: LIST_MAX }),
  ])
  const planOf = new Map<string, PlanId>()
  for (const { id, metadata } of products.data) {
    const plan = PLAN_IDS.find((each) => each === metadata[KEY])
    if (plan && plan !== 'trial') planOf.set(id, plan)
  }
  const sold = new Set(products.data.filter(({ active }) => active).map(({ id }) => id))
  const offers = new Map<string, Catalog['offers'][number]>()
  // The newest of several prices for the same is the one that holds.
  for (const price of prices.data.toSorted((one, other) => one.created - other.created)) {
    const offer = sold.has(productOf(price)) && offerOf(price, planOf)
    if (offer) offers.set(`${offer.plan} ${offer.interval}`, offer)
  }
  return { planOf, offers: [...offers.values()] }
}

function offerOf(
  price: StripeClient.Price,
  planOf: Catalog['planOf'],
): Catalog['offers'][number] | undefined {
  const plan = planOf.get(productOf(price))
  const interval = intervalOf(price)
  if (!plan || !interval || price.unit_amount === null) return undefined
  const { id: priceId, unit_amount: amount, currency } = price
  return { plan, interval, amount, currency: currency.toUpperCase(), priceId }
}

export function intervalOf({ recurring }: StripeClient.Price): Interval | null {
  if (recurring?.interval_count !== 1) return null
  return INTERVALS.find((each) => each === recurring.interval) ?? null
}

export function productOf({ product }: StripeClient.Price): string {
  return typeof product === 'string' ? product : product.id
}
