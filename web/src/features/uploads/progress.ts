import { formatBytes } from '../../lib/format/format.ts'
import * as labels from './labels.ts'
import type { PendingState } from './pending.ts'
import type { PendingAsset, UploadNote } from './pending-asset.ts'

/** Phase of uploads; in `twice`, duplicates wait for an answer. */
export type Phase = 'uploading' | 'processing' | 'twice' | 'over'

export interface Total {
  phase: Phase
  /** Number of files being uploaded. */
  uploading: number
  /** Progress from 0 to 100. */
  percent: number
  title: string
  /** Text of the details; empty if there are none. */
  detail: string
}

/** Sums up all uploads. */
export function totalOf({ assets, notes }: Pick<PendingState, 'assets' | 'notes'>): Total {
  const count = (fits: (asset: PendingAsset) => boolean) => assets.filter(fits).length
  const sum = (pick: (asset: PendingAsset) => number) =>
    assets.reduce((total, asset) => total + pick(asset), 0)
  const bytes = sum((asset) => asset.bytes)
  const sent = sum((asset) => asset.sent)
  const percent = bytes === 0 ? 0 : Math.floor((sent / bytes) * 100)

  const failed = count(({ transfer }) => transfer === 'failed') + notes.length
  const uploading = count(
    (it) => it.status === 'uploading' && it.transfer !== 'failed' && it.transfer !== 'duplicate',
  )
  const base = { percent, uploading }
  const twice = count(({ transfer }) => transfer === 'duplicate')
  const processing = count(({ status }) => status === 'processing')
  const completed = count(({ status }) => status === 'completed')
  if (uploading > 0) {
    const speed = sum((asset) => (asset.transfer === 'sending' ? asset.speed : 0))
    const detail = joined(`${percent}%`, timeLeft(bytes - sent, speed))
    return { ...base, phase: 'uploading', title: labels.uploadingFiles(uploading), detail }
  }
  if (processing > 0) {
    return { ...base, phase: 'processing', title: labels.processingFiles(processing), detail: '' }
  }
  if (twice > 0) {
    return { ...base, phase: 'twice', title: labels.filesAlreadyInLibrary(twice), detail: '' }
  }
  return { ...base, phase: 'over', title: outcomeOf(completed, failed, notes), detail: '' }
}

function outcomeOf(completed: number, failed: number, notes: readonly UploadNote[]): string {
  if (completed > 0) return labels.filesAdded(completed)
  const areAllStopped = failed === notes.length && notes.every(({ unfinished }) => unfinished)
  return areAllStopped ? labels.uploadsStopped(failed) : labels.filesWithProblems(failed)
}

/** Describes the progress of one upload. */
export function describe(asset: PendingAsset, isOnline: boolean): string {
  const { status, transfer, sent, bytes, speed, failure } = asset
  if (status === 'processing') return labels.processing
  if (status === 'completed') return labels.inTheLibrary
  const share = labels.sentOf(sent, bytes)
  if (transfer === 'failed') return failure ?? labels.uploadFailed
  if (transfer === 'paused') return joined(labels.paused, share)
  if (transfer === 'sent') return labels.uploadedCheckingTheFile
  if (transfer === 'checking') return labels.checkingForDuplicates
  if (!isOnline) return joined(labels.waitingForAConnection, share)
  if (transfer === 'retrying') return joined(failure ?? labels.retrying, share)
  if (transfer === 'waiting') return joined(labels.queued, formatBytes(bytes))
  return joined(share, speed > 0 && `${formatBytes(speed)}/s`, timeLeft(bytes - sent, speed))
}

function timeLeft(bytes: number, speed: number): string {
  if (speed <= 0) return ''
  const seconds = Math.ceil(bytes / speed)
  if (seconds < 60) return labels.secondsSLeft(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? labels.minutesMinLeft(minutes) : labels.ceilHLeft(Math.ceil(minutes / 60))
}

function joined(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}
