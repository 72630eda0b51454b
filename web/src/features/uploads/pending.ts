import { PENDING_UPLOAD_STUCK } from '@satchel/contract/constants.ts'
import type { LiveMessage, UpdatedItem } from '@satchel/contract/live.ts'
import type { UnfinishedUpload } from './unfinished.ts'

/** How the bytes are doing while the status is `uploading`; `failed` waits for the person. */
export type Transfer = 'waiting' | 'sending' | 'paused' | 'retrying' | 'failed' | 'sent'

/** A file on its way into the library. */
export interface PendingAsset {
  id: string
  name: string
  importId: string
  status: 'uploading' | 'processing' | 'completed'
  /** The item it becomes, as soon as its id is known. */
  finalAssetId: string | null
  mime: string
  bytes: number
  sent: number
  /** Bytes a second. */
  speed: number
  transfer: Transfer
  failure: string | null
  /** When something last happened, in ms. */
  movedAt: number
}

/** What did not get into the library, and why. */
export interface UploadNote {
  id: string
  name: string
  mime: string
  reason: string
  /** The item that is there all the same. */
  itemId?: string
  /** Goes on where it stopped once the file is chosen again. */
  unfinished?: UnfinishedUpload
}

export interface PendingState {
  assets: readonly PendingAsset[]
  notes: readonly UploadNote[]
}

export type UploadMessage = LiveMessage & { action: 'user-collections-update' | 'items-add' }

export type PendingEvent =
  | { type: 'added'; assets: readonly PendingAsset[] }
  | { type: 'moved'; id: string; sent: number; at: number }
  | { type: 'held'; id: string; transfer: Transfer; failure?: string; at: number }
  | { type: 'sent'; id: string; itemId: string | null; at: number }
  | { type: 'told'; message: UploadMessage; at: number }
  | { type: 'aged'; at: number; unfinished: readonly UnfinishedUpload[] }
  | { type: 'removed'; id: string }
  | { type: 'noted'; notes: readonly UploadNote[] }
  | { type: 'dismissed'; id: string }

export const NOTHING_PENDING: PendingState = { assets: [], notes: [] }

/** Over how many ms the speed is evened out. */
const SPEED_SPAN = 3_000
const STUCK = 'No progress for 5 minutes.'

export function reducePending(state: PendingState, event: PendingEvent): PendingState {
  const { assets, notes } = state
  switch (event.type) {
    case 'added':
      return { ...state, assets: [...assets, ...event.assets] }
    case 'moved':
      return change(state, event.id, (asset) => moved(asset, event.sent, event.at))
    case 'held':
      return change(state, event.id, (asset) => ({
        ...asset,
        transfer: event.transfer,
        failure: event.failure ?? null,
        speed: 0,
        movedAt: event.at,
      }))
    case 'sent':
      return change(state, event.id, (asset) => ({
        ...asset,
        transfer: 'sent',
        sent: asset.bytes,
        finalAssetId: event.itemId ?? asset.finalAssetId,
        movedAt: event.at,
      }))
    case 'told':
      return { ...state, assets: told(assets, event.message, event.at) }
    case 'aged':
      return aged(state, event.at, event.unfinished)
    case 'removed':
      return { ...state, assets: assets.filter(({ id }) => id !== event.id) }
    case 'noted':
      return { ...state, notes: [...notes, ...event.notes] }
    case 'dismissed':
      return { ...state, notes: notes.filter(({ id }) => id !== event.id) }
  }
}

function change(
  state: PendingState,
  id: string,
  to: (asset: PendingAsset) => PendingAsset,
): PendingState {
  return { ...state, assets: state.assets.map((asset) => (asset.id === id ? to(asset) : asset)) }
}

function moved(asset: PendingAsset, sent: number, at: number): PendingAsset {
  if (asset.status !== 'uploading' || asset.transfer === 'sent') return asset
  const elapsed = at - asset.movedAt
  // The first report of a stretch also tells what an earlier one had brought over.
  const isFirst = asset.transfer !== 'sending'
  if (isFirst || elapsed <= 0) return { ...asset, transfer: 'sending', sent, movedAt: at }
  const now = Math.max(0, sent - asset.sent) / (elapsed / 1_000)
  const share = asset.speed === 0 ? 1 : 1 - Math.exp(-elapsed / SPEED_SPAN)
  const speed = asset.speed + (now - asset.speed) * share
  return { ...asset, sent, speed, movedAt: at }
}

function told(
  assets: readonly PendingAsset[],
  message: UploadMessage,
  at: number,
): readonly PendingAsset[] {
  if (message.action === 'user-collections-update') {
    const { importId, pending = [] } = message
    const meta = importId === undefined ? {} : { importId }
    return pending.reduce((now, { id, originalName }) => {
      const item = { id, originalName, meta }
      return advance(now, item, at, 'processing', ({ status }) => status === 'uploading')
    }, assets)
  }
  return message.updatedItems.reduce(
    (now, item) =>
      advance(now, item, at, 'completed', ({ status, finalAssetId }) =>
        // The message before this one may have been missed; the id alone is sure enough.
        status === 'uploading' ? finalAssetId === item.id : status === 'processing',
      ),
    assets,
  )
}

/** One item is one asset: the one that fits best of those that may go on. */
function advance(
  assets: readonly PendingAsset[],
  item: UpdatedItem,
  at: number,
  status: 'processing' | 'completed',
  mayAdvance: (asset: PendingAsset) => boolean,
): readonly PendingAsset[] {
  let best: PendingAsset | undefined
  let bestFit = 0
  for (const asset of assets) {
    const fit = mayAdvance(asset) ? fitOf(asset, item) : 0
    if (fit > bestFit) [best, bestFit] = [asset, fit]
  }
  return assets.map((asset) =>
    asset === best
      ? { ...asset, status, transfer: 'sent', finalAssetId: item.id, failure: null, movedAt: at }
      : asset,
  )
}

/**
 * By id, else by the import and the name, else by the import, else by the name: others of the
 * tenant may be uploading a file of that name in an import of theirs.
 */
function fitOf(asset: PendingAsset, { id, originalName, meta }: UpdatedItem): number {
  if (asset.finalAssetId !== null) return asset.finalAssetId === id ? 4 : 0
  const areBytesIn = asset.sent >= asset.bytes ? 0.5 : 0
  const isNamed = asset.name === originalName
  if (meta.importId === undefined) return isNamed ? 1 + areBytesIn : 0
  if (meta.importId !== asset.importId) return 0
  if (isNamed) return 3 + areBytesIn
  return areBytesIn > 0 ? 2 : 0
}

/** What is paused or waits for its turn or the network is not stuck. */
function aged(
  { assets, notes }: PendingState,
  now: number,
  unfinished: readonly UnfinishedUpload[],
): PendingState {
  const isStuck = ({ status, transfer, movedAt }: PendingAsset) =>
    status === 'uploading' &&
    (transfer === 'sending' || transfer === 'sent' || transfer === 'failed') &&
    now - movedAt >= PENDING_UPLOAD_STUCK
  const noteOf = ({ id, name, mime }: PendingAsset): UploadNote => {
    const left = unfinished.find((upload) => upload.id === id)
    return left
      ? { id, name, mime, reason: `${STUCK} Choose the file again to go on.`, unfinished: left }
      : { id, name, mime, reason: `${STUCK} Add the file again.` }
  }
  return {
    assets: assets.filter((asset) => !isStuck(asset)),
    notes: [...notes, ...assets.filter(isStuck).map(noteOf)],
  }
}
