import type { Origin } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import type { Identity } from '../platform/security/identity.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import { insertHandoff, takeHandoff } from './handoff-queries.ts'
import { openSession } from './open-session.ts'
import type { Accounts } from './service.ts'
import { isLiveToken } from './session-queries.ts'
import type { IssuedTokens } from './tokens/tokens.ts'

const HANDOFF_SECONDS = 60

/** Issues a handoff code to the holder of the refresh token, which stays valid. */
export async function issue({ services }: Accounts, { sessionId }: Identity, refreshToken: string) {
  const { system } = services.database
  if (!(await isLiveToken(system, sessionId, hashOf(refreshToken))))
    throw new Problem('unauthenticated', says('refreshTokenBelongsToAnotherSession'))
  const code = newToken()
  await insertHandoff(system, { hash: hashOf(code), sessionId }, HANDOFF_SECONDS)
  return { code, expiresIn: HANDOFF_SECONDS }
}

/** Redeems a handoff, which ends with its first use and with its original session. */
export async function redeem(
  accounts: Accounts,
  code: string,
  origin: Origin,
): Promise<IssuedTokens> {
  const from = await takeHandoff(accounts.services.database.system, hashOf(code))
  if (!from) throw new Problem('token-expired', says('codeExpiredOrUsed'))
  const { userId, secondFactor, until } = from
  return openSession(accounts, userId, { method: 'handoff', secondFactor, until, origin })
}
