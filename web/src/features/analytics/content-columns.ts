import type { ContentRow } from '@satchel/contract/analytics/analytics.ts'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'

type Content = Pick<ContentRow, 'itemType' | 'itemId'>

const TYPES = {
  ITEM: t('analytics.item'),
  COLLECTION: t('analytics.collection'),
  SITE: t('analytics.site'),
} as const

export function typeOf({ itemType }: Content): string {
  return TYPES[itemType]
}

export function linkOf({ itemType, itemId }: Content): string {
  if (itemType === 'COLLECTION') return paths.collection(itemId)
  return itemType === 'ITEM' ? paths.item(itemId) : paths.site(itemId)
}
