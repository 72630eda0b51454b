import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { editOptions } from '../features/items/use-item-change.ts'
import { favoriteOptions } from '../features/items/use-item-marks.ts'
import { taggingOptions } from '../features/items/use-tagging.ts'
import { sendChanges, setKeptDefaults } from '../lib/offline/send-changes.ts'
import { useMe } from '../lib/session.ts'
import { toast } from '../ui/feedback/toast.tsx'
import * as labels from './labels/kept-changes.ts'

/** Sends changes that closed tabs left. */
export function useLeftChanges(): void {
  const client = useQueryClient()
  const { id } = useMe().user
  useEffect(() => {
    setKeptDefaults(client, editOptions(client))
    setKeptDefaults(client, taggingOptions(client))
    setKeptDefaults(client, favoriteOptions(client, id))
    return sendChanges(client, (count) => toast({ message: labels.tooOld(count), tone: 'problem' }))
  }, [client, id])
}
