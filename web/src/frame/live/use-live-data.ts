import { listActivity } from '@satchel/contract/activity.ts'
import {
  getContentHealth,
  getMyDay,
  listUnhealthyItems,
} from '@satchel/contract/analytics/health.ts'
import {
  getCollection,
  listCollectionItems,
  listCollections,
} from '@satchel/contract/collections.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { listBin } from '@satchel/contract/items/bin.ts'
import { getItem, listItems, listRelatedItems } from '@satchel/contract/items/items.ts'
import { listItemVersions } from '@satchel/contract/items/versions.ts'
import { getItemUses, getShareContext, listMyLinks } from '@satchel/contract/links/links.ts'
import { listLinkMessages, listMessages } from '@satchel/contract/links/messages.ts'
import type { ShareView } from '@satchel/contract/live.ts'
import { listNotifications } from '@satchel/contract/notifications.ts'
import { listSavedSearches, searchItems } from '@satchel/contract/search/search.ts'
import { getSite, listSites, listSiteVersions } from '@satchel/contract/sites/sites.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import {
  getItemReading,
  getLinkReport,
  getRecipient,
  listLinkVisits,
  listRecipients,
} from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { inSentence } from '../../lib/format/format.ts'
import { connectLive, useLive, useLiveStatus } from '../../lib/live.ts'
import { noteReading } from '../../lib/reading-now.ts'
import { loadMe, updateTenant, useMe } from '../../lib/session.ts'
import { deviceLabel } from '../../lib/visit-values.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import {
  addActivity,
  countView,
  patchChangedItems,
  removeCollection,
  removeFromLists,
} from './live-cache.ts'
import { useNews } from './use-news.ts'
import { usePolling } from './use-polling.ts'

const healthData = [getContentHealth, listUnhealthyItems]
const itemData = [
  listItems,
  listCollectionItems,
  getItem,
  searchItems,
  listBin,
  listFavorites,
  listItemVersions,
  listRelatedItems,
  ...healthData,
]
const collectionData = [listCollections, getCollection, getItemUses]
const siteData = [listSites, getSite, listSiteVersions]
const linkData = [
  getShareContext,
  getItemUses,
  getLinkReport,
  getItemReading,
  listLinkVisits,
  listRecipients,
  getRecipient,
]

const messageData = [listLinkMessages, listMessages, getMyDay]

/** Delay in ms before refetching: a hundred uploads send a hundred events, but lists are refetched once. */
const GATHER = 250

/** Time in ms within which the first socket opens along with the first reads. */
const QUICK = 1_000

/** Refetches visible data when others change it, and counts new activity. */
export function useLiveData() {
  const { add: addNews, ...news } = useNews()
  const refresh = useGatheredRefresh()
  const client = useQueryClient()
  const me = useMe()

  useEffect(connectLive, [])
  useRefreshAfterGap()
  const isPolling = usePolling()

  const takeIn = () => {
    refresh([...collectionData, ...itemData, listActivity])
  }
  useLive('user-collections-update', takeIn)
  useLive('items-add', takeIn)
  usePatches(refresh)
  useLive('activity-update', ({ activity }) => {
    addActivity(client, activity)
    addNews(activity)
  })
  useLive('notifications-update', () => refresh([listNotifications, ...messageData]))
  useLive('tenant-update', ({ tenant }) => {
    // In another time zone it may be another day, on which other items are found, and last days end at other times.
    if (tenant.timeZone !== me.tenant.timeZone) refresh([...itemData, ...linkData, listMyLinks])
    updateTenant(tenant)
  })
  // Names of tags and values stand on items and in stored searches.
  useLive('settings-update', () =>
    refresh([getAccountSettings, listSavedSearches, ...itemData, ...collectionData]),
  )
  useLive('sites-update', () => refresh(siteData))
  useLive('share-reading', (reading) => noteReading(client, reading))
  useLive('share-reply', ({ itemName }) => {
    toast({ message: t('frame.replyTo', { itemName }) })
    refresh(messageData)
  })

  return { news, isPolling }
}

