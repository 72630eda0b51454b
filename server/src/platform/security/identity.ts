import { API_KEY_PREFIX } from '@satchel/contract/api-keys.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { AccountStatus } from '@satchel/contract/tenants/tenants.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Actor } from '../database/scope.ts'
import type { NoteRate } from './limits.ts'

/** A caller with valid tokens: the actor, the session and the account's status. */
export interface Identity {
  actor: Actor
  sessionId: string
  status: AccountStatus
  /** The time until which an inactive account is readable; null while it is active. */
  readableUntil: string | null
  /** The operator's reason, if the account is suspended. */
  suspendedReason: string | null
  /** The account asks for a second factor that this session has not shown. */
  owesSecondFactor: boolean
  /** The most that a program may do; a person has none. */
  scopes?: readonly string[]
  /** The time at which the access token expires, in ms. */
  expiresAt: number
}

/** The person who has a socket, and a function that reads again who that is. */
export interface SocketCaller {
  identity: Identity
  recheck: () => Promise<Identity>
}

export interface Authenticator {
  /** Throws `unauthenticated` where the two tokens are not both ours, valid and of one subject. */
  authenticate(request: FastifyRequest): Promise<Identity>
  /** Throws `unauthenticated` for a key or token that isn't valid, and `forbidden` where its scopes don't reach. */
  authenticateProgram(token: string, endpoint: Endpoint, note?: NoteRate): Promise<Identity>
  /** Returns the scopes of a key or token. Throws `unauthenticated` for one that isn't valid. */
  scopesOf(token: string): Promise<readonly string[]>
  authenticateTokens(accessToken: string, identityToken: string): Promise<Identity>
  /** Returns who opens a socket, by their session's tokens or by those made for one socket alone, which it uses up. */
  authenticateSocket(authorization: string, identity: string): Promise<SocketCaller>
  /** Returns who sends their session's tokens on an open socket, which doesn't keep an idle session from ending. */
  renewSocket(accessToken: string, identityToken: string): Promise<SocketCaller>
  /** Throws `proof-required` where the person has not shown lately that it is them. */
  requireProof(identity: Identity): Promise<void>
  /** Forgets what is cached about a session, person or tenant. */
  forgetIdentities(id: string): void
}

/** Returns the API key or the token of a connected app that a call carries in place of a person's two tokens. */
export function programTokenOf({ headers }: FastifyRequest): string | undefined {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token?.startsWith(API_KEY_PREFIX)) return token
  // A person's tokens are JWTs, whose parts are separated by dots.
  const isAppToken = headers['x-identity-token'] === undefined && !token?.includes('.')
  return isAppToken ? token : undefined
}

/** Notifies every node at the commit to forget what is cached about a session, person or tenant. */
export async function announceChange({ db }: { db: Db }, id: string): Promise<void> {
  await sql`select pg_notify('identity', ${id})`.execute(db)
}
