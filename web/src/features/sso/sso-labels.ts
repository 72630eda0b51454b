import type { SsoKind, SsoMode, SsoProvider, SsoRole } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'

export const kinds: Record<SsoKind, string> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' }

export const modes: Record<SsoMode, { label: string; line: string; tone: 'good' | 'quiet' }> = {
  off: { label: t('sso.modes.off.label'), line: t('sso.modes.off.line'), tone: 'quiet' },
  optional: {
    label: t('sso.modes.optional.label'),
    line: t('sso.modes.optional.line'),
    tone: 'good',
  },
  enforced: {
    label: t('sso.modes.enforced.label'),
    line: t('sso.modes.enforced.line'),
    tone: 'good',
  },
}

export const roles: { value: SsoRole; label: string }[] = [
  { value: 'viewer', label: t('sso.roles.viewer') },
  { value: 'editor', label: t('sso.roles.editor') },
  { value: 'admin', label: t('sso.roles.admin') },
]

/** Tells whether all fields are filled in that a test needs. */
export function isComplete({
  kind,
  issuer,
  clientId,
  hasSecret,
  signInUrl,
  certificates,
}: SsoProvider) {
  return kind === 'oidc'
    ? Boolean(issuer && clientId && hasSecret)
    : Boolean(issuer && signInUrl && certificates.length > 0)
}
