import type { HealthKind } from '@satchel/contract/analytics/health.ts'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { CursorQuery } from '@satchel/contract/schemas.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import { limitStatements, type Scope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { Problem, says } from '../platform/problem.ts'
import * as query from './health-queries.ts'

const STATEMENT_MS = 10_000

export async function countUnhealthy(scope: Scope, { mine = false }: { mine?: boolean }) {
  await limitStatements(scope, STATEMENT_MS)
  return query.countUnhealthy(scope, mine)
}

interface Query extends CursorQuery {
  kind: HealthKind
  mine?: boolean
}

export async function listUnhealthy(
  scope: Scope,
  services: Addresses,
  { kind, mine = false, limit = PAGE_DEFAULT, cursor }: Query,
) {
  const after = readCursor(cursor, query.placeOf(kind))
  await limitStatements(scope, STATEMENT_MS)
  const [rows, total] = await Promise.all([
    query.findUnhealthy(scope, { kind, isMine: mine, limit: limit + 1, after }),
    query.countOne(scope, kind, mine),
  ])
  const page = pageOf(rows, limit, ({ key, id }) => ({ order: kind, key, id }))
  const ids = page.items.map(({ id }) => id)
  const found = new Map((await items.findAll(scope, services, ids)).map((item) => [item.id, item]))
  return { ...page, items: ids.flatMap((id) => found.get(id) ?? []), total }
}

/** Throws `not-found` unless the caller can see all of them. */
export async function review(scope: Scope, ids: string[]): Promise<void> {
  const unique = [...new Set(ids)]
  const visible = await items.visibleIds(scope, unique)
  if (visible.length < unique.length) throw new Problem('not-found', says('itemNotFound'))
  await query.insertReviews(scope, unique)
}
