import type { Wish, WishStatus } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useStatusChange } from '../detail/use-status-change.tsx'
import { useChangeWish } from '../use-change-wish.ts'
import { useWishStatuses } from '../use-wish-settings.ts'

/** Moves wishes to another status at once; if more input is needed, a dialog asks for it. */
export function useMove() {
  const [moved, setMoved] = useState<Readonly<Record<string, WishStatus>>>({})
  const change = useChangeWish()
  const statuses = useWishStatuses()
  const askStatus = useStatusChange()
  const move = (wish: Wish, status: WishStatus) => {
    const isUndelivered = wish.kind === 'content' && wish.itemIds.length === 0
    if (status === 'declined' || (status === 'done' && isUndelivered))
      return askStatus(wish, status)
    setMoved((before) => ({ ...before, [wish.id]: status }))
    const settle = () => setMoved(({ [wish.id]: _, ...rest }) => rest)
    const label = statuses[status].label
    // Each move for itself: the callbacks of `mutate` are those of the last one alone.
    change
      .mutateAsync({ wish, change: { status } })
      .then((after) => {
        const undo = { label: t('ui.undo'), onClick: () => move(after, wish.status) }
        toast({ message: t('wishes.statusChanged', { label }), action: undo })
      })
      .catch(() => {})
      .finally(settle)
  }
  return { statusOf: (wish: Wish) => moved[wish.id] ?? wish.status, move }
}
