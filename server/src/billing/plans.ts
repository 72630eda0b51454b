import { type Limits, PLANS, type PlanId } from '@satchel/contract/tenants/plans.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, type Reason, says } from '../platform/problem.ts'
import * as query from './plan-queries.ts'

/** The limits of an account on a server without plans. */
const NO_LIMITS: Limits = {
  seats: null,
  items: null,
  storageBytes: null,
  links: null,
  shortDomains: null,
}

/** Returns the tenant's limits: its plan's where there are plans, and its own. */
export async function limitsOf(scope: Scope): Promise<Limits> {
  const { plan, limits, planless } = await query.findPlan(scope)
  return { ...(planless ? NO_LIMITS : PLANS[planOf(plan)].limits), ...(limits as Partial<Limits>) }
}

/** The plan of the tenant. */
export async function currentPlan(scope: Scope): Promise<PlanId> {
  const { plan } = await query.findPlan(scope)
  return planOf(plan)
}

function planOf(plan: string): PlanId {
  return Object.hasOwn(PLANS, plan) ? (plan as PlanId) : 'trial'
}

/** Returns how much may still be added. */
async function roomFor(scope: Scope): Promise<query.Content> {
  const { items, storageBytes } = await limitsOf(scope)
  if (items === null && storageBytes === null) return { items: Infinity, storageBytes: Infinity }
  const used = await query.countContent(scope)
  return {
    items: items === null ? Infinity : items - used.items,
    storageBytes: storageBytes === null ? Infinity : storageBytes - used.storageBytes,
  }
}

/** The room below which additions wait for each other; more than any single addition. */
const NARROW = { items: 200, storageBytes: 20_000_000_000 }

/** Returns the room; if little is left, nobody else can use it until the scope ends. */
export async function lockedRoom(scope: Scope): Promise<query.Content> {
  const room = await roomFor(scope)
  if (room.items >= NARROW.items && room.storageBytes >= NARROW.storageBytes) return room
  await query.holdRoom(scope)
  return roomFor(scope)
}

/** Throws `plan-limit` where what is to be added goes beyond the plan. */
export async function requireRoom(scope: Scope, added: query.Content): Promise<void> {
  const fault = roomFault(await lockedRoom(scope), added)
  if (fault) throw new Problem('plan-limit', fault)
}

/** Throws `plan-limit` where more is stored than the plan has room for. */
export async function requireStorage(scope: Scope): Promise<void> {
  const { storageBytes } = await roomFor(scope)
  if (storageBytes < 0) throw new Problem('plan-limit', says('yourPlanHasNoStorageLeft'))
}

/** Returns why something doesn't fit; undefined if it does. */
export function roomFault(room: query.Content, added: query.Content): Reason | undefined {
  if (added.items > room.items) return says('planHasNoRoomForItems')
  if (added.storageBytes > room.storageBytes) return says('planHasNoStorageForFile')
  return undefined
}

/** Returns how many links may still be created. */
export async function roomForLinks(scope: Scope): Promise<number> {
  const { links } = await limitsOf(scope)
  return links === null ? Infinity : links - (await query.countLinks(scope))
}

/** Throws `plan-limit` where the plan has no room for another link. */
export async function requireLinkRoom(scope: Scope): Promise<void> {
  if ((await roomForLinks(scope)) <= 0) throw noLinkRoom()
}

export function noLinkRoom(): Problem {
  return new Problem('plan-limit', says('yourPlanHasNoRoomForLinks'))
}

/** One more than the plan has may be there while it replaces another. */
export async function requireDomainRoom(scope: Scope, others: number): Promise<void> {
  const { shortDomains } = await limitsOf(scope)
  if (shortDomains === null || (shortDomains > 0 && others <= shortDomains)) return
  throw new Problem(
    'plan-limit',
    shortDomains === 1
      ? says('planIncludesOneShortDomain')
      : says('planIncludesShortDomains', { count: shortDomains }),
  )
}
