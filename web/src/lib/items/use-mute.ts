import { changeMuted, listMuted } from '@satchel/contract/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../api.ts'

interface Subject {
  itemId: string
  itemType: 'ITEM' | 'COLLECTION'
}

/** Returns whether one is notified of an item or a collection, and a function to change that. */
export function useMute({ itemId, itemType }: Subject) {
  const { data } = useQuery(query(listMuted, { query: { itemId } }))
  const command = useCommand(changeMuted, { refreshes: [listMuted] })
  const setMuted = (muted: boolean) =>
    command.mutateAsync({ params: { itemId }, body: { itemType, muted } })
  return { isKnown: data !== undefined, isMuted: (data?.items.length ?? 0) > 0, setMuted }
}
