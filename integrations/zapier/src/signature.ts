import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which a delivery's time may differ from ours. */
const TOLERANCE_S = 300

export interface Delivery {
  id: string
  timestamp: string
  /** One or more, separated by spaces. */
  signatures: string
  /** The body as it was received. */
  body: string
}

/** Tells whether a delivery is signed with the secret and recent, as Standard Webhooks describe. */
export function isGenuine(secret: string, { id, timestamp, signatures, body }: Delivery): boolean {
  const isRecent = Math.abs(Date.now() / 1_000 - Number(timestamp)) <= TOLERANCE_S
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (!id || !isRecent || key.length === 0) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',', 2)
    const shown = Buffer.from(value, 'base64')
    return version === 'v1' && shown.length === expected.length && timingSafeEqual(shown, expected)
  })
}

/** Reads a delivery from a request, whose header names Zapier begins with `Http-`. */
export function deliveryOf(raw: { headers?: object; content?: string } = {}): Delivery {
  const headers = new Map(
    Object.entries(raw.headers ?? {}).map(([name, value]) => [
      name.toLowerCase().replace(/^http-/, ''),
      String(value),
    ]),
  )
  return {
    id: headers.get('webhook-id') ?? '',
    timestamp: headers.get('webhook-timestamp') ?? '',
    signatures: headers.get('webhook-signature') ?? '',
    body: raw.content ?? '',
  }
}
