import type { Wish, WishStatus } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { openModal } from '../../../ui/overlay/modal.ts'
import { WishToolsContext } from '../wish-tools.ts'
import { StatusForm } from './StatusForm.tsx'

/** Asks what to say about a new status, and before it for the items where content is done. */
export function useStatusChange() {
  const { pickItems } = use(WishToolsContext)
  return (wish: Wish, status: WishStatus) => {
    const ask = (itemIds: string[]) =>
      openModal({
        title: t('wishes.changeStatus'),
        content: <StatusForm wish={wish} status={status} itemIds={itemIds} />,
      })
    if (status !== 'done' || wish.kind !== 'content' || wish.itemIds.length > 0) return ask([])
    pickItems({ title: t('wishes.deliver', { name: wish.title }), known: [], onPick: ask })
  }
}
