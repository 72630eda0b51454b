import type { TokenSet } from '@satchel/contract/accounts/accounts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  createLocalJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import type { Services } from '../../platform/http/services.ts'
import { Problem, says } from '../../platform/problem.ts'
import { SECOND } from '../../platform/time.ts'
import type { Account } from '../queries.ts'
import { ALGORITHM, publishedKeys, signingKey } from './signing-keys.ts'

const ACCESS_SECONDS = 15 * 60

type Parts = Pick<Services, 'config' | 'database' | 'secrets'>

/** A token set with its tenant and session, which aren't part of the response. */
export type IssuedTokens = Required<TokenSet> & {
  userId: string
  tenantId: string
  sessionId: string
}

/** Answers tokens, as every way in does: what a page of ours gets, and what it gets as a cookie. */
export type HandOut = (
  tokens: IssuedTokens,
  call: { request: FastifyRequest; reply: FastifyReply },
) => Promise<TokenSet>

/** Issues tokens. Never call it within a transaction: it needs another connection, so ten at once would deadlock. */
export async function issueTokens(
  parts: Parts,
  account: Account,
  sessionId: string,
  refreshToken: string,
): Promise<IssuedTokens> {
  const { id: sub, tenantId, email, avatarLarge, avatarMedium, avatarThumbnail } = account
  const sign = await openSigner(parts)
  const access = sign({ sub, sid: sessionId, use: 'access' })
  const identity = sign({
    sub,
    use: 'identity',
    email,
    name: account.name,
    'custom:tenant_id': tenantId,
    'custom:avatar_large': avatarLarge ?? '',
    'custom:avatar_medium': avatarMedium ?? '',
    'custom:avatar_thumbnail': avatarThumbnail ?? '',
  })
  const [accessToken, identityToken] = await Promise.all([access, identity])
  const expiresIn = ACCESS_SECONDS
  const whose = { userId: sub, tenantId, sessionId }
  return { accessToken, identityToken, refreshToken, expiresIn, ...whose }
}

async function openSigner(parts: Parts): Promise<(claims: JWTPayload) => Promise<string>> {
  const { PUBLIC_URL } = parts.config
  const { kid, key } = await signingKey(parts)
  const now = Math.floor(Date.now() / SECOND)
  return (claims) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid })
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_SECONDS)
      .setIssuer(PUBLIC_URL)
      .setAudience(PUBLIC_URL)
      .sign(key)
}

/** The person, the session and the time at which access ends, in seconds. */
export interface Claims {
  sub: string
  sid: string
  exp: number
}

export interface Verifier {
  /** The claims of a pair of tokens; throws `unauthenticated` unless both are ours, valid and of one subject. */
  verify(accessToken: string, identityToken: string): Promise<Claims>
  jwks(): Promise<JSONWebKeySet>
}

export function openVerifier(parts: Parts): Verifier {
  const { PUBLIC_URL } = parts.config
  const keys = openKeys(() => publishedKeys(parts))
  const options = { issuer: PUBLIC_URL, audience: PUBLIC_URL, algorithms: [ALGORITHM] }

  async function claimsOf(token: string): Promise<JWTPayload> {
    const check = async (keySet: JSONWebKeySet) =>
      (await jwtVerify(token, createLocalJWKSet(keySet), options)).payload
    // What `keys` throws is passed on: without the database nobody can say whose a token is.
    const jwks = await keys.known()
    try {
      return await check(jwks)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw refused(error)
    }
    // Another node may have made a key since.
    const fresh = await keys.reload()
    return check(fresh).catch((error) => {
      throw refused(error)
    })
  }

  return {
    jwks: keys.known,
    async verify(accessToken, identityToken) {
      const [access, identity] = await Promise.all([claimsOf(accessToken), claimsOf(identityToken)])
      const { sub, sid, use, exp = 0 } = access
      const ofOne = sub !== undefined && sub === identity.sub
      if (!ofOne || use !== 'access' || identity.use !== 'identity' || typeof sid !== 'string')
        throw refused(new Error('The tokens belong to different people'))
      return { sub, sid, exp }
    },
  }
}

function refused(cause: unknown): Problem {
  return new Problem('unauthenticated', says('tokensAreMissingExpiredOrInvalid'), { cause })
}

/** The keys read last. A read that fails is forgotten and leaves those in use, so the next call reads again. */
function openKeys(read: () => Promise<JSONWebKeySet>) {
  let current: JSONWebKeySet | undefined
  let reading: Promise<JSONWebKeySet> | undefined
  const load = async () => {
    current = await read()
    return current
  }
  const reload = () => {
    reading ??= load().finally(() => {
      reading = undefined
    })
    return reading
  }
  return { known: async () => current ?? reload(), reload }
}
