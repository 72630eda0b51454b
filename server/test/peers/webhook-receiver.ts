import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** The one address that is let in, in the place of the public internet. */
const HOST = '127.0.0.9'
/** Allows sending to receivers. */
export const RECEIVERS = { FETCH_ALLOWED_NETWORKS: `${HOST}/32` }

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a receiver that answers with these statuses in turn; the last one repeats, and `never` hangs. */
export async function receiver(...statuses: (number | 'never')[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString()
    const status = statuses[Math.min(received.length, statuses.length - 1)] ?? 204
    received.push({ headers: request.headers, body })
    if (status !== 'never')
      response.writeHead(status, status === 302 ? { location: '/end' } : {}).end('thanks')
  })
  server.listen(0, HOST)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}/hook`, received }
}

/** Returns the signature that a receiver with this secret expects, made as Standard Webhooks describe. */
export function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
