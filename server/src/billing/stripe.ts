import type StripeClient from 'stripe'
import type { Config } from '../platform/config.ts'
import type { Services } from '../platform/http/services.ts'
import { Problem, says } from '../platform/problem.ts'

export type Stripe = StripeClient

/** The payments module needs the platform, and Stripe where it is set up. */
export interface Payments {
  services: Services
  stripe: Stripe | null
}

const ANSWER_MS = 10_000

/** Opens Stripe; null without a key, so plans are set by hand. The library is loaded only with a key. */
export async function openStripe(config: Config): Promise<Stripe | null> {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_URL } = config
  if (!key) return null
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(STRIPE_API_URL)
  return new Client(key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: ANSWER_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Satchel' },
  })
}

/** Throws `conflict` where plans are switched by hand. */
export function requireStripe({ stripe }: Payments): Stripe {
  if (stripe) return stripe
  throw new Problem('conflict', says('plansAreChangedByHand'))
}

/** Returns Stripe's answer; if there is none, answers 503 and logs the reason. */
export async function asking<T>({ services }: Payments, question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    services.log.warn({ err: error }, 'Stripe')
    throw new Problem('unavailable', says('paymentsUnavailable'), {
      retryAfter: 30,
      cause: error,
    })
  }
}
