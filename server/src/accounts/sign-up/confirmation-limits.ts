import { networkOf } from '../../platform/http/network.ts'
import { Problem, says } from '../../platform/problem.ts'
import type { Limits, Rule } from '../../platform/security/limits.ts'
import { HOUR, MINUTE, SECOND } from '../../platform/time.ts'

// Anyone can enter anyone's address. What strangers ask for under it neither keeps its holder from registering nor
// uses up the tries of the code that the holder was sent.

/** Emails to an address that one network asks for. */
const MAILS_OF_NETWORK: Rule = {
  name: 'confirmation-mail-network',
  calls: 5,
  seconds: HOUR / SECOND,
}
const MAILS: Rule = { name: 'confirmation-mail', calls: 5, seconds: HOUR / SECOND }
/**
 * Confirmation emails an address still gets, now and then, past the limit. Each has a code that works until the next
 * one may be sent.
 */
const MAILS_SLOWLY: Rule = {
  name: 'confirmation-mail-slowly',
  calls: 1,
  seconds: (10 * MINUTE) / SECOND,
}

/** Wrong codes that one network may try per emailed code. */
const TRIES_OF_NETWORK: Rule = { name: 'confirm-network', calls: 5, seconds: 900 }
const TRIES: Rule = { name: 'confirm-address', calls: 50, seconds: 900 }

/** Counts a confirmation email; the seconds to wait where there were too many. */
export async function confirmationWaitOf(
  limits: Limits,
  email: string,
  ip: string,
): Promise<number | undefined> {
  const ofNetwork = { rule: MAILS_OF_NETWORK, subject: `${email} ${networkOf(ip)}` }
  const wait = await limits.waitOfAll([ofNetwork, { rule: MAILS, subject: email }])
  if (wait === undefined) return undefined
  return limits.waitOfAll([ofNetwork, { rule: MAILS_SLOWLY, subject: email }])
}

export interface CodeTry {
  email: string
  ip: string
  /** Tells the code that was mailed from those before it. */
  mailed: string
}

/** Counts a code before it is tried; throws where its network, or all together, tried too many. */
export async function countCodeTry(limits: Limits, { email, ip, mailed }: CodeTry): Promise<void> {
  // First, so that what one network tries in vain uses up nothing of the others'.
  if (!(await limits.allows(TRIES_OF_NETWORK, `${email} ${networkOf(ip)} ${mailed}`)))
    throw codeIsOver()
  await limits.spend(TRIES, email)
}

export function codeIsOver(): Problem {
  return new Problem('token-expired', says('codeExpiredOrTriedTooOften'))
}
