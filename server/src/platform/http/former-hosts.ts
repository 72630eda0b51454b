import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AT_ANY_NAME } from './host-check.ts'
import { hostNameOf } from './hosts.ts'

/** The script that websites of others load, which calls the address it came from. */
const SCRIPTS = /^\/embed\//
/** The origin in the request line of clients of proxies, which send the whole address. */
const ORIGIN = /^https?:\/\/[^/?]*(?=\/)/i
/** Characters that no header has. */
const BEYOND_ASCII = /[^\x21-\x7e]+/g
/** Seconds a redirect is kept: a former address may become the present one again. */
const MAX_AGE = 3_600

/** Returns the address that a request to a former one of ours is for now; undefined for requests that are answered here. */
export type FormerHosts = (
  request: Pick<FastifyRequest, 'originalUrl' | 'headers' | 'routeOptions'>,
) => string | undefined

/**
 * Leads from `FORMER_URLS` to `PUBLIC_URL`, path for path. What websites of others call is answered at both: browsers ask
 * before such calls, and don't follow a redirect there.
 */
export function openFormerHosts({
  PUBLIC_URL,
  FORMER_URLS,
}: Pick<Config, 'PUBLIC_URL' | 'FORMER_URLS'>): FormerHosts {
  const former = new Set(FORMER_URLS.map((url) => hostNameOf(new URL(url).host)))
  return ({ originalUrl, headers, routeOptions }) => {
    if (!former.has(hostNameOf(headers.host))) return undefined
    const path = originalUrl.replace(ORIGIN, '')
    const isAnswered = routeOptions.config?.endpoint?.anyOrigin || SCRIPTS.test(path)
    return isAnswered || AT_ANY_NAME.test(path) ? undefined : PUBLIC_URL + path
  }
}

/** Redirects for good: with 308 what isn't only read, so that its method and body go along. */
export function redirectForGood(
  { method }: FastifyRequest,
  reply: FastifyReply,
  url: string,
): FastifyReply {
  const isRead = method === 'GET' || method === 'HEAD'
  return reply
    .code(isRead ? 301 : 308)
    .headers({
      location: url.toWellFormed().replace(BEYOND_ASCII, encodeURIComponent),
      'cache-control': `public, max-age=${MAX_AGE}`,
    })
    .send()
}
