import type { Activity, FieldChange } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import type { Folded } from '../../../../features/activity/fold.ts'
import { formatCount, formatDay, formatNumber } from '../../../../lib/format/format.ts'
import { CATEGORY_LABELS } from '../../../../lib/taxonomy.ts'

export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'Hinzugefügt',
  MODIFY: 'Geändert',
  REMOVE: 'Entfernt',
}

const TYPE_NAMES: Readonly<Record<ItemType, readonly [one: string, many: string]>> = {
  ITEM: ['Inhalt', 'Inhalte'],
  COLLECTION: ['Sammlung', 'Sammlungen'],
  SITE: ['Site', 'Sites'],
}

const PARTICIPLES: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'hinzugefügt',
  MODIFY: 'geändert',
  REMOVE: 'entfernt',
}

/** Describes a burst: "40 Inhalte hinzugefügt", or "Preisliste 5-mal geändert". */
export function describeBurst(burst: Folded): string {
  const [{ changeKind, itemType, itemName, changes = [] }] = burst
  const things = new Set(burst.map(({ itemId }) => itemId)).size
  const isShare = changes.some(({ field }) => field === 'link')
  if (things === 1 && changeKind === 'MODIFY' && !isShare)
    return t('activity.changedTimes', {
      name: itemName || t('activity.untitled'),
      count: burst.length,
    })
  const participle = isShare ? 'geteilt' : PARTICIPLES[changeKind]
  return `${formatCount(things, ...TYPE_NAMES[itemType])} ${participle}`
}

const FIELDS: Readonly<Record<string, string>> = {
  ...CATEGORY_LABELS,
  name: 'Name',
  description: 'Interne Notiz',
  visitorDescription: 'Beschreibung für Besucher',
  tags: 'Schlagwörter',
  url: 'URL',
  shareable: 'Darf geteilt werden',
  inLibrary: 'In der Bibliothek',
  releasesOn: 'Freigabedatum',
  expiresOn: 'Ablaufdatum',
  visibility: 'Sichtbarkeit',
  cover: 'Titelbild',
  owner: 'Eigentümer',
  search: 'Filter',
  broken: 'Webseite',
}

interface FormattedChange {
  label: string
  /** Null if there was no earlier value, or it doesn't matter. */
  from: string | null
  to: string
}

/** Formats a field's change: what changed, from what, and to what. */
export function formatChange({ field, from, to }: FieldChange): FormattedChange {
  if (field === 'items' && from === null)
    return { label: 'Hinzugefügt', from: null, to: formatValue(to) }
  if (field === 'items' && to === null)
    return { label: 'Entfernt', from: null, to: formatValue(from) }
  if (field === 'order') return { label: 'Reihenfolge', from: null, to: 'geändert' }
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
  if (value === null) return 'keine, von Hand zusammengestellt'
  return Array.isArray(value) && value.length === 0 ? 'alles' : formatValue(value)
}

function fieldLabel(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return FIELDS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Formats one side of a change. */
function formatValue(value: unknown, field = ''): string {
  if (field === 'broken') return value ? 'nicht erreichbar' : 'erreichbar'
  if (isEmpty(value)) return 'nichts'
  if (typeof value === 'boolean') return value ? 'ein' : 'aus'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((each) => formatValue(each)).join(', ')
  if (typeof value === 'object') return 'anderes'
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
