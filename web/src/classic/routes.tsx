import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { loadPart } from '../lib/load-part.ts'
import type { Place } from '../lib/routing.ts'
import { useSession } from '../lib/session.ts'
import { LogoSpinner } from '../ui/feedback/Spinners.tsx'
import { PageSkeleton } from '../ui/layout/PageSkeleton.tsx'
import type { PageName } from '../ui/layout/page-shapes.ts'
import { Bare } from './Bare.tsx'
import { Framed } from './Framed.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** Pages in the frame. */
const framed: readonly { path: string; name: PageName; load: Load }[] = [
  { path: '/billing', name: 'billing', load: () => import('./pages/BillingPage.tsx') },
  { path: '/settings', name: 'settings', load: () => import('./pages/SettingsPage.tsx') },
  {
    path: '/team-settings',
    name: 'teamSettings',
    load: () => import('./pages/TeamSettingsPage.tsx'),
  },
  { path: '/analytics', name: 'analytics', load: () => import('./pages/AnalyticsPage.tsx') },
  { path: '/wishlist', name: 'wishlist', load: () => import('./pages/WishlistPage.tsx') },
]

/** Pages of their own; other paths show NotFoundPage. */
const bare: readonly { path: string; load: Load }[] = [
  { path: '/login', load: () => import('./pages/LoginPage.tsx') },
  { path: '/signup', load: () => import('./pages/SignupPage.tsx') },
  { path: '/confirm-verification', load: () => import('./pages/ConfirmVerificationPage.tsx') },
  { path: '/forgot-password', load: () => import('./pages/ForgotPasswordPage.tsx') },
  { path: '/password-reset', load: () => import('./pages/PasswordResetPage.tsx') },
  { path: '/confirm', load: () => import('./pages/ConfirmPage.tsx') },
  { path: '/sso', load: () => import('./pages/SsoPage.tsx') },
  { path: '/login-sso', load: () => import('./pages/LoginSsoPage.tsx') },
  { path: '/second-factor', load: () => import('./pages/SecondFactorPage.tsx') },
  { path: '/connect', load: () => import('./pages/ConnectPage.tsx') },
  { path: '/signup-invited-user', load: () => import('./pages/InvitedPage.tsx') },
  { path: '/signup-partner-owner', load: () => import('./pages/PartnerSignupPage.tsx') },
  { path: '/paywall', load: () => import('./pages/PaywallPage.tsx') },
  { path: '/bye', load: () => import('./pages/ByePage.tsx') },
  { path: '/removed-site', load: () => import('./pages/RemovedSitePage.tsx') },
  { path: '*', load: () => import('./pages/NotFoundPage.tsx') },
]

const framedRoutes = framed.map(({ load, ...page }) => ({
  ...page,
  Page: lazy(() => loadPart(load)),
}))
const bareRoutes = bare.map(({ path, load }) => ({ path, Page: lazy(() => loadPart(load)) }))

export function Pages({ place }: { place: Place }) {
  return (
    <Suspense fallback={<LogoSpinner />}>
      <Routes location={place}>
        <Route element={<InFrame />}>
          {framedRoutes.map(({ path, name, Page }) => (
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
        </Route>
        {bareRoutes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  )
}

/** The frame, which stays while its pages change. */
function InFrame() {
  // The pages that the frame leads to are closed to an account that is not active.
  const Around = useSession().status === 'inactive' ? Bare : Framed
  return (
    <Around>
      <Outlet />
    </Around>
  )
}

/** Starts loading a page's script while the session is still loading. */
export function preloadPage(pathname: string): void {
  const page = [...framed, ...bare].find(({ path }) => path === pathname)
  // If this fails, opening the page fails too and shows the error.
  page?.load().catch(() => {})
}
