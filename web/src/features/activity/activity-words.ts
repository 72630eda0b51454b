import type { ChangeKind } from '@satchel/contract/schemas.ts'
import { formatDay, formatNumber } from '../../lib/format.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'

/** The change kinds of the specification in its words. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'Added',
  MODIFY: 'Updated',
  REMOVE: 'Removed',
}

const FIELDS: Readonly<Record<string, string>> = {
  ...CATEGORY_LABELS,
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  url: 'Address',
  shareable: 'Shareable',
  inLibrary: 'In the library',
  releasesOn: 'Release day',
  expiresOn: 'Expiry day',
  visibility: 'Visibility',
  itemIds: 'Items',
}

export function fieldWords(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return FIELDS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** One side of a change, as people say it. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueWords).join(', ') : 'nothing'
  if (typeof value === 'object') return 'something else'
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text
}
