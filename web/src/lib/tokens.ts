import { refreshSession, type TokenSet } from '@satchel/contract/accounts/accounts.ts'
import { QUERY_RETRY_DELAY } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { whenActivated } from './activation.ts'
import { isOffline } from './offline/offline.ts'
import { ApiProblem, Expected } from './problem.ts'
import { send } from './request.ts'

type Tokens = Pick<TokenSet, 'accessToken' | 'identityToken'> & Partial<Pick<TokenSet, 'expiresIn'>>

/** State of a page whose browser is now another person's: it's being left. */
export class OtherPerson extends Expected {
  override name = 'OtherPerson'
}

let tokens: Tokens | null = null
/** Time in ms. */
let expireAt = Number.POSITIVE_INFINITY
const listeners = new Set<() => void>()
let refreshing: Promise<boolean> | null = null
let sessionEnded = () => {}
let accept = (_tokens: Tokens) => true

/** Returns the tokens, which are only in memory: they are gone with the page, the refresh cookie isn't. */
export function getTokens(): Tokens | null {
  return tokens
}

export function setTokens(next: Tokens | null): void {
  tokens = next
  const { expiresIn } = next ?? {}
  expireAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1_000
  for (const listener of listeners) listener()
}

/** Tells whether the tokens expire within so many ms. */
export function expireWithin(ms: number): boolean {
  return tokens !== null && expireAt - Date.now() <= ms
}

/** Calls a function whenever the tokens change, until the returned one is called. */
export function onTokens(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tokenHeaders(): Record<string, string> {
  return tokens
    ? {
        authorization: `Bearer ${tokens.accessToken}`,
        'x-identity-token': tokens.identityToken,
      }
    : {}
}

/** Sets the handler of a session that the server ended. */
export function onSessionEnd(handler: () => void): void {
  sessionEnded = handler
}

/** Sets what decides whether refreshed tokens are for this page; where they aren't, it leaves the page. */
export function onNewTokens(decide: (tokens: Tokens) => boolean): void {
  accept = decide
}

/** Returns the id of the person whom tokens are for; undefined if that can't be read. */
export function subjectOf({ identityToken }: Tokens): string | undefined {
  try {
    const [, payload = ''] = identityToken.split('.')
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}

/**
 * Refreshes the tokens. True with new tokens, false when the session is over; throws when the server is unreachable.
 * With `background`, nobody is active: a session that ends when idle still does.
 */
export function refreshTokens({ background = false } = {}): Promise<boolean> {
  // A page that was prepared ahead may never be seen: it doesn't count as activity of a person.
  const isSeen = new Promise<void>(whenActivated)
  refreshing ??= isSeen
    .then(() => oneTabAtATime(() => fetchTokens(background)))
    .finally(() => {
      refreshing = null
    })
  return refreshing
}

/** Returns the request for a page's first tokens while it is running: true once they have arrived. */
export function comingTokens(): Promise<boolean> | undefined {
  return tokens ? undefined : refreshing?.catch(() => false)
}

async function fetchTokens(background: boolean): Promise<boolean> {
  const ask = () => send(refreshSession, { body: background ? { background } : {} })
  try {
    const next = await askTwice(ask)
    // What waits for tokens of the person shown is not to be sent with these.
    if (!accept(next)) throw new OtherPerson(t('format.otherPerson'))
    setTokens(next)
    return true
  } catch (error) {
    if (!(error instanceof ApiProblem && error.is(401))) throw error
    setTokens(null)
    sessionEnded()
    return false
  }
}

/**
 * Asks again after a pause if the server wasn't reached. A network that has just come back may lose the first call, and
 * a page that is being left cancels its calls: the pause then outlives the page.
 */
export async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiProblem && error.isUnreached) || isOffline()) throw error
    await new Promise((resolve) => setTimeout(resolve, QUERY_RETRY_DELAY))
    return ask()
  }
}

/**
 * Runs work in one tab at a time: a refresh token works once, so two tabs sending the same one would end the session
 * of both.
 */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Browsers keep locks from pages that are not served over TLS.
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('satchel-refresh', work) : work()
}
