import type { BulkJob, BulkOutcome, BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import { formatCount, formatNumber } from '../../../lib/format/format.ts'

/** The result of a bulk change in numbers. */
export interface BulkResult {
  updated: number
  missing: number
  reasons: readonly { reason: BulkReason; count: number }[]
}

export function resultOf(outcomes: readonly BulkOutcome[]): BulkResult {
  const refused = outcomes.flatMap((outcome) => outcome.refused)
  const byReason = Map.groupBy(refused, ({ reason }) => reason)
  return {
    updated: outcomes.reduce((sum, { updated }) => sum + updated.length, 0),
    missing: outcomes.reduce((sum, { missing }) => sum + missing.length, 0),
    reasons: [...byReason].map(([reason, all]) => ({ reason, count: all.length })),
  }
}

/** Reasons why items were not changed, for one and for several. */
const REASONS: Readonly<Record<BulkReason, readonly [one: string, many: string]>> = {
  'not-yours': ['it belongs to someone else', 'they belong to someone else'],
  dates: ['it would expire before its release date', 'they would expire before their release date'],
  'too-many-tags': ['it would have more than 100 tags', 'they would have more than 100 tags'],
  'category-required': [
    'it must keep a required category value',
    'they must keep a required category value',
  ],
  'collection-full': ['the collection is full', 'the collection is full'],
  'changed-since': [
    'someone else changed it in the meantime',
    'someone else changed them in the meantime',
  ],
  'collection-gone': ['the collection was deleted', 'the collection was deleted'],
}

interface Message {
  message: string
  detail?: string
}

/** Returns a message such as "12 items tagged", with what was not changed. */
export function resultMessage({ updated, missing, reasons }: BulkResult, done: string): Message {
  const message = updated > 0 ? `${formatCount(updated, 'item')} ${done}` : 'No items changed'
  const lines = reasons.map(({ reason, count }) => {
    const why = REASONS[reason][count === 1 ? 0 : 1]
    return `${formatNumber(count)} ${count === 1 ? 'was' : 'were'} not changed: ${why}.`
  })
  if (missing > 0)
    lines.push(`${formatNumber(missing)} ${missing === 1 ? 'was' : 'were'} already deleted.`)
  return lines.length > 0 ? { message, detail: lines.join(' ') } : { message }
}

export const UNDONE = 'restored'

/** Returns the past tense of a change: "tagged". */
export function doneVerb(patch: BulkWish): string {
  return verbsOf(patch)[0]
}

/** Returns the progressive form of a job: "Tagging". */
function doingVerb({ wish }: BulkJob): string {
  return wish ? verbsOf(wish)[1] : 'Restoring'
}

function verbsOf(patch: BulkWish): readonly [done: string, doing: string] {
  const { add, remove, addTags = [], removeTags, addToCollectionId, removeFromCollectionId } = patch
  if (patch.delete) return ['moved to the trash', 'Deleting']
  if (patch.ownerId) return ['transferred', 'Transferring']
  if (addToCollectionId) return ['added', 'Adding']
  if (removeFromCollectionId) return ['removed from the collection', 'Removing']
  if (add || remove) return ['classified', 'Classifying']
  if (addTags.length > 0) return ['tagged', 'Tagging']
  return removeTags ? ['changed', 'Removing tags from'] : ['changed', 'Changing']
}

export function jobLabel(job: BulkJob): string {
  return `${doingVerb(job)} ${formatCount(job.total, 'item')}`
}

/** Formats progress as "3,200 of 12,345, 2 min left". */
export function formatProgress({ done, total, createdAt }: BulkJob, now: number): string {
  const share = `${formatNumber(done)} of ${formatNumber(total)}`
  if (done === 0) return share
  const seconds = ((now - Date.parse(createdAt)) / 1_000 / done) * (total - done)
  const left = seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
  return `${share}, ${left} left`
}

/** Returns the toast of a job that has ended. */
export function jobResultMessage(job: BulkJob): Message {
  const { status, wish, failure } = job
  const { message, detail } = resultMessage(job, wish ? doneVerb(wish) : UNDONE)
  if (status === 'completed') return detail ? { message, detail } : { message }
  const why = status === 'failed' ? `Stopped: ${failure ?? 'something went wrong'}.` : 'Canceled.'
  return { message, detail: [why, detail].filter(Boolean).join(' ') }
}
