import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns an HMAC-SHA-256. */
export function hmac(secret: string | Buffer, content: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(content).digest()
}

/** Returns a signature short enough for an address. */
export function signatureOf(secret: string, text: string): string {
  return hmac(secret, text).toString('base64url').slice(0, 32)
}

/** Compares in constant time. */
export function isSame(input: string | Buffer, expected: string | Buffer): boolean {
  const [one, other] = [bytesOf(input), bytesOf(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function bytesOf(value: string | Buffer): Buffer {
  return typeof value === 'string' ? Buffer.from(value) : value
}
