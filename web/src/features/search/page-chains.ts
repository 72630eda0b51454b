import { DATA_KEPT } from '@satchel/contract/constants.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type PageChain, UNREAD } from './page-chain.ts'

/** Number of lists that remember how far they were followed. */
const CACHED_MAX = 10

interface CachedChain {
  chain: PageChain
  at: number
}

/** Chains by query cache, since they describe its contents. */
const chains = new WeakMap<QueryClient, Map<string, CachedChain>>()

/** Returns how far a list was loaded, so that it reopens at the same position. */
export function usePageChain(key: string): [PageChain, (next: PageChain) => void] {
  const client = useQueryClient()
  const [followed, setFollowed] = useState({ key, chain: cachedChain(client, key) })
  const chain = followed.key === key ? followed.chain : cachedChain(client, key)
  const follow = useCallback(
    (next: PageChain) => {
      cacheChain(client, key, next)
      setFollowed({ key, chain: next })
    },
    [client, key],
  )
  return [chain, follow]
}

function cachedChain(client: QueryClient, key: string): PageChain {
  const cached = chains.get(client)?.get(key)
  return cached && cached.at > Date.now() - DATA_KEPT ? cached.chain : UNREAD
}

function cacheChain(client: QueryClient, key: string, chain: PageChain): void {
  const cached = chains.get(client) ?? new Map<string, CachedChain>()
  chains.set(client, cached)
  cached.delete(key)
  cached.set(key, { chain, at: Date.now() })
  const [oldest] = cached.keys()
  if (cached.size > CACHED_MAX && oldest !== undefined) cached.delete(oldest)
}
