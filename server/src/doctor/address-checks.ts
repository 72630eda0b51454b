import { SOCKET_PROTOCOL } from '@satchel/contract/live.ts'
import { Agent, request, WebSocket } from 'undici'
import type { Config } from '../platform/config.ts'
import { isLoopback } from '../platform/security/loopback.ts'
import { SECOND } from '../platform/time.ts'
import { type Checks, fault, fine, reasonOf, unknown, warning } from './finding.ts'
import { addressesOfPeople, boundToAddress } from './queries.ts'

// What the proxy in front lets through, tried at the public address as a browser would.

const TIMEOUT = 5 * SECOND
/** Seconds. */
const SKEW_MAX = 5
/** People who signed in within a week from one address, which is no coincidence. */
const PEOPLE = 3
/** MiB of the parts in which the app sends uploads, the largest first. */
const PARTS = [16, 8, 4, 1]
const MEBIBYTE = 1024 ** 2

export const addressChecks: Checks = {
  async address({ config: { PUBLIC_URL } }) {
    const answer = await get(`${PUBLIC_URL}/readyz`).catch((error: Error) => error)
    if (answer instanceof Error)
      return fault(
        `${PUBLIC_URL} can’t be reached from this server: ${reasonOf(answer)}.`,
        'Check PUBLIC_URL, the name server, the certificate and the proxy. If only this machine can’t reach it, people may still.',
      )
    if (!('parts' in answer.body))
      return fault(
        `${PUBLIC_URL} answers with ${answer.status}, and not as Satchel does.`,
        'Let the proxy pass everything at this address on to Satchel, with its Host header.',
      )
    return fine(`${PUBLIC_URL} leads here.`)
  },

  async former({ config: { PUBLIC_URL, FORMER_URLS }, database: { system } }) {
    if (FORMER_URLS.length === 0) return fine('PUBLIC_URL has no former addresses (FORMER_URLS).')
    for (const url of FORMER_URLS) {
      const advice =
        'Let its name and the proxy lead here, with a certificate, as long as links to it are in use.'
      const location = await locationAt(`${url}/home`).catch((error: Error) => error)
      if (location instanceof Error)
        return warning(`${url} can’t be reached from this server: ${reasonOf(location)}.`, advice)
      if (location !== `${PUBLIC_URL}/home`)
        return warning(`${url} doesn’t lead to ${PUBLIC_URL}.`, advice)
    }
    const { passkeys, providers, directories, apps } = await boundToAddress(system)
    return fine(
      `${FORMER_URLS.join(', ')} lead to ${PUBLIC_URL}. What was set up before may know the former address only: passkeys (${passkeys} in all), identity providers (${providers}), SCIM (${directories}), connected apps (${apps}) and payments.`,
    )
  },

  async proxy({ config, database }) {
    const { TRUSTED_PROXIES: trusted, PUBLIC_URL } = config
    const advice =
      'Set TRUSTED_PROXIES to the proxy’s address and restart. Limits by address are one limit for everybody until then.'
    if (PUBLIC_URL.startsWith('https://') && !trusted)
      return fault('A proxy is in front of Satchel, but TRUSTED_PROXIES isn’t set.', advice)
    if (isLoopback(PUBLIC_URL)) return fine('Satchel is used on this machine only.')
    const { people, addresses } = await addressesOfPeople(database.system)
    if (people >= PEOPLE && addresses === 1)
      return fault(`All ${people} people who signed in this week came from one address.`, advice)
    return fine(`People came from ${addresses} addresses this week.`)
  },

  async body({ config }) {
    const url = `${config.PUBLIC_URL}/api/uploads`
    for (const [at, size] of PARTS.entries()) {
      const status = await post(url, size * MEBIBYTE).catch(reasonOf)
      if (typeof status === 'string')
        return unknown(`A request of ${size} MB got no answer: ${status}.`)
      if (status === 413) continue
      if (at === 0) return fine(`Parts of ${size} MB go through.`)
      return warning(
        `The proxy refuses requests above ${size} MB. Uploads go through in smaller parts, CSV files and logos don’t.`,
        'Raise the proxy’s limit, for nginx: client_max_body_size 20m.',
      )
    }
    return fault('The proxy refuses requests of 1 MB.', 'Raise its limit to 20 MB.')
  },

  async socket({ config }) {
    // The server takes the connection and then asks for a token.
    if ((await openSocket(config)) === 4401) return fine('WebSockets go through.')
    // What stands in the way of a WebSocket isn't told, but what does in that of another request is.
    const reason = await get(`${config.PUBLIC_URL}/healthz`).then(
      ({ status }) => `other requests do, and are answered with ${status}`,
      reasonOf,
    )
    return warning(
      `WebSockets don’t go through (${reason}), so the app asks for changes every now and then.`,
      'Let the proxy pass on the headers Upgrade and Connection for /socket.',
    )
  },

  async clock({ config, database }) {
    const { rows } = await database.systemPool.query('select now()')
    const skews = [Math.abs(Date.now() - Date.parse(rows[0].now)) / SECOND]
    const answer = await get(`${config.PUBLIC_URL}/healthz`).catch(() => undefined)
    if (answer?.date) skews.push(Math.abs(Date.now() - answer.date) / SECOND)
    const skew = Math.round(Math.max(...skews))
    if (skew <= SKEW_MAX) return fine('The clocks of the server, the database and the proxy agree.')
    return fault(
      `The clocks of the server, the database and the proxy differ by ${skew} seconds.`,
      'Turn on time synchronization on each machine. Second factors and file links depend on it.',
    )
  },
}

interface Answer {
  status: number
  body: object
  /** The time by the server's clock, in milliseconds. */
  date: number | undefined
}

async function get(url: string): Promise<Answer> {
  const { statusCode, headers, body } = await request(url, OPTIONS)
  const content = await body.json().catch(() => ({}))
  const date = headers.date ? Date.parse(String(headers.date)) : undefined
  return { status: statusCode, body: Object(content), date }
}

/** Options for HTTP/1.1, in which a refused body ends its own connection and no other request. */
const OPTIONS = {
  headersTimeout: TIMEOUT,
  bodyTimeout: TIMEOUT,
  dispatcher: new Agent({ allowH2: false, keepAliveTimeout: SECOND }),
}

/** Resolves to the address to which another one redirects; undefined if it doesn't. */
async function locationAt(url: string): Promise<string | undefined> {
  const { headers, body } = await request(url, OPTIONS)
  await body.dump()
  return headers.location === undefined ? undefined : String(headers.location)
}

/** Resolves to the status that a body of so many bytes is answered with. */
async function post(url: string, size: number): Promise<number> {
  const { statusCode, body } = await request(url, {
    ...OPTIONS,
    method: 'PATCH',
    headers: { 'content-type': 'application/offset+octet-stream' },
    body: Buffer.alloc(size),
  })
  await body.dump()
  return statusCode
}

/** Resolves to the code with which a socket without a token is closed. */
function openSocket({ PUBLIC_URL }: Config): Promise<number> {
  const socket = new WebSocket(`${PUBLIC_URL.replace('http', 'ws')}/socket`, SOCKET_PROTOCOL)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(0), TIMEOUT)
    const end = (code: number) => {
      clearTimeout(timer)
      resolve(code)
    }
    socket.addEventListener('close', ({ code }) => end(code))
    socket.addEventListener('error', () => end(0))
  })
}
