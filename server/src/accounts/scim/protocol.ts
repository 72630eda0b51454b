import * as contract from '@satchel/contract/accounts/scim.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '../../platform/database/ids.ts'
import { readJson } from '../../platform/http/json-body.ts'
import { isPathOf } from '../../platform/http/methods.ts'
import { admit, originOf } from '../../platform/http/serve.ts'
import { configOf, resourceTypes, schemas } from './described.ts'
import { answerFailures, MEDIA_TYPE, ScimFailure } from './failure.ts'
import * as scim from './service.ts'

type Asking = FastifyRequest<{
  Params: { userId: string }
  Querystring: Record<string, string | string[] | undefined>
}>
type Answer = (directory: scim.Directory, request: Asking, reply: FastifyReply) => Promise<unknown>

/** Registers SCIM 2.0 with its media type, errors and bearer token. */
export function protocol(app: FastifyInstance): void {
  const { services } = app
  const { PUBLIC_URL } = services.config
  app.setErrorHandler(answerFailures)
  readJson(app, MEDIA_TYPE)

  const bind = (endpoint: Endpoint, status: number, answer: Answer) =>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      onRequest: (request) => admit(services, request, endpoint),
      handler: async (request, reply) => {
        const { authorization } = request.headers
        const directory = await scim.directoryOf(services, authorization, originOf(request))
        const body = await answer(directory, request as Asking, reply)
        reply.code(status).type(MEDIA_TYPE).serializer(JSON.stringify)
        return reply.send(status === 204 ? undefined : body)
      },
    })

  bind(contract.listScimUsers, 200, (directory, { query }) =>
    scim.list(directory, {
      filter: text(query.filter),
      startIndex: text(query.startIndex),
      count: text(query.count),
    }),
  )
  bind(contract.createScimUser, 201, async (directory, { body }, reply) => {
    const made = await scim.create(directory, body)
    reply.header('location', made.meta.location)
    return made
  })
  bind(contract.getScimUser, 200, (directory, request) => scim.get(directory, idOf(request)))
  bind(contract.replaceScimUser, 200, (directory, request) =>
    scim.replace(directory, idOf(request), request.body),
  )
  bind(contract.patchScimUser, 200, (directory, request) =>
    scim.patch(directory, idOf(request), request.body),
  )
  bind(contract.removeScimUser, 204, (directory, request) => scim.remove(directory, idOf(request)))
  bind(contract.getScimConfig, 200, async () => configOf(PUBLIC_URL))
  bind(contract.listScimSchemas, 200, async () => schemas(PUBLIC_URL))
  // What isn't offered is refused as directories read it.
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/scim/*',
    handler: ({ url }, reply) => {
      const [path = ''] = url.split('?', 1)
      const methods = Object.values(contract)
        .filter((endpoint) => isPathOf(endpoint.path, path))
        .map(({ method }) => method)
      if (methods.length === 0) throw new ScimFailure(404, 'There’s nothing at this address')
      reply.header('allow', [...new Set(methods)].sort().join(', '))
      throw new ScimFailure(405, `Use ${methods.join(', ')}`)
    },
  })
  bind(contract.listScimResourceTypes, 200, async () => resourceTypes(PUBLIC_URL))
}

function text(value: string | string[] | undefined): string | undefined {
  return [value].flat()[0]
}

function idOf({ params }: Asking): string {
  if (!isId(params.userId)) throw new ScimFailure(404, 'Person not found')
  return params.userId
}
