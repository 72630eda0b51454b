import type { AuditEntry } from '@satchel/contract/audit.ts'
import { t } from '@satchel/messages/t.ts'
import { formatDay } from '../../lib/format/format.ts'

/** Formats an entry's details, as "8 submissions", "30 rows from CSV" or `name: value`. */
export function formatDetails({ action, details }: AuditEntry): string {
  const { count, rows, source, report, from, to, ...others } = details
  const label = [
    typeof count === 'number' && countOf(action, count),
    typeof rows === 'number' && rowsOf(rows, source),
    typeof report === 'string' && (REPORTS[report] ?? formatDetailName(report)),
    formatFromTo(from, to),
  ]
  const rest = Object.entries(others).map(([name, value]) => formatDetail(name, value))
  return [...label, ...rest].filter(Boolean).join(', ')
}

const countOf = (action: string, count: number) =>
  action.startsWith('cta.')
    ? t('audit.countOf.submissionSubmissions', { count })
    : t('audit.countOf.itemItems', { count })

const rowsOf = (rows: number, source: unknown) =>
  source
    ? t('audit.rowsOf.from', { rows, source: sourceLabel(source) })
    : t('audit.rowsOf.rowsRowRows', { rows })

const sourceLabel = (source: unknown) => SOURCES[String(source)] ?? String(source)

const SOURCES: Readonly<Record<string, string>> = {
  csv: t('audit.sources.csv'),
  sitemap: t('audit.sources.sitemap'),
  urls: t('audit.sources.urls'),
  upload: t('audit.sources.upload'),
  archive: t('audit.sources.archive'),
}

const REPORTS: Readonly<Record<string, string>> = {
  overview: t('audit.reports.overview'),
  content: t('audit.reports.content'),
  links: t('audit.reports.links'),
  people: t('audit.reports.people'),
  coverage: t('audit.reports.coverage'),
  searches: t('audit.reports.searches'),
  sites: t('audit.reports.sites'),
  ctas: t('audit.reports.ctas'),
  adoption: t('audit.reports.adoption'),
  unused: t('audit.reports.unused'),
}

