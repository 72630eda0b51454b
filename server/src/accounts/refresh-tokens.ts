import { fingerprint, isFingerprint } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'

/** The one token that follows another: to be asked for it twice does not split the session in two. */
export function successorOf({ auth }: Secrets, token: string): string {
  return fingerprint(auth, 'refresh-successor', token).toString('base64url')
}

/** What the browser of a session keeps beside its refresh token, of which it is sent to fewer places. */
export function browserKeyOf({ auth }: Secrets, sessionId: string): string {
  return fingerprint(auth, 'refresh-browser', sessionId).toString('base64url')
}

export function isBrowserKey({ auth }: Secrets, sessionId: string, given: string | undefined) {
  return isFingerprint(auth, 'refresh-browser', sessionId, given)
}
