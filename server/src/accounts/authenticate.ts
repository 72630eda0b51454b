import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/database/database.ts'
import { Problem, says } from '../platform/problem.ts'
import type { Authenticator, Identity, SocketCaller } from '../platform/security/identity.ts'
import { SECOND } from '../platform/time.ts'
import { requireProof } from './factors/proof.ts'
import { findSessionAccount, touchSession } from './session-queries.ts'
import { areSocketTokens, redeemSocketTokens } from './socket-tokens.ts'
import type { Claims, Verifier } from './tokens/tokens.ts'

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

  async function identify({ sub, sid, exp }: Claims, isCall: boolean): Promise<Identity> {
    const account = await findSessionAccount(db, sid, sub)
    if (!account || account.status === 'deactivated')
      throw new Problem('unauthenticated', says('sessionHasEnded'))
    if (isCall && account.isUnseen) await touchSession(db, sid, sub)
    const { id, name, tenantId, role, tenantStatus: status } = account
    const permissions = new Set(PERMISSIONS_OF[role])
    return {
      actor: { id, name, tenantId, role, permissions },
      sessionId: sid,
      status,
      ...{ readableUntil: account.readableUntil, suspendedReason: account.suspendedReason },
      owesSecondFactor: account.owesSecondFactor,
      expiresAt: exp * SECOND,
    }
  }

  async function authenticateTokens(
    accessToken: string,
    identityToken: string,
    isCall = true,
  ): Promise<Identity> {
    const pair = `${accessToken} ${identityToken}`
    const cached = cache.get(pair)
    if (cached && cached.expiresAt > Date.now()) return cached
    const before = forgotten
    const identity = await identify(await verifier.verify(accessToken, identityToken), isCall)
    // What changed while it was read may be read as it was, and the next call is one that counts.
    if (forgotten !== before || !isCall) return identity
    cache.set(pair, identity)
    return identity
  }

  async function callerOf(tokens: [string, string], isCall: boolean): Promise<SocketCaller> {
    const recheck = () => authenticateTokens(...tokens, false)
    return { identity: await authenticateTokens(...tokens, isCall), recheck }
  }

  async function authenticateSocket(...tokens: [string, string]): Promise<SocketCaller> {
    if (!areSocketTokens(...tokens)) return callerOf(tokens, true)
    const claims = await redeemSocketTokens(db, ...tokens)
    const recheck = () => identify(claims, false)
    return { identity: await identify(claims, true), recheck }
  }

  return {
    authenticateTokens: (...tokens) => authenticateTokens(...tokens),
    authenticateSocket,
    renewSocket: (...tokens) => callerOf(tokens, false),
    authenticate(request: FastifyRequest) {
      const { authorization = '', 'x-identity-token': identity } = request.headers
      const access = /^Bearer (\S+)$/i.exec(authorization)?.[1]
      if (!access || typeof identity !== 'string')
        throw new Problem('unauthenticated', says('sendBothAccessTokenAndIdentityToken'))
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
