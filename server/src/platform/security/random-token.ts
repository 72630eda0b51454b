import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Returns a random token for its holder; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a token; one round of SHA-256 suffices because tokens are random. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Returns six random digits, for typing. */
export function newCode(): string {
  return `${randomInt(1_000_000)}`.padStart(6, '0')
}
