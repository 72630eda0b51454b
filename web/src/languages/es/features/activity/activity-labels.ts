import type { Activity, FieldChange } from '@satchel/contract/activity.ts'
import type { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import type { Folded } from '../../../../features/activity/fold.ts'
import { formatCount, formatDay, formatNumber } from '../../../../lib/format/format.ts'
import { CATEGORY_LABELS } from '../../../../lib/taxonomy.ts'

export const CHANGE_LABELS: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'Se añadió',
  MODIFY: 'Se actualizó',
  REMOVE: 'Se eliminó',
}

const SEVERAL: Readonly<Record<ChangeKind, string>> = {
  INSERT: 'Se añadieron',
  MODIFY: 'Se actualizaron',
  REMOVE: 'Se eliminaron',
}

const THINGS: Readonly<Record<ItemType, readonly [one: string, many: string]>> = {
  ITEM: ['elemento', 'elementos'],
  COLLECTION: ['colección', 'colecciones'],
  SITE: ['sitio', 'sitios'],
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
  const count = formatCount(things, ...THINGS[itemType])
  if (isShare) return `${things === 1 ? t('activity.shared') : 'Se compartieron'} ${count}`
  return `${(things === 1 ? CHANGE_LABELS : SEVERAL)[changeKind]} ${count}`
}

const FIELDS: Readonly<Record<string, string>> = {
  ...CATEGORY_LABELS,
  name: 'Nombre',
  description: 'Nota interna',
  visitorDescription: 'Descripción para visitantes',
  tags: 'Etiquetas',
  url: 'URL',
  shareable: 'Se puede compartir',
  inLibrary: 'En la biblioteca',
  releasesOn: 'Fecha de publicación',
  expiresOn: 'Fecha de caducidad',
  visibility: 'Visibilidad',
  cover: 'Portada',
  owner: 'Propietario',
  search: 'Filtros',
  broken: 'Página web',
}

interface FormattedChange {
  label: string
  from: string | null
  to: string
}

export function formatChange({ field, from, to }: FieldChange): FormattedChange {
  if (field === 'items' && from === null)
    return { label: 'Añadido', from: null, to: formatValue(to) }
  if (field === 'items' && to === null)
    return { label: 'Quitado', from: null, to: formatValue(from) }
  if (field === 'order') return { label: 'Orden', from: null, to: 'cambiado' }
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
  if (value === null) return 'ninguno, ordenada a mano'
  return Array.isArray(value) && value.length === 0 ? 'todo' : formatValue(value)
}

function fieldLabel(field: string): string {
  const spaced = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return FIELDS[field] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function formatValue(value: unknown, field = ''): string {
  if (field === 'broken') return value ? 'no responde' : 'responde'
  if (isEmpty(value)) return 'nada'
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((each) => formatValue(each)).join(', ')
  if (typeof value === 'object') return 'otro'
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text
}

export function formatShare({ changes, sharedWith }: Activity): string | undefined {
  const share = changes?.find(({ field }) => field === 'link')
  if (!share) return undefined
  if (sharedWith) return t('activity.withRecipient', { recipient: sharedWith })
  return t('activity.withLinks', { count: typeof share.to === 'number' ? share.to : 1 })
}
