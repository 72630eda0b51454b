import { listActivity } from '@satchel/contract/activity.ts'
import {
  type Collection,
  type CollectionChange,
  changeCollection,
  getCollection,
  listCollectionItems,
  listCollections,
} from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'

/** Changes a collection and shows a toast, with Undo if one is given. */
export function useChange({ id }: Pick<Collection, 'id'>) {
  const command = useCommand(changeCollection, {
    refreshes: [getCollection, listCollections, listCollectionItems, listActivity],
  })
  /** Rejects if the change couldn't be saved. */
  const save = (body: CollectionChange) => command.mutateAsync({ params: { id }, body })
  // The menu is unmounted by the time it's done, so mutate's callbacks wouldn't run; the promise resolves anyway.
  const change = (body: CollectionChange, message: string, back?: CollectionChange) => {
    const undo = back && {
      action: { label: t('ui.undo'), onClick: () => change(back, t('collections.undone')) },
    }
    save(body).then(() => toast({ message, ...undo }), showProblem)
  }
  return { change, save }
}
