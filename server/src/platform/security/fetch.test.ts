import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { askPublic, type FetchOptions, fetchPublic, sendPublic } from './fetch.ts'

/** The one address these tests let in, in the place of the public internet. */
const PUBLIC = '127.0.0.9'
const PRIVATE = '127.0.0.1'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

async function serve(handler: RequestListener, host = PUBLIC) {
  let hits = 0
  const server = createServer((request, response) => {
    hits++
    handler(request, response)
  })
  server.listen(0, host)
  await once(server, 'listening')
  closers.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://${host}:${port}/`, port, hits: () => hits }
}

const page: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Hello</h1>')

function get(url: string, options: Partial<FetchOptions> = {}) {
  return fetchPublic(url, {
    accept: ['text/html'],
    maxBytes: 1_000_000,
    timeoutMs: 5_000,
    allowedNetworks: [`${PUBLIC}/32`],
    ...options,
  })
}

/** A name server that gives one set of addresses after the other, and the last one from then on. */
function names(...answers: string[][]): Required<Pick<FetchOptions, 'resolve'>> {
  return {
    resolve: async () => {
      const [answer = []] = answers.length > 1 ? answers.splice(0, 1) : answers
      return answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  }
}

test('a page at an address that may be reached is read', async () => {
  const { url } = await serve(page)
  const { body, contentType, url: end } = await get(url)
  expect(body.toString()).toBe('<h1>Hello</h1>')
  expect(contentType).toBe('text/html; charset=utf-8')
  expect(end).toBe(url)
})

test('a page at a name is read from the address the name has', async () => {
  const { port } = await serve(page)
  const { body } = await get(`http://pages.example:${port}/`, names([PUBLIC]))
  expect(body.toString()).toBe('<h1>Hello</h1>')
})

test('the address of this machine is refused without a connection', async () => {
  const { url, hits } = await serve(page, PRIVATE)
  await expect(get(url)).rejects.toMatchObject({ reason: 'refused' })
  expect(hits()).toBe(0)
})

const NOT_PUBLIC = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
  ...[
    '172.16.0.1',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
  ],
  ...['255.255.255.255', '::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', '2001:0:1::1', '2001:db8::1', '2002:7f00:1::1'],
  ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '5f00::1', '4000::1'],
]

test.each(NOT_PUBLIC)('%s is refused, written out or behind a name', async (address) => {
  const literal = address.includes(':') ? `[${address}]` : address
  await expect(get(`http://${literal}/`)).rejects.toMatchObject({ reason: 'refused' })
  await expect(get('http://pages.example/', names([address]))).rejects.toMatchObject({
    reason: 'refused',
  })
})

test.each(['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '①②⑦.0.0.1'])(
  'the odd form %s of a local address is refused',
  async (host) => {
    await expect(get(`http://${host}/`)).rejects.toMatchObject({ reason: 'refused' })
  },
)

test('a name with one private address among public ones is refused', async () => {
  const { port, hits } = await serve(page)
  await expect(
    get(`http://pages.example:${port}/`, names([PUBLIC, '10.0.0.1'])),
  ).rejects.toMatchObject({ reason: 'refused' })
  expect(hits()).toBe(0)
})

test('a name without an address cannot be reached', async () => {
  const resolve = () => Promise.reject(new Error('ENOTFOUND'))
  await expect(get('http://pages.example/', { resolve })).rejects.toMatchObject({
    reason: 'unreachable',
  })
})

test('a name that turns private between two requests is refused at the second', async () => {
  const inside = await serve(page, PRIVATE)
  const outside = await serve((_, response) =>
    response.writeHead(302, { location: `http://pages.example:${inside.port}/` }).end(),
  )
  await expect(
    get(`http://pages.example:${outside.port}/`, names([PUBLIC], [PRIVATE])),
  ).rejects.toMatchObject({ reason: 'refused' })
  expect(outside.hits()).toBe(1)
  expect(inside.hits()).toBe(0)
})

test('a connection goes to the checked address: a name is resolved once per connection', async () => {
  const { port } = await serve(page)
  let requests = 0
  const resolve = async () => {
    requests++
    return [{ address: requests === 1 ? PUBLIC : PRIVATE, family: 4 }]
  }
  const { body } = await get(`http://pages.example:${port}/`, { resolve })
  expect(body.toString()).toBe('<h1>Hello</h1>')
  expect(requests).toBe(1)
})

test('redirects are followed, relative ones too', async () => {
  const { url } = await serve((request, response) => {
    if (request.url === '/there') page(request, response)
    else response.writeHead(301, { location: '/there' }).end()
  })
  expect((await get(url)).url).toBe(`${url}there`)
})

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'data:text/html,hello',
  'ftp://pages.example/',
  'http://name:word@pages.example/',
])('a redirect to %s is refused', async (location) => {
  const { url } = await serve((_, response) => response.writeHead(302, { location }).end())
  await expect(get(url)).rejects.toMatchObject({ reason: 'refused' })
})

test('redirects without an end are given up', async () => {
  const { url, hits } = await serve((_, response) =>
    response.writeHead(302, { location: '/again' }).end(),
  )
  await expect(get(url)).rejects.toMatchObject({ reason: 'redirects', status: 302 })
  expect(hits()).toBe(6)
})

test('a body over the limit is cut off while it comes', async () => {
  let sent = 0
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 65_536
    }
    response.on('drain', more)
    more()
  })
  await expect(get(url)).rejects.toMatchObject({ reason: 'too-large' })
  expect(sent).toBeLessThan(50_000_000)
})

test('a small body that unpacks to a large one is over the limit too', async () => {
  const packed = gzipSync(Buffer.alloc(20_000_000))
  const { url } = await serve((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(packed),
  )
  expect(packed.length).toBeLessThan(1_000_000)
  await expect(get(url)).rejects.toMatchObject({ reason: 'too-large' })
})

test('a server that does not answer is left at the deadline', async () => {
  const { url } = await serve(() => undefined)
  await expect(get(url, { timeoutMs: 200 })).rejects.toMatchObject({ reason: 'timeout' })
})

test('a server that never ends its answer is left at the deadline', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>')
  })
  await expect(get(url, { timeoutMs: 200 })).rejects.toMatchObject({ reason: 'timeout' })
})

test('an error page is reported with its status', async () => {
  const { url } = await serve((_, response) => response.writeHead(404).end())
  await expect(get(url)).rejects.toMatchObject({ reason: 'bad-status', status: 404 })
})

test('a closed port is unreachable', async () => {
  const { url, port } = await serve(page)
  await closers.pop()?.()
  await expect(get(url)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(port).toBeGreaterThan(0)
})

test('an answer of another type than asked for is not read', async () => {
  const { url } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'video/mp4' }).write('moov'),
  )
  await expect(get(url)).rejects.toMatchObject({ reason: 'wrong-type' })
})

test('an answer that breaks off counts by its status', async () => {
  const { url } = await serve((request, response) => {
    request.resume()
    response.writeHead(request.method === 'POST' ? 200 : 503, { 'content-length': 1_000 })
    response.write('The start', () => response.destroy())
  })
  const reach = { timeoutMs: 5_000, allowedNetworks: [`${PUBLIC}/32`] }
  const sent = await sendPublic(url, { headers: {}, body: '{}' }, { ...reach, keptBytes: 500 })
  expect([sent.status, sent.start.toString()]).toEqual([200, 'The start'])
  expect((await askPublic(url, 'GET', reach)).status).toBe(503)
})
