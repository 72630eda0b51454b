import type { Item } from '@satchel/contract/items/items.ts'
import {
  addFavorite,
  listFavorites,
  removeFavorite,
  toggleUpvote,
} from '@satchel/contract/users.ts'
import {
  type MutationOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { offlineOptions } from '../../lib/offline/offline-queue.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { useMe } from '../../lib/session.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { patchItem } from './item-cache.ts'

const subjectOf = (userId: string, item: Item) => ({
  params: { userId },
  body: { itemId: item.id, itemType: 'ITEM' as const },
})

const takeBackIn =
  (client: QueryClient) =>
  (problem: ApiProblem, { id, favorite, upvoted, upvotes }: Item) => {
    patchItem(client, id, { favorite, upvoted, upvotes })
    showProblem(problem)
  }

/** Returns options for setting a favorite; offline it waits. */
export function favoriteOptions(
  client: QueryClient,
  userId: string,
): MutationOptions<void, ApiProblem, Item> {
  const show = ({ id, favorite }: Item) => patchItem(client, id, { favorite: !favorite })
  return {
    ...offlineOptions,
    mutationKey: ['favorite-item'],
    // One after the other: of two for the same item, the last is right.
    scope: { id: 'favorites' },
    mutationFn: (item) =>
      call(item.favorite ? removeFavorite : addFavorite, subjectOf(userId, item)),
    onMutate: show,
    onSuccess: (_, item) => {
      // Where it waited, it may have been read again meanwhile.
      show(item)
      return client.invalidateQueries({ queryKey: [listFavorites.name] })
    },
    onError: takeBackIn(client),
  }
}

/** Sets favorites and upvotes, shown at once and reverted if the server refuses. */
export function useItemMarks() {
  const client = useQueryClient()
  const { user } = useMe()
  const favorite = useMutation(favoriteOptions(client, user.id))
  const upvote = useMutation<Pick<Item, 'upvoted' | 'upvotes'>, ApiProblem, Item>({
    mutationFn: (item) => call(toggleUpvote, subjectOf(user.id, item)),
    onMutate: ({ id, upvoted, upvotes }) =>
      patchItem(client, id, { upvoted: !upvoted, upvotes: upvotes + (upvoted ? -1 : 1) }),
    onSuccess: (marks, { id }) => patchItem(client, id, marks),
    onError: takeBackIn(client),
  })
  return { toggleFavorite: favorite.mutate, toggleUpvote: upvote.mutate }
}
