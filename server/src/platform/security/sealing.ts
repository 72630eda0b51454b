import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { hmac, isSame } from './hmac.ts'

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

/**
 * Encrypts text so that the database alone doesn't reveal it; `of` is part of the key, so that rows can't be swapped.
 */
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

/** Returns a keyed hash for comparing, so that guesses can't be checked with the database alone. */
export function fingerprint(secret: string, of: string, text: string): Buffer {
  return hmac(keyOf(secret, of), text)
}

/** Compares a base64url fingerprint in constant time. */
export function isFingerprint(
  secret: string,
  of: string,
  text: string,
  input: string | undefined,
): boolean {
  const bytes = Buffer.from(input ?? '', 'base64url')
  return isSame(bytes, fingerprint(secret, of, text))
}

function keyOf(secret: string, of: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', of, 32))
}
