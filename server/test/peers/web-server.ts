import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** Allows fetching from this machine. */
export const LOOPBACK = { FETCH_ALLOWED_NETWORKS: '127.0.0.0/8' }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface WebServer {
  url(path: string): string
  /** Returns how often a path was requested. */
  asked(path: string): number
}

/** A server of the web for all tests of a file: given paths answer as defined, others with a page. */
export function webServer(answers: Record<string, Answer> = {}): WebServer {
  const counts = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    counts.set(path, (counts.get(path) ?? 0) + 1)
    const answer = answers[path]
    if (answer) return answer(request, response)
    response.setHeader('content-type', 'text/html')
    response.end(`<title>Page ${path}</title><p>About ${path}</p>`)
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    asked: (path) => counts.get(path) ?? 0,
  }
}
