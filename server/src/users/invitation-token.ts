import { createHash } from 'node:crypto'

/** Tokens are random, so one round of SHA-256 keeps them. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
