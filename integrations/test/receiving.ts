import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

// The packages have lock files of their own, and their types aren't there where these tests are checked.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = Record<string, any>

/** A delivery, as it came. */
export interface Request {
  headers: Json
  body: unknown
  rawBody: Buffer
}

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
