import { PENDING_UPLOAD_REMOVED } from '@satchel/contract/constants.ts'
import { getItem, type Item, processItem } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useSyncExternalStore } from 'react'
import { call } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { ApiProblem } from '../../lib/problem.ts'
import { removeStoredFile, storeFile } from '../../lib/uploads/stored-files.ts'
import { NOTHING_PENDING, type PendingEvent, type PendingState, reducePending } from './pending.ts'
import { newAsset, type PendingAsset, type UploadNote } from './pending-asset.ts'
import { forgetUnfinished, readUnfinished, saveUnfinished } from './unfinished.ts'

/** Interval in ms at which stuck assets and missing messages are checked. */
const ROUND = 10_000

let state = NOTHING_PENDING
let round: ReturnType<typeof setInterval> | undefined
/** Time of the last progress of any upload. */
let progressAt = 0
const removals = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Applies an event to the uploads, and its consequences. */
export function apply(event: PendingEvent): void {
  const before = state
  if (event.type === 'progressed' || event.type === 'sent') progressAt = event.at
  state = reducePending(state, event)
  if (state === before) return
  persist(event)
  for (const asset of state.assets) {
    if (asset.status === 'completed' && !wasCompleted(before, asset.id)) finish(asset)
  }
  if (state.assets.length > 0) round ??= setInterval(refreshStale, ROUND)
  else stopRounds()
  for (const listener of listeners) listener()
}

const CHANGES: PendingEvent['type'][] = ['located', 'stored', 'transfer-changed', 'named']

/** Stores assets that can resume after the page is gone, until they are finished. */
function persist(event: PendingEvent): void {
  if (event.type === 'added') {
    event.assets.forEach(saveUnfinished)
    for (const asset of event.assets) if (!asset.isStored) void copyFile(asset)
  } else if (event.type === 'sent' || event.type === 'removed' || event.type === 'used') {
    forgetUnfinished(event.id)
    removeStoredFile(event.id)
  } else if (CHANGES.includes(event.type) && 'id' in event) saveUnfinished(findPending(event.id))
}

/** Copies a file into the browser's own storage, if there is room. */
async function copyFile({ id, file }: PendingAsset): Promise<void> {
  if (!file || !(await storeFile(id, file))) return
  const { status, transfer } = findPending(id) ?? {}
  if (status === 'uploading' && transfer !== 'sent') apply({ type: 'stored', id })
  else removeStoredFile(id)
}

export function getPending(): PendingState {
  return state
}

export function findPending(id: string): PendingAsset | undefined {
  return state.assets.find((asset) => asset.id === id)
}

/** Waits until a function of the uploads returns a value. */
export function waitUntilKnown<T>(find: () => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const found = find()
      if (found === undefined) return
      leave()
      resolve(found)
    }
    const leave = subscribe(look)
    look()
  })
}

/** Returns the URL of a file on the server, also after it left the tray. */
export function findUploadUrl(id: string): string | null {
  return findPending(id)?.uploadUrl ?? state.uploadUrls[id] ?? null
}

export function usePending(): PendingState {
  return useSyncExternalStore(subscribe, getPending)
}

/** Reads the results of uploads whose messages didn't arrive. */
export function settle(now: number = Date.now()): void {
  for (const { status, transfer, finalAssetId, movedAt } of state.assets) {
    const isOwed = status !== 'completed' && transfer === 'sent' && now - movedAt >= ROUND
    if (isOwed && finalAssetId !== null) void askFor(finalAssetId)
  }
}

/** Checks items that are being processed, or wait for a new file, after they changed or were deleted. */
export function settleItems(ids: readonly string[]): void {
  for (const { status, transfer, finalAssetId } of state.assets)
    if (status !== 'completed' && transfer === 'sent' && finalAssetId && ids.includes(finalAssetId))
      void askFor(finalAssetId)
}

function refreshStale(): void {
  apply({ type: 'aged', at: Date.now(), progressAt, unfinished: readUnfinished() })
  settle()
}

function stopRounds(): void {
  clearInterval(round)
  round = undefined
}

/** Removes a completed asset after a moment; a failed one leaves a note with the reason. */
function finish(asset: PendingAsset): void {
  const { id, finalAssetId } = asset
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      apply({ type: 'removed', id })
    }, PENDING_UPLOAD_REMOVED),
  )
  if (finalAssetId !== null) void noteOutcome(asset, finalAssetId)
}

async function noteOutcome(
  { id, name, duplicateOf: knownDuplicate }: PendingAsset,
  itemId: string,
): Promise<void> {
  const item = await read(itemId)
  if (!item) return
  const { mime = '', failure, duplicateOf, previewNote, visitorNote } = item
  if (item.status === 'processing') {
    // A late message, from before it was tried again: its outcome is yet to come.
    clearTimeout(removals.get(id))
    removals.delete(id)
    apply({ type: 'reopened', id, at: Date.now() })
  } else if (item.status === 'failed') {
    const reason = failure ?? t('uploads.couldntProcessTheFile')
    apply({ type: 'removed', id })
    apply({ type: 'noted', notes: [{ id, name, mime, reason, itemId }] })
  } else if (duplicateOf && !knownDuplicate) {
    const reason = t('uploads.alreadyInTheLibrary')
    apply({ type: 'noted', notes: [{ id, name, mime, reason, itemId, duplicateOf }] })
  } else if (previewNote || visitorNote) {
    const reason = [previewNote, visitorNote].filter(Boolean).join('. ')
    apply({ type: 'noted', notes: [{ id, name, mime, reason, itemId, isHint: true }] })
  }
}

/**
 * Processes an unreadable file again, and shows it as being processed, under a new id because the failed entry may not
 * be removed yet. It may finish before the response arrives.
 */
export async function readAgain({ id, name, itemId = '' }: UploadNote): Promise<void> {
  const { meta, mime = '', bytes = 0 } = await call(processItem, { params: { id: itemId } })
  const { importId = '' } = meta
  apply({ type: 'dismissed', id })
  const asset = newAsset({ id: newId(), name, importId, mime, bytes })
  const state = {
    status: 'processing',
    transfer: 'sent',
    finalAssetId: itemId,
    sent: bytes,
  } as const
  apply({ type: 'added', assets: [{ ...asset, ...state }] })
  await askFor(itemId)
}

/** Applies the item’s state as if the socket had reported it. */
async function askFor(itemId: string): Promise<void> {
  const item = await read(itemId)
  if (!item) return
  const { id, originalName, status } = item
  const { importId = null } = item.meta
  const isDone = status === 'completed' || status === 'failed'
  apply({
    type: 'message',
    at: Date.now(),
    message: isDone
      ? { action: 'items-add', updatedItems: [{ id, originalName, meta: { importId } }] }
      : { action: 'user-collections-update', ...item.meta, pending: [{ id, originalName }] },
  })
}

/** Returns the item; null if it can't be read, so that the next round tries again. A deleted item ends its upload. */
async function read(id: string): Promise<Item | null> {
  try {
    return await call(getItem, { params: { id } })
  } catch (error) {
    if (error instanceof ApiProblem && error.is(404)) dropItem(id)
    return null
  }
}

function dropItem(itemId: string): void {
  for (const { id, transfer, finalAssetId } of state.assets)
    if (finalAssetId === itemId && transfer === 'sent') apply({ type: 'removed', id })
}

function wasCompleted({ assets }: PendingState, id: string): boolean {
  return assets.some((asset) => asset.id === id && asset.status === 'completed')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
