import type { AuditAction, AuditEntry } from '@satchel/contract/audit.ts'

/** What was done, as the end of a sentence that begins with who did it. */
const WORDS: Readonly<Partial<Record<AuditAction, string>>> = {
  'session.started': 'signed in',
  'session.refused': 'was refused at sign-in',
  'session.ended': 'ended sessions',
  'session.replayed': 'lost a session whose token came twice',
  'session-rules.changed': 'changed how long sessions last',
  'password.changed': 'changed their password',
  'password.reset': 'set a new password by mail',
  'totp.added': 'added an authenticator',
  'totp.removed': 'removed their authenticator',
  'recovery-codes.renewed': 'made new recovery codes',
  'recovery-code.used': 'signed in with a recovery code',
  'passkey.added': 'added a passkey',
  'passkey.renamed': 'renamed a passkey',
  'passkey.removed': 'removed a passkey',
  'factors.reset': 'took away the second step of',
  'sign-in-rules.changed': 'changed the sign-in rules',
  'tenant.changed': 'changed the company profile',
  'tenant.closing': 'began to close the account',
  'tenant.kept': 'kept the account',
  'audit.exported': 'exported the audit log',
  'export.made': 'exported the library',
  'report.exported': 'exported a report',
  'import.started': 'began the import',
  'items.deleted': 'moved to the bin',
  'items.purged': 'deleted for good',
  'bin.emptied': 'emptied the bin',
  'collection.deleted': 'deleted the collection',
  'link.withdrawn': 'withdrew a link',
  'link.handed-over': 'handed over the link',
  'preset.made': 'made the link preset',
  'preset.changed': 'changed the link preset',
  'preset.deleted': 'deleted the link preset',
  'taxonomy.changed': 'changed categories or tags',
  'sharing.changed': 'changed the sharing defaults',
  'notifications.changed': 'changed what people are told of',
  'domain.added': 'added the short domain',
  'domain.changed': 'changed the short domain',
  'domain.removed': 'removed the short domain',
  'billing.changed': 'changed plan or billing',
  'user.invited': 'invited',
  'user.joined': 'joined',
  'user.changed': 'changed the profile of',
  'user.role-changed': 'changed the role of',
  'user.deactivated': 'deactivated',
  'user.reactivated': 'let in again',
  'user.handed-over': 'handed over what belonged to',
  'ownership.handed-over': 'handed over the ownership to',
  'invitation.sent-again': 'sent again the invitation of',
  'invitation.revoked': 'took back the invitation of',
  'partner-code.made': 'made a partner code',
  'partner-code.withdrawn': 'withdrew a partner code',
  'sso.provider-added': 'added the sign-in provider',
  'sso.provider-changed': 'changed the sign-in provider',
  'sso.provider-removed': 'removed the sign-in provider',
  'sso.domain-added': 'added the e-mail domain',
  'sso.domain-changed': 'changed the e-mail domain',
  'sso.domain-proved': 'proved the e-mail domain',
  'sso.domain-removed': 'removed the e-mail domain',
  'scim.token-added': 'made a SCIM token',
  'scim.token-removed': 'took back a SCIM token',
}

/** New actions are readable before they have words of their own. */
export function actionWords(action: string): string {
  return WORDS[action as AuditAction] ?? action.replace(/[.-]/g, ' ')
}

export function actionLabel(action: string): string {
  const words = actionWords(action)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What else was written down, as `name: value`. */
export function detailWords({ details }: AuditEntry): string {
  return Object.entries(details)
    .map(([name, value]) => pairWords(name, value))
    .filter(Boolean)
    .join(', ')
}

function pairWords(name: string, value: unknown): string {
  if (name === 'method') return METHODS[String(value)] ?? `by ${value}`
  if (name === 'secondFactor' && value === true) return 'with a second step'
  if (name === 'secondFactor') return 'without a second step'
  return `${nameWords(name)}: ${valueWords(value)}`
}

const METHODS: Readonly<Record<string, string>> = {
  sso: 'by single sign-on',
  code: 'by a mailed code',
  totp: 'by a code of the authenticator',
  invitation: 'by an invitation',
  handoff: 'from another session',
}

function nameWords(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

function valueWords(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null) return 'none'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
