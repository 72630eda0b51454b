import type { TSchema } from 'typebox'
import * as accounts from './accounts/accounts.ts'
import * as connectedApps from './accounts/connected-apps.ts'
import * as factors from './accounts/factors.ts'
import * as invitations from './accounts/invitations.ts'
import * as passwords from './accounts/passwords.ts'
import * as scim from './accounts/scim.ts'
import * as sessions from './accounts/sessions.ts'
import * as signUp from './accounts/sign-up.ts'
import * as sso from './accounts/sso.ts'
import * as activity from './activity.ts'
import * as agreements from './agreements.ts'
import * as analytics from './analytics/analytics.ts'
import * as clientEvents from './analytics/client-events.ts'
import * as health from './analytics/health.ts'
import * as reportMails from './analytics/report-mails.ts'
import * as reports from './analytics/reports.ts'
import * as unused from './analytics/unused.ts'
import * as apiKeys from './api-keys.ts'
import * as audit from './audit.ts'
import * as bulk from './bulk.ts'
import * as collections from './collections.ts'
import * as crm from './crm.ts'
import * as ctas from './ctas/ctas.ts'
import * as ctaEvents from './ctas/events.ts'
import * as ctaReports from './ctas/reports.ts'
import * as doctor from './doctor.ts'
import type { Endpoint } from './endpoint.ts'
import * as erasure from './erasure.ts'
import * as exports from './exports.ts'
import * as imports from './imports/imports.ts'
import * as importTemplates from './imports/templates.ts'
import * as bin from './items/bin.ts'
import * as items from './items/items.ts'
import * as samples from './items/samples.ts'
import * as versions from './items/versions.ts'
import * as links from './links/links.ts'
import * as messages from './links/messages.ts'
import * as linkOptions from './links/options.ts'
import * as personalPages from './links/personal-pages.ts'
import * as linkPresets from './links/presets.ts'
import * as recall from './links/recall.ts'
import * as recommended from './links/recommended.ts'
import * as linkSharing from './links/sharing.ts'
import * as monitoring from './monitoring.ts'
import * as notifications from './notifications.ts'
import * as operator from './operator.ts'
import * as problem from './problem.ts'
import * as questions from './questions.ts'
import * as reference from './reference.ts'
import * as requests from './requests.ts'
import * as schemas from './schemas.ts'
import * as searchAnswers from './search/answers.ts'
import * as searchGaps from './search/gaps.ts'
import * as search from './search/search.ts'
import * as usedAnswers from './search/used-answers.ts'
import * as blocks from './sites/blocks.ts'
import * as plans from './sites/plans.ts'
import * as siteContent from './sites/site-content.ts'
import * as sites from './sites/sites.ts'
import * as taxonomy from './taxonomy.ts'
import * as billing from './tenants/billing.ts'
import * as shortDomains from './tenants/domains.ts'
import * as partners from './tenants/partners.ts'
import * as tenants from './tenants/tenants.ts'
import * as uploads from './uploads.ts'
import * as users from './users.ts'
import * as linkCircle from './visits/circle.ts'
import * as oembed from './visits/oembed.ts'
import * as silence from './visits/silence.ts'
import * as visits from './visits/visits.ts'
import * as webhookEvents from './webhooks/webhook-events.ts'
import * as webhooks from './webhooks/webhooks.ts'
import * as wishModeration from './wishes/moderation.ts'
import * as wishSettings from './wishes/settings.ts'
import * as wishes from './wishes/wishes.ts'

/** The domains in the order of the reference, each with all that its file exports. */
const domains = {
  accounts: { ...accounts, ...signUp, ...sessions, ...passwords, ...factors, ...sso },
  audit,
  scim,
  tenants,
  billing,
  erasure,
  operator,
  domains: shortDomains,
  users,
  invitations,
  partners,
  taxonomy,
  items: { ...items, ...versions, ...bin, ...samples },
  bulk,
  uploads,
  imports: { ...imports, ...importTemplates },
  exports,
  search: { ...search, ...searchAnswers, ...usedAnswers, ...searchGaps },
  collections,
  links: { ...links, ...linkCircle, ...linkSharing, ...linkPresets, ...messages, ...recommended },
  questions,
  agreements,
  requests,
  visits: { ...visits, ...recall, ...oembed, ...silence },
  sites: { ...sites, ...siteContent, ...personalPages, ...plans },
  ctas: { ...ctas, ...ctaEvents, ...ctaReports },
  analytics: { ...analytics, ...clientEvents, ...reports, ...health, ...reportMails, ...unused },
  wishes: { ...wishes, ...wishModeration, ...wishSettings },
  activity: { ...activity, ...notifications },
  monitoring: { ...monitoring, ...doctor },
  integrations: { ...webhooks, ...crm, ...apiKeys, ...connectedApps },
  reference,
}

export interface TaggedEndpoint {
  domain: string
  endpoint: Endpoint
}

/** List of all operations, which OpenAPI and the tests that try all of them read. */
export const ENDPOINTS: readonly TaggedEndpoint[] = Object.entries(domains).flatMap(
  ([domain, exported]) =>
    Object.values(exported)
      .filter(isEndpoint)
      .map((endpoint) => ({ domain, endpoint })),
)

/** Files of the contract whose schemas several domains share. */
const shared = { ...schemas, ...problem, ...linkOptions, ...blocks, ...webhookEvents }

/** Schemas of objects and of choices that the contract exports, by their names. */
export const NAMED_SCHEMAS: Readonly<Record<string, TSchema>> = Object.fromEntries(
  [shared, ...Object.values(domains)].flatMap((exported) =>
    Object.entries(exported).filter(
      (entry): entry is [string, TSchema] => /^[A-Z][a-z]/.test(entry[0]) && isNamed(entry[1]),
    ),
  ),
)

function isNamed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'properties' in value || 'enum' in value || 'anyOf' in value
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
