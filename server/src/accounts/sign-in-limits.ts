import { networkOf, siteOf } from '../platform/http/network.ts'
import { Problem, says } from '../platform/problem.ts'
import type { Count, Limits, Rule } from '../platform/security/limits.ts'

// Failed sign-ins are counted where they come from, so that nobody uses up what another may try: a browser in which
// the person signed in before has a count of its own. What strangers may try under an address from everywhere together
// is bounded too; it keeps nobody out where they signed in before, or who sets a new password by email.

const SECONDS = 900
const OF_BROWSER: Rule = { name: 'sign-in-browser', calls: 10, seconds: SECONDS }
const OF_NETWORK: Rule = { name: 'sign-in-network', calls: 10, seconds: SECONDS }
/** Wrong passwords for an address from one site: whoever has an IPv6 network often has many beside it. */
const OF_SITE: Rule = { name: 'sign-in-site', calls: 10, seconds: SECONDS }
const OF_ADDRESS: Rule = { name: 'sign-in-address', calls: 50, seconds: SECONDS }

export interface Place {
  email: string
  ip: string
  /** The id of a browser in which the person signed in before. */
  browser: string | undefined
  isKnownNetwork: boolean
}

/** An attempt that was counted before it was tried, so that many at once are no way around it. */
export interface Counted {
  /** Takes back what the attempt counted, after it turned out right. */
  forgive(): Promise<void>
}

/** Counts an attempt; throws `too-many-requests`, counting nothing, after ten failures where it comes from. */
export async function countSignIn(limits: Limits, place: Place): Promise<Counted> {
  const counts = countsOf(place)
  const retryAfter = await limits.waitOfAll(counts)
  if (retryAfter !== undefined)
    throw new Problem('too-many-requests', says('tooManySignInAttempts'), { retryAfter })
  return {
    async forgive() {
      for (const { rule, subject } of counts) await limits.refund(rule, subject)
    },
  }
}

function countsOf({ email, ip, browser, isKnownNetwork }: Place): Count[] {
  if (browser) return [{ rule: OF_BROWSER, subject: browser }]
  const network = { rule: OF_NETWORK, subject: networkOf(ip) }
  if (isKnownNetwork) return [network]
  return [
    network,
    { rule: OF_SITE, subject: `${email} ${siteOf(ip)}` },
    { rule: OF_ADDRESS, subject: email },
  ]
}

/** Takes back what was counted under an address from everywhere. */
export function forgiveAddress(limits: Limits, email: string): Promise<void> {
  return limits.forgive(OF_ADDRESS, email)
}
