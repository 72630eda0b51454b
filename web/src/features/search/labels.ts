import type { SavedNotify } from '@satchel/contract/search/search.ts'
import type { OperatorName } from '@satchel/contract/search/syntax.ts'
import { t } from '@satchel/messages/t.ts'
import { formatChoice } from '../../lib/format/format.ts'

// Filter chips
const operatorNames: Record<OperatorName, string> = {
  type: t('search.operatorNames.type'),
  stage: t('search.operatorNames.stage'),
  product: t('search.operatorNames.product'),
  industry: t('search.operatorNames.industry'),
  region: t('search.operatorNames.region'),
  tag: t('search.operatorNames.tag'),
  by: t('search.operatorNames.by'),
  in: t('search.operatorNames.in'),
  is: t('search.operatorNames.is'),
  after: t('search.operatorNames.after'),
  before: t('search.operatorNames.before'),
}
export const operatorChip = (name: OperatorName, values: readonly string[]) =>
  t('search.operatorChip', { name: operatorNames[name], values: formatChoice(values) })

// Notifications of saved searches
export const watchMessage = (notify: SavedNotify, name: string) =>
  notify === 'none'
    ? t('search.watchMessage.youreNoLonger', { name })
    : t('search.watchMessage.youllBeNotified', {
        name,
        notify: notify === 'app' ? 'true' : 'other',
      })
