import { type Collection, getCollection, listCollections } from '@satchel/contract/collections.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

interface CollectionPage {
  items: Collection[]
}
type Lists = CollectionPage | InfiniteData<CollectionPage>

export function collectionKey(id: string) {
  return query(getCollection, { params: { id } }).queryKey
}

/** Patches a collection in every cached list before the server has answered. */
export function patchCollection(client: QueryClient, id: string, patch: Partial<Collection>): void {
  const change = (it: Collection) => (it.id === id ? { ...it, ...patch } : it)
  const changePage = (page: CollectionPage) => ({ ...page, items: page.items.map(change) })
  client.setQueryData(collectionKey(id), (it: Collection | undefined) => it && change(it))
  client.setQueriesData<Lists>({ queryKey: [listCollections.name] }, (lists) => {
    if (!lists) return undefined
    return 'pages' in lists ? { ...lists, pages: lists.pages.map(changePage) } : changePage(lists)
  })
}
