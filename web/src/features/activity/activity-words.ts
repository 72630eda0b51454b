import type { FieldChange } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { formatDay, formatNumber } from '../../lib/format.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'

/** The change kinds of the specification in its words. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'Added',
  MODIFY: 'Updated',
  REMOVE: 'Removed',
}

export const TYPE_WORDS: Readonly<Record<ItemType, string>> = {
  ITEM: 'Item',
  SITE: 'Site',
  COLLECTION: 'Collection',
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
  itemCount: 'Items',
}

export function fieldWords(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return FIELDS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

type NameOf = (id: string) => string | undefined

/** One side of a change for people; `nameOf` knows the category values by their ids. */
export function valueWords({ field }: FieldChange, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return listWords(field, value, nameOf)
  if (typeof value === 'object') return labelOf(value) ?? 'something else'
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text
}

function listWords(field: string, values: unknown[], nameOf: NameOf): string {
  if (values.length === 0) return 'nothing'
  const isCategory = CATEGORIES.some((category) => category === field)
  const words = values.map((value) => {
    if (isCategory) return nameOf(String(value)) ?? 'a removed value'
    return labelOf(value) ?? String(value)
  })
  return words.join(', ')
}

function labelOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { label, name } = value as { label?: unknown; name?: unknown }
  return [label, name].find((each) => typeof each === 'string')
}
