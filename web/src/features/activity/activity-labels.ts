import type { Activity, FieldChange } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import { formatCount, formatDay, formatNumber } from '../../lib/format/format.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import type { Folded } from './fold.ts'

/** Labels of the kinds of changes, in the words of the specification. */
export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'Added',
  MODIFY: 'Updated',
  REMOVE: 'Removed',
}

const TYPE_NAMES: Readonly<Record<ItemType, string>> = {
  ITEM: 'item',
  COLLECTION: 'collection',
  SITE: 'site',
}

/** Describes a burst: "Added 40 items", or "Updated Price sheet 5 times". */
export function describeBurst(burst: Folded): string {
  const [{ changeKind, itemType, itemName, changes = [] }] = burst
  const things = new Set(burst.map(({ itemId }) => itemId)).size
  const isShare = changes.some(({ field }) => field === 'link')
  if (things === 1 && changeKind === 'MODIFY' && !isShare)
    return t('activity.changedTimes', {
      name: itemName || t('activity.untitled'),
      count: burst.length,
    })
  const verb = isShare ? t('activity.shared') : CHANGE_LABELS[changeKind]
  return `${verb} ${formatCount(things, TYPE_NAMES[itemType])}`
}

const FIELDS: Readonly<Record<string, string>> = {
  ...CATEGORY_LABELS,
  name: 'Name',
  description: 'Internal note',
  visitorDescription: 'Description for visitors',
  tags: 'Tags',
  url: 'URL',
  shareable: 'Shareable',
  inLibrary: 'In the library',
  releasesOn: 'Release date',
  expiresOn: 'Expiry date',
  visibility: 'Visibility',
  cover: 'Cover',
  owner: 'Owner',
  search: 'Filters',
  broken: 'Web page',
}

interface FormattedChange {
  label: string
  /** Null if there was no earlier value, or it doesn't matter. */
  from: string | null
  to: string
}

/** Formats a field's change: what changed, from what, and to what. */
export function formatChange({ field, from, to }: FieldChange): FormattedChange {
  if (field === 'items' && from === null) return { label: 'Added', from: null, to: formatValue(to) }
  if (field === 'items' && to === null)
    return { label: 'Removed', from: null, to: formatValue(from) }
  if (field === 'order') return { label: 'Order', from: null, to: 'changed' }
  if (field === 'search') return { label: fieldLabel(field), from: filters(from), to: filters(to) }
  return {
    label: fieldLabel(field),
    from: isEmpty(from) ? null : formatValue(from, field),
    to: formatValue(to, field),
  }
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
}

/** Formats filters: null is a manual collection, and an empty list matches everything. */
function filters(value: unknown): string {
  if (value === null) return 'none, arranged manually'
  return Array.isArray(value) && value.length === 0 ? 'everything' : formatValue(value)
}

function fieldLabel(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return FIELDS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Formats one side of a change. */
function formatValue(value: unknown, field = ''): string {
  if (field === 'broken') return value ? 'not responding' : 'responding'
  if (isEmpty(value)) return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((each) => formatValue(each)).join(', ')
  if (typeof value === 'object') return 'other'
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text
}

/** Returns with whom something was shared, as far as the person may know; undefined if it wasn't. */
export function formatShare({ changes, sharedWith }: Activity): string | undefined {
  const share = changes?.find(({ field }) => field === 'link')
  if (!share) return undefined
  if (sharedWith) return t('activity.withRecipient', { recipient: sharedWith })
  return t('activity.withLinks', { count: typeof share.to === 'number' ? share.to : 1 })
}
