import type { SearchResult } from '@satchel/contract/search/search.ts'
import { formatCount } from '../../../../lib/format/format.ts'

/** Formats the number of results, as far as they were counted. */
export function formatTotal({ value, relation }: SearchResult['total']): string {
  const count = formatCount(value, 'Inhalt', 'Inhalte')
  return relation === 'eq' ? count : `Mehr als ${count}`
}
