import { type Collection, listCollectionItems } from '@satchel/contract/collections.ts'
import { PAGE_MAX } from '@satchel/contract/constants.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pages } from '../../lib/api.ts'

/** The items of a collection as far as they are loaded, in the order it has now. */
export function useCollectionItems({ id, itemIds }: Pick<Collection, 'id' | 'itemIds'>) {
  const query = useInfiniteQuery(
    pages(listCollectionItems, { params: { cid: id }, query: { limit: PAGE_MAX } }),
  )
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  const items = useMemo(() => {
    const loaded = new Map(data?.pages.flatMap((page) => page.items.map((item) => [item.id, item])))
    return itemIds.flatMap((itemId) => loaded.get(itemId) ?? [])
  }, [data, itemIds])
  return {
    query,
    items,
    isMore: hasNextPage && !isFetching,
    loadMore: fetchNextPage as () => void,
  }
}
