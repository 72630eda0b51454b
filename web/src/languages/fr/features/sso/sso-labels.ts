import type { SsoKind, SsoMode, SsoRole } from '@satchel/contract/accounts/sso.ts'

export { isComplete } from '../../../../features/sso/sso-labels.ts'

export const kinds: Record<SsoKind, string> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' }

export const modes: Record<SsoMode, { label: string; line: string; tone: 'good' | 'quiet' }> = {
  off: {
    label: 'Désactivée',
    line: 'Personne ne peut se connecter par ce moyen',
    tone: 'quiet',
  },
  optional: {
    label: 'Facultative',
    line: 'Les personnes de ses domaines peuvent l’utiliser, ou leur mot de passe',
    tone: 'good',
  },
  enforced: {
    label: 'Imposée',
    line: 'Les personnes de ses domaines doivent l’utiliser. Les propriétaires gardent leur mot de passe pour que personne ne soit bloqué.',
    tone: 'good',
  },
}

export const roles: { value: SsoRole; label: string }[] = [
  { value: 'viewer', label: 'Lecteur' },
  { value: 'editor', label: 'Éditeur' },
  { value: 'admin', label: 'Admin' },
]
