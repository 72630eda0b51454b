import type { FastifyRequest } from 'fastify'

/**
 * Tells whether a browser sent the request from a page that isn't ours, with the cookies of whoever opened it. Browsers
 * say where a page is from by one of two headers; what isn't a browser sends neither, and has no cookies of others.
 */
export function isFromOtherOrigin({ headers, server }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site !== 'same-origin'
  if (origin === undefined || origin === server.services.config.PUBLIC_URL) return false
  return URL.parse(origin)?.host !== host
}
