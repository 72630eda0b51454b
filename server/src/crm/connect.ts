import { createHash } from 'node:crypto'
import { CRM_FLOW_MINUTES, type CrmConnection, type CrmKind } from '@satchel/contract/crm.ts'
import { type Actor, personOf, type Scope, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { hmac } from '../platform/security/hmac.ts'
import type { Identity } from '../platform/security/identity.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import type { Secrets } from '../platform/security/secrets.ts'
import * as query from './connection-queries.ts'
import { enqueueSending } from './queue.ts'
import { sealTokens } from './tokens.ts'
import { CrmProblem, type Grant } from './vendors/types.ts'
import { CRM_NAMES, vendorOf } from './vendors/vendors.ts'

/** Begins a connection in this session, and returns the vendor's address that the browser goes on to. */
export async function begin(
  scope: Scope,
  { config, secrets }: Services,
  { kind, sessionId }: { kind: CrmKind; sessionId: string },
): Promise<{ location: string }> {
  const vendor = vendorOf(config, kind)
  const state = newToken()
  const flow = { kind, state: hashOf(state), memberId: personOf(scope), sessionId }
  await query.saveFlow(scope, flow, CRM_FLOW_MINUTES)
  const challenge = createHash('sha256').update(verifierOf(secrets, state)).digest('base64url')
  return { location: vendor.authorizeUrl({ state, challenge }) }
}

/** Makes a connection with the code that the vendor sent the browser back with. */
export async function finish(
  services: Services,
  actor: Actor,
  { sessionId }: Identity,
  { state, code }: { state: string; code: string },
): Promise<CrmConnection> {
  const { config, secrets, database } = services
  // Taken before anything is sent: a code that comes a second time finds nothing.
  const flow = await withScope(database, actor, (scope) =>
    query.takeFlow(scope, { state: hashOf(state), memberId: personOf(scope), sessionId }),
  )
  if (!flow) throw new Problem('not-found', says('connectionExpiredOrUsed'))
  const vendor = vendorOf(config, flow.kind)
  const verifier = verifierOf(secrets, state)
  const grant = await vendor.exchange({ code, verifier }).catch((error) => {
    throw refusal(error, flow.kind)
  })
  return withScope(database, actor, (scope) => save(scope, secrets, flow.kind, grant))
}

async function save(
  scope: Scope,
  secrets: Secrets,
  kind: CrmKind,
  { tokens, account }: Grant,
): Promise<CrmConnection> {
  const { id: accountId, name: accountName } = account
  const before = await query.lockConnection(scope, { kind })
  // What waits for one account isn't for another.
  if (before && before.accountId !== accountId) await query.deleteConnection(scope, before.id)
  const draft = { kind, accountId, accountName, connectedBy: personOf(scope) }
  const id = await query.saveConnection(scope, draft)
  await query.saveTokens(scope, id, sealTokens(secrets, id, tokens))
  await enqueueSending(scope, { tenantId: scope.actor.tenantId, id })
  const target = { type: 'crm', id, name: CRM_NAMES[kind] }
  await audit(scope, { action: 'crm.connected', target, details: { account: accountName } })
  const [made] = await query.findConnections(scope, kind)
  if (!made) throw new Error('The connection isn’t there')
  return made
}

function refusal(error: unknown, kind: CrmKind): unknown {
  if (!(error instanceof CrmProblem)) return error
  const name = CRM_NAMES[kind]
  const isAway = ['timeout', 'unreachable', 'failing', 'limited'].includes(error.fault)
  return isAway
    ? new Problem('unavailable', says('doesntAnswerRightNowTryAgainLater', { name }), {
        retryAfter: 30,
        cause: error,
      })
    : new Problem('conflict', says('vendorRefusedConnection', { name, cause: error.message }), {
        cause: error,
      })
}

/** Derives the PKCE verifier from the state, so that it isn't stored. */
function verifierOf({ auth }: Secrets, state: string): string {
  return hmac(auth, `crm verifier\n${state}`).toString('base64url')
}
