import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keepChanges } from '../lib/offline/keep-changes.ts'
import { cacheOwner, useMe } from '../lib/session.ts'
import { toast } from '../ui/feedback/toast.tsx'
import * as labels from './labels/kept-changes.ts'

/** Keeps changes that wait for the network, even if their tab is closed. */
export function useKeptChanges(): void {
  const client = useQueryClient()
  const owner = cacheOwner(useMe())
  useEffect(
    () => keepChanges(client, owner, () => toast({ message: labels.tooMany, tone: 'problem' })),
    [client, owner],
  )
}
