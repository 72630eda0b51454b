import type { SearchResult } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'

/** Formats the number of results, as far as they were counted. */
export function formatTotal({ value, relation }: SearchResult['total']): string {
  const count = t('search.total.formatTotal.item', { value })
  return relation === 'eq' ? count : t('search.total.formatTotal.moreThan', { count })
}
