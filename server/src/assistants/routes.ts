import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../platform/http/network.ts'
import { Problem, says } from '../platform/problem.ts'
import { asAssistant } from '../platform/security/assistant-calls.ts'
import { programTokenOf } from '../platform/security/identity.ts'
import { apiOf, TOO_MANY } from './api.ts'

/** Address of the MCP server, as Streamable HTTP. */
const MCP_PATH = '/mcp'
const CALLS = { name: 'mcp', calls: 240, seconds: 60 } as const
const BODY_MAX = 256 * 1_024

/** Serves assistants by the Model Context Protocol, without sessions: each message is a request of its own. */
export function assistantRoutes(app: FastifyInstance): void {
  const { services } = app
  const { PUBLIC_URL } = services.config
  const metadata = new URL('/.well-known/oauth-protected-resource/mcp', PUBLIC_URL)

  const answerMessage = async (request: FastifyRequest, reply: FastifyReply) => {
    requireOwnOrigin(request, PUBLIC_URL)
    const token = programTokenOf(request)
    try {
      await services.limits.spend(CALLS, networkOf(request.ip))
      if (!token) throw new Problem('unauthenticated', says('sendAccessTokenOrApiKey'))
      const scopes = await asAssistant(() => services.scopesOf(token))
      // The library is loaded with the first assistant that comes.
      const { answer } = await import('./protocol.ts')
      reply.hijack()
      reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders()) as [string, string][]))
      await answer({ request, reply, scopes, api: apiOf(app, request) })
    } catch (error) {
      if (error instanceof Problem && error.status === 429)
        return refuseForNow(request, reply, error)
      if (error instanceof Problem && error.status === 401)
        reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`)
      throw error
    }
  }
  // People type the address, with a slash at its end too.
  for (const url of [MCP_PATH, `${MCP_PATH}/`]) {
    app.post(url, { bodyLimit: BODY_MAX }, answerMessage)
    refuseSessions(app, url)
  }
}

/** Answers a call that comes too early as the protocol does, so that the connection stays. */
function refuseForNow({ body }: FastifyRequest, reply: FastifyReply, { retryAfter = 60 }: Problem) {
  const { id = null } = (body ?? {}) as { id?: number | string | null }
  const message = `Too many calls: retry after ${retryAfter} seconds`
  reply.header('retry-after', retryAfter)
  return reply.send({
    jsonrpc: '2.0',
    id,
    error: { code: TOO_MANY, message, data: { retryAfter } },
  })
}

function refuseSessions(app: FastifyInstance, url: string): void {
  // A stream from the server and the end of a session belong to sessions.
  app.route({
    method: ['GET', 'DELETE'],
    url,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  })
}

/** A page of another site must not use the token of a program on the reader's machine. */
function requireOwnOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin } = headers
  if (origin !== undefined && origin !== new URL(publicUrl).origin)
    throw new Problem('forbidden', says('assistantsFromOtherSites'))
}
