import { randomBytes } from 'node:crypto'
import { hmac } from '../platform/security/hmac.ts'

const PREFIX = 'whsec_'

export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64')
}

/** Returns the headers of Standard Webhooks that identify and sign a body sent now. */
export function signedHeaders(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = hmac(key, `${id}.${timestamp}.${body}`).toString('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
