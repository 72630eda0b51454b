import { listActivity } from '@satchel/contract/activity.ts'
import {
  type Collection,
  deleteCollection,
  getCollection,
  listCollections,
  restoreCollection,
} from '@satchel/contract/collections.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'

type Named = Pick<Collection, 'id' | 'name'>

const REFRESHES = { refreshes: [listCollections, getCollection, listFavorites, listActivity] }

/** Deletes and restores collections. Deleting needs no confirmation, since it can be undone. */
export function useDelete() {
  const removal = useCommand(deleteCollection, REFRESHES)
  const restoring = useCommand(restoreCollection, REFRESHES)

  // The menu is unmounted by the time it's done, so mutate's callbacks wouldn't run; the promise resolves anyway.
  const restore = ({ id, name }: Named) => {
    restoring
      .mutateAsync({ params: { id } })
      .then(() => toast({ message: t('collections.restored', { name }) }), showProblem)
  }
  const remove = (collection: Named, onDone: () => void) => {
    const { id, name } = collection
    removal.mutateAsync({ params: { id } }).then(() => {
      const action = { label: t('ui.undo'), onClick: () => restore(collection) }
      toast({ message: t('collections.deletedItsLinksNoLonger', { name }), action })
      onDone()
    }, showProblem)
  }
  return { remove, restore, isRestoring: restoring.isPending }
}
