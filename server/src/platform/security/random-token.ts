import { createHash, randomBytes } from 'node:crypto'

/** What nobody can guess: it goes to its holder, and only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are random, so one round of SHA-256 keeps them. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
