import type { ApiScope } from '@satchel/contract/integrations/api-keys.ts'
import type { Area } from '../../../../../features/integrations/keys/labels.ts'
import { formatList } from '../../../../../lib/format/format.ts'

// List
export const apiKeys = 'API-Schlüssel'
export const couldntLoadApiKeys = 'Die API-Schlüssel konnten nicht geladen werden'
export const newKey = 'Neuer API-Schlüssel'
export const noKeys =
  'Noch keine API-Schlüssel. Mit einem Schlüssel lesen und ändern Ihre eigenen Skripte und andere Systeme, was Sie erlauben.'
export const valid = 'Gültig'
export const expired = 'Abgelaufen'
export const endsWith = (hint: string) => `Endet auf ${hint}`
export const createdBy = (name: string) => `Erstellt von ${name}`
export const lastUsed = 'Zuletzt verwendet'
export const notUsed = 'Noch nicht verwendet'
export const until = (day: string) => `Bis ${day}`
export const revokeNamed = (name: string) => `${name} widerrufen`
export const revokeTitle = (name: string) => `${name} widerrufen?`
export const revokeWarning =
  'Was diesen Schlüssel verwendet, funktioniert ab sofort nicht mehr. Das kann nicht rückgängig gemacht werden.'
export const revoked = 'API-Schlüssel widerrufen'

// Form
export const nameHint = 'Wofür er verwendet wird, etwa „CRM-Abgleich“'
export const mayDo = 'Was der Schlüssel darf'
export const mayDoHint = 'Nie mehr, als Sie selbst dürfen'
export const read = 'Lesen'
export const change = 'Ändern'
export const areas = {
  library: 'Bibliothek',
  links: 'Links',
  sites: 'Sites',
  ctas: 'CTAs',
  wishes: 'Wunschliste',
  reports: 'Berichte',
  audit: 'Audit-Protokoll',
  webhooks: 'Webhooks',
} as const
export type { Area }
export const scopeName = (scope: ApiScope | string) => {
  const [area, verb] = scope.split('.')
  return `${areas[area as Area]}: ${verb === 'read' ? 'lesen' : 'ändern'}`
}
export const scopeList = (scopes: string[]) => formatList(scopes.map(scopeName))
export const expires = 'Läuft ab'
export const expiry = {
  30: 'In 30 Tagen',
  90: 'In 90 Tagen',
  365: 'In einem Jahr',
  0: 'Nie',
} as const

// Secret
export const yourKey = 'Ihr API-Schlüssel'
export const copyKeyNow = 'Kopieren Sie den Schlüssel jetzt. Er wird nicht noch einmal gezeigt.'
export const copyKey = 'Schlüssel kopieren'
