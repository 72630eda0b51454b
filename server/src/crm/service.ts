import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import {
  CRM_KINDS,
  CRM_SEND_DAYS,
  CRM_SENDS_KEPT,
  type Crm,
  type CrmConnection,
  type CrmKind,
  type CrmSend,
} from '@satchel/contract/crm.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import { Type } from 'typebox'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database/database.ts'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as query from './connection-queries.ts'
import { enqueueSending } from './queue.ts'
import * as sends from './send-queries.ts'
import { openTokens } from './tokens.ts'
import { CrmProblem, type Tokens } from './vendors/types.ts'
import { CRM_NAMES, callbackUrlOf, isAvailable, vendorOf } from './vendors/vendors.ts'

export { begin, finish } from './connect.ts'
export { pauseAll } from './connection-queries.ts'
export { preview } from './preview.ts'
export { noteLeads, noteReadings } from './publish.ts'
export { deleteSends } from './send-queries.ts'

export async function list(scope: Scope, config: Config): Promise<{ items: Crm[] }> {
  const connections = await query.findConnections(scope)
  const items = CRM_KINDS.map((kind) => ({
    kind,
    available: isAvailable(config, kind),
    callbackUrl: callbackUrlOf(config),
    connection: connections.find((each) => each.kind === kind) ?? null,
  }))
  return { items }
}

type Choices = Partial<Pick<CrmConnection, 'sendsReadings' | 'sendsLeads' | 'confirmedOnly'>>

/** Changes what is sent from now on. */
export async function change(
  scope: Scope,
  kind: CrmKind,
  choices: Choices,
): Promise<CrmConnection> {
  const { id } = orNotFound(await query.lockConnection(scope, { kind }), 'Connection')
  await query.updateConnection(scope, id, choices)
  const target = { type: 'crm', id, name: CRM_NAMES[kind] }
  await audit(scope, { action: 'crm.changed', target, details: { ...choices } })
  return find(scope, kind)
}

/** Deletes a connection here, and then withdraws its access there; that it fails there is told, and changes nothing. */
export async function disconnect(
  services: Services,
  actor: Actor,
  kind: CrmKind,
): Promise<{ revoked: boolean }> {
  const { config, database } = services
  const tokens = await withScope(database, actor, (scope) => remove(scope, services, kind))
  let revoked = false
  try {
    if (tokens && isAvailable(config, kind)) {
      await vendorOf(config, kind).revoke(tokens)
      revoked = true
    }
  } catch (error) {
    if (!(error instanceof CrmProblem)) throw error
    // It isn't accepted there anyway.
    revoked = error.fault === 'revoked' || error.fault === 'deleted'
    if (!revoked) services.log.warn({ fault: error.fault, kind }, 'CRM access not withdrawn')
  }
  const details = { revoked }
  const target = { type: 'crm', name: CRM_NAMES[kind] }
  await withScope(database, actor, (scope) =>
    audit(scope, { action: 'crm.disconnected', target, details }),
  )
  return { revoked }
}

async function remove(
  scope: Scope,
  { secrets }: Services,
  kind: CrmKind,
): Promise<Tokens | undefined> {
  const row = orNotFound(await query.lockConnection(scope, { kind }), 'Connection')
  await query.deleteConnection(scope, row.id)
  return row.tokens ? openTokens(secrets, row.id, row.tokens) : undefined
}

export async function listSends(
  scope: Scope,
  kind: CrmKind,
  { limit = PAGE_DEFAULT, cursor, state }: CursorQuery & { state?: CrmSend['state'] },
) {
  const { id } = await find(scope, kind)
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const rows = await sends.findSends(scope, id, {
    limit: limit + 1,
    ...(state && { state }),
    ...(after && { before: after.id }),
  })
  return pageOf(rows, limit, (last) => ({ id: last.id }))
}

/** Sends something now, whatever became of it before. */
export async function retry(scope: Scope, kind: CrmKind, sendId: string): Promise<CrmSend> {
  const { id, pausedReason } = await find(scope, kind)
  const [before] = await sends.findSends(scope, id, { id: sendId, limit: 1 })
  const { state } = orNotFound(before, 'Activity')
  if (state === 'sent') throw new Problem('conflict', says('itWasSentAlready'))
  if (pausedReason)
    throw new Problem('conflict', says('connectAgainFirst', { name: CRM_NAMES[kind] }))
  await sends.resetSend(scope, id, sendId)
  await enqueueSending(scope, { tenantId: scope.actor.tenantId, id })
  const [after] = await sends.findSends(scope, id, { id: sendId, limit: 1 })
  return orNotFound(after, 'Activity')
}

async function find(scope: Scope, kind: CrmKind): Promise<CrmConnection & { id: string }> {
  return orNotFound((await query.findConnections(scope, kind))[0], 'Connection')
}

/** Gives up what waited too long, and forgets what is old, of all tenants. */
export async function forgetOld(system: Db): Promise<void> {
  await query.deleteOldFlows(system)
  await sends.deleteOld(system, { given: CRM_SEND_DAYS, kept: CRM_SENDS_KEPT })
}
