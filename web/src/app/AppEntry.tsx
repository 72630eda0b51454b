import { isClassicPath } from '@satchel/contract/routing.ts'
import { t } from '@satchel/messages/t.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Entry } from '../frame/entry.ts'
import { queueChanges } from '../lib/offline/offline-queue.ts'
import { cacheOwner, useMe } from '../lib/session.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { preloadPage } from './routes.tsx'

/** The app in its frame. */
export function AppEntry({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useKeptChanges()
  const entry = useMemo(
    () => ({
      place: { pathname, search },
      owns,
      open: (url: string, options?: { replace?: boolean }) =>
        owns(url) ? void navigate(url, options) : window.location.assign(url),
      preload: (url: string) => preloadPage(pathOf(url)),
    }),
    [pathname, search, navigate],
  )
  return <Entry value={entry}>{children}</Entry>
}

/** Keeps changes that wait for the network, even if their tab is closed. */
function useKeptChanges(): void {
  const client = useQueryClient()
  const owner = cacheOwner(useMe())
  useEffect(
    () =>
      queueChanges(client, owner, () =>
        toast({ message: t('app.offlineQueue.tooMany'), tone: 'problem' }),
      ),
    [client, owner],
  )
}

function owns(url: string): boolean {
  return !isClassicPath(pathOf(url))
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}
