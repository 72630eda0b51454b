import type { BulkJob, BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import type { BulkResult } from '../../../../../features/items/bulk/bulk-labels.ts'
import { formatCount, formatNumber } from '../../../../../lib/format/format.ts'

export { resultOf } from '../../../../../features/items/bulk/bulk-labels.ts'
export type { BulkResult }

/** Reasons why items were not changed, for one and for several. */
const REASONS: Readonly<Record<BulkReason, readonly [one: string, many: string]>> = {
  'not-yours': ['er gehört jemand anderem', 'sie gehören jemand anderem'],
  dates: [
    'er würde vor seinem Freigabedatum ablaufen',
    'sie würden vor ihrem Freigabedatum ablaufen',
  ],
  'too-many-tags': ['er hätte mehr als 100 Schlagwörter', 'sie hätten mehr als 100 Schlagwörter'],
  'category-required': [
    'er muss einen Wert einer Pflichtkategorie behalten',
    'sie müssen einen Wert einer Pflichtkategorie behalten',
  ],
  'collection-full': ['die Sammlung ist voll', 'die Sammlung ist voll'],
  'changed-since': [
    'jemand anderes hat ihn inzwischen geändert',
    'jemand anderes hat sie inzwischen geändert',
  ],
  'collection-gone': ['die Sammlung wurde gelöscht', 'die Sammlung wurde gelöscht'],
}

interface Message {
  message: string
  detail?: string
}

/** Returns a message such as "12 Inhalte verschlagwortet", with what was not changed. */
export function resultMessage({ updated, missing, reasons }: BulkResult, done: string): Message {
  const message =
    updated > 0 ? `${formatCount(updated, 'Inhalt', 'Inhalte')} ${done}` : 'Keine Inhalte geändert'
  const lines = reasons.map(({ reason, count }) => {
    const why = REASONS[reason][count === 1 ? 0 : 1]
    return `${formatCount(count, 'wurde', 'wurden')} nicht geändert: ${why}.`
  })
  if (missing > 0) lines.push(`${formatCount(missing, 'war', 'waren')} schon gelöscht.`)
  return lines.length > 0 ? { message, detail: lines.join(' ') } : { message }
}

export const UNDONE = 'wiederhergestellt'

/** Returns the participle of a change: "verschlagwortet". */
export function doneVerb(patch: BulkWish): string {
  return verbsOf(patch)[0]
}

/** Returns the participle of a job that runs: "Inhalte werden verschlagwortet". */
function doingVerb({ wish }: BulkJob): string {
  return wish ? verbsOf(wish)[1] : 'wiederhergestellt'
}

function verbsOf(patch: BulkWish): readonly [done: string, doing: string] {
  const { add, remove, addTags = [], addToCollectionId, removeFromCollectionId } = patch
  if (patch.delete) return ['in den Papierkorb verschoben', 'gelöscht']
  if (patch.ownerId) return ['übertragen', 'übertragen']
  if (addToCollectionId) return ['hinzugefügt', 'hinzugefügt']
  if (removeFromCollectionId) return ['aus der Sammlung entfernt', 'entfernt']
  if (add || remove) return ['eingeordnet', 'eingeordnet']
  if (addTags.length > 0) return ['verschlagwortet', 'verschlagwortet']
  return ['geändert', 'geändert']
}

export function jobLabel(job: BulkJob): string {
  return `${formatCount(job.total, 'Inhalt wird', 'Inhalte werden')} ${doingVerb(job)}`
}

/** Formats progress as "3.200 von 12.345, noch 2 min". */
export function formatProgress({ done, total, createdAt }: BulkJob, now: number): string {
  const share = `${formatNumber(done)} von ${formatNumber(total)}`
  if (done === 0) return share
  const seconds = ((now - Date.parse(createdAt)) / 1_000 / done) * (total - done)
  const left = seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
  return `${share}, noch ${left}`
}

/** Returns the toast of a job that has ended. */
export function jobResultMessage(job: BulkJob): Message {
  const { status, wish, failure } = job
  const { message, detail } = resultMessage(job, wish ? doneVerb(wish) : UNDONE)
  if (status === 'completed') return detail ? { message, detail } : { message }
  const why =
    status === 'failed' ? `Angehalten: ${failure ?? 'etwas ist schiefgegangen'}.` : 'Abgebrochen.'
  return { message, detail: [why, detail].filter(Boolean).join(' ') }
}
