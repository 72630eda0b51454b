import { readList } from './file-list.ts'
import { readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'

/** Deletes all backups but the newest, and what only they had. Returns how many were deleted. */
export async function keepNewest(place: BackupPlace, count: number): Promise<number> {
  const backups = await place.list()
  const [old, kept] = [backups.slice(0, -count), backups.slice(-count)]
  if (old.length === 0) return 0
  // Read before anything is deleted, so that nothing goes if one of them is damaged.
  const hashes = new Set<string>()
  for (const backup of kept) await addHashes(place, backup, hashes)
  for (const backup of old) await place.remove(backup)
  await place.contents.removeExcept(hashes)
  return old.length
}

async function addHashes(place: BackupPlace, backup: string, hashes: Set<string>): Promise<void> {
  const { files } = await readManifest(place, backup)
  for await (const { sha256 } of readList(await place.fetch(backup, files.file))) hashes.add(sha256)
}
