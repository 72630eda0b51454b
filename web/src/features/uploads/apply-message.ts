import type { LiveMessage, UpdatedItem } from '@satchel/contract/live.ts'
import type { PendingAsset } from './pending-asset.ts'

type Announced = Pick<UpdatedItem, 'id' | 'originalName' | 'meta'>
export type UploadMessage =
  | Extract<LiveMessage, { action: 'user-collections-update' }>
  | { action: 'items-add'; updatedItems: Announced[] }

/** Advances assets by what the server says: uploading to processing, processing to completed. */
export function applyMessage(
  assets: readonly PendingAsset[],
  message: UploadMessage,
  at: number,
): readonly PendingAsset[] {
  if (message.action === 'user-collections-update') {
    const { importId = null, pending = [] } = message
    return pending.reduce((now, { id, originalName }) => {
      const item = { id, originalName, meta: { importId } }
      return advance(now, item, at, 'processing', ({ status }) => status === 'uploading')
    }, assets)
  }
  return message.updatedItems.reduce(
    (now, item) =>
      // An earlier message may have been missed; a file still being sent isn't an item yet.
      advance(now, item, at, 'completed', (asset) =>
        asset.status === 'uploading' ? areBytesIn(asset) : asset.status === 'processing',
      ),
    assets,
  )
}

/** One item is one asset: the one it is known to be, else the one that fits best of those that may go on. */
function advance(
  assets: readonly PendingAsset[],
  item: Announced,
  at: number,
  status: 'processing' | 'completed',
  mayAdvance: (asset: PendingAsset) => boolean,
): readonly PendingAsset[] {
  const known = assets.filter(({ finalAssetId }) => finalAssetId === item.id)
  const candidates = (known.length > 0 ? known : assets).filter(mayAdvance)
  let best: PendingAsset | undefined
  let bestFit = 0
  for (const asset of candidates) {
    const fit = fitOf(asset, item)
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

function areBytesIn({ status, transfer, sent, bytes }: PendingAsset): boolean {
  return status !== 'uploading' || transfer === 'sent' || sent >= bytes
}
