import { listActivity } from '@satchel/contract/activity.ts'
import {
  getCollection,
  listCollectionItems,
  listCollections,
} from '@satchel/contract/collections.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { getItem, listBin, listItems } from '@satchel/contract/items.ts'
import { getShareContext, listMyLinks } from '@satchel/contract/links.ts'
import type { ShareView } from '@satchel/contract/live.ts'
import { searchItems } from '@satchel/contract/search.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connectLive, useLive, useLiveStatus } from '../lib/live.ts'
import { updateTenant } from '../lib/session.ts'
import { toast } from '../ui/toast.tsx'

const itemData = [
  listItems,
  listCollectionItems,
  getItem,
  searchItems,
  listBin,
  listFavorites,
  getAccountSettings,
]
const collectionData = [listCollections, getCollection]
const linkData = [listMyLinks, getShareContext]

/** A hundred uploads tell of themselves one by one; the lists are read again once. */
const GATHER = 250

/** Keeps what is on the screen true while others work, and counts what came in. */
export function useLiveData() {
  const [news, setNews] = useState(0)
  const refresh = useGatheredRefresh()

  useEffect(connectLive, [])
  useRefreshAfterGap()

  const takeIn = () => {
    setNews((count) => count + 1)
    refresh([...collectionData, ...itemData, listActivity])
  }
  useLive('user-collections-update', takeIn)
  useLive('items-add', takeIn)
  useLive('items-update', () => refresh(itemData))
  useLive('items-delete', () => refresh([...itemData, ...collectionData]))
  useLive('user-collections-delete', () => refresh(collectionData))
  useLive('activity-update', () => refresh([listActivity]))
  useLive('tenant-update', ({ tenant }) => updateTenant(tenant))
  useLive('share-view', (view) => {
    toast({ message: tellOfView(view) })
    refresh([...linkData, ...itemData])
  })

  return { news, clearNews: useCallback(() => setNews(0), []) }
}

function tellOfView({ sharedToEmail, sharedToOrganization, itemName }: ShareView): string {
  return `${sharedToEmail ?? sharedToOrganization ?? 'Someone'} opened ${itemName}`
}

function useGatheredRefresh() {
  const client = useQueryClient()
  const gathered = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (endpoints: readonly Endpoint[]) => {
    for (const { name } of endpoints) gathered.current.add(name)
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      for (const name of gathered.current) void client.invalidateQueries({ queryKey: [name] })
      gathered.current.clear()
    }, GATHER)
  }
}

/** What was told while the line was down is not told again. */
function useRefreshAfterGap(): void {
  const client = useQueryClient()
  const status = useLiveStatus()
  const wasConnected = useRef(false)
  useEffect(() => {
    if (status === 'disconnected') return
    if (wasConnected.current) void client.invalidateQueries()
    wasConnected.current = true
  }, [status, client])
}
