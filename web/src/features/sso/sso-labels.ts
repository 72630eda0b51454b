import type { SsoKind, SsoMode, SsoProvider, SsoRole } from '@satchel/contract/accounts/sso.ts'

export const kinds: Record<SsoKind, string> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' }

export const modes: Record<SsoMode, { label: string; line: string; tone: 'good' | 'quiet' }> = {
  off: { label: 'Off', line: 'No one can sign in with it', tone: 'quiet' },
  optional: {
    label: 'Optional',
    line: 'People in its domains can use it or their password',
    tone: 'good',
  },
  enforced: {
    label: 'Enforced',
    line: 'People in its domains must use it. Owners keep their password so that no one is locked out.',
    tone: 'good',
  },
}

export const roles: { value: SsoRole; label: string }[] = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'editor', label: 'Editor' },
  { value: 'admin', label: 'Admin' },
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
