import { randomBytes } from 'node:crypto'
import { hmac } from '../platform/security/hmac.ts'

const PREFIX = 'whsec_'

export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/**
 * Returns the headers of Standard Webhooks that identify a body sent now, with a signature by each secret: the newest
 * first.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${hmac(key, `${id}.${timestamp}.${body}`).toString('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
