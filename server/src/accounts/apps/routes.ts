import * as contract from '@satchel/contract/accounts/connected-apps.ts'
import { API_SCOPES, type ApiScope } from '@satchel/contract/api-keys.ts'
import type { FastifyInstance } from 'fastify'
import type { Provider } from 'oidc-provider'
import { serve } from '../../platform/http/serve.ts'
import type { Services } from '../../platform/http/services.ts'
import { assistantsOf, resourceOf } from './addresses.ts'
import { openDoors } from './door.ts'
import * as apps from './service.ts'

const METADATA_KEPT = 3_600
/** Scopes that assistants have tools for; apps ask for all that are listed. */
const ASSISTANT_SCOPES: readonly ApiScope[] = [
  'library.read',
  'library.write',
  'links.read',
  'links.write',
  'wishes.write',
  'reports.read',
]

export function appRoutes(app: FastifyInstance, services: Services): void {
  let opening: Promise<Provider> | undefined
  // The library is loaded with the first app that comes.
  const open = () => {
    opening ??= import('./provider.ts').then(({ openProvider }) => openProvider(services))
    return opening
  }
  serve(app, contract.listConnectedApps, apps.listMine)
  serve(app, contract.listTeamApps, apps.listTeam)
  serve(app, contract.disconnectApp, (scope, { params }) => apps.disconnect(scope, params.id))
  serve(app, contract.getAppRequest, async (scope, { params }, browser) =>
    apps.findRequest(await open(), scope, params.uid, browser),
  )
  const publicUrl = services.config.PUBLIC_URL
  serve(app, contract.answerAppRequest, async (scope, { params, body }, browser) =>
    apps.answer({ services, provider: await open() }, scope, { ...params, ...body }, browser),
  )
  metadataRoutes(app, publicUrl)
  openDoors(app, services, open)
}

/** RFC 8414 and RFC 9728: what apps read to find their way. */
function metadataRoutes(app: FastifyInstance, publicUrl: string): void {
  const issuer = new URL(contract.OAUTH_PATH, publicUrl).href
  const methods = ['none', 'client_secret_basic', 'client_secret_post']
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    registration_endpoint: `${issuer}/register`,
    revocation_endpoint: `${issuer}/revoke`,
    scopes_supported: [...API_SCOPES, 'offline_access'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: new URL('/api/docs', publicUrl).href,
  }
  const resource = (of: string, scopes: readonly string[] = API_SCOPES) => ({
    resource: of,
    authorization_servers: [issuer],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Satchel',
  })
  // Programs such as n8n ask at the server's own address, of which the answer has to be.
  const { authorization_response_iss_parameter_supported: _, ...ofOrigin } = server
  const documents = {
    'oauth-authorization-server': { ...ofOrigin, issuer: new URL(publicUrl).origin },
    // Where the issuer has a path, it comes behind the well-known one (RFC 8414 3.1).
    [`oauth-authorization-server${contract.OAUTH_PATH}`]: server,
    'oauth-protected-resource': resource(resourceOf(publicUrl)),
    'oauth-protected-resource/api': resource(resourceOf(publicUrl)),
    'oauth-protected-resource/mcp': resource(assistantsOf(publicUrl), ASSISTANT_SCOPES),
  }
  for (const [path, document] of Object.entries(documents))
    app.get(`/.well-known/${path}`, (_request, reply) =>
      reply
        .headers({
          'access-control-allow-origin': '*',
          'cache-control': `public, max-age=${METADATA_KEPT}`,
        })
        .send(document),
    )
}
