import { createHmac } from 'node:crypto'
import type { Request } from './receiving.ts'

/** Signs as somebody who has the secret, at a time of their choice. */
export function signed(secret: string, body: object, at = Date.now()): Request {
  const id = crypto.randomUUID()
  const rawBody = Buffer.from(JSON.stringify(body))
  const timestamp = String(Math.floor(at / 1_000))
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${rawBody}`).digest('base64')
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${mac}`,
  }
  return { rawBody, body, headers }
}
