import {
  getMe,
  type Me,
  signOut as signOutEndpoint,
  type TokenSet,
} from '@satchel/contract/accounts/accounts.ts'
import { SIGNED_IN_COOKIE } from '@satchel/contract/constants.ts'
import { type Permission, READING } from '@satchel/contract/permissions.ts'
import { OPEN_STATUSES, type Tenant } from '@satchel/contract/tenants/tenants.ts'
import { useSyncExternalStore } from 'react'
import { call } from './api.ts'
import {
  emptySession,
  emptyStorage,
  openStorage,
  readStored,
  removeStored,
  writeStored,
} from './browser-storage.ts'
import { clearCache, lastCacheOwner, ownCache, readCache, writeCache } from './cache/local-cache.ts'
import { rememberLocale } from './language.ts'
import { isOffline } from './offline/offline.ts'
import { forgetChanges, leaveChanges } from './offline/stored-changes.ts'
import { paths } from './paths.ts'
import { ApiProblem } from './problem.ts'
import {
  askTwice,
  getTokens,
  OtherPerson,
  onNewTokens,
  onSessionEnd,
  refreshTokens,
  setTokens,
  subjectOf,
} from './tokens.ts'

export type Session =
  /** Session of nobody; `offline`: it couldn't be checked whether someone is signed in. */
  | { status: 'loading' | 'anonymous' | 'offline' }
  /**
   * Session of a person. `inactive`: the tenant is neither active nor trialing; `reading`: it isn't, but is open
   * read-only; `unproved`: a required second factor is missing.
   */
  | { status: 'authenticated' | 'inactive' | 'reading' | 'unproved'; me: Me }

/** Message between tabs on who is signed in now, or that nobody is. */
type TabMessage = { userId: string | null }

const REFUSALS: ReadonlySet<string> = new Set(['account-inactive', 'second-factor-required'])

let session: Session = { status: 'loading' }
const ME = 'me'
let isLeaving = false
/** True once the server has said who is signed in. */
let isConfirmed = false
let lastMe: Me | undefined
const listeners = new Set<() => void>()
const tabs = new BroadcastChannel('satchel-session')

tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
  if (data.userId === null) end()
  else if (data.userId !== currentMe()?.user.id) window.location.reload()
}
onSessionEnd(end)
// The page shows one person; tokens of another are for a page of theirs.
onNewTokens((tokens) => {
  const visibleUserId = currentMe()?.user.id
  const subject = subjectOf(tokens)
  if (!visibleUserId || !subject || visibleUserId === subject) return true
  forgetPerson()
  window.location.reload()
  return false
})

/**
 * Restores the session of the refresh cookie; one that can't be restored counts as signed out. A public page only asks
 * the server if a cookie hints that someone is signed in.
 */
export async function startSession({ isPublic = false } = {}): Promise<void> {
  const isSignedIn = document.cookie.includes(`${SIGNED_IN_COOKIE}=`)
  if (isPublic && !isSignedIn) return end()
  if (isSignedIn) showKnown()
  try {
    if (await refreshTokens()) await loadMe({ atStart: true })
  } catch (error) {
    if (error instanceof ApiProblem && error.isUnreached && isOffline())
      return set({ status: 'offline' })
    if (error instanceof OtherPerson) return
    console.error('The session could not be loaded', error)
    end({ isKnown: false })
  }
}

/** Signs in with the tokens of a sign-in or a confirmation. */
export async function acceptTokens(tokens: TokenSet): Promise<void> {
  setTokens(tokens)
  await loadMe()
  broadcast({ userId: currentMe()?.user.id ?? null })
}

/**
 * Shows the person this browser remembers, until the server says who is signed in. None of their changes are sent
 * before.
 */
function showKnown(): void {
  const me = readCache<Me>(ME)?.value
  if (me && !me.owesSecondFactor && OPEN_STATUSES.includes(me.tenant.accountStatus.status))
    set({ status: 'authenticated', me })
}

/** Tells whether the server has said that the person who is shown is signed in. */
export function useIsConfirmed(): boolean {
  return useSyncExternalStore(subscribe, () => isConfirmed)
}

/** Returns the owner of a browser's cache. */
export function cacheOwner({ user, tenant }: Me): string {
  return `${user.id} ${tenant.id}`
}

/**
 * Reloads who is signed in, and in which tenant, which may have changed on the server. Resolves to whether they have
 * full access.
 */
