import type { Services } from '../../platform/http/services.ts'
import { Problem, says } from '../../platform/problem.ts'
import * as query from './guess-queries.ts'

/** The wrong codes in a row from which each one locks the account. */
export const ACCOUNT_LOCKS_FROM = 10
const SESSION_LOCKS_FROM = 5

/** The person entering a code: with a session when proving, without one when signing in. */
export interface Guesser {
  userId: string
  sessionId?: string
}

type Store = Pick<Services, 'database'>

/**
 * Counts a code as wrong before it is tried, so that many at once are no way around it. Returns how many that are in a
 * row; throws `too-many-requests` while codes are locked.
 */
export async function countGuess({ database }: Store, guesser: Guesser): Promise<number> {
  const { userId, sessionId } = guesser
  // A session that is locked does not lock the account too.
  if (sessionId) await count({ subject: ofSession(sessionId), locksFrom: SESSION_LOCKS_FROM })
  return count({ subject: ofAccount(userId), locksFrom: ACCOUNT_LOCKS_FROM })

  async function count(of: { subject: string; locksFrom: number }): Promise<number> {
    const failures = await query.countGuess(database.system, { ...of, userId })
    if (failures !== undefined) return failures
    const retryAfter = await query.findWait(database.system, of.subject)
    throw new Problem('too-many-requests', says('tooManyWrongCodesTryAgainLater'), { retryAfter })
  }
}

/** The code was right. */
export async function forgiveGuesses({ database }: Store, { userId, sessionId }: Guesser) {
  const subjects = [ofAccount(userId), ...(sessionId ? [ofSession(sessionId)] : [])]
  await query.deleteGuesses(database.system, subjects)
}

function ofAccount(id: string): string {
  return `account ${id}`
}

function ofSession(id: string): string {
  return `session ${id}`
}
