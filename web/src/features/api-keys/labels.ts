import type { ApiScope } from '@satchel/contract/api-keys.ts'
import { t } from '@satchel/messages/t.ts'
import { formatList } from '../../lib/format/format.ts'

// Form
export const areas = {
  library: t('integrations.keys.areas.library'),
  links: t('integrations.keys.areas.links'),
  sites: t('integrations.keys.areas.sites'),
  ctas: t('integrations.keys.areas.ctas'),
  wishes: t('integrations.keys.areas.wishes'),
  reports: t('integrations.keys.areas.reports'),
  audit: t('integrations.keys.areas.audit'),
  webhooks: 'Webhooks',
} as const
export type Area = keyof typeof areas
export const scopeName = (scope: ApiScope | string) => {
  const [area, verb] = scope.split('.')
  return t('integrations.keys.scopeName', {
    Area: areas[area as Area],
    verb: verb === 'read' ? 'true' : 'other',
  })
}
export const scopeList = (scopes: string[]) => formatList(scopes.map(scopeName))
export const expiry = {
  30: t('integrations.keys.expiry.30'),
  90: t('integrations.keys.expiry.90'),
  365: t('integrations.keys.expiry.365'),
  0: t('integrations.keys.expiry.0'),
} as const
