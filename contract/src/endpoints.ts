import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as analytics from './analytics.ts'
import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as billing from './billing.ts'
import * as bin from './bin.ts'
import * as bulk from './bulk.ts'
import * as clientEvents from './client-events.ts'
import * as collections from './collections.ts'
import * as ctaEvents from './cta-events.ts'
import * as ctaReports from './cta-reports.ts'
import * as ctas from './ctas.ts'
import * as shortDomains from './domains.ts'
import type { Endpoint } from './endpoint.ts'
import * as exports from './exports.ts'
import * as factors from './factors.ts'
import * as health from './health.ts'
import * as imports from './imports.ts'
import * as invitations from './invitations.ts'
import * as items from './items.ts'
import * as linkPresets from './link-presets.ts'
import * as linkSharing from './link-sharing.ts'
import * as links from './links.ts'
import * as monitoring from './monitoring.ts'
import * as notifications from './notifications.ts'
import * as partners from './partners.ts'
import * as passwords from './passwords.ts'
import * as personalPages from './personal-pages.ts'
import * as recall from './recall.ts'
import * as reference from './reference.ts'
import * as reportMails from './report-mails.ts'
import * as reports from './reports.ts'
import * as scim from './scim.ts'
import * as search from './search.ts'
import * as sessions from './sessions.ts'
import * as sites from './sites.ts'
import * as sso from './sso.ts'
import * as taxonomy from './taxonomy.ts'
import * as tenants from './tenants.ts'
import * as uploads from './uploads.ts'
import * as users from './users.ts'
import * as versions from './versions.ts'
import * as visits from './visits.ts'
import * as webhooks from './webhooks.ts'
import * as wishModeration from './wish-moderation.ts'
import * as wishSettings from './wish-settings.ts'
import * as wishes from './wishes.ts'

/** The domains in the order of the reference, each with all that its file exports. */
const domains = {
  accounts: { ...accounts, ...sessions, ...passwords, ...factors, ...sso },
  audit,
  scim,
  tenants,
  billing,
  domains: shortDomains,
  users,
  invitations,
  partners,
  taxonomy,
  items: { ...items, ...versions, ...bin },
  bulk,
  uploads,
  imports,
  exports,
  search,
  collections,
  links: { ...links, ...linkSharing, ...linkPresets },
  visits: { ...visits, ...recall },
  sites: { ...sites, ...personalPages },
  ctas: { ...ctas, ...ctaEvents, ...ctaReports },
  analytics: { ...analytics, ...clientEvents, ...reports, ...health, ...reportMails },
  wishes: { ...wishes, ...wishModeration, ...wishSettings },
  activity: { ...activity, ...notifications },
  monitoring,
  integrations: { ...webhooks, ...apiKeys },
  reference,
}

export interface TaggedEndpoint {
  domain: string
  endpoint: Endpoint
}

/** Every operation there is. OpenAPI and the tests that try all of them read this list. */
export const ENDPOINTS: readonly TaggedEndpoint[] = Object.entries(domains).flatMap(
  ([domain, exported]) =>
    Object.values(exported)
      .filter(isEndpoint)
      .map((endpoint) => ({ domain, endpoint })),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
