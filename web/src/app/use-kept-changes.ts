import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editOptions } from '../features/items/use-item-change.ts'
import { favoriteOptions } from '../features/items/use-item-marks.ts'
import { taggingOptions } from '../features/items/use-tagging.ts'
import { keepChanges, setKeptDefaults } from '../lib/offline/keep-changes.ts'
import { cacheOwner, useMe } from '../lib/session.ts'
import { toast } from '../ui/feedback/toast.tsx'
import * as labels from './labels/kept-changes.ts'

/** Sends changes that waited for the network, even if their tab was closed meanwhile. */
export function useKeptChanges(): void {
  const client = useQueryClient()
  const me = useMe()
  const { id } = me.user
  const owner = cacheOwner(me)
  useEffect(() => {
    setKeptDefaults(client, editOptions(client))
    setKeptDefaults(client, taggingOptions(client))
    setKeptDefaults(client, favoriteOptions(client, id))
    return keepChanges(client, owner, {
      onExpired: (count) => toast({ message: labels.tooOld(count), tone: 'problem' }),
      onFull: () => toast({ message: labels.tooMany, tone: 'problem' }),
    })
  }, [client, id, owner])
}
