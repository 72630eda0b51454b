import { PENDING_UPLOAD_STUCK } from '@satchel/contract/constants.ts'
import { told, type UploadMessage } from './told.ts'
import type { UnfinishedUpload } from './unfinished.ts'

/**
 * How the bytes are doing while the status is `uploading`; `failed` waits for the person, and so does
 * `duplicate`, whose bytes are in the library already.
 */
export type Transfer =
  | 'waiting'
  | 'checking'
  | 'duplicate'
  | 'sending'
  | 'paused'
  | 'retrying'
  | 'failed'
  | 'sent'

/** An item that is there already. */
export interface Twin {
  id: string
  name: string
}

/** A file on its way into the library. */
export interface PendingAsset {
  id: string
  name: string
  importId: string
  /** Where all of its import go beside the library. */
  collectionId: string | null
  /** What the item is to be called; null: as the file. */
  itemName: string | null
  /** Of the same bytes. */
  twin: Twin | null
  /** Takes the place of another file, and belongs to no batch. */
  replaces: boolean
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
  /** Of the same bytes; nothing is wrong with either. */
  twin?: Twin
  /** Goes on where it stopped once the file is chosen again. */
  unfinished?: UnfinishedUpload
}

export interface PendingState {
  assets: readonly PendingAsset[]
  notes: readonly UploadNote[]
}

export type PendingEvent =
  | { type: 'added'; assets: readonly PendingAsset[] }
  | { type: 'moved'; id: string; sent: number; at: number }
  | { type: 'held'; id: string; transfer: Transfer; failure?: string; at: number }
  | { type: 'matched'; id: string; twin: Twin; at: number }
  | { type: 'used'; id: string; at: number }
  | { type: 'named'; id: string; itemName: string | null }
  | { type: 'placed'; importId: string; collectionId: string | null }
  | { type: 'sent'; id: string; itemId: string | null; at: number }
  | { type: 'told'; message: UploadMessage; at: number }
  | { type: 'aged'; at: number; progressAt: number; unfinished: readonly UnfinishedUpload[] }
  | { type: 'reopened'; id: string; at: number }
  | { type: 'removed'; id: string }
  | { type: 'noted'; notes: readonly UploadNote[] }
  | { type: 'dismissed'; id: string }

type Known = Pick<PendingAsset, 'id' | 'name' | 'importId' | 'mime' | 'bytes'>

/** One of which nothing is sent yet. */
export function newAsset(known: Known & Partial<PendingAsset>): PendingAsset {
  return {
    collectionId: null,
    itemName: null,
    twin: null,
    replaces: false,
    status: 'uploading',
    finalAssetId: null,
    sent: 0,
    speed: 0,
    transfer: 'waiting',
    failure: null,
    movedAt: Date.now(),
    ...known,
  }
}

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
        // Trying again is no progress.
        movedAt: event.transfer === 'retrying' ? asset.movedAt : event.at,
      }))
    case 'matched':
      return change(state, event.id, (asset) => ({
        ...asset,
        transfer: 'duplicate',
        twin: event.twin,
        movedAt: event.at,
      }))
    case 'used':
      return change(state, event.id, (asset) => ({
        ...asset,
        status: 'completed',
        transfer: 'sent',
        finalAssetId: asset.twin?.id ?? null,
        movedAt: event.at,
      }))
    case 'named':
      return change(state, event.id, (asset) => ({ ...asset, itemName: event.itemName }))
    case 'placed':
      return {
        ...state,
        assets: assets.map((asset) =>
          asset.importId === event.importId
            ? { ...asset, collectionId: event.collectionId }
            : asset,
        ),
      }
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
      return aged(state, event)
    case 'reopened':
      return change(state, event.id, (asset) => ({
        ...asset,
        status: 'processing',
        movedAt: event.at,
      }))
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

/** What the person holds back is not stuck, nor what waits for its turn while others get on. */
function aged(
  { assets, notes }: PendingState,
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
      ? { id, name, mime, reason: `${STUCK} Choose the file again to go on.`, unfinished: left }
      : { id, name, mime, reason: `${STUCK} Add the file again.` }
  }
  return {
    assets: assets.filter((asset) => !isStuck(asset)),
    notes: [...notes, ...assets.filter(isStuck).map(noteOf)],
  }
}
