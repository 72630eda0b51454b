import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { HAPROXY, startHaproxy } from './proxies.ts'

/** Starts a server that is ready, and answers all else as told. Returns its address and the requests to it. */
async function startServer(answer: (response: ServerResponse) => void) {
  const requests: string[] = []
  const server = createServer(({ method, url }, response) => {
    if (url === '/readyz') return response.end()
    requests.push(`${method} ${url}`)
    return answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { upstream: `127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

test.skipIf(!existsSync(HAPROXY))(
  'HAProxy asks another process what an ending one refused to read, and says when to try again otherwise',
  async () => {
    const port = await freePort()
    const ending = await startServer((response) => response.writeHead(503).end())
    const running = await startServer((response) => response.end('a page'))
    const { upstream } = ending
    onTestFinished(await startHaproxy({ port, upstream, others: [running.upstream] }))
    const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
    const ask = async (method: 'GET' | 'POST', headers = {}) => {
      const url = `https://localhost:${port}/l/slug`
      const answer = await request(url, { method, headers, dispatcher })
      return [answer.statusCode, answer.headers['retry-after'], await answer.body.text()]
    }
    // Both are asked in turn, so one of two is asked the ending process first.
    for (let i = 0; i < 4; i += 1) expect(await ask('GET')).toEqual([200, undefined, 'a page'])
    expect(ending.requests.length).toBeGreaterThan(0)

    ending.requests.length = 0
    const refused = [503, '5', '']
    const ahead = { 'sec-purpose': 'prefetch;prerender' }
    for (const answers of [
      [await ask('POST'), await ask('POST')],
      [await ask('GET', ahead), await ask('GET', ahead)],
    ])
      expect(answers).toContainEqual(refused)
    expect(ending.requests).toEqual(['POST /l/slug', 'GET /l/slug'])
  },
)
