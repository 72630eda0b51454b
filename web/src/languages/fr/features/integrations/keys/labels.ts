import type { ApiScope } from '@satchel/contract/integrations/api-keys.ts'
import { formatList } from '../../../../../lib/format/format.ts'

// List
export const apiKeys = 'Clés API'
export const couldntLoadApiKeys = 'Impossible de charger les clés API'
export const newKey = 'Nouvelle clé API'
export const noKeys =
  'Aucune clé API pour le moment. Avec une clé, vos propres scripts et d’autres systèmes lisent et modifient ce que vous autorisez.'
export const valid = 'Valable'
export const expired = 'Expirée'
export const endsWith = (hint: string) => `Se termine par ${hint}`
export const createdBy = (name: string) => `Créée par ${name}`
export const lastUsed = 'Dernière utilisation :'
export const notUsed = 'Pas encore utilisée'
export const until = (day: string) => `Jusqu’au ${day}`
export const revokeNamed = (name: string) => `Révoquer ${name}`
export const revokeTitle = (name: string) => `Révoquer ${name} ?`
export const revokeWarning =
  'Ce qui utilise cette clé cessera aussitôt de fonctionner. Cette action est irréversible.'
export const revoked = 'Clé API révoquée'

// Form
export const nameHint = 'Ce qui l’utilise, par exemple « Synchronisation CRM »'
export const mayDo = 'Ce que la clé peut faire'
export const mayDoHint = 'Jamais plus que ce que vous pouvez faire vous-même'
export const read = 'Lire'
export const change = 'Modifier'
export const areas = {
  library: 'Bibliothèque',
  links: 'Liens',
  sites: 'Sites',
  ctas: 'CTA',
  wishes: 'Souhaits',
  reports: 'Rapports',
  audit: 'Journal d’audit',
  webhooks: 'Webhooks',
} as const
export type Area = keyof typeof areas
export const scopeName = (scope: ApiScope | string) => {
  const [area, verb] = scope.split('.')
  return `${areas[area as Area]} : ${verb === 'read' ? 'lire' : 'modifier'}`
}
export const scopeList = (scopes: string[]) => formatList(scopes.map(scopeName))
export const expires = 'Expiration'
export const expiry = {
  30: 'Dans 30 jours',
  90: 'Dans 90 jours',
  365: 'Dans un an',
  0: 'Jamais',
} as const

// Secret
export const yourKey = 'Votre clé API'
export const copyKeyNow = 'Copiez la clé maintenant. Elle ne sera plus affichée.'
export const copyKey = 'Copier la clé'
