import { PENDING_UPLOAD_STUCK } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { applyMessage, type UploadMessage } from './apply-message.ts'
import type {
  Duplicate,
  PendingAsset,
  Transfer,
  UnfinishedUpload,
  UploadNote,
} from './pending-asset.ts'

export interface PendingState {
  assets: readonly PendingAsset[]
  /** URLs of removed assets by id: a file can be renamed after it has left the tray. */
  uploadUrls: Readonly<Record<string, string>>
  notes: readonly UploadNote[]
}

export type PendingEvent =
  | { type: 'added'; assets: readonly PendingAsset[] }
  | { type: 'progressed'; id: string; sent: number; at: number }
  | { type: 'transfer-changed'; id: string; transfer: Transfer; failure?: string; at: number }
  | { type: 'duplicate-found'; id: string; duplicateOf: Duplicate; at: number }
  | { type: 'used'; id: string; at: number }
  | { type: 'located'; id: string; uploadUrl: string }
  | { type: 'stored'; id: string }
  | { type: 'named'; id: string; itemName: string | null }
  | { type: 'placed'; importId: string; collectionId: string | null }
  | { type: 'sent'; id: string; itemId: string | null; at: number }
  | { type: 'message'; message: UploadMessage; at: number }
  | { type: 'aged'; at: number; progressAt: number; unfinished: readonly UnfinishedUpload[] }
  | { type: 'reopened'; id: string; at: number }
  | { type: 'removed'; id: string }
  | { type: 'noted'; notes: readonly UploadNote[] }
  | { type: 'dismissed'; id: string }

export const NOTHING_PENDING: PendingState = { assets: [], uploadUrls: {}, notes: [] }

/** Period in ms over which the speed is averaged. */
const SPEED_SPAN = 3_000
const STUCK = t('uploads.noProgress')

export function reducePending(state: PendingState, event: PendingEvent): PendingState {
  const { assets, notes } = state
  switch (event.type) {
    case 'added':
      return { ...state, assets: [...assets, ...event.assets] }
    case 'progressed':
      return change(state, event.id, (asset) => moved(asset, event.sent, event.at))
    case 'transfer-changed':
      return change(state, event.id, (asset) => ({
        ...asset,
        transfer: event.transfer,
        failure: event.failure ?? null,
        speed: 0,
        // Trying again is no progress.
        movedAt: event.transfer === 'retrying' ? asset.movedAt : event.at,
      }))
    case 'stored':
      return change(state, event.id, (asset) => ({ ...asset, isStored: true }))
    case 'duplicate-found':
      return change(state, event.id, (asset) => ({
        ...asset,
        transfer: 'duplicate',
        duplicateOf: event.duplicateOf,
        movedAt: event.at,
      }))
    case 'used':
      return change(state, event.id, (asset) => ({
        ...asset,
        status: 'completed',
        transfer: 'sent',
        finalAssetId: asset.duplicateOf?.id ?? null,
        movedAt: event.at,
      }))
    case 'located':
      return change(state, event.id, (asset) => ({ ...asset, uploadUrl: event.uploadUrl }))
    case 'named':
      return change(state, event.id, (asset) => ({ ...asset, itemName: event.itemName }))
    case 'placed':
      return { ...state, assets: assets.map((asset) => placed(asset, event)) }
    case 'sent':
      return change(state, event.id, (asset) => ({
        ...asset,
        transfer: 'sent',
        sent: asset.bytes,
        finalAssetId: event.itemId ?? asset.finalAssetId,
        movedAt: event.at,
      }))
    case 'message':
      return { ...state, assets: applyMessage(assets, event.message, event.at) }
    case 'aged':
      return aged(state, event)
    case 'reopened':
      return change(state, event.id, (asset) => ({
        ...asset,
        status: 'processing',
        movedAt: event.at,
      }))
    case 'removed':
      return removed(state, event.id)
    case 'noted':
      return { ...state, notes: [...notes, ...event.notes] }
    case 'dismissed':
      return { ...state, notes: notes.filter(({ id }) => id !== event.id) }
  }
}

function placed(asset: PendingAsset, event: PendingEvent & { type: 'placed' }): PendingAsset {
  const { importId, collectionId } = event
  return asset.importId === importId ? { ...asset, collectionId } : asset
}

function removed(state: PendingState, id: string): PendingState {
  const { uploadUrl } = state.assets.find((asset) => asset.id === id) ?? {}
  return {
    ...state,
    assets: state.assets.filter((asset) => asset.id !== id),
    ...(uploadUrl && { uploadUrls: { ...state.uploadUrls, [id]: uploadUrl } }),
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
  // The first report of a stretch includes what an earlier one had sent.
  const isFirst = asset.transfer !== 'sending'
  if (isFirst || elapsed <= 0) return { ...asset, transfer: 'sending', sent, movedAt: at }
  const now = Math.max(0, sent - asset.sent) / (elapsed / 1_000)
  const share = asset.speed === 0 ? 1 : 1 - Math.exp(-elapsed / SPEED_SPAN)
  const speed = asset.speed + (now - asset.speed) * share
  return { ...asset, sent, speed, movedAt: at }
}

/**
 * Turns stuck assets into notes. Those held by the person aren't stuck, nor those in the queue while others progress.
 */
function aged(
  { assets, notes, ...rest }: PendingState,
  { at, progressAt, unfinished }: PendingEvent & { type: 'aged' },
): PendingState {
  const isStuck = ({ status, transfer, movedAt }: PendingAsset) => {
    const since = transfer === 'waiting' ? Math.max(movedAt, progressAt) : movedAt
    const isHeld = transfer === 'paused' || transfer === 'duplicate'
    return status === 'uploading' && !isHeld && at - since >= PENDING_UPLOAD_STUCK
  }
  const noteOf = ({ id, name, mime }: PendingAsset): UploadNote => {
    const left = unfinished.find((upload) => upload.id === id)
    return left
      ? {
          id,
          name,
          mime,
          reason: t('uploads.chooseFileAgainToContinue', { stuck: STUCK }),
          unfinished: left,
        }
      : { id, name, mime, reason: t('uploads.addTheFileAgain', { stuck: STUCK }) }
  }
  return {
    assets: assets.filter((asset) => !isStuck(asset)),
    ...rest,
    notes: [...notes, ...assets.filter(isStuck).map(noteOf)],
  }
}
