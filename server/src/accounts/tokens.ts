import type { TokenSet } from '@satchel/contract/accounts.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import type { Config } from '../platform/config.ts'
import { Problem } from '../platform/problem.ts'
import { ACCESS_SECONDS, type Auth } from './auth.ts'
import type { Account } from './queries.ts'

/** With the tenant they are for, which is not told. */
export type IssuedTokens = Required<TokenSet> & { tenantId: string }

/** Answers tokens, as every way in does: what a page of ours gets, and what it gets as a cookie. */
export type HandOut = (
  tokens: IssuedTokens,
  call: { request: FastifyRequest; reply: FastifyReply },
) => Promise<TokenSet>

/** `use` tells the two tokens apart, so that one is never taken for the other. */
interface AccessClaims {
  sub: string
  sid: string
  use: 'access'
}

/** Never within a transaction: it takes another connection, which ten at once would wait for without end. */
export async function issueTokens(
  auth: Auth,
  account: Account,
  sessionId: string,
  refreshToken: string,
): Promise<IssuedTokens> {
  const { id: sub, tenantId, email, avatarLarge, avatarMedium, avatarThumbnail } = account
  const access = sign(auth, { sub, sid: sessionId, use: 'access' })
  const identity = sign(auth, {
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
  return { accessToken, identityToken, refreshToken, expiresIn: ACCESS_SECONDS, tenantId }
}

async function sign(auth: Auth, payload: Record<string, unknown>): Promise<string> {
  const iat = Math.floor(Date.now() / 1_000)
  const { token } = await auth.api.signJWT({ body: { payload: { ...payload, iat } } })
  return token
}

export interface Verifier {
  /** The claims of a pair of tokens; throws `unauthenticated` unless both are ours, valid and of one subject. */
  verify(accessToken: string, identityToken: string): Promise<AccessClaims & { exp: number }>
  jwks(): Promise<JSONWebKeySet>
}

export function openVerifier(auth: Auth, { PUBLIC_URL }: Config): Verifier {
  let keys: Promise<JSONWebKeySet> | undefined
  const jwks = () => {
    keys ??= auth.api.getJwks() as Promise<JSONWebKeySet>
    return keys
  }
  const options = { issuer: PUBLIC_URL, audience: PUBLIC_URL, algorithms: ['EdDSA'] }
  const attempt = async (token: string) =>
    (await jwtVerify(token, createLocalJWKSet(await jwks()), options)).payload
  const read = (token: string) =>
    attempt(token).catch((error) => {
      // Another node may have made a key since.
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      keys = undefined
      return attempt(token)
    })

  return {
    jwks,
    async verify(accessToken, identityToken) {
      try {
        const [access, identity] = await Promise.all([read(accessToken), read(identityToken)])
        const { sub, sid, use, exp = 0 } = access
        const ofOne = sub !== undefined && sub === identity.sub
        if (!ofOne || use !== 'access' || identity.use !== 'identity' || typeof sid !== 'string')
          throw new Error('The tokens do not belong together')
        return { sub, sid, use, exp }
      } catch (cause) {
        throw new Problem('unauthenticated', 'The tokens are missing, expired or not ours', {
          cause,
        })
      }
    },
  }
}
