import type { LiveMessage, UpdatedItem } from '@satchel/contract/live.ts'
import type { PendingAsset } from './pending.ts'

export type UploadMessage = LiveMessage & { action: 'user-collections-update' | 'items-add' }

/** Takes assets on by what the server says: uploading to processing, processing to completed. */
export function told(
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
