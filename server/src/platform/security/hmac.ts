import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA-256. */
export function hmac(secret: string | Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** Short enough for an address. */
export function signatureOf(secret: string, text: string): string {
  return hmac(secret, text).toString('base64url').slice(0, 32)
}

/** Compares in the same time wherever they differ. */
export function isSame(given: string | Buffer, expected: string | Buffer): boolean {
  const [one, other] = [bytesOf(given), bytesOf(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function bytesOf(value: string | Buffer): Buffer {
  return typeof value === 'string' ? Buffer.from(value) : value
}
