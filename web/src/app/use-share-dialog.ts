import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  loadShareDialog,
  openShareDialog,
  prepareShareDialog,
} from '../features/links/share/ShareDialog.tsx'
import { openPersonPage } from '../features/sites/person/open-person-page.tsx'

type Shared = Parameters<typeof openShareDialog>[0]

/** Delay in ms, after which the page has loaded its own data. */
const AT_REST = 3_000

/** Opens the share dialog; `prepare` loads it when a button for it is about to be pressed. */
export function useShareDialog() {
  const client = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(loadShareDialog, AT_REST)
    return () => clearTimeout(timer)
  }, [])
  return useMemo(
    () => ({
      open: (shared: Shared) => openShareDialog({ ...shared, openPage: openPersonPage }),
      prepare: (shared: Shared) => prepareShareDialog(client, shared),
    }),
    [client],
  )
}
