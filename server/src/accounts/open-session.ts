import type { Session } from '@satchel/contract/accounts/sessions.ts'
import type { Db } from '../platform/database/database.ts'
import type { Origin } from '../platform/database/scope.ts'
import { countryOf, loadCountries } from '../platform/http/country.ts'
import { Problem, says } from '../platform/problem.ts'
import { auditSignIn } from '../platform/security/audit.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import * as users from '../users/service.ts'
import { notifyNewDevice } from './devices.ts'
import { rememberNetwork } from './familiar-devices.ts'
import * as query from './queries.ts'
import type { Accounts } from './service.ts'
import { insertSession, saveRefreshToken } from './session-queries.ts'
import { requireAllowedMethod } from './sso/rule.ts'
import { type IssuedTokens, issueTokens } from './tokens/tokens.ts'

/** A way in which someone signed in. */
export interface SignIn {
  method: Session['method']
  /** A second factor was shown, or the first one was proof of two. */
  secondFactor?: boolean
  /** The session ends by then, whatever the tenant allows. */
  until?: string
  origin: Origin
}

/**
 * Opens a session with its first tokens for someone who proved their identity; `also` runs in the same transaction.
 * Throws `bad-credentials` for deactivated people.
 */
export async function openSession(
  { services }: Accounts,
  userId: string,
  signIn: SignIn,
  also?: (db: Db) => Promise<void>,
): Promise<IssuedTokens> {
  await loadCountries()
  const refreshToken = newToken()
  const opened = await services.database.system.transaction().execute(async (db) => {
    await also?.(db)
    const account = await query.findAccount(db, userId)
    if (!account || account.status === 'deactivated') throw wrongCredentials()
    const { method, secondFactor = false, until = null, origin } = signIn
    if (method !== 'sso' && method !== 'handoff') await requireAllowedMethod(db, account)
    const country = countryOf(origin.ip)
    const how = { method, secondFactor, country, until, ...origin }
    const sessionId = await insertSession(db, { userId, ...how })
    await users.markSeen(db, userId)
    await auditSignIn(db, account, origin, {
      action: 'session.started',
      details: { method, secondFactor },
    })
    // A handoff is asked for by a session that is known.
    if (method !== 'handoff')
      await notifyNewDevice(db, services.config, account, { origin, country })
    await rememberNetwork(db, services.secrets, userId, origin.ip)
    await saveRefreshToken(db, sessionId, hashOf(refreshToken))
    return { account, sessionId }
  })
  return issueTokens(services, opened.account, opened.sessionId, refreshToken)
}

export function wrongCredentials(): Problem {
  return new Problem('bad-credentials', says('addressOrPasswordIsWrong'))
}
