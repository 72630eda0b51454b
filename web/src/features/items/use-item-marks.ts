import type { Item } from '@satchel/contract/items.ts'
import {
  addFavorite,
  listFavorites,
  removeFavorite,
  toggleUpvote,
} from '@satchel/contract/users.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { patchItem } from './item-cache.ts'

/** Favourites and upvotes, shown at once and taken back where the server refuses. */
export function useItemMarks() {
  const client = useQueryClient()
  const { user } = useMe()
  const subject = (item: Item) => ({
    params: { userId: user.id },
    body: { itemId: item.id, itemType: 'ITEM' as const },
  })
  const takeBack = (problem: ApiProblem, { id, favorite, upvoted, upvotes }: Item) => {
    patchItem(client, id, { favorite, upvoted, upvotes })
    toast({ message: problem.message, tone: 'problem' })
  }

  const favorite = useMutation<void, ApiProblem, Item>({
    mutationFn: (item) => call(item.favorite ? removeFavorite : addFavorite, subject(item)),
    onMutate: (item) => patchItem(client, item.id, { favorite: !item.favorite }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listFavorites.name] }),
    onError: takeBack,
  })
  const upvote = useMutation<Pick<Item, 'upvoted' | 'upvotes'>, ApiProblem, Item>({
    mutationFn: (item) => call(toggleUpvote, subject(item)),
    onMutate: ({ id, upvoted, upvotes }) =>
      patchItem(client, id, { upvoted: !upvoted, upvotes: upvotes + (upvoted ? -1 : 1) }),
    onSuccess: (marks, { id }) => patchItem(client, id, marks),
    onError: takeBack,
  })
  return { toggleFavorite: favorite.mutate, toggleUpvote: upvote.mutate }
}
