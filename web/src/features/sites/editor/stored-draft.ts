import type { Draft } from './history.ts'

/** A draft that isn't saved yet, and the version it was made from. */
export interface StoredDraft {
  version: number
  draft: Draft
}

const keyOf = (userId: string, siteId: string) => `satchel-site:${userId}:${siteId}`

/** Keeps a draft in this browser until it's saved, so that a reload or a crash loses nothing. */
export function storeDraft(userId: string, siteId: string, stored: StoredDraft | null): void {
  const key = keyOf(userId, siteId)
  try {
    if (stored) localStorage.setItem(key, JSON.stringify(stored))
    else localStorage.removeItem(key)
  } catch (error) {
    console.error('The draft would not survive a reload', error)
  }
}

export function readStoredDraft(userId: string, siteId: string): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, siteId)) ?? 'null') as StoredDraft | null
  } catch {
    return null
  }
}
