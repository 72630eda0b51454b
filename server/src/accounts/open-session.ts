import { auditSignIn, type Origin } from '../platform/audit.ts'
import { countryOf, loadCountries } from '../platform/country.ts'
import type { Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import * as query from './queries.ts'
import type { Accounts } from './service.ts'
import { hashOf, type IssuedTokens, issueTokens } from './tokens.ts'

/** How somebody came in. */
export interface Entrance {
  method: 'password' | 'passkey' | 'sso' | 'code' | 'invitation' | 'handoff'
  /** A second factor was shown, or the first one was proof of two. */
  secondFactor?: boolean
  origin: Origin
}

/**
 * The session of somebody who has proved who they are, with its first tokens. `also` is done in the same
 * transaction. Throws `bad-credentials` for those who were deactivated.
 */
export async function openSession(
  { services, auth }: Accounts,
  userId: string,
  entrance: Entrance,
  also?: (db: Db) => Promise<void>,
): Promise<IssuedTokens> {
  await loadCountries()
  return services.database.system.transaction().execute(async (db) => {
    await also?.(db)
    const account = await query.findAccount(db, userId)
    if (!account || account.status === 'deactivated') throw wrongCredentials()
    const { method, secondFactor = false, origin } = entrance
    const country = countryOf(origin.ip)
    const sessionId = await query.insertSession(db, {
      userId,
      method,
      secondFactor,
      country,
      ...origin,
    })
    await query.markSeen(db, userId)
    await auditSignIn(db, account, origin, {
      action: 'session.started',
      details: { method, secondFactor },
    })
    const tokens = await issueTokens(auth, account, sessionId)
    await query.keepRefreshToken(db, sessionId, hashOf(tokens.refreshToken))
    return tokens
  })
}

export function wrongCredentials(): Problem {
  return new Problem('bad-credentials', 'The address or the password is wrong')
}
