import { approveWish, deleteWish, moderateWishes } from '@satchel/contract/wishes/moderation.ts'
import { listSimilarWishes, listWishes, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call, useCommand } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import * as uiLabels from '../../../ui/labels.ts'
import { openSure } from '../../../ui/overlay/open-sure.tsx'
import { approved } from '../labels.ts'
import { useRefreshWishes } from '../use-change-wish.ts'
import * as labels from './labels.ts'

/** Approves a wish, and on request those that its author makes from now on. */
export function useApprove({ id, author }: Wish) {
  const refresh = useRefreshWishes()
  return useMutation<Wish, ApiProblem, { trust: boolean }>({
    mutationFn: ({ trust }) => call(approveWish, { params: { id }, body: { trust } }),
    onSuccess: (_, { trust }) => {
      toast({ message: trust ? labels.approvedAndTrusted(author.name) : approved })
      return refresh()
    },
    onError: showProblem,
  })
}

/** Asks, deletes the wish, and goes where it was listed. */
export function useDeleteWish(listAt: string) {
  const navigate = useNavigate()
  // Not the wish itself: its page is left.
  const { mutate } = useCommand(deleteWish, { refreshes: [listWishes, listSimilarWishes] })
  return ({ id, title }: Wish) =>
    openSure({
      title: labels.deleteName(title),
      line: labels.deleteLine,
      verb: uiLabels.deleteAction,
      onSure: () =>
        mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast({ message: labels.deleted })
              void navigate(listAt, { replace: true })
            },
            onError: showProblem,
          },
        ),
    })
}

const DONE = {
  approve: labels.approvedMany,
  decline: labels.declinedMany,
  delete: labels.deletedMany,
} as const

/** Decides about several wishes and says about how many. */
export function useModerate() {
  const refresh = useRefreshWishes()
  return useMutation<{ changed: number }, ApiProblem, Decision>({
    mutationFn: (body) => call(moderateWishes, { body }),
    onSuccess: ({ changed }, { action }) => {
      toast({ message: changed > 0 ? DONE[action](changed) : labels.nothingToChange })
      return refresh()
    },
    onError: showProblem,
  })
}

interface Decision {
  action: keyof typeof DONE
  wishIds: string[]
  response?: string | null
}
