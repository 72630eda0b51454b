import { type ComponentType, lazy, Suspense } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { loadPart } from '../lib/load-part.ts'
import { paths } from '../lib/paths.ts'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { type PageShape, PageSkeleton } from '../ui/layout/PageSkeleton.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** Pages of the app. Unknown paths show NotFoundPage. */
const pages: readonly { path: string; shape: PageShape; load: Load }[] = [
  { path: '/home', shape: 'cards', load: () => import('./pages/HomePage.tsx') },
  { path: '/library', shape: 'cards', load: () => import('./pages/LibraryPage.tsx') },
  { path: '/items/:id', shape: 'detail', load: () => import('./pages/ItemPage.tsx') },
  { path: '/collections', shape: 'cards', load: () => import('./pages/CollectionsPage.tsx') },
  { path: '/collections/:id', shape: 'cards', load: () => import('./pages/CollectionPage.tsx') },
  { path: '/sites', shape: 'cards', load: () => import('./pages/SitesPage.tsx') },
  { path: '/sites/:id', shape: 'detail', load: () => import('./pages/SitePage.tsx') },
  { path: '/links', shape: 'rows', load: () => import('./pages/LinksPage.tsx') },
  { path: '/links/:id', shape: 'rows', load: () => import('./pages/LinkPage.tsx') },
  { path: '/people', shape: 'rows', load: () => import('./pages/PeoplePage.tsx') },
  { path: '/people/:kind/:key', shape: 'rows', load: () => import('./pages/RecipientPage.tsx') },
  { path: '/ctas', shape: 'rows', load: () => import('./pages/CtasPage.tsx') },
  { path: '/ctas/:id/:part?', shape: 'rows', load: () => import('./pages/CtaPage.tsx') },
  { path: '/bin', shape: 'rows', load: () => import('./pages/BinPage.tsx') },
  { path: '/imports', shape: 'rows', load: () => import('./pages/ImportsPage.tsx') },
  { path: '/imports/:importId', shape: 'rows', load: () => import('./pages/ImportRunPage.tsx') },
  { path: '/activity', shape: 'rows', load: () => import('./pages/ActivityPage.tsx') },
  {
    path: '/notifications',
    shape: 'rows',
    load: () => import('./pages/NotificationsPage.tsx'),
  },
]

const routes = pages.map(({ load, ...page }) => ({ ...page, Page: lazy(() => loadPart(load)) }))

export function Pages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Routes>
        <Route path="/" element={<Navigate to={paths.home} replace />} />
        <Route path="/search" element={<ToLibrary />} />
        {routes.map(({ path, shape, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense key={path} fallback={<PageSkeleton shape={shape} />}>
                <Page />
              </Suspense>
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ErrorBoundary>
  )
}

/** Redirects to searches in the library. */
function ToLibrary() {
  const { search } = useLocation()
  return <Navigate to={`${paths.library()}${search}`} replace />
}

/** Starts loading the script of a page before it is opened. */
export function preloadPage(pathname: string): void {
  const target = pathname === '/' ? paths.home : pathname
  const page = pages.find(({ path }) => matchPath(path, target))
  // A failure here is reported when the page is opened and fails again.
  page?.load().catch(() => {})
}
