import type { AuditAction, AuditEntry } from '@satchel/contract/audit.ts'
import { formatCount, formatDay } from '../../lib/format/format.ts'

/** Actions in words, as the rest of a sentence that starts with the person's name. */
const PHRASES: Readonly<Partial<Record<AuditAction, string>>> = {
  'session.started': 'signed in',
  'session.refused': 'was refused at sign-in',
  'session.ended': 'ended sessions',
  'session.replayed': 'was signed out because a session token was used twice',
  'session-rules.changed': 'changed how long sessions last',
  'password.changed': 'changed their password',
  'password.reset': 'reset their password by email',
  'totp.added': 'added an authenticator',
  'totp.removed': 'removed their authenticator',
  'recovery-codes.renewed': 'created new recovery codes',
  'recovery-code.used': 'signed in with a recovery code',
  'passkey.added': 'added a passkey',
  'passkey.renamed': 'renamed a passkey',
  'passkey.removed': 'removed a passkey',
  'factors.reset': 'reset two-step verification for',
  'sign-in-rules.changed': 'changed the sign-in rules',
  'tenant.changed': 'changed the company profile',
  'tenant.closing': 'started closing the account',
  'tenant.kept': 'canceled closing the account',
  'audit.exported': 'exported the audit log',
  'export.made': 'exported the library',
  'report.exported': 'exported a report',
  'import.started': 'started the import',
  'import.undone': 'undid the import',
  'links.exported': 'exported links',
  'items.deleted': 'moved to the trash',
  'items.purged': 'permanently deleted',
  'bin.emptied': 'emptied the trash',
  'collection.deleted': 'deleted the collection',
  'site.published': 'published the site',
  'site.unpublished': 'unpublished the site',
  'site.deleted': 'deleted the site',
  'site.password-set': 'set a password for the site',
  'site.password-removed': 'removed the password of the site',
  'cta.deleted': 'deleted the CTA',
  'cta.submissions-deleted': 'deleted form submissions',
  'cta.submissions-exported': 'exported form submissions',
  'link.withdrawn': 'withdrew a link',
  'link.handed-over': 'transferred the link',
  'preset.made': 'created the link preset',
  'preset.changed': 'changed the link preset',
  'preset.deleted': 'deleted the link preset',
  'taxonomy.changed': 'changed categories or tags',
  'sharing.changed': 'changed the sharing defaults',
  'notifications.changed': 'changed the default notifications',
  'wishlist.changed': 'changed the wishlist settings',
  'wishlist.trusted': 'approved wishes in advance from',
  'wishlist.distrusted': 'requires approval again for wishes from',
  'wish.deleted': 'deleted the wish',
  'domain.added': 'added the short domain',
  'domain.changed': 'changed the short domain',
  'domain.removed': 'removed the short domain',
  'billing.changed': 'changed the plan or billing',
  'company.changed': 'changed the plan or limits of',
  'company.suspended': 'suspended',
  'company.resumed': 'resumed',
  'company.deleted': 'started deleting',
  'company.admitted': 'let in',
  'user.invited': 'invited',
  'user.joined': 'joined',
  'user.changed': 'changed the profile of',
  'user.role-changed': 'changed the role of',
  'user.deactivated': 'deactivated',
  'user.reactivated': 'reactivated',
  'user.handed-over': 'transferred content of',
  'ownership.handed-over': 'transferred ownership to',
  'invitation.sent-again': 'resent the invitation to',
  'invitation.revoked': 'revoked the invitation to',
  'partner-code.made': 'created a partner code',
  'partner-code.withdrawn': 'withdrew a partner code',
  'sso.provider-added': 'added the sign-in provider',
  'sso.provider-changed': 'changed the sign-in provider',
  'sso.provider-removed': 'removed the sign-in provider',
  'sso.domain-added': 'added the email domain',
  'sso.domain-changed': 'changed the email domain',
  'sso.domain-proved': 'verified the email domain',
  'sso.domain-removed': 'removed the email domain',
  'scim.token-added': 'created a SCIM token',
  'scim.token-removed': 'revoked a SCIM token',
  'wish-feed.added': 'created a feed address for wishes',
  'wish-feed.removed': 'turned off the feed address for wishes',
  'api-key.added': 'created the API key',
  'api-key.removed': 'revoked the API key',
  'app.connected': 'connected the app',
  'app.disconnected': 'disconnected the app',
  'webhook.added': 'created the webhook',
  'webhook.changed': 'changed the webhook',
  'webhook.secret-renewed': 'replaced the secret of the webhook',
  'webhook.replayed': 'resent deliveries of the webhook',
  'webhook.removed': 'deleted the webhook',
  'crm.connected': 'connected the CRM',
  'crm.changed': 'changed what is sent to the CRM',
  'crm.paused': 'lost access to the CRM',
  'crm.disconnected': 'disconnected the CRM',
}

/** Returns the phrase of an action; one without a phrase is spelled out from its name. */
export function actionPhrase(action: string): string {
  return PHRASES[action as AuditAction] ?? action.replace(/[.-]/g, ' ')
}

export function actionLabel(action: string): string {
  const words = actionPhrase(action)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Formats an entry's details, as "8 submissions", "30 rows from CSV" or `name: value`. */
export function formatDetails({ action, details }: AuditEntry): string {
  const { count, rows, source, report, from, to, ...others } = details
  const label = [
    typeof count === 'number' && formatCount(count, nounOf(action)),
    typeof rows === 'number' &&
      `${formatCount(rows, 'row')}${source ? ` from ${sourceLabel(source)}` : ''}`,
    typeof report === 'string' && formatDetailName(report),
    formatFromTo(from, to),
  ]
  const rest = Object.entries(others).map(([name, value]) => formatDetail(name, value))
  return [...label, ...rest].filter(Boolean).join(', ')
}

function nounOf(action: string): string {
  return action.startsWith('cta.') ? 'submission' : 'item'
}

function sourceLabel(source: unknown): string {
  const labels: Readonly<Record<string, string>> = { csv: 'CSV', sitemap: 'a sitemap' }
  const label = labels[String(source)]
  return label ?? String(source)
}

/** Formats days as "Aug 28, 2026 – Nov 25, 2026", other values as "editor → admin". */
function formatFromTo(from: unknown, to: unknown): string {
  if (isDay(from) && isDay(to)) return `${formatDay(from)} – ${formatDay(to)}`
  if (from === undefined && to === undefined) return ''
  if (from === undefined) return `to ${formatDetailValue(to)}`
  if (to === undefined) return `from ${formatDetailValue(from)}`
  return `${formatDetailValue(from)} → ${formatDetailValue(to)}`
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

function formatDetail(name: string, value: unknown): string {
  if (name === 'method') return METHODS[String(value)] ?? `with ${value}`
  if (name === 'apiKey') return `with the API key “${value}”`
  if (name === 'app') return `with the app “${value}”`
  if (name === 'secondFactor' && value === true) return 'with two-step verification'
  if (name === 'secondFactor') return 'without two-step verification'
  return `${formatDetailName(name)}: ${formatDetailValue(value)}`
}

const METHODS: Readonly<Record<string, string>> = {
  sso: 'with single sign-on',
  code: 'with an emailed code',
  totp: 'with an authenticator code',
  invitation: 'with an invitation',
  handoff: 'from another session',
}

function formatDetailName(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

function formatDetailValue(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null) return 'none'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join('; ')
  if (isDay(value)) return formatDay(value)
  if (isChange(value)) return formatFromTo(value.from, value.to)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
