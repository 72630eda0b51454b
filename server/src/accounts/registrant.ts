import { fingerprint, isFingerprint } from '../platform/security/sealing.ts'
import type { Secrets } from '../platform/security/secrets.ts'

/** What a browser keeps, out of the reach of scripts, to show later that it is the one that registered a person. */
export function registrationProof({ auth }: Secrets, userId: string): string {
  return fingerprint(auth, 'registration-proof', userId).toString('base64url')
}

export function isRegistrant({ auth }: Secrets, userId: string, proof: string | undefined) {
  return isFingerprint(auth, 'registration-proof', userId, proof)
}