/** Updates cached lists from messages, without refetching them. */
function usePatches(refresh: Refresh): void {
  const client = useQueryClient()
  const changed = useGathered((ids) => {
    const readAll = () => refresh(itemData)
    return patchChangedItems(client, ids).then((isDone) => isDone || readAll(), readAll)
  })
  useLive('items-update', ({ updatedItems, more }) => {
    if (more) refresh(itemData)
    changed(updatedItems.map(({ id }) => id))
    // What changed may have come into a smart collection or a list of content health, or left it.
    refresh([getCollection, listItemVersions, ...healthData])
  })
  useLive('items-delete', ({ ids, more }) => {
    if (more) refresh(itemData)
    removeFromLists(client, ids)
    refresh([getItem, listBin, ...collectionData, ...healthData])
  })
  useLive('user-collections-delete', ({ collectionId }) => {
    removeCollection(client, collectionId)
    refresh([getCollection, getItemUses])
  })
  useLive('share-view', (view) => {
    toast({ message: viewMessage(view) })
    countView(client, view)
    if (view.itemType === 'ITEM') changed([view.itemId])
    refresh(linkData)
  })
}

/** Names a person only if their address was verified; otherwise the recipient of the link, and the device. */
function viewMessage({ visitor, itemName, device, ...view }: ShareView): string {
  const recipient =
    view.sharedToName ?? view.sharedToEmail ?? view.sharedToOrganization ?? view.sharedToMemo
  if (visitor) return t('frame.personOpened', { person: visitor, itemName })
  const on = device && deviceLabel(device)
  return recipient
    ? t('frame.linkOpened', {
        recipient,
        itemName,
        hasDevice: on ? 'true' : 'other',
        device: inSentence(on ?? ''),
      })
    : t('frame.itemOpened', {
        itemName,
        hasDevice: on ? 'true' : 'other',
        device: inSentence(on ?? ''),
      })
}

type Refresh = (endpoints: readonly Endpoint[]) => void

function useGatheredRefresh(): Refresh {
  const client = useQueryClient()
  const add = useGathered((names) =>
    Promise.allSettled(names.map((name) => client.invalidateQueries({ queryKey: [name] }))),
  )
  return (endpoints) => add(endpoints.map(({ name }) => name))
}

/** Gathers strings for a moment, and acts on each once. */
function useGathered(act: (all: string[]) => unknown): (some: readonly string[]) => void {
  const gathered = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // While events keep coming, the next round waits for the one before.
  const wait = () => {
    timer.current ??= setTimeout(async () => {
      const all = [...gathered.current]
      gathered.current.clear()
      await act(all)
      timer.current = undefined
      if (gathered.current.size > 0) wait()
    }, GATHER)
  }
  return (some: readonly string[]) => {
    for (const each of some) gathered.current.add(each)
    if (some.length > 0) wait()
  }
}

/** Refetches everything after a gap, since events during it aren't sent again. */
function useRefreshAfterGap(): void {
  const client = useQueryClient()
  const status = useLiveStatus()
  const mayMissFrom = useRef<number>(undefined)
  useEffect(() => {
    // What changed while nothing could be read is still stale, though no message will come of it again.
    const readStale = () =>
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated })
    window.addEventListener('online', readStale)
    return () => window.removeEventListener('online', readStale)
  }, [client])
  useEffect(() => {
    if (status === 'disconnected') {
      mayMissFrom.current ??= Date.now() + QUICK
      return
    }
    const isGap = mayMissFrom.current !== undefined && Date.now() > mayMissFrom.current
    // Of every line after the first, however short the time between.
    mayMissFrom.current = 0
    if (!isGap) return
    void client.invalidateQueries()
    loadMe().catch((error: unknown) => console.error('Who one is was not read again', error))
  }, [status, client])
}
