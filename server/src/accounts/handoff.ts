import { sql } from 'kysely'
import type { Origin } from '../platform/audit.ts'
import type { Db } from '../platform/database.ts'
import type { Identity } from '../platform/identity.ts'
import { Problem } from '../platform/problem.ts'
import { hashOf, newToken } from '../platform/random-token.ts'
import { openSession } from './open-session.ts'
import type { Accounts } from './service.ts'
import { isLiveToken } from './session-queries.ts'
import type { IssuedTokens } from './tokens.ts'

const HANDOFF_SECONDS = 60

/** The refresh token proves that it is the holder of the session who asks, and goes on working. */
export async function issue({ services }: Accounts, { sessionId }: Identity, refreshToken: string) {
  const { system } = services.database
  if (!(await isLiveToken(system, sessionId, hashOf(refreshToken))))
    throw new Problem('unauthenticated', 'The refresh token is not that of this session')
  const code = newToken()
  await system
    .insertInto('auth.handoff')
    .values({
      hash: hashOf(code),
      sessionId,
      expiresAt: sql`now() + make_interval(secs => ${HANDOFF_SECONDS})`,
    })
    .execute()
  return { code, expiresIn: HANDOFF_SECONDS }
}

/** Gone with its first use, and with the session it came from. */
export async function redeem(
  accounts: Accounts,
  code: string,
  origin: Origin,
): Promise<IssuedTokens> {
  const from = await take(accounts.services.database.system, hashOf(code))
  if (!from) throw new Problem('token-expired', 'The code was used before or has expired')
  const { userId, secondFactor, until } = from
  return openSession(accounts, userId, { method: 'handoff', secondFactor, until, origin })
}

async function take(db: Db, hash: Buffer) {
  return db
    .deleteFrom('auth.handoff as handoff')
    .using('auth.session as session')
    .innerJoin('member', 'member.id', 'session.userId')
    .innerJoin('tenant', 'tenant.id', 'member.tenantId')
    .whereRef('session.id', '=', 'handoff.sessionId')
    .where('handoff.hash', '=', hash)
    .where('handoff.expiresAt', '>', sql<string>`now()`)
    .returning([
      'session.userId',
      sql<boolean>`session.second_factor or session.method = 'sso'`.as('secondFactor'),
      // Its idle end is left out: the new session is used on its own.
      sql<string>`least(session.expires_at,
        session.created_at + make_interval(hours => tenant.session_max_hours))`.as('until'),
    ])
    .where(sql<boolean>`auth.session_end(session, tenant) > now()`)
    .executeTakeFirst()
}
