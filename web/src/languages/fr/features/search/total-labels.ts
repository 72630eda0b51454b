import type { SearchResult } from '@satchel/contract/search/search.ts'
import { formatCount } from '../../../../lib/format/format.ts'

export function formatTotal({ value, relation }: SearchResult['total']): string {
  const count = formatCount(value, 'contenu', 'contenus')
  return relation === 'eq' ? count : `Plus de ${count}`
}
