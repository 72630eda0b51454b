import { readStoredJson, removeStored, writeStored } from '../../lib/browser-storage.ts'
import { openPages, PAGE } from '../../lib/offline/open-pages.ts'
import { tokenHeaders } from '../../lib/tokens.ts'
import type { PendingAsset, UnfinishedUpload } from './pending-asset.ts'

/** Time the server keeps unfinished uploads, in ms. */
const RETENTION_MS = 24 * 3_600_000

export function readUnfinished(): UnfinishedUpload[] {
  const stored = readStoredJson('unfinishedUploads')
  if (!Array.isArray(stored)) return []
  return (stored as UnfinishedUpload[]).filter(({ at }) => Date.now() - at < RETENTION_MS)
}

/** Stores an unfinished upload, once the server has a part. */
export function saveUnfinished(asset: PendingAsset | undefined): void {
  if (!asset?.file || asset.uploadUrl === null) return
  const { id, by, file, uploadUrl, name, importId, collectionId, replaces, bytes } = asset
  const upload = { id, by, page: PAGE, uploadUrl, name, importId, bytes, at: Date.now() }
  const { type: mime, lastModified } = file
  const into = { ...(collectionId && { collectionId }), ...(replaces && { replaces }) }
  write([...others(id), { ...upload, mime, lastModified, ...into }])
}

export function forgetUnfinished(id: string): void {
  const stored = readUnfinished()
  const left = stored.filter((upload) => upload.id !== id)
  if (left.length < stored.length) write(left)
}

/** Returns a person's unfinished uploads, except those another open page of theirs is sending. */
export async function findLeftBehind(userId: string): Promise<UnfinishedUpload[]> {
  const pages = await openPages()
  return readUnfinished().filter(({ by, page }) => by === userId && !pages.has(page))
}

/** Frees the space on the server, which would do so itself after a day. */
export function discardUnfinished({ id, uploadUrl }: UnfinishedUpload): void {
  forgetUnfinished(id)
  const headers = { ...tokenHeaders(), 'tus-resumable': '1.0.0' }
  fetch(uploadUrl, { method: 'DELETE', headers }).catch(() => {})
}

export function isSameFile(upload: UnfinishedUpload, file: File): boolean {
  const { name, bytes, lastModified } = upload
  return file.name === name && file.size === bytes && file.lastModified === lastModified
}

function others(id: string): UnfinishedUpload[] {
  return readUnfinished().filter((upload) => upload.id !== id)
}

/** Stores uploads; without storage they just can't resume after a reload. */
function write(uploads: readonly UnfinishedUpload[]): void {
  if (uploads.length === 0) removeStored('unfinishedUploads')
  else writeStored('unfinishedUploads', JSON.stringify(uploads))
}
