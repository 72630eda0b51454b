import { useWindowEvent } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import {
  type MutationCacheNotifyEvent,
  onlineManager,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { isOffline } from '../lib/offline/offline.ts'
import { isQueued } from '../lib/offline/offline-queue.ts'
import { ApiProblem } from '../lib/problem.ts'
import { showProblem, toast } from '../ui/feedback/toast.tsx'

/**
 * Announces at once what happens to an action without a network, and keeps links from leading to the browser's error.
 */
export function useOfflineNotices(): void {
  const client = useQueryClient()
  useEffect(() => client.getMutationCache().subscribe(tell), [client])
  useWindowEvent('click', stayOffline)
}

/** Returns the number of changes that wait for the network. */
export function useWaitingChanges(): number {
  return useMutationState({
    filters: { predicate: (mutation) => isQueued(mutation as StoredPage) },
  }).length
}

const isOfThisPage = ({ hash, pathname }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname

type StoredPage = Parameters<typeof isQueued>[0]

function tell(event: MutationCacheNotifyEvent): void {
  if (event.type !== 'updated') return
  const { action } = event
  const waits = action.type === 'pause' || (action.type === 'pending' && action.isPaused)
  if (waits && !onlineManager.isOnline()) toast({ message: t('frame.savedOnceOnline') })
  if (action.type === 'error' && action.error instanceof ApiProblem)
    if (action.error.isUnreached && isOffline()) showProblem(action.error)
}

/** Prevents links that load a page; the app's own router has handled its links by now. */
function stayOffline(event: MouseEvent): void {
  if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || !/^https?:$/.test(link.protocol) || isOfThisPage(link)) return
  event.preventDefault()
  toast({ message: t('frame.opensOnceOnline'), tone: 'problem' })
}