export async function loadMe({ atStart = false } = {}): Promise<boolean> {
  const before = session
  const me = await askTwice(() => call(getMe, {}))
  // A live update that arrived in the meantime may be newer.
  if (session !== before && 'me' in session) return loadMe({ atStart })
  // Chosen on another device: while nothing is typed yet, the page is reloaded in it.
  if (rememberLocale(me.user.locale) && atStart) window.location.reload()
  // A reload removes the previous person’s data.
  if ('me' in before && cacheOwner(before.me) !== cacheOwner(me)) {
    takeStorage(me)
    window.location.reload()
  }
  isConfirmed = true
  setMe(me)
  return session.status === 'authenticated'
}

/** Reloads the session after a refused call; the router then redirects. */
export function followRefusal(error: unknown): void {
  if (error instanceof ApiProblem && REFUSALS.has(error.body.code)) void loadMe()
}

/** Signs out and leaves the page, and with it everything in memory. */
export async function signOut(): Promise<void> {
  await leaveBy(() => call(signOutEndpoint, {}).catch(isOver))
  broadcast({ userId: null })
}

function isOver(error: unknown): void {
  if (!(error instanceof ApiProblem && error.is(401))) throw error
}

/** Ends the session or closes the account and shows the goodbye page; events on the way don't navigate elsewhere. */
export async function leaveBy(act: () => Promise<unknown>): Promise<void> {
  isLeaving = true
  try {
    await act()
  } catch (error) {
    isLeaving = false
    if (!getTokens()) end()
    throw error
  }
  set({ status: 'loading' })
  forgetChanges(lastCacheOwner())
  forgetPerson()
  window.location.assign(paths.bye)
}

export function updateTenant(tenant: Tenant): void {
  const me = currentMe()
  if (me) setMe({ ...me, tenant })
}

/** Opens an inactive account read-only, in this tab, until it is active again or no longer readable. */
export function startReading(): void {
  const me = currentMe()
  if (!me) return
  writeStored('reading', me.tenant.id)
  setMe(me)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

/**
 * Returns the signed-in person, for pages that are only shown to one. Components that outlive the session for a
 * moment, such as an open dialog, still get the person.
 */
export function useMe(): Me {
  const current = useSession()
  const me = 'me' in current ? current.me : lastMe
  if (!me) throw new Error('Nobody is signed in')
  return me
}

/** Tells whether the person has a permission. The server decides; this only hides what it would refuse. */
export function useMay(permission: Permission): boolean {
  const { permissions } = useMe()
  const isOpen = useIsOpen()
  return permissions.includes(permission) && (isOpen || READING.includes(permission))
}

/** Tells whether changes are allowed; false for a read-only account. */
export function useIsOpen(): boolean {
  return OPEN_STATUSES.includes(useMe().tenant.accountStatus.status)
}

function currentMe(): Me | undefined {
  return 'me' in session ? session.me : undefined
}

function setMe(me: Me): void {
  if (isLeaving) return
  takeStorage(me)
  writeCache(ME, me, { priority: 1 })
  const { status, readableUntil } = me.tenant.accountStatus
  const isOpen = OPEN_STATUSES.includes(status)
  if (isOpen) removeStored('reading')
  const isReadable = readableUntil !== null && Date.parse(readableUntil) > Date.now()
  const isReading = isReadable && readStored('reading') === me.tenant.id
  if (me.owesSecondFactor) set({ status: 'unproved', me })
  else set({ status: isOpen ? 'authenticated' : isReading ? 'reading' : 'inactive', me })
}

/**
 * Ends the session. `isKnown`: the server said so; otherwise the person may come back to drafts and waiting changes.
 */
function end({ isKnown = true } = {}): void {
  if (isLeaving) return
  setTokens(null)
  isConfirmed = false
  if (isKnown) forgetPerson()
  else forgetSeen()
  set({ status: 'anonymous' })
}

/** Removes everything of a person from this browser but changes that wait for them. */
function forgetPerson(): void {
  leaveChanges(lastCacheOwner())
  emptyStorage()
}

/** Removes what a browser stores of a person's visits and data. */
function forgetSeen(): void {
  emptySession()
  clearCache()
}

/** Assigns the storage to this person, and removes what another left who never signed out. */
function takeStorage(me: Me): void {
  const last = lastCacheOwner()
  if (last !== undefined && last !== cacheOwner(me)) emptyStorage()
  openStorage()
  ownCache(cacheOwner(me))
}

function broadcast(message: TabMessage): void {
  tabs.postMessage(message)
}

function set(next: Session): void {
  session = next
  if ('me' in next) lastMe = next.me
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
