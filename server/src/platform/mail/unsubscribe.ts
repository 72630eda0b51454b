import type { Config } from '../config.ts'
import type { Secrets } from '../security/secrets.ts'
import { openSigner } from '../security/signed-link.ts'
import { DAY } from '../time.ts'

/** The person an email is for, and what they can unsubscribe from. */
export interface Subscription {
  tenantId: string
  memberId: string
  /** The kinds of notification, or a digest. */
  topics: readonly string[]
}

/** Emails are kept for long, and their links should work. */
const LIFETIME = 400 * DAY

/** Returns the address for unsubscribing in one click, without signing in (RFC 8058). */
export function unsubscribeUrl(
  { config, secrets }: { config: Config; secrets: Secrets },
  { tenantId, memberId, topics }: Subscription,
): string {
  const token = signer(secrets).write({ tenantId, memberId, topics: topics.join(' ') }, LIFETIME)
  return `${config.PUBLIC_URL}/api/activity/v1/unsubscribe?token=${token}`
}

/** Returns what a token is for; undefined if it's invalid, was changed or has expired. */
export function readSubscription(secrets: Secrets, token: string): Subscription | undefined {
  const { tenantId, memberId, topics } = signer(secrets).read(token) ?? {}
  return tenantId && memberId && topics
    ? { tenantId, memberId, topics: topics.split(' ') }
    : undefined
}

function signer({ auth }: Secrets) {
  return openSigner(auth, 'unsubscribe')
}
