import { getTokens } from './tokens.ts'

/** Returns the claims of the access token: whose it is and when it expires, in seconds. */
export function tokenClaims(): { sub?: string; exp?: number } | undefined {
  const payload = getTokens()?.accessToken.split('.')[1]
  if (!payload) return undefined
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
