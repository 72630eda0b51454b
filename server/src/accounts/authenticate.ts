import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/database/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Authenticator, Identity } from '../platform/security/identity.ts'
import { requireProof } from './factors/proof.ts'
import { findSessionAccount, touchSession } from './session-queries.ts'
import type { Verifier } from './tokens/tokens.ts'

/** A change made on another node is seen after this many ms even where its notice is lost. */
const FRESH = 5_000
const PAIRS_MAX = 10_000

/** Opens the check of both tokens of a call and of the session behind them. */
export function openAuthenticator(
  database: Database,
  verifier: Verifier,
): Omit<Authenticator, 'authenticateProgram' | 'scopesOf'> {
  const db = database.system
  const cache = new LRUCache<string, Identity>({ max: PAIRS_MAX, ttl: FRESH, perf: Date })
  let forgotten = 0

  async function authenticateTokens(
    accessToken: string,
    identityToken: string,
    isCall = true,
  ): Promise<Identity> {
    const pair = `${accessToken} ${identityToken}`
    const cached = cache.get(pair)
    if (cached && cached.expiresAt > Date.now()) return cached
    const before = forgotten
    const { sub, sid, exp } = await verifier.verify(accessToken, identityToken)
    const account = await findSessionAccount(db, sid, sub)
    if (!account || account.status === 'deactivated')
      throw new Problem('unauthenticated', 'The session has ended')
    if (isCall && account.isUnseen) await touchSession(db, sid, sub)
    const { id, name, tenantId, role, tenantStatus: status, readableUntil } = account
    const permissions = new Set(PERMISSIONS_OF[role])
    const identity = {
      actor: { id, name, tenantId, role, permissions },
      sessionId: sid,
      status,
      readableUntil,
      owesSecondFactor: account.owesSecondFactor,
      expiresAt: exp * 1_000,
    }
    // What changed while it was read may be read as it was, and the next call is one that counts.
    if (forgotten !== before || !isCall) return identity
    cache.set(pair, identity)
    return identity
  }

  return {
    authenticateTokens: (...tokens) => authenticateTokens(...tokens),
    recheckTokens: (...tokens) => authenticateTokens(...tokens, false),
    authenticate(request: FastifyRequest) {
      const { authorization = '', 'x-identity-token': identity } = request.headers
      const access = /^Bearer (\S+)$/i.exec(authorization)?.[1]
      if (!access || typeof identity !== 'string')
        throw new Problem('unauthenticated', 'Send both the access token and the identity token')
      return authenticateTokens(access, identity)
    },
    async requireProof(identity) {
      await requireProof({ database }, identity)
    },
    forgetIdentities(id) {
      forgotten += 1
      for (const [pair, { actor, sessionId }] of cache.entries()) {
        if ([sessionId, actor.id, actor.tenantId].includes(id)) cache.delete(pair)
      }
    },
  }
}
