import { approveWish, deleteWish, moderateWishes } from '@satchel/contract/wishes/moderation.ts'
import { listSimilarWishes, listWishes, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call, useCommand } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { openConfirm } from '../../../ui/overlay/open-confirm.tsx'
import { useRefreshWishes } from '../use-change-wish.ts'

/** Approves a wish, and on request those that its author makes from now on. */
export function useApprove({ id, author }: Wish) {
  const refresh = useRefreshWishes()
  return useMutation<Wish, ApiProblem, { trust: boolean }>({
    mutationFn: ({ trust }) => call(approveWish, { params: { id }, body: { trust } }),
    onSuccess: (_, { trust }) => {
      toast({
        message: trust
          ? t('wishes.moderation.approvedAndTrusted', { name: author.name })
          : t('wishes.approved'),
      })
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
    openConfirm({
      title: t('wishes.moderation.deleteName', { name: title }),
      line: t('wishes.moderation.deleteLine'),
      verb: t('ui.deleteAction'),
      onSure: () =>
        mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast({ message: t('wishes.moderation.deleted') })
              void navigate(listAt, { replace: true })
            },
            onError: showProblem,
          },
        ),
    })
}

const DONE = {
  approve: (count: number) => t('wishes.moderation.approvedMany', { count }),
  decline: (count: number) => t('wishes.moderation.declinedMany', { count }),
  delete: (count: number) => t('wishes.moderation.deletedMany', { count }),
} as const

/** Decides about several wishes and says about how many. */
export function useModerate() {
  const refresh = useRefreshWishes()
  return useMutation<{ changed: number }, ApiProblem, Decision>({
    mutationFn: (body) => call(moderateWishes, { body }),
    onSuccess: ({ changed }, { action }) => {
      toast({
        message: changed > 0 ? DONE[action](changed) : t('wishes.moderation.nothingToChange'),
      })
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
