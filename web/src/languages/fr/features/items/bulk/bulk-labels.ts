import type { BulkJob, BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import type { BulkResult } from '../../../../../features/items/bulk/bulk-labels.ts'
import { formatCount, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

export { type BulkResult, resultOf } from '../../../../../features/items/bulk/bulk-labels.ts'

/** Reasons why items were not changed, for one and for several. */
const REASONS: Readonly<Record<BulkReason, readonly [one: string, many: string]>> = {
  'not-yours': ['il appartient à quelqu’un d’autre', 'ils appartiennent à quelqu’un d’autre'],
  dates: [
    'il expirerait avant sa date de diffusion',
    'ils expireraient avant leur date de diffusion',
  ],
  'too-many-tags': ['il aurait plus de 100 étiquettes', 'ils auraient plus de 100 étiquettes'],
  'category-required': [
    'il doit garder une valeur d’une catégorie obligatoire',
    'ils doivent garder une valeur d’une catégorie obligatoire',
  ],
  'collection-full': ['la collection est pleine', 'la collection est pleine'],
  'changed-since': [
    'quelqu’un d’autre l’a modifié entre-temps',
    'quelqu’un d’autre les a modifiés entre-temps',
  ],
  'collection-gone': ['la collection a été supprimée', 'la collection a été supprimée'],
}

interface Message {
  message: string
  detail?: string
}

/** Returns a message such as "12 contenus classés": the participle, which comes first, gets its plural here. */
export function resultMessage({ updated, missing, reasons }: BulkResult, done: string): Message {
  const how = done.replace(/^\S+/, (participle) => pluralOf(updated, participle, `${participle}s`))
  const message =
    updated > 0 ? `${formatCount(updated, 'contenu', 'contenus')} ${how}` : 'Aucun contenu modifié'
  const lines = reasons.map(({ reason, count }) => {
    const why = REASONS[reason][count === 1 ? 0 : 1]
    return `${formatNumber(count)} non ${pluralOf(count, 'modifié', 'modifiés')} : ${why}.`
  })
  if (missing > 0)
    lines.push(`${formatNumber(missing)} déjà ${pluralOf(missing, 'supprimé', 'supprimés')}.`)
  return lines.length > 0 ? { message, detail: lines.join(' ') } : { message }
}

export const UNDONE = 'restauré'

export function doneVerb(patch: BulkWish): string {
  return wordsOf(patch)[0]
}

function wordsOf(patch: BulkWish): readonly [done: string, doing: string] {
  const { add, remove, addTags = [], removeTags, addToCollectionId, removeFromCollectionId } = patch
  if (patch.delete) return ['déplacé vers la corbeille', 'Suppression de']
  if (patch.ownerId) return ['transféré', 'Transfert de']
  if (addToCollectionId) return ['ajouté', 'Ajout de']
  if (removeFromCollectionId) return ['retiré de la collection', 'Retrait de']
  if (add || remove) return ['classé', 'Classement de']
  if (addTags.length > 0) return ['étiqueté', 'Étiquetage de']
  return removeTags ? ['modifié', 'Retrait d’étiquettes de'] : ['modifié', 'Modification de']
}

export function jobLabel({ wish, total }: BulkJob): string {
  const doing = wish ? wordsOf(wish)[1] : 'Restauration de'
  return `${doing} ${formatCount(total, 'contenu', 'contenus')}`
}

export function formatProgress({ done, total, createdAt }: BulkJob, now: number): string {
  const share = `${formatNumber(done)} sur ${formatNumber(total)}`
  if (done === 0) return share
  const seconds = ((now - Date.parse(createdAt)) / 1_000 / done) * (total - done)
  const left = seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
  return `${share}, encore ${left}`
}

export function jobResultMessage(job: BulkJob): Message {
  const { status, wish, failure } = job
  const { message, detail } = resultMessage(job, wish ? doneVerb(wish) : UNDONE)
  if (status === 'completed') return detail ? { message, detail } : { message }
  const why = status === 'failed' ? `Arrêté : ${failure ?? 'une erreur est survenue'}.` : 'Annulé.'
  return { message, detail: [why, detail].filter(Boolean).join(' ') }
}
