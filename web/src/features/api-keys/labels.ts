import type { ApiScope } from '@satchel/contract/api-keys.ts'
import { t } from '@satchel/messages/t.ts'
import { formatList } from '../../lib/format/format.ts'

// Form
export const areas = {
  library: t('apiKeys.areas.library'),
  links: t('apiKeys.areas.links'),
  sites: t('apiKeys.areas.sites'),
  ctas: t('apiKeys.areas.ctas'),
  wishes: t('apiKeys.areas.wishes'),
  reports: t('apiKeys.areas.reports'),
  audit: t('apiKeys.areas.audit'),
  webhooks: 'Webhooks',
} as const
export type Area = keyof typeof areas
export const scopeName = (scope: ApiScope | string) => {
  const [area, verb] = scope.split('.')
  return t('apiKeys.scopeName', {
    Area: areas[area as Area],
    verb: verb === 'read' ? 'true' : 'other',
  })
}
export const scopeList = (scopes: string[]) => formatList(scopes.map(scopeName))
export const expiry = {
  30: t('apiKeys.expiry.30'),
  90: t('apiKeys.expiry.90'),
  365: t('apiKeys.expiry.365'),
  0: t('apiKeys.expiry.0'),
} as const
