import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Request } from './n8n.ts'

/** The one address that Satchel may send to, in the place of the public internet. */
const HOST = '127.0.0.9'
export const RECEIVERS = { FETCH_ALLOWED_NETWORKS: `${HOST}/32` }

/** Listens as the automation does, and keeps what came. The answer's status is what `answer` says. */
export async function listenFor(answer: (request: Request) => Promise<number>) {
  const received: Request[] = []
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await Array.fromAsync(request))
    const one = { headers: { ...request.headers }, rawBody, body: JSON.parse(String(rawBody)) }
    received.push(one)
    response.writeHead(await answer(one)).end()
  })
  server.listen(0, HOST)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}`, received }
}
