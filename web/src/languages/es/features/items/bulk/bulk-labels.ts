import type { BulkJob, BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import type { BulkResult } from '../../../../../features/items/bulk/bulk-labels.ts'
import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

export type { BulkResult } from '../../../../../features/items/bulk/bulk-labels.ts'
export { resultOf } from '../../../../../features/items/bulk/bulk-labels.ts'

const REASONS: Readonly<Record<BulkReason, readonly [one: string, many: string]>> = {
  'not-yours': ['pertenece a otra persona', 'pertenecen a otras personas'],
  dates: [
    'caducaría antes de su fecha de publicación',
    'caducarían antes de su fecha de publicación',
  ],
  'too-many-tags': ['tendría más de 100 etiquetas', 'tendrían más de 100 etiquetas'],
  'category-required': [
    'debe conservar un valor de una categoría obligatoria',
    'deben conservar un valor de una categoría obligatoria',
  ],
  'collection-full': ['la colección está llena', 'la colección está llena'],
  'changed-since': ['otra persona lo cambió entretanto', 'otras personas los cambiaron entretanto'],
  'collection-gone': ['la colección se eliminó', 'la colección se eliminó'],
}

interface Message {
  message: string
  detail?: string
}

/** Returns a message such as "Etiquetado: 12 elementos", with what was not changed. */
export function resultMessage({ updated, missing, reasons }: BulkResult, done: string): Message {
  const message =
    updated > 0
      ? `${done}: ${formatCount(updated, 'elemento', 'elementos')}`
      : 'No se cambió ningún elemento'
  const lines = reasons.map(({ reason, count }) => {
    const [one, many] = REASONS[reason]
    return count === 1
      ? `1 no se cambió: ${one}.`
      : `${formatNumber(count)} no se cambiaron: ${many}.`
  })
  if (missing > 0)
    lines.push(
      missing === 1 ? '1 ya estaba eliminado.' : `${formatNumber(missing)} ya estaban eliminados.`,
    )
  return lines.length > 0 ? { message, detail: lines.join(' ') } : { message }
}

export const UNDONE = 'Restaurado'

export function doneVerb(patch: BulkWish): string {
  return verbsOf(patch)[0]
}

function doingVerb({ wish }: BulkJob): string {
  return wish ? verbsOf(wish)[1] : 'Restaurando'
}

function verbsOf(patch: BulkWish): readonly [done: string, doing: string] {
  const { add, remove, addTags = [], removeTags, addToCollectionId, removeFromCollectionId } = patch
  if (patch.delete) return ['Movido a la papelera', 'Eliminando']
  if (patch.ownerId) return ['Transferido', 'Transfiriendo']
  if (addToCollectionId) return ['Añadido', 'Añadiendo']
  if (removeFromCollectionId) return ['Quitado de la colección', 'Quitando']
  if (add || remove) return ['Clasificado', 'Clasificando']
  if (addTags.length > 0) return ['Etiquetado', 'Etiquetando']
  return removeTags ? ['Cambiado', 'Quitando etiquetas de'] : ['Cambiado', 'Cambiando']
}

export function jobLabel(job: BulkJob): string {
  return `${doingVerb(job)} ${formatCount(job.total, 'elemento', 'elementos')}`
}

/** Formats progress as "3200 de 12 345, listo en 2 min". */
export function formatProgress({ done, total, createdAt }: BulkJob, now: number): string {
  const share = `${formatNumber(done)} de ${formatNumber(total)}`
  if (done === 0) return share
  const seconds = ((now - Date.parse(createdAt)) / 1_000 / done) * (total - done)
  const left = seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
  return `${share}, listo en ${left}`
}

export function jobResultMessage(job: BulkJob): Message {
  const { status, wish, failure } = job
  const { message, detail } = resultMessage(job, wish ? doneVerb(wish) : UNDONE)
  if (status === 'completed') return detail ? { message, detail } : { message }
  const why = status === 'failed' ? `Detenido: ${failure ?? 'se produjo un error'}.` : 'Cancelado.'
  return { message, detail: [why, detail].filter(Boolean).join(' ') }
}
