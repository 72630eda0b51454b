import { listActivity } from '@satchel/contract/activity.ts'
import {
  deleteSite,
  getSite,
  listSites,
  restoreSite,
  type SiteSummary,
} from '@satchel/contract/sites/sites.ts'
import { listFavorites } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'

type Deletable = Pick<SiteSummary, 'id' | 'name' | 'status'>

const REFRESHES = { refreshes: [listSites, getSite, listFavorites, listActivity] }

/** Deletes and restores sites. Nobody is asked first, since it can be undone. */
export function useDelete() {
  const removal = useCommand(deleteSite, REFRESHES)
  const restoring = useCommand(restoreSite, REFRESHES)

  // The menu is unmounted by the time it's done, so mutate's callbacks wouldn't run; the promise resolves anyway.
  const restore = ({ id, name }: Deletable) => {
    restoring
      .mutateAsync({ params: { id } })
      .then(() => toast({ message: t('sites.restored', { site: name }) }), showProblem)
  }
  const remove = (site: Deletable, onDone?: () => void) => {
    const { id, name, status } = site
    const message =
      status === 'published'
        ? t('sites.deletedPublished', { site: name })
        : t('sites.deleted', { site: name })
    removal.mutateAsync({ params: { id } }).then(() => {
      const action = { label: t('ui.undo'), onClick: () => restore(site) }
      toast({ message, action })
      onDone?.()
    }, showProblem)
  }
  return { remove, restore, isRestoring: restoring.isPending }
}
