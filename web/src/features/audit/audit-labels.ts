import type { AuditAction, AuditEntry } from '@satchel/contract/audit.ts'
import { t } from '@satchel/messages/t.ts'
import { formatDay } from '../../lib/format/format.ts'

/** Actions in words, as the rest of a sentence that starts with the person's name. */
const PHRASES: Readonly<Partial<Record<AuditAction, string>>> = {
  'session.started': t('audit.phrases.sessionStarted'),
  'session.refused': t('audit.phrases.sessionRefused'),
  'session.ended': t('audit.phrases.sessionEnded'),
  'session.replayed': t('audit.phrases.sessionReplayed'),
  'session-rules.changed': t('audit.phrases.sessionRulesChanged'),
  'password.changed': t('audit.phrases.passwordChanged'),
  'password.reset': t('audit.phrases.passwordReset'),
  'totp.added': t('audit.phrases.totpAdded'),
  'totp.removed': t('audit.phrases.totpRemoved'),
  'recovery-codes.renewed': t('audit.phrases.recoveryCodesRenewed'),
  'recovery-code.used': t('audit.phrases.recoveryCodeUsed'),
  'passkey.added': t('audit.phrases.passkeyAdded'),
  'passkey.renamed': t('audit.phrases.passkeyRenamed'),
  'passkey.removed': t('audit.phrases.passkeyRemoved'),
  'factors.reset': t('audit.phrases.factorsReset'),
  'sign-in-rules.changed': t('audit.phrases.signInRulesChanged'),
  'tenant.changed': t('audit.phrases.tenantChanged'),
  'tenant.closing': t('audit.phrases.tenantClosing'),
  'tenant.kept': t('audit.phrases.tenantKept'),
  'audit.exported': t('audit.phrases.auditExported'),
  'export.made': t('audit.phrases.exportMade'),
  'report.exported': t('audit.phrases.reportExported'),
  'import.started': t('audit.phrases.importStarted'),
  'import.undone': t('audit.phrases.importUndone'),
  'links.exported': t('audit.phrases.linksExported'),
  'items.deleted': t('audit.phrases.itemsDeleted'),
  'items.purged': t('audit.phrases.itemsPurged'),
  'bin.emptied': t('audit.phrases.binEmptied'),
  'collection.deleted': t('audit.phrases.collectionDeleted'),
  'site.published': t('audit.phrases.sitePublished'),
  'site.unpublished': t('audit.phrases.siteUnpublished'),
  'site.deleted': t('audit.phrases.siteDeleted'),
  'site.password-set': t('audit.phrases.sitePasswordSet'),
  'site.password-removed': t('audit.phrases.sitePasswordRemoved'),
  'cta.deleted': t('audit.phrases.ctaDeleted'),
  'cta.submissions-deleted': t('audit.phrases.ctaSubmissionsDeleted'),
  'cta.submissions-exported': t('audit.phrases.ctaSubmissionsExported'),
  'link.withdrawn': t('audit.phrases.linkWithdrawn'),
  'link.handed-over': t('audit.phrases.linkHandedOver'),
  'preset.made': t('audit.phrases.presetMade'),
  'preset.changed': t('audit.phrases.presetChanged'),
  'preset.deleted': t('audit.phrases.presetDeleted'),
  'taxonomy.changed': t('audit.phrases.taxonomyChanged'),
  'sharing.changed': t('audit.phrases.sharingChanged'),
  'notifications.changed': t('audit.phrases.notificationsChanged'),
  'files.requested': t('audit.phrases.filesRequested'),
  'files.request-closed': t('audit.phrases.filesRequestClosed'),
  'file.accepted': t('audit.phrases.fileAccepted'),
  'file.refused': t('audit.phrases.fileRefused'),
  'wishlist.changed': t('audit.phrases.wishlistChanged'),
  'wishlist.trusted': t('audit.phrases.wishlistTrusted'),
  'wishlist.distrusted': t('audit.phrases.wishlistDistrusted'),
  'wish.deleted': t('audit.phrases.wishDeleted'),
  'domain.added': t('audit.phrases.domainAdded'),
  'domain.changed': t('audit.phrases.domainChanged'),
  'domain.removed': t('audit.phrases.domainRemoved'),
  'billing.changed': t('audit.phrases.billingChanged'),
  'company.changed': t('audit.phrases.companyChanged'),
  'company.suspended': t('audit.phrases.companySuspended'),
  'company.resumed': t('audit.phrases.companyResumed'),
  'company.deleted': t('audit.phrases.companyDeleted'),
  'company.admitted': t('audit.phrases.companyAdmitted'),
  'user.invited': t('audit.phrases.userInvited'),
  'user.joined': t('audit.phrases.userJoined'),
  'user.changed': t('audit.phrases.userChanged'),
  'user.role-changed': t('audit.phrases.userRoleChanged'),
  'user.deactivated': t('audit.phrases.userDeactivated'),
  'user.reactivated': t('audit.phrases.userReactivated'),
  'user.handed-over': t('audit.phrases.userHandedOver'),
  'user.erased': t('audit.phrases.userErased'),
  'address.erased': t('audit.phrases.addressErased'),
  'ownership.handed-over': t('audit.phrases.ownershipHandedOver'),
  'invitation.sent-again': t('audit.phrases.invitationSentAgain'),
  'invitation.revoked': t('audit.phrases.invitationRevoked'),
  'partner-code.made': t('audit.phrases.partnerCodeMade'),
  'partner-code.withdrawn': t('audit.phrases.partnerCodeWithdrawn'),
  'sso.provider-added': t('audit.phrases.ssoProviderAdded'),
  'sso.provider-changed': t('audit.phrases.ssoProviderChanged'),
  'sso.provider-removed': t('audit.phrases.ssoProviderRemoved'),
  'sso.domain-added': t('audit.phrases.ssoDomainAdded'),
  'sso.domain-changed': t('audit.phrases.ssoDomainChanged'),
  'sso.domain-proved': t('audit.phrases.ssoDomainProved'),
  'sso.domain-removed': t('audit.phrases.ssoDomainRemoved'),
  'scim.token-added': t('audit.phrases.scimTokenAdded'),
  'scim.token-removed': t('audit.phrases.scimTokenRemoved'),
  'wish-feed.added': t('audit.phrases.wishFeedAdded'),
  'wish-feed.removed': t('audit.phrases.wishFeedRemoved'),
  'api-key.added': t('audit.phrases.apiKeyAdded'),
  'api-key.removed': t('audit.phrases.apiKeyRemoved'),
  'app.connected': t('audit.phrases.appConnected'),
  'app.disconnected': t('audit.phrases.appDisconnected'),
  'webhook.added': t('audit.phrases.webhookAdded'),
  'webhook.changed': t('audit.phrases.webhookChanged'),
  'webhook.secret-renewed': t('audit.phrases.webhookSecretRenewed'),
  'webhook.replayed': t('audit.phrases.webhookReplayed'),
  'webhook.removed': t('audit.phrases.webhookRemoved'),
  'crm.connected': t('audit.phrases.crmConnected'),
  'crm.changed': t('audit.phrases.crmChanged'),
  'crm.paused': t('audit.phrases.crmPaused'),
  'crm.disconnected': t('audit.phrases.crmDisconnected'),
}

