import { refreshSession, type TokenSet } from '@satchel/contract/accounts.ts'
import { ApiProblem } from './problem.ts'
import { send } from './request.ts'

type Tokens = Pick<TokenSet, 'accessToken' | 'identityToken'>

let tokens: Tokens | null = null
let refreshing: Promise<boolean> | null = null
let sessionEnded = () => {}

/** In memory alone: a page that is left forgets them, the refresh cookie does not. */
export function getTokens(): Tokens | null {
  return tokens
}

export function setTokens(next: Tokens | null): void {
  tokens = next
}

export function tokenHeaders(): Record<string, string> {
  return tokens
    ? {
        authorization: `Bearer ${tokens.accessToken}`,
        'x-identity-token': tokens.identityToken,
      }
    : {}
}

/** Called when the server takes the session for over. */
export function onSessionEnd(handler: () => void): void {
  sessionEnded = handler
}

/** True once there are new tokens, false when the session is over; throws when the server is away. */
export function refreshTokens(): Promise<boolean> {
  refreshing ??= oneTabAtATime(fetchTokens).finally(() => {
    refreshing = null
  })
  return refreshing
}

/** The first tokens of a page while they are on their way: true once they have come. */
export function comingTokens(): Promise<boolean> | undefined {
  return tokens ? undefined : refreshing?.catch(() => false)
}

async function fetchTokens(): Promise<boolean> {
  try {
    tokens = await send(refreshSession, { body: {} })
    return true
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.body.status !== 401) throw error
    tokens = null
    sessionEnded()
    return false
  }
}

/** A refresh token works once: two tabs sending the same one would end the session of both. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  // Browsers keep locks from pages that are not served over TLS.
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('satchel-refresh', work) : work()
}
