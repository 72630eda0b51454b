import { getMyDay } from '@satchel/contract/analytics/health.ts'
import { type Item, listItems } from '@satchel/contract/items/items.ts'
import { listMessages } from '@satchel/contract/links/messages.ts'
import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import { listSilentReaders } from '@satchel/contract/visits/silence.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNews } from '../features/links/news/use-news.ts'
import { query } from '../lib/api.ts'
import { useMay, useMe } from '../lib/session.ts'
import { useFirstSteps } from './first-steps/use-first-steps.ts'

const SHOWN = 5
/** Time until sums are stale, in ms: they change once a minute. */
const FRESH = 60_000

/** Returns what Home shows, and whether all of it that stands above the items is there: nothing moves them later. */
export function useHome() {
  const { user } = useMe()
  const steps = useFirstSteps()
  const recent = useQuery(query(listItems, { query: { limit: SHOWN, orderBy: 'newest' } }))
  const favorites = useQuery(
    query(listFavorites, {
      params: { userId: user.id },
      query: { itemType: 'ITEM', limit: SHOWN },
    }),
  )
  const day = useQuery({ ...query(getMyDay, {}), staleTime: FRESH })
  const messages = useQuery(query(listMessages, { query: { unread: true, limit: SHOWN } }))
  const news = useNews()
  const silent = useQuery({ ...query(listSilentReaders, {}), enabled: useMay('links.share') })
  const gaps = useQuery({ ...query(listSearchGaps, {}), enabled: useMay('taxonomy.manage') })
  // What fails is tried again below the others.
  const isFirst = [day, messages, news.links, silent, gaps, ...news.visits].some(
    (each) => each.isLoading && each.failureCount === 0,
  )
  const isReady = !(recent.isPending || favorites.isPending || steps.isPending || isFirst)
  return {
    ...{ steps, recent, day, messages, news },
    favorites: { ...favorites, items: (favorites.data?.items ?? []) as Item[] },
    // What comes later takes its own place.
    isPending: !useOnce(isReady),
  }
}

/** Tells whether something has been true once. */
function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(false)
  if (is && !was) setWas(true)
  return is || was
}
