import * as contract from '@satchel/contract/accounts/scim.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '../../platform/database/ids.ts'
import { readJson } from '../../platform/http/input/json-body.ts'
import { isPathOf } from '../../platform/http/methods.ts'
import { admit, originOf } from '../../platform/http/serve.ts'
import { configOf, resourceType, resourceTypes, schema, schemas } from './discovery.ts'
import { answerFailures, MEDIA_TYPE, ScimFailure } from './failure.ts'
import * as groups from './groups.ts'
import * as scim from './service.ts'

type Asking = FastifyRequest<{
  Params: { userId: string; groupId: string; schemaId: string; typeId: string }
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
    const user = await scim.create(directory, body)
    reply.header('location', user.meta.location)
    return user
  })
  bind(contract.getScimUser, 200, (directory, request) => scim.get(directory, idOf(request)))
  bind(contract.replaceScimUser, 200, (directory, request) =>
    scim.replace(directory, idOf(request), request.body),
  )
  bind(contract.patchScimUser, 200, (directory, request) =>
    scim.patch(directory, idOf(request), request.body),
  )
  bind(contract.removeScimUser, 204, (directory, request) => scim.remove(directory, idOf(request)))
  groupRoutes(bind)
  bind(contract.getScimConfig, 200, async () => configOf(PUBLIC_URL))
  bind(contract.listScimSchemas, 200, async () => schemas(PUBLIC_URL))
  bind(contract.getScimSchema, 200, async (_, { params }) => schema(PUBLIC_URL, params.schemaId))
  bind(contract.listScimResourceTypes, 200, async () => resourceTypes(PUBLIC_URL))
  bind(contract.getScimResourceType, 200, async (_, { params }) =>
    resourceType(PUBLIC_URL, params.typeId),
  )
  app.route({ method: METHODS, url: '/api/scim*', handler: refuseUnknown })
}

function groupRoutes(bind: (endpoint: Endpoint, status: number, answer: Answer) => void): void {
  bind(contract.listScimGroups, 200, (directory, { query }) =>
    groups.listGroups(directory, {
      filter: text(query.filter),
      startIndex: text(query.startIndex),
      count: text(query.count),
      ...shownOf(query),
    }),
  )
  bind(contract.createScimGroup, 201, async (directory, { body }, reply) => {
    const group = await groups.createGroup(directory, body)
    reply.header('location', group.meta.location)
    return group
  })
  bind(contract.getScimGroup, 200, (directory, { params, query }) =>
    groups.getGroup(directory, params.groupId, shownOf(query)),
  )
  bind(contract.replaceScimGroup, 200, (directory, { params, body }) =>
    groups.replaceGroup(directory, params.groupId, body),
  )
  bind(contract.patchScimGroup, 200, (directory, { params, body }) =>
    groups.patchGroup(directory, params.groupId, body),
  )
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Refuses what isn't offered, as directories read it. */
function refuseUnknown({ url }: FastifyRequest, reply: FastifyReply): never {
  const [path = ''] = url.split('?', 1)
  const offered = Object.values(contract).filter((endpoint) => isPathOf(endpoint.path, path))
  const methods = [...new Set(offered.map(({ method }) => method))].sort()
  if (methods.length === 0) throw new ScimFailure(404, 'There’s nothing at this address')
  reply.header('allow', methods.join(', '))
  throw new ScimFailure(405, `Use ${methods.join(', ')}`)
}

function shownOf({ attributes, excludedAttributes }: Asking['query']) {
  return { attributes: text(attributes), excludedAttributes: text(excludedAttributes) }
}

function text(value: string | string[] | undefined): string | undefined {
  return [value].flat()[0]
}

function idOf({ params }: Asking): string {
  if (!isId(params.userId)) throw new ScimFailure(404, 'Person not found')
  return params.userId
}
