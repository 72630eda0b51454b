import { type ComponentType, lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { loadPart } from '../lib/load-part.ts'
import type { Place } from '../lib/routing.ts'
import { LogoSpinner } from '../ui/feedback/Spinners.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** Pages of the classic entry; other paths show NotFoundPage. */
const pages: readonly { path: string; load: Load }[] = [
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
  { path: '/billing', load: () => import('./pages/BillingPage.tsx') },
  { path: '/paywall', load: () => import('./pages/PaywallPage.tsx') },
  { path: '/settings', load: () => import('./pages/SettingsPage.tsx') },
  { path: '/team-settings', load: () => import('./pages/TeamSettingsPage.tsx') },
  { path: '/bye', load: () => import('./pages/ByePage.tsx') },
  { path: '/analytics', load: () => import('./pages/AnalyticsPage.tsx') },
  { path: '/wishlist', load: () => import('./pages/WishlistPage.tsx') },
  { path: '/removed-site', load: () => import('./pages/RemovedSitePage.tsx') },
  { path: '*', load: () => import('./pages/NotFoundPage.tsx') },
]

const routes = pages.map(({ path, load }) => ({ path, Page: lazy(() => loadPart(load)) }))

export function Pages({ place }: { place: Place }) {
  return (
    <Suspense fallback={<LogoSpinner />}>
      <Routes location={place}>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </Suspense>
  )
}

/** Starts loading a page's script while the session is still loading. */
export function preloadPage(pathname: string): void {
  const page = pages.find(({ path }) => path === pathname)
  // If this fails, opening the page fails too and shows the error.
  page?.load().catch(() => {})
}
