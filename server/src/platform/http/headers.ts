import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { hostNameOf } from './hosts.ts'

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
}

/** One year, without subdomains, which may belong to someone else. */
const HSTS = { 'strict-transport-security': 'max-age=31536000' }

export type HeadersOf = (request: FastifyRequest) => Record<string, string>

/** Returns what every answer carries, errors included. */
export function openHeaders({ PUBLIC_URL }: Config): HeadersOf {
  const isSecure = PUBLIC_URL.startsWith('https:')
  const own = hostNameOf(new URL(PUBLIC_URL).host)
  return (request) => ({
    ...SECURITY_HEADERS,
    'x-request-id': request.id,
    // A tenant's domain may leave for a server that speaks plain HTTP.
    ...(isSecure && hostNameOf(request.headers.host) === own && HSTS),
    ...(isOfApi(request) && { 'cache-control': cachingOf(request) }),
    // Without credentials: a page elsewhere is nobody's.
    ...(request.routeOptions.config?.endpoint?.anyOrigin && { 'access-control-allow-origin': '*' }),
  })
}

const isOfApi = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith('/api/') || routeOptions.config?.endpoint?.cachedFor !== undefined

/** Answers of the API are one person's, but for what an endpoint lets anyone keep. */
function cachingOf({ routeOptions }: FastifyRequest): string {
  const { cachedFor } = routeOptions.config?.endpoint ?? {}
  return cachedFor ? `public, max-age=${cachedFor}` : 'no-store'
}
