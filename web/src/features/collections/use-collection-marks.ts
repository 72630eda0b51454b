import type { Collection } from '@satchel/contract/collections.ts'
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
import { patchCollection } from './collection-cache.ts'

/** Sets favorites and upvotes, shown at once and reverted if the server refuses. */
export function useCollectionMarks() {
  const client = useQueryClient()
  const { user } = useMe()
  const subject = ({ id }: Collection) => ({
    params: { userId: user.id },
    body: { itemId: id, itemType: 'COLLECTION' as const },
  })
  const takeBack = (problem: ApiProblem, { id, favorite, upvoted, upvotes }: Collection) => {
    patchCollection(client, id, { favorite, upvoted, upvotes })
    toast({ message: problem.message, tone: 'problem' })
  }

  const favorite = useMutation<void, ApiProblem, Collection>({
    mutationFn: (collection) =>
      call(collection.favorite ? removeFavorite : addFavorite, subject(collection)),
    onMutate: ({ id, favorite }) => patchCollection(client, id, { favorite: !favorite }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listFavorites.name] }),
    onError: takeBack,
  })
  const upvote = useMutation<Pick<Collection, 'upvoted' | 'upvotes'>, ApiProblem, Collection>({
    mutationFn: (collection) => call(toggleUpvote, subject(collection)),
    onMutate: ({ id, upvoted, upvotes }) =>
      patchCollection(client, id, { upvoted: !upvoted, upvotes: upvotes + (upvoted ? -1 : 1) }),
    onSuccess: (marks, { id }) => patchCollection(client, id, marks),
    onError: takeBack,
  })
  return { toggleFavorite: favorite.mutate, toggleUpvote: upvote.mutate }
}
