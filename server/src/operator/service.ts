import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import type { Company, CompanyDetails } from '@satchel/contract/operator.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { LIMIT_NAMES } from '@satchel/contract/tenants/plans.ts'
import { Type } from 'typebox'
import * as billing from '../billing/service.ts'
import { type Actor, systemActor, withScope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound } from '../platform/problem.ts'
import * as tenants from '../tenants/service.ts'
import * as query from './queries.ts'

export type { Change } from './change.ts'
export {
  admission,
  apply,
  change,
  deletion,
  limitsChange,
  operatorActor,
  planChange,
  resumption,
  suspension,
} from './change.ts'
export type { CompanyRow } from './queries.ts'
export { findCompanies, findId, findOwner } from './queries.ts'

/** Lists companies for owners of the one that operates the server. Throws `forbidden` for others. */
export async function list(
  services: Services,
  actor: Actor,
  { search, limit = PAGE_DEFAULT, cursor }: CursorQuery & { search?: string },
) {
  await tenants.requireOperator(services, actor)
  const after = readCursor(cursor, Type.Object({ id: Id }))?.id
  const rows = await query.findCompanies(services.database.system, {
    limit: limit + 1,
    ...(search && { search: search.trim() }),
    ...(after && { after }),
  })
  const page = pageOf(rows, limit, ({ id }) => ({ id }))
  const items: Company[] = []
  // One after the other: a long list takes one connection, not all of them.
  for (const row of page.items) items.push(await present(services, row, actor.tenantId))
  return { ...page, items }
}

/** Returns a company as its operator sees it. Throws `forbidden` for others. */
export async function get(services: Services, actor: Actor, id: string): Promise<CompanyDetails> {
  await tenants.requireOperator(services, actor)
  const { database } = services
  const row = orNotFound(await query.findCompany(database.system, id), 'Company')
  const company = await present(services, row, actor.tenantId)
  const own = Object(row.limits)
  const of = await withScope(database, systemActor(id), async (scope) => ({
    usage: await billing.usageOf(scope),
    limits: await billing.limitsOf(scope),
  }))
  return { ...company, ...of, ownLimits: LIMIT_NAMES.filter((name) => name in own) }
}

async function present(
  { database }: Services,
  row: query.CompanyRow,
  operator: string,
): Promise<Company> {
  const { isSuspended, suspendedReason, pagesClosed, statusSince, planless, plan } = row
  const { id, name, status, isConfirmed, people, visits30Days, lastActivityAt } = row
  const content = await withScope(database, systemActor(id), billing.countContent)
  return {
    id,
    name,
    status,
    isConfirmed,
    people,
    visits30Days,
    lastActivityAt,
    ...content,
    plan: planless ? null : plan,
    isOperator: id === operator,
    createdAt: row.createdAt,
    closesAt: row.closesAt,
    suspension: isSuspended ? { reason: suspendedReason, since: statusSince, pagesClosed } : null,
  }
}
