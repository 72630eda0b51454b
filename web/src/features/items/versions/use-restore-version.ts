import { listActivity } from '@satchel/contract/activity.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { listItemVersions, restoreItemVersion } from '@satchel/contract/items/versions.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { putItem, refreshItemLists } from '../item-cache.ts'

interface Restore {
  number: number
  /** The version that was current before. */
  before: number | undefined
}

/** Restores the file of another version; the toast offers Undo. */
export function useRestoreVersion({ id, fileVersion: before }: Item) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation<Item, ApiProblem, Restore>({
    scope: { id: `item ${id}` },
    mutationFn: ({ number }) => call(restoreItemVersion, { params: { id, number } }),
    onSuccess: (saved, { number, before: last }) => {
      putItem(client, saved)
      refreshItemLists(client)
      for (const { name } of [listItemVersions, listActivity])
        void client.invalidateQueries({ queryKey: [name] })
      const undo = () => last && mutate({ number: last, before: saved.fileVersion })
      toast({
        message: t('items.versions.versionNumberRestored', { number }),
        ...(last && last !== number && { action: { label: t('ui.undo'), onClick: undo } }),
      })
    },
    onError: showProblem,
  })
  return { restore: (number: number) => mutate({ number, before }), isRestoring: isPending }
}
