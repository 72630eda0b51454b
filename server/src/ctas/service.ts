import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Cta, CtaFilter } from '@satchel/contract/ctas/ctas.ts'
import type { PublicCta } from '@satchel/contract/ctas/events.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import type { PlacedCta } from '@satchel/contract/visits/visitor-ctas.ts'
import { Type } from 'typebox'
import { requirePermission, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound } from '../platform/problem.ts'
import * as users from '../users/service.ts'
import { deleteOfSubjects } from '../webhooks/service.ts'
import * as chosen from './choose.ts'
import { recallCtasAt } from './placement-cache.ts'
import { presentAll, presentPublic } from './present.ts'
import { purge } from './queries.ts'
import * as select from './select-queries.ts'
import * as submissions from './submission-queries.ts'

export { recordEvent } from './events.ts'
export { nameOfLead } from './leads.ts'
export { findSubmissionsOfEmail, unlinkVisits } from './submission-queries.ts'

type Target = chosen.Target
type Query = CtaFilter & CursorQuery & { ownerId?: string }

/** Lists the team's CTAs, newest first. */
export async function list(scope: Scope, { limit = PAGE_DEFAULT, cursor, ...filter }: Query) {
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await select.findCtas(scope, {
    ...filter,
    limit: limit + 1,
    ...(after && { before: after.id }),
  })
  const page = pageOf(rows, limit, ({ id }) => ({ id }))
  return { ...page, items: await presentAll(scope, page.items) }
}

/** Lists a person's CTAs, or for admins everyone's. */
export async function listOf(
  scope: Scope,
  userId: string,
  { type, ...filter }: Query & { type?: 'admin' },
) {
  if (type === 'admin') requirePermission(scope.actor, 'links.all')
  await users.get(scope, userId)
  return list(scope, { ...filter, ...(type !== 'admin' && { ownerId: userId }) })
}

export async function get(scope: Scope, id: string): Promise<Cta> {
  const [cta] = await presentAll(scope, [orNotFound(await select.findCta(scope, id), 'CTA')])
  return orNotFound(cta, 'CTA')
}

/** Returns an active CTA of the tenant as visitors see it. */
export async function getPublic(
  { database }: Pick<Services, 'database'>,
  id: string,
  tenantId: string,
): Promise<PublicCta> {
  return presentPublic(orNotFound(await select.findVisible(database.system, id, tenantId), 'CTA'))
}

/** Returns those of these CTAs of a tenant that visitors may see, by id. */
export async function findPublic(
  { database }: Pick<Services, 'database'>,
  ids: string[],
  tenantId: string,
): Promise<Map<string, PublicCta>> {
  const found = new Map<string, PublicCta>()
  for (const id of ids) {
    const row = await select.findVisible(database.system, id, tenantId)
    if (row) found.set(id, presentPublic(row))
  }
  return found
}

export interface Page {
  tenantId: string
  /** The pages it is placed on, the most specific first. */
  targets: Target[]
  /** Changes with every row the page is made of, that of its tenant among them. */
  state: string
  /** Stays the same for a visitor, as far as one is known; null for a preview, which shows everything. */
  visitor: string | null
  /** The number of this visit; asked for only where a CTA depends on it. */
  countVisits(): Promise<number>
}

/** Chooses the CTAs of a page for a visitor. */
export async function choose(
  services: Pick<Services, 'database'>,
  { tenantId, targets, state, visitor, countVisits }: Page,
): Promise<PlacedCta[]> {
  const rows = await recallCtasAt(services, tenantId, targets, state)
  if (rows.length === 0) return []
  const isCounted = rows.some(({ placements }) => placements.some((one) => one.visits))
  const visits = isCounted ? await countVisits() : 1
  return chosen.choose(rows, targets, { visitor, visits, now: Date.now() })
}

/** Deletes what a person sent with an address. */
export async function forgetSubmissionsOf(scope: Scope, email: string): Promise<void> {
  await deleteOfSubjects(scope, await submissions.deleteOfEmail(scope, email))
}

const KEPT_DAYS = 30

/** Deletes what was deleted a month ago, with its submissions. */
export function empty({ database }: Services): Promise<void> {
  return purge(database.system, KEPT_DAYS)
}
