import { type ComponentType, lazy, Suspense } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { loadPart } from '../lib/load-part.ts'
import { paths } from '../lib/paths.ts'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { PageSkeleton } from '../ui/layout/PageSkeleton.tsx'
import type { PageName } from '../ui/layout/page-shapes.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** Pages of the app. Unknown paths show NotFoundPage. */
const pages: readonly { path: string; name: PageName; load: Load }[] = [
  { path: '/home', name: 'home', load: () => import('./pages/HomePage.tsx') },
  { path: '/library', name: 'library', load: () => import('./pages/LibraryPage.tsx') },
  { path: '/items/:id', name: 'item', load: () => import('./pages/ItemPage.tsx') },
  { path: '/collections', name: 'collections', load: () => import('./pages/CollectionsPage.tsx') },
  {
    path: '/collections/:id',
    name: 'collection',
    load: () => import('./pages/CollectionPage.tsx'),
  },
  { path: '/sites', name: 'sites', load: () => import('./pages/SitesPage.tsx') },
  { path: '/sites/:id', name: 'site', load: () => import('./pages/SitePage.tsx') },
  { path: '/links', name: 'links', load: () => import('./pages/LinksPage.tsx') },
  { path: '/links/:id', name: 'link', load: () => import('./pages/LinkPage.tsx') },
  { path: '/answers', name: 'answers', load: () => import('./pages/UsedAnswersPage.tsx') },
  { path: '/requests', name: 'requests', load: () => import('./pages/RequestsPage.tsx') },
  { path: '/requests/:id', name: 'request', load: () => import('./pages/RequestPage.tsx') },
  { path: '/people', name: 'people', load: () => import('./pages/PeoplePage.tsx') },
  {
    path: '/people/:kind/:key',
    name: 'recipient',
    load: () => import('./pages/RecipientPage.tsx'),
  },
  { path: '/ctas', name: 'ctas', load: () => import('./pages/CtasPage.tsx') },
  { path: '/ctas/:id/:part?', name: 'cta', load: () => import('./pages/CtaPage.tsx') },
  { path: '/bin', name: 'bin', load: () => import('./pages/BinPage.tsx') },
  { path: '/imports', name: 'imports', load: () => import('./pages/ImportsPage.tsx') },
  {
    path: '/imports/:importId',
    name: 'importRun',
    load: () => import('./pages/ImportRunPage.tsx'),
  },
  { path: '/activity', name: 'activity', load: () => import('./pages/ActivityPage.tsx') },
  {
    path: '/notifications',
    name: 'notifications',
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
        {routes.map(({ path, name, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense key={path} fallback={<PageSkeleton of={name} />}>
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
