import { READABLE_DAYS } from '@satchel/contract/constants.ts'
import { DAY } from '../platform/time.ts'

/** The status of an account with its stored times. */
export interface Standing {
  status: string
  statusSince: string
  trialEndsAt: string | null
  paymentDueBy: string | null
  /** The time reading ends; null while the account is open. */
  readableUntil: string | null
  closesAt: string | null
}

export interface Notice {
  kind:
    | 'trial-started'
    | 'trial-3-days'
    | 'trial-1-day'
    | 'trial-ended'
    | 'payment-overdue'
    | 'payment-1-day'
    | 'account-stopped'
    | 'reading-ends'
    | 'closing-3-days'
    | 'closing-1-day'
  /** The time it's about; another time is another notice. */
  about: string
}

/** The age from which a notice is no longer sent. */
const STALE = 3 * DAY

/** Returns the one notice that is due now, which covers earlier ones. */
export function dueNotice(standing: Standing, now: number): Notice | undefined {
  const { closesAt, paymentDueBy, readableUntil } = standing
  if (closesAt) return countdown(closesAt, now, 'closing')
  if (readableUntil) return ofStopped(standing, readableUntil, now)
  if (paymentDueBy) {
    if (Date.parse(paymentDueBy) - now <= DAY) return { kind: 'payment-1-day', about: paymentDueBy }
    return { kind: 'payment-overdue', about: standing.statusSince }
  }
  if (standing.status !== 'trialing' || !standing.trialEndsAt) return undefined
  const about = standing.trialEndsAt
  return countdown(about, now, 'trial') ?? { kind: 'trial-started', about }
}

function countdown(about: string, now: number, what: 'trial' | 'closing'): Notice | undefined {
  const left = Date.parse(about) - now
  if (left <= 0) return undefined
  if (left <= DAY) return { kind: `${what}-1-day`, about }
  return left <= 3 * DAY ? { kind: `${what}-3-days`, about } : undefined
}

function ofStopped(
  { status, statusSince, trialEndsAt }: Standing,
  readableUntil: string,
  now: number,
): Notice | undefined {
  const left = Date.parse(readableUntil) - now
  if (left <= 0) return undefined
  if (left <= 7 * DAY) return { kind: 'reading-ends', about: readableUntil }
  // So long before they can no longer be read they stopped.
  if (READABLE_DAYS * DAY - left > STALE) return undefined
  if (status === 'trialing' && trialEndsAt) return { kind: 'trial-ended', about: trialEndsAt }
  return { kind: 'account-stopped', about: statusSince }
}
