import type { BulkJob, BulkOutcome, BulkReason, BulkWish } from '@satchel/contract/bulk.ts'
import { t } from '@satchel/messages/t.ts'

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
const REASONS: Readonly<Record<BulkReason, (count: number) => string>> = {
  'not-yours': (count) => t('items.bulk.reasons.notYours', { count }),
  dates: (count) => t('items.bulk.reasons.dates', { count }),
  'too-many-tags': (count) => t('items.bulk.reasons.tooManyTags', { count }),
  'category-required': (count) => t('items.bulk.reasons.categoryRequired', { count }),
  'collection-full': (count) => t('items.bulk.reasons.collectionFull', { count }),
  'changed-since': (count) => t('items.bulk.reasons.changedSince', { count }),
  'collection-gone': (count) => t('items.bulk.reasons.collectionGone', { count }),
}

interface Message {
  message: string
  detail?: string
}

/** Returns a message such as "12 items tagged", with what was not changed. */
export function resultMessage({ updated, missing, reasons }: BulkResult, done: string): Message {
  const message =
    updated > 0
      ? t('items.bulk.resultMessage.text', { updated, done })
      : t('items.bulk.resultMessage.noItemsChanged')
  const lines = reasons.map(({ reason, count }) => {
    const why = REASONS[reason](count)
    return t('items.bulk.resultMessage.notChanged', { count, why })
  })
  if (missing > 0) lines.push(t('items.bulk.resultMessage.alreadyDeleted', { missing }))
  return lines.length > 0 ? { message, detail: lines.join(' ') } : { message }
}

/** Returns the past tense of a change: "tagged". */
export function pastVerb(patch: BulkWish): string {
  return verbsOf(patch)[0]
}

/** Returns the progressive form of a job: "Tagging". */
function doingVerb({ wish }: BulkJob): string {
  return wish ? verbsOf(wish)[1] : t('items.bulk.doingVerb')
}

function verbsOf(patch: BulkWish): readonly [done: string, doing: string] {
  const { add, remove, addTags = [], removeTags, addToCollectionId, removeFromCollectionId } = patch
  if (patch.delete) return [t('items.bulk.verbsOf.movedToTrash'), t('items.bulk.verbsOf.deleting')]
  if (patch.ownerId)
    return [t('items.bulk.verbsOf.transferred'), t('items.bulk.verbsOf.transferring')]
  if (addToCollectionId) return [t('items.bulk.verbsOf.added'), t('items.bulk.verbsOf.adding')]
  if (removeFromCollectionId)
    return [t('items.bulk.verbsOf.removedFromCollection'), t('items.bulk.verbsOf.removing')]
  if (add || remove)
    return [t('items.bulk.verbsOf.classified'), t('items.bulk.verbsOf.classifying')]
  if (addTags.length > 0) return [t('items.bulk.verbsOf.tagged'), t('items.bulk.verbsOf.tagging')]
  return removeTags
    ? [t('items.bulk.verbsOf.changed'), t('items.bulk.verbsOf.removingTagsFrom')]
    : [t('items.bulk.verbsOf.changed'), t('items.bulk.verbsOf.changing')]
}

export function jobLabel(job: BulkJob): string {
  return t('items.bulk.jobLabel', { job: doingVerb(job), total: job.total })
}

/** Formats progress as "3,200 of 12,345, 2 min left". */
export function formatProgress({ done, total, createdAt }: BulkJob, now: number): string {
  const share = t('items.bulk.formatProgress.of', { done, total })
  if (done === 0) return share
  const seconds = ((now - Date.parse(createdAt)) / 1_000 / done) * (total - done)
  const left = seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
  return t('items.bulk.formatProgress.left', { share, left })
}

/** Returns the toast of a job that has ended. */
export function jobResultMessage(job: BulkJob): Message {
  const { status, wish, failure } = job
  const { message, detail } = resultMessage(job, wish ? pastVerb(wish) : t('items.bulk.UNDONE2'))
  if (status === 'completed') return detail ? { message, detail } : { message }
  const cause = failure ?? t('items.bulk.jobResultMessage.somethingWentWrong')
  const why =
    status === 'failed'
      ? t('items.bulk.jobResultMessage.stopped', { cause })
      : t('items.bulk.jobResultMessage.canceled')
  return { message, detail: [why, detail].filter(Boolean).join(' ') }
}
