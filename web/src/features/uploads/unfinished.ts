import { nameOf, readStoredJson, removeStored, writeStored } from '../../lib/browser-storage.ts'
import { alone, openPages, PAGE, whenClosed } from '../../lib/offline/open-pages.ts'
import { tokenHeaders } from '../../lib/tokens.ts'
import type { PendingAsset, UnfinishedUpload } from './pending-asset.ts'

/** Time the server keeps unfinished uploads, in ms. */
const RETENTION_MS = 24 * 3_600_000

/** The key under which they are stored. */
export const UNFINISHED = nameOf('unfinishedUploads')

export function readUnfinished(): UnfinishedUpload[] {
  const stored = readStoredJson('unfinishedUploads')
  if (!Array.isArray(stored)) return []
  return (stored as UnfinishedUpload[]).filter(({ at }) => Date.now() - at < RETENTION_MS)
}

/** Stores an unfinished upload, once the server has a part or the browser a copy. */
export function saveUnfinished(asset: PendingAsset | undefined): void {
  if (!asset?.file || asset.status !== 'uploading') return
  if (asset.transfer === 'sent' || (asset.uploadUrl === null && !asset.isStored)) return
  const { id, by, file, uploadUrl, name, importId, collectionId, replaces, bytes } = asset
  const upload = { id, by, page: PAGE, uploadUrl, name, importId, bytes, at: Date.now() }
  const { type: mime, lastModified } = file
  const more = {
    ...(collectionId && { collectionId }),
    ...(replaces && { replaces }),
    ...(asset.itemName && { itemName: asset.itemName }),
    ...(asset.transfer === 'paused' && { isPaused: true }),
  }
  write([...others(id), { ...upload, mime, lastModified, ...more }])
}

export function forgetUnfinished(id: string): void {
  const stored = readUnfinished()
  const left = stored.filter((upload) => upload.id !== id)
  if (left.length < stored.length) write(left)
}

/**
 * Takes over a person's unfinished uploads, except those another open page of theirs is sending. Of two pages that
 * open at once, one gets them. Calls a function once another page is closed, which may leave some behind.
 */
export function takeLeftBehind(userId: string, again: () => void): Promise<UnfinishedUpload[]> {
  return alone('uploads', async () => {
    const pages = await openPages()
    const mine = readUnfinished().filter(({ by, page }) => by === userId && page !== PAGE)
    const left = mine.filter(({ page }) => !pages.has(page))
    for (const { page } of mine) if (pages.has(page)) whenClosed(page, again)
    const ids = new Set(left.map(({ id }) => id))
    if (left.length > 0)
      write(readUnfinished().map((each) => (ids.has(each.id) ? { ...each, page: PAGE } : each)))
    return left
  })
}

/** Frees the space on the server, which would do so itself after a day. */
export function discardUnfinished({ id, uploadUrl }: UnfinishedUpload): void {
  forgetUnfinished(id)
  if (uploadUrl === null) return
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
