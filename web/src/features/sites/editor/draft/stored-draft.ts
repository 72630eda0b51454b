import { readStoredJson, removeStored, writeStored } from '../../../../lib/browser-storage.ts'
import type { Draft } from './history.ts'

/** A draft that isn't saved yet, and the version it was made from. */
export interface StoredDraft {
  version: number
  draft: Draft
}

const idOf = (userId: string, siteId: string) => `${userId}:${siteId}`

/** Keeps a draft in this browser until it's saved or its author signs out, so that a reload or a crash loses nothing. */
export function storeDraft(userId: string, siteId: string, stored: StoredDraft | null): void {
  const id = idOf(userId, siteId)
  if (!stored) removeStored('siteDrafts', id)
  else if (!writeStored('siteDrafts', JSON.stringify(stored), id))
    console.error('The draft would not survive a reload')
}

export function readStoredDraft(userId: string, siteId: string): StoredDraft | null {
  return (readStoredJson('siteDrafts', idOf(userId, siteId)) ?? null) as StoredDraft | null
}
