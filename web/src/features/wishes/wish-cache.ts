import {
  getWish,
  listSimilarWishes,
  listWishes,
  type Wish,
} from '@satchel/contract/wishes/wishes.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

interface WishPage {
  items: Wish[]
}
type Lists = WishPage | InfiniteData<WishPage>

/** Patches a wish in every cached query before the server has answered. */
export function patchWish(client: QueryClient, id: string, patch: Partial<Wish>): void {
  const change = (it: Wish) => (it.id === id ? { ...it, ...patch } : it)
  const changePage = (page: WishPage) => ({ ...page, items: page.items.map(change) })
  const { queryKey } = query(getWish, { params: { id } })
  client.setQueryData(queryKey, (it: Wish | undefined) => it && change(it))
  for (const { name } of [listWishes, listSimilarWishes])
    client.setQueriesData<Lists>({ queryKey: [name] }, (lists) => {
      if (!lists) return undefined
      return 'pages' in lists ? { ...lists, pages: lists.pages.map(changePage) } : changePage(lists)
    })
}
