import {
  CLASSIC_PATHS,
  classicLocation,
  isClassicPath,
  PUBLIC_PATHS,
  stripClassic,
} from '@satchel/contract/routing.ts'
import type { Admission } from './admission.ts'

/** Pages that signed-in people don't need. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/confirm-verification',
  '/second-factor',
  '/sso',
  '/login-sso',
])

const HOME = '/home'

export interface Place {
  pathname: string
  search: string
}

/**
 * Status of the session. `unproved`: signed in, but without the second factor that the account requires; `reading`: of
 * an inactive account, by a person who chose to continue read-only.
 */
export type SessionStatus =
  | 'loading'
  | 'offline'
  | 'anonymous'
  | 'unproved'
  | 'authenticated'
  | 'inactive'
  | 'reading'

/** Pages that stay available if the account is not active. */
const WAYS_OUT: ReadonlySet<string> = new Set(['/paywall', '/billing'])

/** Decides what the app does with a visit to one of its URLs. */
export function admit(status: SessionStatus, place: Place): Admission {
  const { pathname, search } = place
  if (isClassicPath(pathname)) return leaveFor(classicLocation(pathname, search))
  if (status === 'loading') return { kind: 'wait' }
  if (status === 'offline') return { kind: 'offline' }
  if (status === 'anonymous') return leaveForLogin(place)
  if (status === 'unproved') return leaveForSecondFactor(pathname + search)
  return status === 'inactive' ? leaveFor(classicLocation('/paywall')) : { kind: 'enter' }
}

/** Decides what the classic entry does with a place that `readClassicLocation` read. */
export function admitToClassic(status: SessionStatus, place: Place): Admission {
  const { pathname, search } = place
  if (status === 'loading') return { kind: 'wait' }
  if (status === 'offline') return { kind: 'offline' }
  if (status === 'anonymous') {
    return PUBLIC_PATHS.has(pathname) ? { kind: 'enter' } : leaveForLogin(place)
  }
  if (status === 'unproved') return admitUnproved(place)
  if (SIGN_IN_PAGES.has(pathname)) return leaveFor(destinationAfterSignIn(search))
  // `/classic/library` is the app's page, or the app's to say that there is none.
  if (!CLASSIC_PATHS.has(pathname))
    return leaveFor(
      destinationAfterSignIn(new URLSearchParams({ next: pathname + search }).toString()),
    )
  if (status === 'authenticated') {
    return pathname === '/paywall' ? leaveFor(HOME) : { kind: 'enter' }
  }
  const isOpen = status === 'reading' || PUBLIC_PATHS.has(pathname) || WAYS_OUT.has(pathname)
  return isOpen ? { kind: 'enter' } : leaveFor(classicLocation('/paywall'))
}

/** Allows only the setup of a second factor, and signing out. */
function admitUnproved({ pathname, search }: Place): Admission {
  if (pathname === '/second-factor' || pathname === '/bye') return { kind: 'enter' }
  const isPublic = PUBLIC_PATHS.has(pathname)
  return leaveForSecondFactor(isPublic ? destinationAfterSignIn(search) : pathname + search)
}

/** Returns the place of a classic entry's URL, whether as `?path=` or as a path. */
export function readClassicLocation({ pathname, search }: Place): Place {
  const query = new URLSearchParams(search)
  const [path, ...others] = query.getAll('path')
  const own = stripClassic(pathname)
  if (own !== '/' || path === undefined) return { pathname: own, search }

  query.delete('path')
  for (const other of others) query.append('path', other)
  const rest = query.toString()
  return { pathname: stripClassic(path), search: rest && `?${rest}` }
}

/** Returns the page to open after a sign-in: `?next=` if it is one of ours; else `/home`. */
export function destinationAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next')
  const { origin } = window.location
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return HOME
  const url = new URL(next, origin)
  // `/.//evil.example` is of ours, and its path is of another.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//')
  if (!isOurs || PUBLIC_PATHS.has(stripClassic(url.pathname))) return HOME
  return url.pathname + url.search + url.hash
}

/** Tells whether this page is one of the classic entry, from which links to the app's pages load in full. */
export const isInClassic = () => isClassicPath(window.location.pathname)

function leaveFor(to: string): Admission {
  return { kind: 'leave', to }
}

function leaveForLogin({ pathname, search }: Place): Admission {
  const isDefault = pathname === '/' || pathname === HOME
  const next = new URLSearchParams({ next: pathname + search })
  return leaveFor(classicLocation('/login', isDefault ? '' : next.toString()))
}

function leaveForSecondFactor(next: string): Admission {
  const query = next === HOME || next === '/' ? '' : new URLSearchParams({ next }).toString()
  return leaveFor(classicLocation('/second-factor', query))
}
