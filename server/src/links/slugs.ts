import { randomInt } from 'node:crypto'
import { invalidField } from '../platform/problem.ts'

/** The characters of slugs, without those easily confused when read aloud or typed. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** The length of new slugs, 59 bits that can't be guessed. */
const LENGTH = 12

export function randomSlug(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** Slugs that would shadow the product's paths and common addresses on short domains. */
const RESERVED: ReadonlySet<string> = new Set(
  `activity admin administrator analytics api app archive assets auth beats bench billing bin blog bye
  classic client collection collections confirm confirm-verification contact cookies ctas dashboard dev
  docs domain domains download downloads error explore favicon file files handoff healthz help home
  import imports imprint index info invitation invitations invite item items jwks legal library link
  links login logout mail mailbox manifest metrics monitoring not-found notifications null oauth
  openapi openid outbox owner page pages password paywall people preview pricing privacy profile public
  qr readyz register removed-site report reports reset reset-password robots root saml search security
  service-worker settings share sharing sign-in sign-out sign-up signin signout signup site sitemap
  sites socket sso static status support system tags team team-settings terms test tokens undefined
  unlock unsubscribe upload uploads user users verify visitor visitors webhook webhooks well-known
  wish wishes wishlist www`.split(/\s+/),
)

/** Throws for a word that the product keeps for itself. */
export function requireUnreserved(slug: string | undefined): void {
  if (slug !== undefined && RESERVED.has(slug)) throw invalidField('slug', 'is reserved')
}
