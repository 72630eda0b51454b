/** Paths open without signing in. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/login',
  '/confirm-verification',
  '/password-reset',
  '/confirm',
  '/signup',
  '/sso',
  '/login-sso',
  '/not-found',
  '/forgot-password',
  '/signup-invited-user',
  '/signup-partner-owner',
  '/bye',
  '/removed-site',
])

/** Page on which people allow an app to act for them; its query is `request=<id>`. */
export const CONSENT_PATH = '/connect'

/** Paths served by the classic entry, the public ones among them. */
export const CLASSIC_PATHS: ReadonlySet<string> = new Set([
  ...PUBLIC_PATHS,
  '/settings',
  '/team-settings',
  '/analytics',
  '/wishlist',
  '/billing',
  '/paywall',
  '/second-factor',
  CONSENT_PATH,
])

/** First segments of the paths that the app has pages for; `''` is the root. */
export const APP_SEGMENTS: ReadonlySet<string> = new Set([
  '',
  'home',
  'library',
  'search',
  'items',
  'collections',
  'sites',
  'links',
  'requests',
  'answers',
  'people',
  'ctas',
  'bin',
  'imports',
  'activity',
  'notifications',
  'classic',
])

/** Tells whether the app may have a page at a path; whether its ids exist is known there. */
export function isAppPath(pathname: string): boolean {
  return APP_SEGMENTS.has(pathname.split('/', 2)[1] ?? '') || isClassicPath(pathname)
}

export function isClassicPath(pathname: string): boolean {
  return pathname.startsWith('/classic/') || CLASSIC_PATHS.has(stripClassic(pathname))
}

/** Returns the classic entry's address: `/classic/?path=<path without /classic>&<the query it had>`. */
export function classicLocation(pathname: string, search = ''): string {
  const path = encodeURIComponent(stripClassic(pathname)).replaceAll('%2F', '/')
  const rest = search.replace(/^\?/, '')
  return `/classic/?path=${path}${rest && `&${rest}`}`
}

/** Returns a path without `/classic` and trailing slashes: `/classic/login/` is `/login`. */
export function stripClassic(pathname: string): string {
  const stripped = pathname.replace(/^\/classic(?=\/|$)/, '').replace(/\/+$/, '')
  return stripped.startsWith('/') ? stripped : `/${stripped}`
}
