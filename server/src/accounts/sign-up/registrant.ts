import { fingerprint, isFingerprint } from '../../platform/security/sealing.ts'
import type { Secrets } from '../../platform/security/secrets.ts'

/** Returns the cookie that later proves a browser registered a person. */
export function registrationProof({ auth }: Secrets, userId: string): string {
  return fingerprint(auth, 'registration-proof', userId).toString('base64url')
}

export function isRegistrant({ auth }: Secrets, userId: string, proof: string | undefined) {
  return isFingerprint(auth, 'registration-proof', userId, proof)
}