/** Formats days as "Aug 28, 2026 – Nov 25, 2026", other values as "editor → admin". */
function formatFromTo(from: unknown, to: unknown): string {
  if (isDay(from) && isDay(to)) return `${formatDay(from)} – ${formatDay(to)}`
  if (from === undefined && to === undefined) return ''
  if (from === undefined) return t('audit.formatFromTo.to', { to: formatDetailValue(to) })
  if (to === undefined) return t('audit.formatFromTo.from', { from: formatDetailValue(from) })
  return `${formatDetailValue(from)} → ${formatDetailValue(to)}`
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function formatDetail(name: string, value: unknown): string {
  if (name === 'method')
    return METHODS[String(value)] ?? t('audit.formatDetail.with', { value: String(value) })
  if (name === 'kind') return KINDS[String(value)] ?? String(value)
  if (name === 'recipient') return t('audit.formatDetail.for', { value: String(value) })
  if (name === 'slug') return `/${value}`
  if (name === 'apiKey') return t('audit.formatDetail.withTheAPIKey', { value: String(value) })
  if (name === 'app') return t('audit.formatDetail.withTheApp', { value: String(value) })
  if (name === 'secondFactor' && value === true)
    return t('audit.formatDetail.withTwoStepVerification')
  if (name === 'secondFactor') return t('audit.formatDetail.withoutTwoStepVerification')
  return `${formatDetailName(name)}: ${formatDetailValue(value)}`
}

const KINDS: Readonly<Record<string, string>> = {
  oidc: t('audit.kinds.oidc'),
  saml: t('audit.kinds.saml'),
}

const METHODS: Readonly<Record<string, string>> = {
  password: t('audit.methods.password'),
  passkey: t('audit.methods.passkey'),
  sso: t('audit.methods.sso'),
  code: t('audit.methods.code'),
  totp: t('audit.methods.totp'),
  invitation: t('audit.methods.invitation'),
  handoff: t('audit.methods.handoff'),
}

const DETAILS: Readonly<Record<string, string>> = {
  name: t('audit.details.name'),
  names: t('audit.details.names'),
  email: t('audit.details.email'),
  role: t('audit.details.role'),
  invited: t('audit.details.invited'),
  reason: t('audit.details.reason'),
  which: t('audit.details.which'),
  format: t('audit.details.format'),
  fields: t('audit.details.fields'),
  scopes: t('audit.details.scopes'),
  code: t('audit.details.code'),
  left: t('audit.details.left'),
  trialDays: t('audit.details.trialDays'),
  closesAt: t('audit.details.closesAt'),
  provider: t('audit.details.provider'),
  by: t('audit.details.by'),
  plan: t('audit.details.plan'),
  status: t('audit.details.status'),
  color: t('audit.details.color'),
  timeZone: t('audit.details.timeZone'),
  language: t('audit.details.language'),
  logoUrl: t('audit.details.logoUrl'),
  items: t('audit.details.items'),
  collections: t('audit.details.collections'),
  sites: t('audit.details.sites'),
  links: t('audit.details.links'),
  wishes: t('audit.details.wishes'),
  savedSearches: t('audit.details.savedSearches'),
  events: t('audit.details.events'),
  mode: t('audit.details.mode'),
  account: t('audit.details.account'),
  url: t('audit.details.url'),
  limits: t('audit.details.limits'),
}

function formatDetailName(name: string): string {
  return DETAILS[name] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

/** Codes of modes, formats and events. */
const VALUES: Readonly<Record<string, string>> = {
  off: t('sso.modes.off.label'),
  optional: t('sso.modes.optional.label'),
  enforced: t('sso.modes.enforced.label'),
  slack: 'Slack',
  teams: 'Teams',
  'audit.recorded': t('webhooks.events.auditRecorded'),
  'collection.updated': t('webhooks.events.collectionUpdated'),
  'item.added': t('webhooks.events.itemAdded'),
  'item.expired': t('webhooks.events.itemExpired'),
  'item.updated': t('webhooks.events.itemUpdated'),
  'lead.received': t('webhooks.events.leadReceived'),
  'link.created': t('webhooks.events.linkCreated'),
  'link.downloaded': t('webhooks.events.linkDownloaded'),
  'link.expiring': t('webhooks.events.linkExpiring'),
  'link.passed-on': t('webhooks.events.linkPassedOn'),
  'link.read': t('webhooks.events.linkRead'),
  'link.viewed': t('webhooks.events.linkViewed'),
  'link.withdrawn': t('webhooks.events.linkWithdrawn'),
  'person.joined': t('webhooks.events.personJoined'),
  'person.left': t('webhooks.events.personLeft'),
  'site.published': t('webhooks.events.sitePublished'),
  'wish.created': t('webhooks.events.wishCreated'),
  'wish.delivered': t('webhooks.events.wishDelivered'),
}

const ROLES: Readonly<Record<string, string>> = {
  owner: t('audit.roles.owner'),
  admin: t('audit.roles.admin'),
  editor: t('audit.roles.editor'),
  viewer: t('audit.roles.viewer'),
}

function formatDetailValue(value: unknown): string {
  if (value === true) return t('audit.formatDetailValue.yes')
  if (value === false) return t('audit.formatDetailValue.no')
  if (value === null) return t('audit.formatDetailValue.none')
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.map(valueLabel).join('; ')
  if (isDay(value)) return formatDay(value)
  if (isChange(value)) return formatFromTo(value.from, value.to)
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${formatDetailName(name)} ${formatDetailValue(each)}`)
      .join('; ')
  return valueLabel(String(value))
}

const valueLabel = (value: string) => ROLES[value] ?? VALUES[value] ?? DETAILS[value] ?? value

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
