import { generateKeyPairSync } from 'node:crypto'
import { OAUTH_PATH } from '@satchel/contract/accounts/connected-apps.ts'
import { API_SCOPES } from '@satchel/contract/api-keys.ts'
import { CONSENT_PATH } from '@satchel/contract/routing.ts'
import {
  type Configuration,
  type ErrorOut,
  errors,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import type { Services } from '../../platform/http/services.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/time.ts'
import { openAdapter } from './adapter.ts'
import { assistantsOf, resourceOf } from './addresses.ts'
import { isAllowed } from './queries.ts'
import { repeatAnswers } from './repeats.ts'

/** Path below which the cookie of a request is sent, which ties it to the browser that came from the app. */
const REQUESTS_PATH = '/api/oauth'
const SCOPES = [...API_SCOPES]

const seconds = (ms: number) => ms / SECOND
const off = { enabled: false } as const

/** Makes the OAuth 2.1 server: codes with PKCE, registration by apps themselves, refresh tokens used once, revocation. */
export function openProvider(services: Services): Provider {
  const { config, database, secrets } = services
  const issuer = new URL(OAUTH_PATH, config.PUBLIC_URL)
  const provider = new Provider(issuer.href, {
    ...fixed(config.PUBLIC_URL),
    adapter: openAdapter(database.system, secrets.auth),
    cookies: {
      keys: [secrets.auth],
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax', path: REQUESTS_PATH },
    },
    async findAccount(_, accountId, token) {
      const grantId = token && 'grantId' in token ? token.grantId : undefined
      if (!(await isAllowed(database.system, accountId, grantId))) return undefined
      return { accountId, claims: () => ({ sub: accountId }) }
    },
  })
  provider.proxy = true
  repeatAnswers(provider, database.system)
  keepErrorsHere(provider)
  provider.on('server_error', (_, error) => services.log.error({ err: error }, 'oauth'))
  return provider
}

/** The settings that no installation changes. */
function fixed(publicUrl: string): Configuration {
  return {
    scopes: ['offline_access', ...SCOPES],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    pkce: { required: () => true },
    features: {
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      rpInitiatedLogout: off,
      userinfo: off,
      revocation: { enabled: true, allowedPolicy: () => true },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      resourceIndicators: resources(publicUrl),
    },
    routes: {
      authorization: '/authorize',
      token: '/token',
      registration: '/register',
      revocation: '/revoke',
      jwks: '/jwks',
    },
    interactions: { url: (_, interaction) => `${CONSENT_PATH}?request=${interaction.uid}` },
    // Each time somebody comes, they are asked again.
    async loadExistingGrant({ oidc }) {
      const grantId = oidc.result?.consent?.grantId
      return grantId ? oidc.provider.Grant.find(grantId) : undefined
    },
    // What somebody allowed goes on without them until it's revoked.
    expiresWithSession: () => false,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      Interaction: seconds(HOUR),
      Session: seconds(HOUR),
      AuthorizationCode: seconds(MINUTE),
      AccessToken: seconds(HOUR),
      RefreshToken: seconds(90 * DAY),
      Grant: seconds(365 * DAY),
    },
    extraClientMetadata: { properties: ['software_id'] },
    clientBasedCORS: () => true,
    jwks: { keys: [neverUsedKey()] },
    renderError: showError,
  }
}

function resources(publicUrl: string) {
  const whole = resourceOf(publicUrl)
  const resourcesHere = [whole, assistantsOf(publicUrl)]
  return {
    enabled: true,
    defaultResource: () => whole,
    useGrantedResource: () => true,
    async getResourceServerInfo(_: KoaContextWithOIDC, resource: string) {
      if (!resourcesHere.includes(resource)) throw new errors.InvalidTarget()
      const scope = SCOPES.join(' ')
      return { scope, audience: resource, accessTokenFormat: 'opaque' as const }
    },
  }
}

/** The library wants a key for ID tokens, which are never made: no scope asks for one. */
function neverUsedKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

/**
 * Shows errors of an app's request here. The library sends them on to the app's address, which anybody can register:
 * links to us would lead anywhere, before a person has decided anything.
 */
function keepErrorsHere(provider: Provider): void {
  provider.use(async (context, next) => {
    await next()
    if ((context as KoaContextWithOIDC).oidc?.route !== 'authorization') return
    const to = URL.parse(context.response.get('location'), provider.issuer)
    const error = to?.searchParams.get('error')
    if (!error) return
    context.remove('location')
    context.status = 400
    showError(
      context as KoaContextWithOIDC,
      {
        error,
        error_description: to?.searchParams.get('error_description') ?? undefined,
      } as ErrorOut,
    )
  })
}

/** Answers a person whose app sent something wrong, without anything of what it sent. */
function showError(context: KoaContextWithOIDC, out: ErrorOut) {
  context.type = 'text/plain; charset=utf-8'
  context.body = `The app’s request can’t be answered: ${out.error_description ?? out.error}`
}
