import type { AccountStatus } from '@satchel/contract/tenants.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Actor } from '../database/scope.ts'

/** A caller whose tokens are good: who acts, in which session, and how the account stands. */
export interface Identity {
  actor: Actor
  sessionId: string
  status: AccountStatus
  /** Null while the account is active. */
  readableUntil: string | null
  /** The account asks for a second factor that this session has not shown. */
  owesSecondFactor: boolean
}

export interface Authenticator {
  /** Throws `unauthenticated` where the two tokens are not both ours, valid and of one subject. */
  authenticate(request: FastifyRequest): Promise<Identity>
  authenticateTokens(accessToken: string, identityToken: string): Promise<Identity>
  /** Throws `proof-required` where the person has not shown lately that it is them. */
  requireProof(identity: Identity): Promise<void>
  /** What was known of a session, a person or a tenant is asked for anew at the next call. */
  forgetIdentities(id: string): void
}

/** Told to every node at the commit: what is known of a session, a person or a tenant is asked for anew. */
export async function announceChange({ db }: { db: Db }, id: string): Promise<void> {
  await sql`select pg_notify('identity', ${id})`.execute(db)
}
