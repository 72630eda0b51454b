import { getTokens } from './tokens.ts'

/** Returns what the access token says: who it is of and when it ends, in seconds. */
export function tokenClaims(): { sub?: string; exp?: number } | undefined {
  const payload = getTokens()?.accessToken.split('.')[1]
  if (!payload) return undefined
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
