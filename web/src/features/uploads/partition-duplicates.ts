import { findDuplicates, type Item } from '@satchel/contract/items/items.ts'
import { call } from '../../lib/api.ts'
import { hashOf } from './hash.ts'
import type { PendingAsset } from './pending-asset.ts'

/** Bytes looked up in one request, so that the first upload doesn't wait for the last. */
const GROUP_BYTES = 32_000_000
const GROUP_FILES = 200

interface Outcome {
  /** Runs for an asset that isn't in the library as far as known: it is to be sent. */
  onFresh: (asset: PendingAsset) => void
  onDuplicate: (asset: PendingAsset, item: Item) => void
  isWanted: (asset: PendingAsset) => boolean
}

/** Partitions files, in order, into those whose bytes are in the library already and others. */
export async function partitionDuplicates(
  assets: readonly PendingAsset[],
  outcome: Outcome,
): Promise<void> {
  for (const group of groupsOf(assets)) {
    const hashes = await hashesOf(group.filter(outcome.isWanted))
    const duplicates = await findItems(hashes)
    for (const asset of group.filter(outcome.isWanted)) {
      const item = duplicates.get(hashes.get(asset) ?? '')
      if (item) outcome.onDuplicate(asset, item)
      else outcome.onFresh(asset)
    }
  }
}

async function hashesOf(assets: readonly PendingAsset[]): Promise<Map<PendingAsset, string>> {
  const hashes = new Map<PendingAsset, string>()
  for (const asset of assets) {
    const sha256 = asset.file && (await hashOf(asset.file))
    if (sha256) hashes.set(asset, sha256)
  }
  return hashes
}

async function findItems(hashes: ReadonlyMap<PendingAsset, string>): Promise<Map<string, Item>> {
  if (hashes.size === 0) return new Map()
  const body = {
    hashes: [...hashes].map(([{ bytes }, sha256]) => ({ sha256, bytes })),
  }
  try {
    const { duplicates } = await call(findDuplicates, { body })
    return new Map(duplicates.map(({ sha256 = '', item }) => [sha256, item]))
  } catch {
    // Not worth keeping anybody from uploading.
    return new Map()
  }
}

function groupsOf(assets: readonly PendingAsset[]): PendingAsset[][] {
  const groups: PendingAsset[][] = []
  let bytes = 0
  for (const asset of assets) {
    const last = groups.at(-1)
    if (!last || bytes >= GROUP_BYTES || last.length >= GROUP_FILES) {
      groups.push([asset])
      bytes = 0
    } else last.push(asset)
    bytes += asset.bytes
  }
  return groups
}
