import { DATA_KEPT } from '@satchel/contract/constants.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { readView, setView, viewState } from '../../lib/view-state.ts'
import { type PageChain, UNREAD } from './page-chain.ts'

/** Number of lists that remember how far they were followed. */
const CACHED_MAX = 10

interface CachedChain {
  key: string
  chain: PageChain
  at: number
}

/** Chains by list, those followed last at the end. They describe the contents of the query client. */
const CHAINS = viewState<readonly CachedChain[]>('page-chains', [])

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
  const cached = readView(client, CHAINS).find((each) => each.key === key)
  return cached && cached.at > Date.now() - DATA_KEPT ? cached.chain : UNREAD
}

function cacheChain(client: QueryClient, key: string, chain: PageChain): void {
  const others = readView(client, CHAINS).filter((each) => each.key !== key)
  setView(client, CHAINS, [...others, { key, chain, at: Date.now() }].slice(-CACHED_MAX))
}
