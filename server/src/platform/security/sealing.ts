import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { hmac, isSame } from './hmac.ts'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

/** Kept so that the database alone does not tell it; what it is of is part of the key, so that rows cannot be swapped. */
export function seal(secret: string, of: string, text: string): Buffer {
  const iv = randomBytes(IV)
  const cipher = createCipheriv(CIPHER, keyOf(secret, of), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function unseal(secret: string, of: string, sealed: Buffer): string {
  const decipher = createDecipheriv(CIPHER, keyOf(secret, of), sealed.subarray(0, IV))
  decipher.setAuthTag(sealed.subarray(-TAG))
  const text = decipher.update(sealed.subarray(IV, -TAG))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

/** For what is only compared: whoever has the database alone cannot try words against it. */
export function fingerprint(secret: string, of: string, text: string): Buffer {
  return hmac(keyOf(secret, of), text)
}

/** Compares what somebody shows as base64url, in the same time wherever it differs. */
export function isFingerprint(
  secret: string,
  of: string,
  text: string,
  given: string | undefined,
): boolean {
  const shown = Buffer.from(given ?? '', 'base64url')
  return isSame(shown, fingerprint(secret, of, text))
}

function keyOf(secret: string, of: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', of, 32))
}
