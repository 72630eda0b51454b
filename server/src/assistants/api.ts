import type { Endpoint, Input, Reply } from '@satchel/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asAssistant } from '../platform/security/assistant-calls.ts'

/** Calls an endpoint as the program whose token the assistant has, with all its checks. */
export type Api = <E extends Endpoint>(endpoint: E, input?: Partial<Input<E>>) => Promise<Reply<E>>

/** The API refused a call. */
export class Refused extends Error {}

/** The JSON-RPC code of a call that comes too early, among those of servers. */
export const TOO_MANY = -32_029

/** The API was called too often: it may be called again after these seconds. */
export class TooMany extends Error {
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super(`Too many calls: retry after ${retryAfter} seconds`)
    this.retryAfter = retryAfter
  }
}

export function apiOf(app: FastifyInstance, request: FastifyRequest): Api {
  const { authorization, 'user-agent': agent } = request.headers
  return async <E extends Endpoint>(endpoint: E, input: Partial<Input<E>> = {}) => {
    const { params = {}, query = {}, body } = input as Record<string, Record<string, unknown>>
    // The call begins once it's waited for.
    const answer = await asAssistant(
      async () =>
        await app.inject({
          method: endpoint.method as 'GET',
          url: addressOf(endpoint.path, params, query),
          remoteAddress: request.ip,
          headers: { authorization, 'user-agent': agent },
          ...(body && { payload: body }),
        }),
    )
    if (answer.statusCode === 429) throw new TooMany(Number(answer.headers['retry-after'] ?? 60))
    if (answer.statusCode >= 400) throw new Refused(refusalIn(answer.payload))
    return (answer.payload ? answer.json() : undefined) as Reply<E>
  }
}

function addressOf(
  path: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): string {
  const address = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const present = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(present.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${address}?${search}` : address
}

/** Returns what a Problem says, with each faulty field. */
function refusalIn(payload: string): string {
  const { detail = '', errors = [] } = JSON.parse(payload)
  const fields = errors.map(({ path, message }: Record<string, string>) => `${path} ${message}`)
  return [detail, ...fields].join('; ')
}
