import type { Site, SiteAccess } from '@satchel/contract/sites/sites.ts'
import { useSyncExternalStore } from 'react'

/** Settings typed under Access that aren’t in force yet. */
export interface AccessDraft {
  /** The new password; null while its form is closed. */
  password: string | null
  /** Reason for which the password was refused. */
  refusal: string | null
  visitors: SiteAccess | null
  /** The end of the address. */
  slug: string | null
}

const EMPTY: AccessDraft = { password: null, refusal: null, visitors: null, slug: null }

/** Drafts by site, in memory alone: they outlive the panel and the page, and a password isn't stored. */
const drafts = new Map<string, AccessDraft>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readAccessDraft(siteId: string): AccessDraft {
  return drafts.get(siteId) ?? EMPTY
}

export function changeAccessDraft(siteId: string, fields: Partial<AccessDraft>): void {
  drafts.set(siteId, { ...readAccessDraft(siteId), ...fields })
  for (const listener of listeners) listener()
}

export function dropAccessDraft(siteId: string): void {
  changeAccessDraft(siteId, EMPTY)
}

export function useAccessDraft(siteId: string): AccessDraft {
  return useSyncExternalStore(subscribe, () => readAccessDraft(siteId))
}

/** Returns which settings were typed but don't protect the site yet. */
export function pendingAccess(
  { password, visitors }: AccessDraft,
  { access }: Pick<Site, 'access'>,
): { password: boolean; visitors: boolean } {
  return {
    password: Boolean(password?.trim()),
    visitors: visitors !== null && JSON.stringify(visitors) !== JSON.stringify(access),
  }
}
