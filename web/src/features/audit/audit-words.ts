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
    .map(([name, value]) => `${nameWords(name)}: ${valueWords(value)}`)
    .join(', ')
}

function nameWords(name: string): string {
  return name.replace(/([A-Z])/g, ' $1').toLowerCase()
}

function valueWords(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null) return 'none'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
