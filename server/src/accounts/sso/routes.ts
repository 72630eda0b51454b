import * as contract from '@satchel/contract/accounts/sso.ts'
import type { Endpoint } from '@satchel/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit, serve, serveOutside, serveRaw } from '../../platform/http/serve.ts'
import type { Accounts } from '../service.ts'
import type { HandOut, IssuedTokens } from '../tokens/tokens.ts'
import { browserOf, finish, post, start } from './callback.ts'
import * as domains from './domains.ts'
import * as manage from './manage.ts'
import { readMetadata } from './metadata.ts'
import * as providers from './providers.ts'

/** A signed answer of a SAML provider, with certificates and all. */
const FORM_MAX = 512_000

export function ssoRoutes(app: FastifyInstance, context: Accounts, handOut: HandOut): void {
  const { services } = context
  const { config } = services

  serve(app, contract.listSsoProviders, (scope) => providers.list(scope, config))
  serve(app, contract.addSsoProvider, (scope, { body }) => providers.add(scope, config, body))
  serveOutside(app, contract.changeSsoProvider, (_, { params, body }, me) =>
    manage.change(context, me, params.providerId, body),
  )
  serve(app, contract.removeSsoProvider, (scope, { params }) =>
    providers.remove(scope, params.providerId),
  )
  serveRaw(app, contract.testSsoProvider, (actor, { params }, { request, reply }) =>
    manage.test(context, actor, params.providerId, browserOf(context, request, reply)),
  )
  serveOutside(app, contract.readSsoMetadata, (_actor, { body }) => readMetadata(config, body))
  serve(app, contract.listSsoDomains, domains.list)
  serve(app, contract.addSsoDomain, (scope, { body }) => domains.add(scope, config, body))
  serveOutside(app, contract.changeSsoDomain, (actor, { params, body }) =>
    manage.giveDomain(context, actor, params.domainId, body.providerId),
  )
  serveOutside(app, contract.checkSsoDomain, (actor, { params }) =>
    manage.checkDomain(context, actor, params.domainId),
  )
  serve(app, contract.removeSsoDomain, (scope, { params }) =>
    domains.remove(scope, params.domainId),
  )
  void app.register((ways, _options, done) => {
    wayIn(ways, context, handOut)
    done()
  })
}

/** Registers the routes that browsers are redirected through, and the one SAML providers post to. */
function wayIn(app: FastifyInstance, context: Accounts, handOut: HandOut): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX },
    (_request, text, done) => done(null, new URLSearchParams(text.toString())),
  )
  app.addContentTypeParser('*', { bodyLimit: FORM_MAX }, (_request, _payload, done) => done(null))

  const bind = (endpoint: Endpoint, handler: Handler) =>
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      onRequest: (request) => admit(context.services, request, endpoint),
      handler: (request, reply) => handler(request as Asking, reply),
    })

  bind(contract.startSso, async (request, reply) => {
    const browser = browserOf(context, request, reply)
    return lead(reply, await start(context, wantedOf(request.query), browser))
  })
  bind(contract.finishSso, async (request, reply) => {
    const open = (tokens: IssuedTokens) => handOut(tokens, { request, reply })
    return lead(reply, await finish(context, request.params.providerId, request, open))
  })
  bind(contract.finishSaml, async (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    return lead(reply, await post(context, request.params.providerId, form))
  })
  bind(contract.getSsoMetadata, async (request, reply) =>
    reply
      .type('application/samlmetadata+xml')
      .send(await manage.metadata(context, request.params.providerId)),
  )
}

type Asking = FastifyRequest<{
  Params: { providerId: string }
  Querystring: Record<string, string | string[] | undefined>
}>
type Handler = (request: Asking, reply: FastifyReply) => Promise<unknown>

function wantedOf({ email, provider, next }: Asking['query']) {
  const text = (value: string | string[] | undefined) => [value].flat()[0]
  return { email: text(email), provider: text(provider), next: text(next) }
}

/** Redirects with GET, whatever the method was. */
function lead(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .code(303)
    .headers({ location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send()
}
