import { getCollection } from '@satchel/contract/collections.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { getShareContext, listMyLinks } from '@satchel/contract/links/links.ts'
import { listLinkPresets } from '@satchel/contract/links/presets.ts'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { accountSettings } from '../../../lib/taxonomy.ts'
import type { Shared } from './share-types.ts'

/** Number of links that one call returns at most. */
const LOOKED_BACK = 200

/** Query of my latest links, which name earlier recipients. */
export const myLastLinks = () => query(listMyLinks, { query: { limit: LOOKED_BACK } })

/** Query of earlier links to an item, of everyone or of one recipient. */
export const earlierLinks = ({ itemType, itemId }: Shared, recipient: object = {}) =>
  query(getShareContext, {
    params: { id: itemId },
    query: { itemType, limit: LOOKED_BACK, ...recipient },
  })

export const itemOf = (id: string) => query(getItem, { params: { id } })
export const collectionOf = (id: string) => query(getCollection, { params: { id } })

/** Reads what the dialog shows first, unless it's fresh. */
export function prefetchShare(client: QueryClient, shared: Shared): void {
  void client.prefetchQuery(myLastLinks())
  void client.prefetchQuery(earlierLinks(shared))
  void client.prefetchQuery(query(listLinkPresets, {}))
  void client.prefetchQuery(accountSettings)
  if (shared.itemType === 'ITEM') void client.prefetchQuery(itemOf(shared.itemId))
  if (shared.itemType === 'COLLECTION') void client.prefetchQuery(collectionOf(shared.itemId))
}
