import {
  listWishVotes,
  toggleWishVote,
  type Wish,
  type WishVote,
} from '@satchel/contract/wishes/wishes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { patchWish } from './wish-cache.ts'

/** Toggles votes, shown at once and reverted if the server refuses. */
export function useWishVote() {
  const client = useQueryClient()
  const { mutate } = useMutation<WishVote, ApiProblem, Wish>({
    mutationFn: ({ id }) => call(toggleWishVote, { params: { id }, body: {} }),
    onMutate: ({ id, voted, votes }) =>
      patchWish(client, id, { voted: !voted, votes: votes + (voted ? -1 : 1) }),
    onSuccess: (counted, { id }) => {
      patchWish(client, id, counted)
      return client.invalidateQueries({ queryKey: [listWishVotes.name] })
    },
    onError: (problem, { id, voted, votes }) => {
      patchWish(client, id, { voted, votes })
      showProblem(problem)
    },
  })
  return mutate
}
