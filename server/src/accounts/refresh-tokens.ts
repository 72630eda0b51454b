import { fingerprint, isFingerprint } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'

/** Returns the one token that follows another, so that using a token twice doesn't split the session. */
export function successorOf({ auth }: Secrets, token: string): string {
  return fingerprint(auth, 'refresh-successor', token).toString('base64url')
}

/** Returns the browser key of a session, a cookie that is sent to fewer places than the refresh token. */
export function browserKeyOf({ auth }: Secrets, sessionId: string): string {
  return fingerprint(auth, 'refresh-browser', sessionId).toString('base64url')
}

export function isBrowserKey({ auth }: Secrets, sessionId: string, input: string | undefined) {
  return isFingerprint(auth, 'refresh-browser', sessionId, input)
}
