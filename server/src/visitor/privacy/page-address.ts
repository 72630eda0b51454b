import type { FastifyRequest } from 'fastify'
import type { FoundLink } from '../link/find-link-queries.ts'

/** Returns the name of the page in its address: it has two. */
export function nameOf({ routeOptions }: FastifyRequest): 'shelf' | 'privacy' {
  return routeOptions.url?.split('/')[3] === 'privacy' ? 'privacy' : 'shelf'
}

/** Returns the path of the page, as it was asked for. */
export function addressOf(request: FastifyRequest, { link }: { link: FoundLink }): string {
  return `${link.base}/${nameOf(request)}`
}
