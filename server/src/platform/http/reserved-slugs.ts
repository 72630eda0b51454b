/** Slugs that would shadow the product's paths and common addresses on short domains. */
const RESERVED: ReadonlySet<string> = new Set(
  `activity admin administrator analytics api app archive assets auth beats bench billing bin blog bye
  classic client collection collections confirm confirm-verification connect contact cookies ctas dashboard dev
  docs domain domains download downloads error explore favicon file files handoff healthz help home
  import imports imprint index info invitation invitations invite item items jwks legal library link
  links llms login logout mail mailbox manifest mcp metrics monitoring not-found notifications null oauth oembed
  openapi openid outbox owner page pages password paywall people preview pricing privacy profile public
  qr readyz register removed-site report reports reset reset-password robots root saml search security
  service-worker settings share sharing sign-in sign-out sign-up signin signout signup site sitemap
  sites socket speculation-rules sso static status support system tags team team-settings terms test tokens undefined
  unlock unsubscribe upload uploads user users verify visitor visitors webhook webhooks well-known
  wish wishes wishlist www`.split(/\s+/),
)

/** Tells whether the product keeps a slug of links and sites for itself. */
export function isReserved(slug: string): boolean {
  return RESERVED.has(slug.toLowerCase())
}
