import { type ComponentType, lazy, Suspense } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { CenteredSpinner } from '../ui/feedback/Spinners.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** Every page of the app. Unknown paths show NotFoundPage. */
const pages: readonly { path: string; load: Load }[] = [
  { path: '/home', load: () => import('./pages/HomePage.tsx') },
  { path: '/library', load: () => import('./pages/LibraryPage.tsx') },
  { path: '/items/:id', load: () => import('./pages/ItemPage.tsx') },
  { path: '/collections', load: () => import('./pages/CollectionsPage.tsx') },
  { path: '/collections/:id', load: () => import('./pages/CollectionPage.tsx') },
  { path: '/links', load: () => import('./pages/LinksPage.tsx') },
  { path: '/links/:id', load: () => import('./pages/LinkPage.tsx') },
  { path: '/people', load: () => import('./pages/PeoplePage.tsx') },
  { path: '/people/:kind/:key', load: () => import('./pages/RecipientPage.tsx') },
  { path: '/bin', load: () => import('./pages/BinPage.tsx') },
  { path: '/imports', load: () => import('./pages/ImportsPage.tsx') },
  { path: '/imports/:importId', load: () => import('./pages/ImportRunPage.tsx') },
  { path: '/activity', load: () => import('./pages/ActivityPage.tsx') },
]

const routes = pages.map(({ path, load }) => ({ path, Page: lazy(load) }))

export function Pages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<CenteredSpinner />}>
        <Routes>
          <Route path="/" element={<Navigate to={paths.home} replace />} />
          {routes.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}

/** Starts loading the script of a page before it is opened. */
export function preloadPage(pathname: string): void {
  const target = pathname === '/' ? paths.home : pathname
  const page = pages.find(({ path }) => matchPath(path, target))
  // A failure here is reported when the page is opened and fails again.
  page?.load().catch(() => {})
}
