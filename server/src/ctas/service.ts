import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { PublicCta } from '@satchel/contract/cta-events.ts'
import type { Cta, CtaFilter } from '@satchel/contract/ctas.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import { requirePermission, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound } from '../platform/problem.ts'
import * as users from '../users/service.ts'
import { presentAll, presentPublic } from './present.ts'
import { purge } from './queries.ts'
import * as select from './select-queries.ts'

type Wanted = CtaFilter & CursorQuery & { ownerId?: string }

/** Lists the team's CTAs, newest first. */
export async function list(scope: Scope, { limit = PAGE_DEFAULT, cursor, ...filter }: Wanted) {
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
  { type, ...wanted }: Wanted & { type?: 'admin' },
) {
  if (type === 'admin') requirePermission(scope.actor, 'links.all')
  await users.get(scope, userId)
  return list(scope, { ...wanted, ...(type !== 'admin' && { ownerId: userId }) })
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
  return presentPublic(orNotFound(await select.findShown(database.system, id, tenantId), 'CTA'))
}

const KEPT_DAYS = 30

/** Deletes what was deleted a month ago, with its submissions. */
export function empty({ database }: Services): Promise<void> {
  return purge(database.system, KEPT_DAYS)
}
