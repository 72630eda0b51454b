import { formatBytes, formatCount } from '../../lib/format.ts'
import type { PendingState } from './pending.ts'
import type { PendingAsset, UploadNote } from './pending-asset.ts'

export interface Total {
  /** 0 to 100. */
  percent: number
  title: string
  /** Empty where there is nothing to say. */
  detail: string
}

/** All uploads in one. */
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
  const twice = count(({ transfer }) => transfer === 'duplicate')
  const processing = count(({ status }) => status === 'processing')
  const completed = count(({ status }) => status === 'completed')
  if (uploading > 0) {
    const speed = sum((asset) => (asset.transfer === 'sending' ? asset.speed : 0))
    const detail = joined(`${percent}%`, timeLeft(bytes - sent, speed))
    return { percent, title: `Uploading ${formatCount(uploading, 'file')}`, detail }
  }
  if (processing > 0) {
    return { percent, title: `Processing ${formatCount(processing, 'file')}`, detail: '' }
  }
  if (twice > 0) {
    return { percent, title: `${formatCount(twice, 'file')} in the library already`, detail: '' }
  }
  return { percent, title: outcomeOf(completed, failed, notes), detail: '' }
}

function outcomeOf(completed: number, failed: number, notes: readonly UploadNote[]): string {
  if (completed > 0) return `${formatCount(completed, 'file')} added`
  const areAllStopped = failed === notes.length && notes.every(({ unfinished }) => unfinished)
  return areAllStopped
    ? `${formatCount(failed, 'upload')} stopped`
    : `${formatCount(failed, 'file')} with a problem`
}

/** How one upload is doing, in words. */
export function describe(asset: PendingAsset, isOnline: boolean): string {
  const { status, transfer, sent, bytes, speed, failure } = asset
  if (status === 'processing') return 'Processing'
  if (status === 'completed') return 'In the library'
  const share = `${formatBytes(sent)} of ${formatBytes(bytes)}`
  if (transfer === 'failed') return failure ?? 'The upload failed.'
  if (transfer === 'paused') return joined('Paused', share)
  if (transfer === 'sent') return 'Sent, the server is checking it'
  if (transfer === 'checking') return 'Looking whether it is there already'
  if (!isOnline) return joined('Waits for the network', share)
  if (transfer === 'retrying') return joined('The server is not reached, trying again', share)
  if (transfer === 'waiting') return joined('Waits for its turn', formatBytes(bytes))
  return joined(share, speed > 0 && `${formatBytes(speed)}/s`, timeLeft(bytes - sent, speed))
}

function timeLeft(bytes: number, speed: number): string {
  if (speed <= 0) return ''
  const seconds = Math.ceil(bytes / speed)
  if (seconds < 60) return `${seconds} s left`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min left` : `${Math.ceil(minutes / 60)} h left`
}

function joined(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' · ')
}
