import { isClassicPath } from '@satchel/contract/routing.ts'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Entry } from '../frame/entry.ts'
import { preloadPage } from './routes.tsx'
import { useKeptChanges } from './use-kept-changes.ts'
import { useKeptQueries } from './use-kept-queries.ts'

/** The app in its frame. */
export function AppEntry({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useKeptQueries()
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

function owns(url: string): boolean {
  return !isClassicPath(pathOf(url))
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}
