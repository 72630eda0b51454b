import { t } from '@satchel/messages/t.ts'
import { formatBytes } from '../../lib/format/format.ts'
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
    return {
      ...base,
      phase: 'uploading',
      title: t('uploads.uploadingFiles', { uploading }),
      detail,
    }
  }
  if (processing > 0) {
    return {
      ...base,
      phase: 'processing',
      title: t('uploads.processingFiles', { processing }),
      detail: '',
    }
  }
  if (twice > 0) {
    return {
      ...base,
      phase: 'twice',
      title: t('uploads.filesAlreadyInLibrary', { twice }),
      detail: '',
    }
  }
  return { ...base, phase: 'over', title: outcomeOf(completed, failed, notes), detail: '' }
}

function outcomeOf(completed: number, failed: number, notes: readonly UploadNote[]): string {
  if (completed > 0) return t('uploads.filesAdded', { completed })
  const areAllStopped = failed === notes.length && notes.every(({ unfinished }) => unfinished)
  return areAllStopped
    ? t('uploads.uploadsStopped', { failed })
    : t('uploads.filesWithProblems', { failed })
}

/** Describes the progress of one upload. */
export function describe(asset: PendingAsset, isOnline: boolean): string {
  const { status, transfer, sent, bytes, speed, failure } = asset
  if (status === 'processing') return t('uploads.processing')
  if (status === 'completed') return t('uploads.inTheLibrary')
  const share = t('uploads.sentOf', { sent: formatBytes(sent), bytes: formatBytes(bytes) })
  if (transfer === 'failed') return failure ?? t('uploads.uploadFailed')
  if (transfer === 'paused') return joined(t('uploads.paused'), share)
  if (transfer === 'sent') return t('uploads.uploadedCheckingTheFile')
  if (transfer === 'checking') return t('uploads.checkingForDuplicates')
  if (!isOnline) return joined(t('uploads.waitingForAConnection'), share)
  if (transfer === 'retrying') return joined(failure ?? t('uploads.retrying'), share)
  if (transfer === 'waiting') return joined(t('uploads.queued'), formatBytes(bytes))
  return joined(share, speed > 0 && `${formatBytes(speed)}/s`, timeLeft(bytes - sent, speed))
}

function timeLeft(bytes: number, speed: number): string {
  if (speed <= 0) return ''
  const seconds = Math.ceil(bytes / speed)
  if (seconds < 60) return t('uploads.secondsSLeft', { seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? t('uploads.minutesMinLeft', { minutes })
    : t('uploads.ceilHLeft', { ceil: Math.ceil(minutes / 60) })
}

function joined(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}
