import { sql } from 'kysely'
import type { Identity } from '../platform/identity.ts'
import { Problem } from '../platform/problem.ts'
import type { Services } from '../platform/services.ts'
import * as query from './queries.ts'
import type { Accounts } from './service.ts'
import { hashOf, type IssuedTokens, issueTokens } from './tokens.ts'

/** A page that was left while it refreshed sends the same cookie again from the next one. */
export const RELOAD_GRACE = 10

/** Each refresh token works once; one that comes again, after `grace` seconds, ends its whole session. */
export async function refresh(
  { services, auth }: Accounts,
  refreshToken: string,
  grace = 0,
): Promise<IssuedTokens> {
  const { system } = services.database
  const hash = hashOf(refreshToken)
  const tokens = await system.transaction().execute(async (db) => {
    const session = await query.useRefreshToken(db, hash, grace)
    const account = session && (await query.findAccount(db, session.userId))
    if (!account || account.status === 'deactivated') return undefined
    const next = await issueTokens(auth, account, session.sessionId)
    await query.keepRefreshToken(db, session.sessionId, hashOf(next.refreshToken))
    return next
  })
  if (tokens) return tokens
  const replayed = await query.findReplayed(system, hash)
  if (replayed) {
    await query.endSession(system, replayed.sessionId)
    await forget(services, replayed.sessionId)
    services.log.warn({ sessionId: replayed.sessionId }, 'refresh token replayed, session ended')
  }
  throw new Problem('unauthenticated', 'The session has ended. Sign in again')
}

export async function signOut({ services }: Accounts, { sessionId }: Identity): Promise<void> {
  await query.endSession(services.database.system, sessionId)
  await forget(services, sessionId)
}

export async function signOutEverywhere(
  { services }: Accounts,
  { actor }: Identity,
): Promise<void> {
  if (actor.id === null) return
  await query.endSessionsOf(services.database.system, actor.id)
  await forget(services, actor.id)
}

/** On this node at once, on the others by notice. */
async function forget(services: Services, id: string): Promise<void> {
  services.forgetIdentities(id)
  await sql`select pg_notify('identity', ${id})`.execute(services.database.system)
}
