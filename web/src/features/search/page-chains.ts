import { DATA_KEPT } from '@satchel/contract/constants.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type PageChain, UNREAD } from './page-chain.ts'

/** So many lists are found again as far down as they were followed. */
const KEPT_MAX = 10

interface Kept {
  chain: PageChain
  at: number
}

/** Beside the cache, since they are of what is in it. */
const chains = new WeakMap<QueryClient, Map<string, Kept>>()

/** How far a list was followed; one comes back to it at the same place. */
export function usePageChain(key: string): [PageChain, (next: PageChain) => void] {
  const client = useQueryClient()
  const [followed, setFollowed] = useState({ key, chain: keptOf(client, key) })
  const chain = followed.key === key ? followed.chain : keptOf(client, key)
  const follow = useCallback(
    (next: PageChain) => {
      keep(client, key, next)
      setFollowed({ key, chain: next })
    },
    [client, key],
  )
  return [chain, follow]
}

function keptOf(client: QueryClient, key: string): PageChain {
  const kept = chains.get(client)?.get(key)
  return kept && kept.at > Date.now() - DATA_KEPT ? kept.chain : UNREAD
}

function keep(client: QueryClient, key: string, chain: PageChain): void {
  const kept = chains.get(client) ?? new Map<string, Kept>()
  chains.set(client, kept)
  kept.delete(key)
  kept.set(key, { chain, at: Date.now() })
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}
