import type { LiveMessage, UpdatedItem } from '@satchel/contract/live.ts'
import type { PendingAsset } from './pending-asset.ts'

type Announced = Pick<UpdatedItem, 'id' | 'originalName' | 'meta'>
export type UploadMessage =
  | Extract<LiveMessage, { action: 'user-collections-update' }>
  | { action: 'items-add'; updatedItems: Announced[] }

/** Advances assets by server messages: uploading to processing, processing to completed. */
export function applyMessage(
  assets: readonly PendingAsset[],
  message: UploadMessage,
  at: number,
): readonly PendingAsset[] {
  if (message.action === 'user-collections-update') {
    const { importId = null, pending = [] } = message
    return pending.reduce((now, { id, originalName }) => {
      const item = { id, originalName, meta: { importId } }
      return advance(now, findAnnounced(now, item), { status: 'processing', itemId: id, at })
    }, assets)
  }
  return message.updatedItems.reduce(
    (now, item) => advance(now, findAdded(now, item), { status: 'completed', itemId: item.id, at }),
    assets,
  )
}

interface Step {
  status: 'processing' | 'completed'
  itemId: string
  at: number
}

function advance(
  assets: readonly PendingAsset[],
  found: PendingAsset | undefined,
  { status, itemId, at }: Step,
): readonly PendingAsset[] {
  // What is completed as another item is checked by the id it had.
  const finalAssetId = (status === 'completed' && found?.finalAssetId) || itemId
  return assets.map((asset) =>
    asset === found
      ? { ...asset, status, transfer: 'sent', finalAssetId, failure: null, movedAt: at }
      : asset,
  )
}

/** Returns the uploading asset whose bytes became an item: by id, else the best match. */
function findAnnounced(assets: readonly PendingAsset[], item: Announced): PendingAsset | undefined {
  let best: PendingAsset | undefined
  let bestFit = 0
  for (const asset of ofItem(assets, item) ?? assets) {
    const fit = asset.status === 'uploading' ? fitOf(asset, item) : 0
    if (fit > bestFit) [best, bestFit] = [asset, fit]
  }
  return best
}

/** Scores a match by import and name, else by import; by name alone only for items without an import. */
function fitOf(asset: PendingAsset, { id, originalName, meta }: Announced): number {
  if (asset.finalAssetId === id) return 5
  const sent = areBytesIn(asset) ? 0.5 : 0
  const isNamed = asset.name === originalName
  const isOfImport = meta.importId === asset.importId
  // Known as another item: the import alone, or a name alone, may be that of a third file.
  if (asset.finalAssetId !== null) return isNamed && isOfImport ? 1 : 0
  if (!meta.importId) return isNamed ? 2 + sent : 0
  if (!isOfImport) return 0
  if (isNamed) return 4 + sent
  return sent > 0 ? 3 : 0
}

/** Returns the asset that an added item completes: by id, else by import id, else the oldest of its original name. */
function findAdded(assets: readonly PendingAsset[], item: Announced): PendingAsset | undefined {
  const { originalName, meta } = item
  const existing = ofItem(assets, item)
  if (existing) return existing.find(mayComplete)
  const open = assets.filter(mayComplete)
  const isNamed = ({ name }: PendingAsset) => name === originalName
  const ofImport = open.filter(({ importId }) => importId === meta.importId)
  if (ofImport.length === 0) {
    // One that wasn't announced may still become an item of its own import.
    return open.find((asset) => isNamed(asset) && (asset.status === 'processing' || !meta.importId))
  }
  const unknown = ofImport.filter(({ finalAssetId }) => finalAssetId === null)
  return unknown.find(isNamed) ?? unknown[0] ?? ofImport.find(isNamed) ?? ofImport[0]
}

/** Returns the assets of an item; undefined if there are none. */
function ofItem(assets: readonly PendingAsset[], { id }: Announced): PendingAsset[] | undefined {
  const existing = assets.filter(({ finalAssetId }) => finalAssetId === id)
  return existing.length > 0 ? existing : undefined
}

/**
 * Tells whether an asset can be completed: an earlier message may have been missed, but a file still being sent isn't
 * an item yet.
 */
function mayComplete(asset: PendingAsset): boolean {
  return asset.status === 'uploading' ? areBytesIn(asset) : asset.status === 'processing'
}

function areBytesIn({ status, transfer, sent, bytes }: PendingAsset): boolean {
  return status !== 'uploading' || transfer === 'sent' || sent >= bytes
}
