import type { Session, SessionRules } from '@satchel/contract/accounts/sessions.ts'
import {
  type Actor,
  type Origin,
  requireOwnTenant,
  type Scope,
} from '../platform/database/scope.ts'
import { agentOf } from '../platform/http/agent.ts'
import type { Services } from '../platform/http/services.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { Problem, says } from '../platform/problem.ts'
import { audit, auditSignIn, type Signer } from '../platform/security/audit.ts'
import { announceChange, type Identity } from '../platform/security/identity.ts'
import { hashOf } from '../platform/security/random-token.ts'
import * as tenants from '../tenants/service.ts'
import { replayedEmail } from './emails.ts'
import { endAccess } from './end-access.ts'
import { findAccount } from './queries.ts'
import { isBrowserKey, successorOf } from './refresh-tokens.ts'
import type { Accounts } from './service.ts'
import * as query from './session-queries.ts'
import { type IssuedTokens, issueTokens } from './tokens/tokens.ts'

export interface Refreshing {
  refreshToken: string
  browserKey?: string | undefined
  /** An open page asks, not a person. */
  isBackground?: boolean | undefined
}

/**
 * Exchanges a refresh token, which works once; reusing one ends its session. Who has the session's browser key may
 * have lost the answer: for a short time, and until the next token is used, it's the same again, so that a thief is
 * discovered when that one is used twice.
 */
export async function refresh(
  { services }: Accounts,
  { refreshToken, browserKey, isBackground = false }: Refreshing,
  origin: Origin,
): Promise<IssuedTokens> {
  const { secrets, database } = services
  const { system } = database
  const hash = hashOf(refreshToken)
  const refreshed = await system.transaction().execute(async (db) => {
    const locked = await query.lockSessionOf(db, hash)
    const isBrowser = locked !== undefined && isBrowserKey(secrets, locked.id, browserKey)
    const session = await query.useRefreshToken(db, hash, isBrowser)
    const account = session && (await findAccount(db, session.userId))
    if (!account || account.status === 'deactivated') return undefined
    let next = successorOf(secrets, refreshToken)
    while (await query.isUsedToken(db, hashOf(next))) next = successorOf(secrets, next)
    await query.saveRefreshToken(db, session.sessionId, hashOf(next))
    return { account, sessionId: session.sessionId, next }
  })
  if (refreshed) {
    const { account, sessionId, next } = refreshed
    if (!isBackground) await query.touchSession(system, sessionId, account.id)
    return issueTokens(services, account, sessionId, next)
  }
  await endReplayed(services, hash, origin)
  throw new Problem('unauthenticated', says('sessionHasEndedSignInAgain'))
}

/** Ends a session whose token was used twice, and tells its owner: someone else may have it. */
async function endReplayed(services: Services, hash: Buffer, origin: Origin): Promise<void> {
  const replayed = await services.database.system.transaction().execute(async (db) => {
    const found = await query.findReplayed(db, hash)
    if (!found || !(await query.endSession(db, found.sessionId, found.id))) return undefined
    const target = { type: 'session', id: found.sessionId }
    await auditSignIn(db, found, origin, { action: 'session.replayed', target })
    const locale = await localeOfAddress(db, found.tenantId, found.email)
    const mail = replayedEmail(services.config, { ...found, locale }, agentOf(origin.agent))
    await enqueueMail({ db, tenantId: found.tenantId }, mail)
    return found.sessionId
  })
  if (!replayed) return
  await forget(services, replayed)
  services.log.warn({ sessionId: replayed }, 'refresh token replayed, session ended')
}

export async function list(
  { services }: Accounts,
  { actor, sessionId }: Identity,
): Promise<{ items: Session[] }> {
  const rows = await query.findSessions(services.database.system, personOf(actor))
  const items = rows.map(({ userAgent, ...session }) => ({
    ...session,
    ...agentOf(userAgent),
    isCurrent: session.id === sessionId,
  }))
  return { items }
}

type Which = 'this' | 'one' | 'others' | 'all'

/** Ends one of the caller's sessions; throws `not-found` for anyone else's. */
export async function end(
  { services }: Accounts,
  { actor, sessionId: own }: Identity,
  which: Which,
  id = own,
): Promise<void> {
  const person = personOf(actor)
  const isOne = which === 'this' || which === 'one'
  await services.database.system.transaction().execute(async (db) => {
    if (which === 'all') await endAccess(db, person)
    else if (which === 'others') await query.endSessionsOf(db, person, own)
    else if (!(await query.endSession(db, id, person)))
      throw new Problem('not-found', says('sessionNotFound'))
    await auditSignIn(db, signerOf(actor), originOf(actor), {
      action: 'session.ended',
      details: { which },
    })
  })
  await forget(services, isOne ? id : person)
}

function personOf({ id }: Actor): string {
  if (id === null) throw new Error('A session without a person')
  return id
}

/** Returns who acts and from where, for writes outside a scope. */
export function signerOf(actor: Actor): Signer {
  return { id: personOf(actor), name: actor.name ?? '', tenantId: actor.tenantId }
}

export function originOf({ origin }: Actor): Origin {
  return origin ?? { ip: '', agent: null }
}

/** Drops cached identities, on this node immediately and on others by a notice. */
export async function forget(services: Services, id: string): Promise<void> {
  services.forgetIdentities(id)
  await announceChange({ db: services.database.system }, id)
}

/** Removes ended sessions and closes their sockets. */
export async function removeEnded(services: Services): Promise<void> {
  for (const id of await query.removeEnded(services.database.system)) await forget(services, id)
}

export async function rules(scope: Scope, tenantId: string): Promise<SessionRules> {
  requireOwnTenant(scope.actor, tenantId)
  return query.findSessionRules(scope)
}

export async function changeRules(
  scope: Scope,
  tenantId: string,
  changed: SessionRules,
): Promise<SessionRules> {
  requireOwnTenant(scope.actor, tenantId)
  await tenants.setSessionRules(scope, changed)
  await audit(scope, { action: 'session-rules.changed', details: { ...changed } })
  await announceChange(scope, tenantId)
  return changed
}
