import type { ApiScope } from '@satchel/contract/integrations/api-keys.ts'
import { formatList } from '../../../lib/format/format.ts'

// List
export const apiKeys = 'API keys'
export const couldntLoadApiKeys = 'Couldn’t load the API keys'
export const newKey = 'New API key'
export const noKeys =
  'No API keys yet. With a key, your own scripts and other systems read and change what you allow.'
export const valid = 'Valid'
export const expired = 'Expired'
export const endsWith = (hint: string) => `Ends with ${hint}`
export const createdBy = (name: string) => `Created by ${name}`
export const lastUsed = 'Last used'
export const notUsed = 'Not used yet'
export const until = (day: string) => `Until ${day}`
export const revokeNamed = (name: string) => `Revoke ${name}`
export const revokeTitle = (name: string) => `Revoke ${name}?`
export const revokeWarning = 'Whatever uses this key stops working now. This can’t be undone.'
export const revoked = 'API key revoked'

// Form
export const nameHint = 'What uses it, such as “CRM sync”'
export const mayDo = 'What the key may do'
export const mayDoHint = 'Never more than you may do yourself'
export const read = 'Read'
export const change = 'Change'
export const areas = {
  library: 'Library',
  links: 'Links',
  sites: 'Sites',
  ctas: 'CTAs',
  wishes: 'Wishlist',
  reports: 'Reports',
  audit: 'Audit log',
  webhooks: 'Webhooks',
} as const
export type Area = keyof typeof areas
export const scopeName = (scope: ApiScope | string) => {
  const [area, verb] = scope.split('.')
  return `${areas[area as Area]}: ${verb === 'read' ? 'read' : 'change'}`
}
export const scopeList = (scopes: string[]) => formatList(scopes.map(scopeName))
export const expires = 'Expires'
export const expiry = { 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year', 0: 'Never' } as const

// Secret
export const yourKey = 'Your API key'
export const copyKeyNow = 'Copy the key now. It isn’t shown again.'
export const copyKey = 'Copy key'
