import type { PendingAsset } from './pending-asset.ts'

/** The files of one go, as far as they are on their way. */
export interface Batch {
  importId: string
  collectionId: string | null
  assets: readonly PendingAsset[]
}

/** The newest first; a file that takes the place of another is of none. */
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
