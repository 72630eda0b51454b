import type { ContentRow } from '@satchel/contract/analytics/analytics.ts'
import { paths } from '../../lib/paths.ts'
import * as labels from './labels.ts'

type Content = Pick<ContentRow, 'itemType' | 'itemId'>

const TYPES = { ITEM: labels.item, COLLECTION: labels.collection, SITE: labels.site } as const

export function typeOf({ itemType }: Content): string {
  return TYPES[itemType]
}

export function linkOf({ itemType, itemId }: Content): string {
  if (itemType === 'COLLECTION') return paths.collection(itemId)
  return itemType === 'ITEM' ? paths.item(itemId) : paths.site(itemId)
}