/** Actions on their own. */
const ACTIONS: Readonly<Partial<Record<AuditAction, string>>> = {
  'session.started': t('audit.actions.sessionStarted'),
  'session.refused': t('audit.actions.sessionRefused'),
  'session.ended': t('audit.actions.sessionEnded'),
  'session.replayed': t('audit.actions.sessionReplayed'),
  'session-rules.changed': t('audit.actions.sessionRulesChanged'),
  'password.changed': t('audit.actions.passwordChanged'),
  'password.reset': t('audit.actions.passwordReset'),
  'totp.added': t('audit.actions.totpAdded'),
  'totp.removed': t('audit.actions.totpRemoved'),
  'recovery-codes.renewed': t('audit.actions.recoveryCodesRenewed'),
  'recovery-code.used': t('audit.actions.recoveryCodeUsed'),
  'passkey.added': t('audit.actions.passkeyAdded'),
  'passkey.renamed': t('audit.actions.passkeyRenamed'),
  'passkey.removed': t('audit.actions.passkeyRemoved'),
  'factors.reset': t('audit.actions.factorsReset'),
  'sign-in-rules.changed': t('audit.actions.signInRulesChanged'),
  'tenant.changed': t('audit.actions.tenantChanged'),
  'tenant.closing': t('audit.actions.tenantClosing'),
  'tenant.kept': t('audit.actions.tenantKept'),
  'audit.exported': t('audit.actions.auditExported'),
  'export.made': t('audit.actions.exportMade'),
  'report.exported': t('audit.actions.reportExported'),
  'import.started': t('audit.actions.importStarted'),
  'import.undone': t('audit.actions.importUndone'),
  'links.exported': t('audit.actions.linksExported'),
  'items.deleted': t('audit.actions.itemsDeleted'),
  'items.purged': t('audit.actions.itemsPurged'),
  'bin.emptied': t('audit.actions.binEmptied'),
  'collection.deleted': t('audit.actions.collectionDeleted'),
  'site.published': t('audit.actions.sitePublished'),
  'site.unpublished': t('audit.actions.siteUnpublished'),
  'site.deleted': t('audit.actions.siteDeleted'),
  'site.password-set': t('audit.actions.sitePasswordSet'),
  'site.password-removed': t('audit.actions.sitePasswordRemoved'),
  'cta.deleted': t('audit.actions.ctaDeleted'),
  'cta.submissions-deleted': t('audit.actions.ctaSubmissionsDeleted'),
  'cta.submissions-exported': t('audit.actions.ctaSubmissionsExported'),
  'link.withdrawn': t('audit.actions.linkWithdrawn'),
  'link.handed-over': t('audit.actions.linkHandedOver'),
  'preset.made': t('audit.actions.presetMade'),
  'preset.changed': t('audit.actions.presetChanged'),
  'preset.deleted': t('audit.actions.presetDeleted'),
  'taxonomy.changed': t('audit.actions.taxonomyChanged'),
  'sharing.changed': t('audit.actions.sharingChanged'),
  'notifications.changed': t('audit.actions.notificationsChanged'),
  'files.requested': t('audit.actions.filesRequested'),
  'files.request-closed': t('audit.actions.filesRequestClosed'),
  'file.accepted': t('audit.actions.fileAccepted'),
  'file.refused': t('audit.actions.fileRefused'),
  'wishlist.changed': t('audit.actions.wishlistChanged'),
  'wishlist.trusted': t('audit.actions.wishlistTrusted'),
  'wishlist.distrusted': t('audit.actions.wishlistDistrusted'),
  'wish.deleted': t('audit.actions.wishDeleted'),
  'domain.added': t('audit.actions.domainAdded'),
  'domain.changed': t('audit.actions.domainChanged'),
  'domain.removed': t('audit.actions.domainRemoved'),
  'billing.changed': t('audit.actions.billingChanged'),
  'company.changed': t('audit.actions.companyChanged'),
  'company.suspended': t('audit.actions.companySuspended'),
  'company.resumed': t('audit.actions.companyResumed'),
  'company.deleted': t('audit.actions.companyDeleted'),
  'company.admitted': t('audit.actions.companyAdmitted'),
  'user.invited': t('audit.actions.userInvited'),
  'user.joined': t('audit.actions.userJoined'),
  'user.changed': t('audit.actions.userChanged'),
  'user.role-changed': t('audit.actions.userRoleChanged'),
  'user.deactivated': t('audit.actions.userDeactivated'),
  'user.reactivated': t('audit.actions.userReactivated'),
  'user.handed-over': t('audit.actions.userHandedOver'),
  'user.erased': t('audit.actions.userErased'),
  'address.erased': t('audit.actions.addressErased'),
  'ownership.handed-over': t('audit.actions.ownershipHandedOver'),
  'invitation.sent-again': t('audit.actions.invitationSentAgain'),
  'invitation.revoked': t('audit.actions.invitationRevoked'),
  'partner-code.made': t('audit.actions.partnerCodeMade'),
  'partner-code.withdrawn': t('audit.actions.partnerCodeWithdrawn'),
  'sso.provider-added': t('audit.actions.ssoProviderAdded'),
  'sso.provider-changed': t('audit.actions.ssoProviderChanged'),
  'sso.provider-removed': t('audit.actions.ssoProviderRemoved'),
  'sso.domain-added': t('audit.actions.ssoDomainAdded'),
  'sso.domain-changed': t('audit.actions.ssoDomainChanged'),
  'sso.domain-proved': t('audit.actions.ssoDomainProved'),
  'sso.domain-removed': t('audit.actions.ssoDomainRemoved'),
  'scim.token-added': t('audit.actions.scimTokenAdded'),
  'scim.token-removed': t('audit.actions.scimTokenRemoved'),
  'wish-feed.added': t('audit.actions.wishFeedAdded'),
  'wish-feed.removed': t('audit.actions.wishFeedRemoved'),
  'api-key.added': t('audit.actions.apiKeyAdded'),
  'api-key.removed': t('audit.actions.apiKeyRemoved'),
  'app.connected': t('audit.actions.appConnected'),
  'app.disconnected': t('audit.actions.appDisconnected'),
  'webhook.added': t('audit.actions.webhookAdded'),
  'webhook.changed': t('audit.actions.webhookChanged'),
  'webhook.secret-renewed': t('audit.actions.webhookSecretRenewed'),
  'webhook.replayed': t('audit.actions.webhookReplayed'),
  'webhook.removed': t('audit.actions.webhookRemoved'),
  'crm.connected': t('audit.actions.crmConnected'),
  'crm.changed': t('audit.actions.crmChanged'),
  'crm.paused': t('audit.actions.crmPaused'),
  'crm.disconnected': t('audit.actions.crmDisconnected'),
}

/** Returns the phrase of an action; one without a phrase is spelled out from its name. */
export function actionPhrase(action: string): string {
  return PHRASES[action as AuditAction] ?? action.replace(/[.-]/g, ' ')
}

export function actionLabel(action: string): string {
  const words = action.replace(/[.-]/g, ' ')
  return ACTIONS[action as AuditAction] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

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
  if (name === 'apiKey') return t('audit.formatDetail.withTheAPIKey', { value: String(value) })
  if (name === 'app') return t('audit.formatDetail.withTheApp', { value: String(value) })
  if (name === 'secondFactor' && value === true)
    return t('audit.formatDetail.withTwoStepVerification')
  if (name === 'secondFactor') return t('audit.formatDetail.withoutTwoStepVerification')
  return `${formatDetailName(name)}: ${formatDetailValue(value)}`
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
}

function formatDetailName(name: string): string {
  return DETAILS[name] ?? name.replace(/([A-Z])/g, ' $1').toLowerCase()
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
    return value.join('; ')
  if (isDay(value)) return formatDay(value)
  if (isChange(value)) return formatFromTo(value.from, value.to)
  if (typeof value === 'object') return JSON.stringify(value)
  return ROLES[String(value)] ?? String(value)
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value
}
