import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { cachedKeys, isOwnCache, ownCache, readCache, writeCache } from './local-cache.ts'

/** Priorities of the endpoints of the first screens. A test finds them in the contract. */
export const PERSISTED: Readonly<Record<string, number>> = {
  getAccountSettings: 1,
  listItems: 2,
  listFavorites: 2,
  listMyLinks: 2,
  listActivity: 2,
  getMyDay: 2,
  listMessages: 2,
  listSilentReaders: 2,
  listSearchGaps: 2,
  listLinkVisits: 3,
  listUsers: 3,
  listInvitations: 3,
  getWishSettings: 3,
  listCollections: 4,
  searchItems: 4,
  listWishes: 4,
}
const QUIET = 1_000

interface StoredQuery {
  queryKey: QueryKey
  data: unknown
}

/** Stores query results, to show them at once after a reload. The returned function stops that. */
export function keepQueries(client: QueryClient, owner: string): () => void {
  const changed = new Map<string, Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    if (isOwnCache(owner)) for (const query of changed.values()) saveQuery(query)
    changed.clear()
  }
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !(nameOf(query.queryKey) in PERSISTED)) return
    if (query.state.status !== 'success' || query.state.isInvalidated) return
    changed.set(query.queryHash, query)
    clearTimeout(timer)
    timer = setTimeout(save, QUIET)
  })
  window.addEventListener('pagehide', save)
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('pagehide', save)
  }
}

/** Restores stored query results: they are shown at once, and refetched by the components that show them. */
export function restoreQueries(client: QueryClient, owner: string): void {
  ownCache(owner)
  for (const key of cachedKeys()) {
    const stored = readCache<StoredQuery>(key)
    if (!stored?.value.queryKey || client.getQueryData(stored.value.queryKey) !== undefined)
      continue
    const { queryKey, data } = stored.value
    client.setQueryData(queryKey, data, { updatedAt: stored.at })
    client.getQueryCache().find({ queryKey })?.setState({ isInvalidated: true })
  }
}

function saveQuery({ queryKey, queryHash, state: { data } }: Query): void {
  const value: StoredQuery = { queryKey, data: firstPage(data) }
  const priority = PERSISTED[nameOf(queryKey)]
  writeCache(queryHash, value, { ...(priority && { priority }) })
}

/** Cuts a long list to its first page, which is enough to begin with. */
function firstPage(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown[]; pageParams?: unknown[] }
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function nameOf([name]: QueryKey): string {
  return typeof name === 'string' ? name : ''
}
