import { own } from '@satchel/contract/own.ts'
import { LRUCache } from 'lru-cache'
import * as client from 'openid-client'
import type { Config } from '../../platform/config.ts'
import { addressFault, allowsPlain } from '../../platform/security/address-fault.ts'
import { MINUTE, SECOND } from '../../platform/time.ts'
import { answerOf, claimsOf, type SsoAnswer } from './answer.ts'
import { SsoFailure } from './failure.ts'
import { fetchOf, unreached } from './outbound.ts'

export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  roleClaim: string | null
}

/** The parameters of one OIDC flow. */
export interface OidcFlow {
  state: string
  nonce: string
  verifier: string
  callbackUrl: string
}

/** The tolerated clock difference, in seconds, as with SAML. */
const SKEW_S = MINUTE / SECOND
const configurations = new LRUCache<string, client.Configuration>({
  max: 200,
  ttl: 10 * MINUTE,
  perf: Date,
})

export async function oidcUrl(
  config: Config,
  settings: OidcSettings,
  flow: OidcFlow,
  hint?: string,
) {
  const configuration = await configurationOf(config, settings)
  const { scopes_supported: scopes = [] } = configuration.serverMetadata()
  const extra =
    settings.roleClaim && scopes.includes(settings.roleClaim) ? [settings.roleClaim] : []
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: flow.callbackUrl,
    scope: ['openid', 'email', 'profile', ...extra].join(' '),
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(hint && { login_hint: hint }),
  }).href
}

/** Redeems the code and verifies the token's signature. */
export async function readOidc(
  config: Config,
  settings: OidcSettings,
  flow: OidcFlow,
  search: string,
): Promise<SsoAnswer> {
  const configuration = await configurationOf(config, settings)
  try {
    const url = new URL(flow.callbackUrl + search)
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new SsoFailure('invalid', 'The response has no ID token')
    const lacks =
      claims.email === undefined || (settings.roleClaim && !own(claims, settings.roleClaim))
    const more =
      lacks && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {}
    return toAnswer({ ...more, ...claims })
  } catch (error) {
    throw toFailure(error)
  }
}

function toAnswer(fields: Record<string, unknown>): SsoAnswer {
  const claims = claimsOf(fields)
  const { email_verified: verified } = fields
  const isVerified = verified === true || verified === 'true'
  if (verified !== undefined && !isVerified)
    throw new SsoFailure('no-email', 'The identity provider has not verified the email address')
  const first = (name: string) => claims[name]?.[0]
  const parts = [first('given_name'), first('family_name')].filter(Boolean).join(' ')
  return answerOf(first('sub'), claims, {
    email: first('email'),
    name: first('name') || parts || undefined,
    isVerified,
  })
}

/** Throws where the issuer cannot be read or is another one than it says. */
export async function configurationOf(
  config: Config,
  { issuer, clientId, clientSecret }: Omit<OidcSettings, 'roleClaim'>,
): Promise<client.Configuration> {
  const key = JSON.stringify([issuer, clientId, clientSecret])
  const cached = configurations.get(key)
  if (cached) return cached
  const options = { [client.customFetch]: fetchOf(config), timeout: 10 }
  const insecure = allowsPlain(config, issuer) ? [client.allowInsecureRequests] : []
  try {
    const found = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      ...options,
      execute: insecure,
    })
    const server = found.serverMetadata()
    requireAddresses(config, server)
    const configuration = new client.Configuration(
      server,
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: SKEW_S },
      authenticationOf(server, clientSecret),
    )
    configuration[client.customFetch] = fetchOf(config)
    for (const extend of [...insecure, client.enableNonRepudiationChecks]) extend(configuration)
    configurations.set(key, configuration)
    return configuration
  } catch (error) {
    if (error instanceof SsoFailure) throw error
    throw (
      unreached(error, 'Couldn’t read the issuer') ??
      new SsoFailure('unreachable', `Couldn’t read the issuer: ${wordsOf(error)}`, {
        cause: error,
      })
    )
  }
}

const ENDPOINTS = [
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'jwks_uri',
] as const

/** A browser is sent to one of them and the client secret to another: none may be of a scheme such as `javascript:`. */
function requireAddresses(config: Config, server: client.ServerMetadata): void {
  for (const name of ENDPOINTS) {
    const address: unknown = server[name]
    const fault = address === undefined ? undefined : addressFault(config, String(address))
    if (fault)
      throw new SsoFailure('invalid', `The ${name} of the discovery document ${fault.message}`)
  }
}

/** Returns the client authentication: in the header if the provider supports or doesn't specify it. */
function authenticationOf(server: client.ServerMetadata, secret: string): client.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret)
}

function toFailure(error: unknown): SsoFailure {
  if (error instanceof SsoFailure) return error
  const unreachable = unreached(error, 'Couldn’t reach the identity provider')
  if (unreachable) return unreachable
  if (error instanceof client.AuthorizationResponseError) {
    const reason = error.error_description ?? error.error
    return new SsoFailure('refused', `The identity provider refused the sign-in: ${reason}`, {
      cause: error,
    })
  }
  if (error instanceof client.ResponseBodyError && error.error === 'invalid_client')
    return new SsoFailure('invalid', 'The identity provider didn’t accept the client secret', {
      cause: error,
    })
  return new SsoFailure(
    'invalid',
    `The response from the identity provider is invalid: ${clockFault(error) ?? wordsOf(error)}`,
    {
      cause: error,
    },
  )
}

/** The claims that say when a token is good, in words; undefined for another error. */
function clockFault(error: unknown): string | undefined {
  const check = error instanceof Error && error.cause instanceof Error ? error.cause.cause : {}
  const { claim } = (check ?? {}) as { claim?: unknown }
  if (claim === 'nbf') return 'it isn’t valid yet. Compare the clocks of both servers'
  if (claim === 'exp') return 'it has expired. Compare the clocks of both servers'
  return undefined
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for an unknown reason'
  if (error instanceof client.ResponseBodyError) return error.error_description ?? error.error
  const { cause } = error
  return cause instanceof Error && cause.message
    ? `${error.message} (${cause.message})`
    : error.message
}
