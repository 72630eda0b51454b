import type { Activity, FieldChange } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import { formatDay, formatNumber } from '../../lib/format/format.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import type { Folded } from './fold.ts'

/** Labels of the kinds of changes, in the words of the specification. */
export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  INSERT: t('activity.changeLabels.insert'),
  MODIFY: t('activity.changeLabels.modify'),
  REMOVE: t('activity.changeLabels.remove'),
}

const BURSTS: Readonly<Record<ChangeKind | 'SHARE', Record<ItemType, (count: number) => string>>> =
  {
    INSERT: {
      ITEM: (count) => t('activity.insertedItems', { count }),
      COLLECTION: (count) => t('activity.insertedCollections', { count }),
      SITE: (count) => t('activity.insertedSites', { count }),
    },
    MODIFY: {
      ITEM: (count) => t('activity.modifiedItems', { count }),
      COLLECTION: (count) => t('activity.modifiedCollections', { count }),
      SITE: (count) => t('activity.modifiedSites', { count }),
    },
    REMOVE: {
      ITEM: (count) => t('activity.removedItems', { count }),
      COLLECTION: (count) => t('activity.removedCollections', { count }),
      SITE: (count) => t('activity.removedSites', { count }),
    },
    SHARE: {
      ITEM: (count) => t('activity.sharedItems', { count }),
      COLLECTION: (count) => t('activity.sharedCollections', { count }),
      SITE: (count) => t('activity.sharedSites', { count }),
    },
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
  return BURSTS[isShare ? 'SHARE' : changeKind][itemType](things)
}

const FIELDS: Readonly<Record<string, string>> = {
  ...CATEGORY_LABELS,
  name: t('activity.fields.name'),
  description: t('activity.fields.description'),
  visitorDescription: t('activity.fields.visitorDescription'),
  tags: t('activity.fields.tags'),
  url: 'URL',
  shareable: t('activity.fields.shareable'),
  inLibrary: t('activity.fields.inLibrary'),
  releasesOn: t('activity.fields.releasesOn'),
  expiresOn: t('activity.fields.expiresOn'),
  visibility: t('activity.fields.visibility'),
  cover: t('activity.fields.cover'),
  owner: t('activity.fields.owner'),
  search: t('activity.fields.search'),
  broken: t('activity.fields.broken'),
  publishAt: t('activity.fields.publishAt'),
  publishedVersion: t('activity.fields.status'),
  status: t('activity.fields.status'),
}

const STATUSES: Readonly<Record<string, string>> = {
  draft: t('activity.statuses.draft'),
  published: t('activity.statuses.published'),
}

interface FormattedChange {
  label: string
  /** Null if there was no earlier value, or it doesn't matter. */
  from: string | null
  to: string
}

/** Leaves out that a site went from draft to published beside its publication, which says so. */
export function tellingChanges(changes: readonly FieldChange[]): readonly FieldChange[] {
  const isPublication = changes.some(({ field }) => field === 'publishedVersion')
  return isPublication ? changes.filter(({ field }) => field !== 'status') : changes
}

/** Formats a field's change: what changed, from what, and to what. */
export function formatChange({ field, from, to }: FieldChange): FormattedChange {
  if (field === 'items' && from === null)
    return { label: t('activity.formatChange.added'), from: null, to: formatValue(to) }
  if (field === 'items' && to === null)
    return { label: t('activity.formatChange.removed'), from: null, to: formatValue(from) }
  if (field === 'order')
    return {
      label: t('activity.formatChange.order'),
      from: null,
      to: t('activity.formatChange.to'),
    }
  if (field === 'publishedVersion')
    return {
      label: fieldLabel(field),
      from: null,
      to: isEmpty(from) ? t('activity.publishedFirst') : t('activity.publishedAgain'),
    }
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
  if (value === null) return t('activity.filters.noneArrangedManually')
  return Array.isArray(value) && value.length === 0
    ? t('activity.filters.everything')
    : formatValue(value)
}

function fieldLabel(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return FIELDS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Formats one side of a change. */
function formatValue(value: unknown, field = ''): string {
  if (field === 'broken')
    return value ? t('activity.formatValue.notResponding') : t('activity.formatValue.responding')
  if (isEmpty(value)) return t('activity.formatValue.nothing')
  if (field === 'status') return STATUSES[String(value)] ?? String(value)
  if (typeof value === 'boolean')
    return value ? t('activity.formatValue.on') : t('activity.formatValue.off')
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((each) => formatValue(each)).join(', ')
  if (typeof value === 'object') return t('activity.formatValue.other')
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
