import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editOptions } from '../features/items/use-item-change.ts'
import { favoriteOptions } from '../features/items/use-item-marks.ts'
import { taggingOptions } from '../features/items/use-tagging.ts'
import { sendChanges, setKeptDefaults } from '../lib/offline/send-changes.ts'
import { useIsConfirmed, useMe } from '../lib/session.ts'
import { toast } from '../ui/feedback/toast.tsx'

/** Sends changes that closed tabs left, once the server has said that their owner is signed in. */
export function useLeftChanges(): void {
  const client = useQueryClient()
  const { id } = useMe().user
  const isConfirmed = useIsConfirmed()
  useEffect(() => {
    setKeptDefaults(client, editOptions(client))
    setKeptDefaults(client, taggingOptions(client))
    setKeptDefaults(client, favoriteOptions(client, id))
    if (!isConfirmed) return
    return sendChanges(client, {
      onExpired: (count) =>
        toast({ message: t('app.offlineQueue.tooOld', { changes: count }), tone: 'problem' }),
      onLeft: (count, send) =>
        toast({
          message: t('app.offlineQueue.left', { changes: count }),
          action: { label: t('app.offlineQueue.saveLeft'), onClick: send },
          stays: true,
        }),
    })
  }, [client, id, isConfirmed])
}
