import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editOptions } from '../features/items/use-item-change.ts'
import { favoriteOptions } from '../features/items/use-item-marks.ts'
import { taggingOptions } from '../features/items/use-tagging.ts'
import { keepChanges, setKeptDefaults } from '../lib/kept-changes.ts'
import { useMe } from '../lib/session.ts'

/** Sends changes that waited for the network, even if the tab was reloaded meanwhile. */
export function useKeptChanges(): void {
  const client = useQueryClient()
  const { user } = useMe()
  useEffect(() => {
    setKeptDefaults(client, editOptions(client))
    setKeptDefaults(client, taggingOptions(client))
    setKeptDefaults(client, favoriteOptions(client, user.id))
    return keepChanges(client, user.id)
  }, [client, user.id])
}
