import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../src/platform/database/embedded-postgres.ts'
import { CADDY, HAPROXY, NGINX, startCaddy, startHaproxy, startNginx } from './proxies.ts'

const HOST = 'satchel.company.com'

/** Starts a server that keeps the headers that a proxy passes on. */
async function startUpstream() {
  const passed: IncomingHttpHeaders[] = []
  const server = createServer(({ headers, url }, response) => {
    if (url === '/traced') passed.push(headers)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { passed, upstream: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Asks a proxy on loopback for a page as part of a trace; resolves to the status. */
function askTraced(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const at = { host: '127.0.0.1', port, path: '/traced', servername: HOST }
    const headers = { host: HOST, traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01` }
    request({ ...at, headers, agent: false, rejectUnauthorized: false }, (answer) =>
      resolve(answer.resume().statusCode),
    )
      .on('error', reject)
      .end()
  })
}

const proxies = [
  { name: 'nginx', program: NGINX, start: startNginx },
  { name: 'HAProxy', program: HAPROXY, start: startHaproxy },
  {
    name: 'Caddy',
    program: CADDY,
    start: async (front: { port: number; upstream: string }) =>
      (await startCaddy({ ...front, host: HOST })).stop,
  },
]

for (const { name, program, start } of proxies)
  test.skipIf(!existsSync(program))(
    `behind the sample for ${name} visitors don’t choose what is traced`,
    async () => {
      const { passed, upstream } = await startUpstream()
      const port = await freePort()
      onTestFinished(await start({ port, upstream }))
      // Caddy has its certificate a moment later.
      await expect.poll(() => askTraced(port)).toBe(200)
      expect(passed).toEqual([expect.objectContaining({ 'x-forwarded-for': '127.0.0.1' })])
      expect(passed[0]).not.toHaveProperty('traceparent')
    },
  )
