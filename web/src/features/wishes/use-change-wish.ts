import { getWishOutcome, getWishSettings } from '@satchel/contract/wishes/settings.ts'
import {
  changeWish,
  getWish,
  listWishComments,
  listWishes,
  listWishVotes,
  type Wish,
  type WishChange,
} from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { patchWish } from './wish-cache.ts'

const wishData = [
  getWish,
  listWishes,
  listWishComments,
  listWishVotes,
  getWishOutcome,
  getWishSettings,
]

/** Returns a function that refetches wishes. */
export function useRefreshWishes(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(wishData.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
}

interface Save {
  wish: Wish
  change: WishChange
}

/** Changes a wish based on the version that is shown. Problems that no field shows become a toast. */
export function useChangeWish() {
  const client = useQueryClient()
  const refresh = useRefreshWishes()
  return useMutation<Wish, ApiProblem, Save>({
    mutationFn: ({ wish, change }) =>
      call(changeWish, { params: { id: wish.id }, body: change }, { ifMatch: wish.version }),
    onSuccess: (changed) => {
      patchWish(client, changed.id, changed)
      return refresh()
    },
    onError: (problem) => {
      void refresh()
      if (problem.body.code === 'stale') toast({ message: t('wishes.stale'), tone: 'problem' })
      else if (Object.keys(problem.fields).length === 0)
        toast({ message: problem.message, tone: 'problem' })
    },
  })
}
