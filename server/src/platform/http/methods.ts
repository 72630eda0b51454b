import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, says } from '../problem.ts'

/** Refuses a method that an address doesn't offer, naming those that it does (RFC 9110 15.5.6). */
export function refuseMethod(
  { routes }: FastifyInstance,
  { method, url }: FastifyRequest,
  reply: FastifyReply,
): void {
  const path = url.split('?', 1)[0] ?? '/'
  const offered = routes
    .map((route) => route.split(' '))
    .filter(([, at = '']) => isPathOf(at, path))
  const methods = [...new Set(offered.flatMap(([offers = '']) => offers.split(',')))]
  if (methods.length === 0) return
  // The router answers HEAD wherever it answers GET.
  const allow = methods.includes('GET') ? [...new Set([...methods, 'HEAD'])].sort() : methods.sort()
  if (allow.includes(method)) return
  reply.header('allow', allow.join(', '))
  throw new Problem(
    'method-not-allowed',
    says('methodNotOffered', { method, methods: methods.join(', ') }),
  )
}

/** Tells whether a path is one of a route such as `/api/items/v1/:id`. */
export function isPathOf(route: string, path: string): boolean {
  const [parts, given] = [route.split('/'), path.split('/')]
  if (parts.length !== given.length) return false
  return parts.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
}
