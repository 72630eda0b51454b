import type { SearchResult } from '@satchel/contract/search/search.ts'
import { formatCount } from '../../../../lib/format/format.ts'

export function formatTotal({ value, relation }: SearchResult['total']): string {
  const count = formatCount(value, 'elemento', 'elementos')
  return relation === 'eq' ? count : `Más de ${count}`
}
