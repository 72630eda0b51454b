import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openShareDialog, prepareShareDialog } from '../features/links/share/ShareDialog.tsx'

type Shared = Parameters<typeof openShareDialog>[0]

/** Opens the share dialog; `prepare` loads it when a button for it is about to be pressed. */
export function useShareDialog() {
  const client = useQueryClient()
  return useMemo(
    () => ({
      open: openShareDialog,
      prepare: (shared: Shared) => prepareShareDialog(client, shared),
    }),
    [client],
  )
}
