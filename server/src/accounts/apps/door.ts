import { OAUTH_PATH } from '@satchel/contract/accounts/connected-apps.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { networkOf } from '../../platform/http/network.ts'
import type { Services } from '../../platform/http/services.ts'
import { NoSuchAddress } from '../../platform/problem.ts'
import {
  type Budget,
  bytesOf,
  MEGABYTE,
  ROW_BYTES,
  spendBytes,
} from '../../platform/security/budgets.ts'
import { RegistrationRefused, readRegistration } from './registration.ts'

/** Calls by one network: of everything, and of apps that register. */
const CALLS = { name: 'oauth', calls: 120, seconds: 60 } as const
const REGISTRATIONS = { name: 'oauth-register', calls: 30, seconds: 3_600 } as const
/** Bytes a day that apps have stored by registering; no account stands behind them yet. */
const STORED: Budget = {
  name: 'oauth-register',
  network: 0.2 * MEGABYTE,
  strangers: 10 * MEGABYTE,
  trial: 0,
  trials: 0,
  account: 0,
}
const BODY_MAX = 16_384

/** Doors of the library that are open, by method and path. All else below the path is nowhere. */
const DOORS = [
  ['GET', '/authorize'],
  ['GET', '/authorize/:uid'],
  ['POST', '/token'],
  ['POST', '/revoke'],
  ['GET', '/jwks'],
] as const
/** Doors that browsers call from pages of other origins. */
const OF_OTHERS = ['/token', '/register', '/revoke', '/jwks'] as const

/** Registers the OAuth server's own addresses. */
export function openDoors(app: FastifyInstance, services: Services, open: () => Promise<Provider>) {
  const { PUBLIC_URL } = services.config
  void app.register((oauth, _options, done) => {
    oauth.addHook('onRequest', (request) => services.limits.spend(CALLS, networkOf(request.ip)))
    oauth.removeAllContentTypeParsers()
    // The library reads bodies itself, but for those that are checked before.
    oauth.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    const passOn = async (request: FastifyRequest, reply: FastifyReply) =>
      handOver(await open(), PUBLIC_URL, request, reply)
    for (const [method, path] of DOORS)
      oauth.route({ method, url: OAUTH_PATH + path, preHandler: requirePlain, handler: passOn })
    for (const path of OF_OTHERS) oauth.options(OAUTH_PATH + path, passOn)
    void oauth.register((registering, _more, ready) => {
      registering.removeAllContentTypeParsers()
      const parse = registering.getDefaultJsonParser('error', 'error')
      registering.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: BODY_MAX },
        parse,
      )
      registering.setErrorHandler(answerRefusal)
      registering.post(`${OAUTH_PATH}/register`, async (request, reply) => {
        const network = networkOf(request.ip)
        await services.limits.spend(REGISTRATIONS, network)
        const metadata = readRegistration(request.body)
        await spendBytes(services, STORED, { network }, ROW_BYTES + bytesOf(metadata))
        Object.assign(request.raw, { body: metadata })
        await passOn(request, reply)
      })
      ready()
    })
    done()
  })
}

/**
 * Refuses what would send people on to an app's address, which anybody can register, before they have decided: requests
 * to ask nothing, and answers in other ways than by an address, whose pages would be ours.
 */
async function requirePlain(request: FastifyRequest, reply: FastifyReply) {
  const { prompt, response_mode: mode } = request.query as Record<string, unknown>
  const isSilent = [prompt].flat().some((value) => /(^|\s)none(\s|$)/.test(String(value ?? '')))
  const isOther = [mode].flat().some((value) => value !== undefined && value !== 'query')
  if (!isSilent && !isOther) return
  const what = isSilent ? 'prompt=none' : 'this response_mode'
  return reply
    .code(400)
    .type('text/plain; charset=utf-8')
    .send(`The app’s request can’t be answered: ${what} isn’t supported`)
}

/** Answers as RFC 7591 has it; what else goes wrong is answered as everywhere. */
function answerRefusal(error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof RegistrationRefused)) throw error
  return reply.code(400).send({ error: error.error, error_description: error.message })
}

/** Hands a request to the library, as one of the public address whatever its headers say. */
function handOver(
  provider: Provider,
  publicUrl: string,
  { raw, hostname, routeOptions, params }: FastifyRequest,
  reply: FastifyReply,
): void {
  const { host, protocol, hostname: ours } = new URL(publicUrl)
  if (hostname.replace(/:\d+$/, '') !== ours) throw new NoSuchAddress()
  reply.hijack()
  reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders()) as [string, string][]))
  Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) })
  delete raw.headers['x-forwarded-host']
  const { uid = '' } = params as { uid?: string }
  const route = (routeOptions.url ?? '').slice(OAUTH_PATH.length)
  // By the route, however its path was spelled.
  const path = route.replace(':uid', encodeURIComponent(uid))
  // Nobody stays signed in here: who comes from an app is whoever is signed in to Satchel then.
  if (path === '/authorize') delete raw.headers.cookie
  const search = raw.url?.replace(/^[^?]*/, '') ?? ''
  Object.assign(raw, { originalUrl: raw.url, url: path + search })
  provider.callback()(raw, reply.raw)
}
