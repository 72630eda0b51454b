import type { SsoKind, SsoMode, SsoRole } from '@satchel/contract/accounts/sso.ts'

export { isComplete } from '../../../../features/sso/sso-labels.ts'

export const kinds: Record<SsoKind, string> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' }

export const modes: Record<SsoMode, { label: string; line: string; tone: 'good' | 'quiet' }> = {
  off: { label: 'Aus', line: 'Niemand kann sich damit anmelden', tone: 'quiet' },
  optional: {
    label: 'Optional',
    line: 'Personen in den zugewiesenen Domains können sie oder ihr Passwort verwenden',
    tone: 'good',
  },
  enforced: {
    label: 'Erzwungen',
    line: 'Personen in den zugewiesenen Domains müssen sie verwenden. Inhaber behalten ihr Passwort, damit niemand ausgesperrt wird.',
    tone: 'good',
  },
}

export const roles: { value: SsoRole; label: string }[] = [
  { value: 'viewer', label: 'Betrachter' },
  { value: 'editor', label: 'Bearbeiter' },
  { value: 'admin', label: 'Admin' },
]
