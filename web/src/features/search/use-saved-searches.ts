import type { Endpoint, Input } from '@satchel/contract/endpoint.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'

const REFRESHES: { refreshes: readonly Endpoint[] } = { refreshes: [listSavedSearches] }

/** Returns the actions on saved searches. They reject if the name is taken. */
export function useSavedSearches() {
  const saving = useCommand(saveSearch, REFRESHES)
  const changing = useCommand(changeSavedSearch, REFRESHES)
  const removing = useCommand(deleteSavedSearch, REFRESHES)

  const save = (draft: Input<typeof saveSearch>['body']) => saving.mutateAsync({ body: draft })
  const change = (id: string, body: Input<typeof changeSavedSearch>['body']) =>
    changing.mutateAsync({ params: { id }, body })
  const bringBack = ({ name, form, shared, notify }: SavedSearch) =>
    void save({ name, form, shared, notify }).then(
      () => toast({ message: t('search.restored', { name }) }),
      showProblem,
    )
  // The deleted search's row is unmounted by now, so the toast belongs to the promise.
  const remove = (saved: SavedSearch) => {
    const action = { label: t('ui.undo'), onClick: () => bringBack(saved) }
    removing
      .mutateAsync({ params: { id: saved.id } })
      .then(
        () => toast({ message: t('search.deleted', { name: saved.name }), action }),
        showProblem,
      )
  }
  return { save, change, remove, isSaving: saving.isPending }
}
