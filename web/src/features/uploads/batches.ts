import type { PendingAsset } from './pending-asset.ts'

/** Files added together, as far as they are still pending. */
export interface Batch {
  importId: string
  collectionId: string | null
  assets: readonly PendingAsset[]
}

/** Returns the batches, newest first; a replacement file belongs to none. */
export function batchesOf(assets: readonly PendingAsset[]): Batch[] {
  const groups = Map.groupBy(
    assets.filter(({ replaces }) => !replaces),
    ({ importId }) => importId,
  )
  return [...groups]
    .map(([importId, group]) => ({
      importId,
      collectionId: group[0]?.collectionId ?? null,
      assets: group,
    }))
    .reverse()
}
