import type { Activity, FieldChange } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import type { Folded } from '../../../../features/activity/fold.ts'
import { formatCount, formatDay, formatNumber } from '../../../../lib/format/format.ts'
import { CATEGORY_LABELS } from '../../../../lib/taxonomy.ts'

export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'Ajout',
  MODIFY: 'Modification',
  REMOVE: 'Suppression',
}

const TYPE_NAMES: Readonly<Record<ItemType, readonly [one: string, many: string]>> = {
  ITEM: ['contenu', 'contenus'],
  COLLECTION: ['collection', 'collections'],
  SITE: ['site', 'sites'],
}

export function describeBurst(burst: Folded): string {
  const [{ changeKind, itemType, itemName, changes = [] }] = burst
  const things = new Set(burst.map(({ itemId }) => itemId)).size
  const isShare = changes.some(({ field }) => field === 'link')
  if (things === 1 && changeKind === 'MODIFY' && !isShare)
    return t('activity.changedTimes', {
      name: itemName || t('activity.untitled'),
      count: burst.length,
    })
  const what = isShare ? t('activity.shared') : CHANGE_LABELS[changeKind]
  return `${what} de ${formatCount(things, ...TYPE_NAMES[itemType])}`
}

const FIELDS: Readonly<Record<string, string>> = {
  ...CATEGORY_LABELS,
  name: 'Nom',
  description: 'Note interne',
  visitorDescription: 'Description pour les visiteurs',
  tags: 'Étiquettes',
  url: 'URL',
  shareable: 'Partageable',
  inLibrary: 'Dans la bibliothèque',
  releasesOn: 'Date de diffusion',
  expiresOn: 'Date d’expiration',
  visibility: 'Visibilité',
  cover: 'Couverture',
  owner: 'Propriétaire',
  search: 'Filtres',
  broken: 'Page web',
}

interface FormattedChange {
  label: string
  /** Null if there was no earlier value, or it doesn't matter. */
  from: string | null
  to: string
}

export function formatChange({ field, from, to }: FieldChange): FormattedChange {
  if (field === 'items' && from === null) return { label: 'Ajout', from: null, to: formatValue(to) }
  if (field === 'items' && to === null)
    return { label: 'Retrait', from: null, to: formatValue(from) }
  if (field === 'order') return { label: 'Ordre', from: null, to: 'modifié' }
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
  if (value === null) return 'aucun, ordre manuel'
  return Array.isArray(value) && value.length === 0 ? 'tout' : formatValue(value)
}

function fieldLabel(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return FIELDS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Formats one side of a change. */
function formatValue(value: unknown, field = ''): string {
  if (field === 'broken') return value ? 'ne répond pas' : 'répond'
  if (isEmpty(value)) return 'rien'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((each) => formatValue(each)).join(', ')
  if (typeof value === 'object') return 'autre'
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text
}

export function formatShare({ changes, sharedWith }: Activity): string | undefined {
  const share = changes?.find(({ field }) => field === 'link')
  if (!share) return undefined
  if (sharedWith) return t('activity.withRecipient', { recipient: sharedWith })
  return t('activity.withLinks', { count: typeof share.to === 'number' ? share.to : 1 })
}
