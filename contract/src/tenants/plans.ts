import { type Static, Type } from 'typebox'
import { Nullable } from '../schemas.ts'

const Bound = Nullable(Type.Integer({ minimum: 0, description: 'null is no limit' }))

export const Limits = Type.Object({
  seats: Bound,
  items: Bound,
  storageBytes: Bound,
  links: Bound,
  shortDomains: Bound,
})
export type Limits = Static<typeof Limits>

export const LIMIT_NAMES = [
  'seats',
  'items',
  'storageBytes',
  'links',
  'shortDomains',
] as const satisfies readonly (keyof Limits)[]

export const PLAN_IDS = ['trial', 'starter', 'team', 'business'] as const
export type PlanId = (typeof PLAN_IDS)[number]

interface Plan {
  name: string
  /** One sentence about who the plan is for. */
  line: string
  limits: Limits
}

const GB = 1_000_000_000

/** The plans and their limits. A tenant may have its own limits. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  trial: {
    name: 'Trial',
    line: 'Everything, for 14 days.',
    limits: { seats: 10, items: 10_000, storageBytes: 50 * GB, links: 100_000, shortDomains: 3 },
  },
  starter: {
    name: 'Starter',
    line: 'For a few people with one library.',
    limits: { seats: 3, items: 1_000, storageBytes: 20 * GB, links: 25_000, shortDomains: 1 },
  },
  team: {
    name: 'Team',
    line: 'For a marketing team and its sellers.',
    limits: { seats: 25, items: 25_000, storageBytes: 250 * GB, links: 250_000, shortDomains: 3 },
  },
  business: {
    name: 'Business',
    line: 'For a whole company, without limits.',
    limits: { seats: null, items: null, storageBytes: 2_000 * GB, links: null, shortDomains: null },
  },
}
