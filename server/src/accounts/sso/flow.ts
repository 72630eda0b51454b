import type { Services } from '../../platform/http/services.ts'
import { hmac } from '../../platform/security/hmac.ts'
import { hashOf, newToken } from '../../platform/security/random-token.ts'
import type { SsoAnswer } from './answer.ts'
import { SsoFailure } from './failure.ts'
import * as flows from './flow-queries.ts'
import { oidcUrl, readOidc } from './oidc.ts'
import { callbackUrlOf, entityIdOf, oidcOf, samlOf } from './providers.ts'
import type { ProviderRow } from './queries.ts'
import { readSaml, samlUrl } from './saml.ts'

interface Beginning {
  /** The value of the browser's cookie. */
  browser: string
  /** The address to sign in with, if known. */
  email?: string | undefined
  next?: string | undefined
  testerId?: string
}

/** Starts a flow and returns the provider's address for this browser, valid once. */
export async function begin(
  services: Services,
  provider: ProviderRow,
  { browser, email, next, testerId }: Beginning,
): Promise<string> {
  const state = newToken()
  const parts = partsOf(services, provider.id, state)
  const oidc = oidcOf(services, provider)
  const saml = samlOf(provider)
  if (!oidc && !saml) throw new SsoFailure('unreachable', 'This connection isn’t complete yet')
  const url = oidc
    ? await oidcUrl(services.config, oidc, parts, email)
    : saml && (await samlUrl(saml, parts))
  await flows.insertFlow(services.database.system, {
    tenantId: provider.tenantId,
    providerId: provider.id,
    state: hashOf(state),
    browser: hashOf(browser),
    testerId: testerId ?? null,
    next: next ?? null,
  })
  return url ?? ''
}

export type Arrival = flows.Flow & { answer: SsoAnswer }

/** Completes an OIDC flow: the browser itself brings the answer. */
export async function arrive(
  services: Services,
  provider: ProviderRow,
  { browser, search }: { browser: string; search: string },
  onFlow: (flow: flows.Flow) => void,
): Promise<Arrival> {
  const state = new URLSearchParams(search).get('state') ?? ''
  const { system } = services.database
  const flow = await flows.takeFlow(system, {
    state: hashOf(state),
    providerId: provider.id,
    browser: hashOf(browser),
  })
  if (!flow) throw over()
  onFlow(flow)
  const oidc = oidcOf(services, provider)
  if (!oidc) throw new SsoFailure('invalid', 'This connection was changed in the meantime')
  const parts = partsOf(services, provider.id, state)
  return { ...flow, answer: await readOidc(services.config, oidc, parts, search) }
}

/**
 * Receives a SAML answer. It's posted by another site, without our cookie, so it's saved for the browser that
 * started; resolves to the key for picking it up.
 */
export async function receive(
  services: Services,
  provider: ProviderRow,
  { state, response }: { state: string; response: string },
  onFlow: (flow: flows.Flow) => void,
): Promise<string> {
  const { system } = services.database
  const flow = await flows.takeFlow(system, { state: hashOf(state), providerId: provider.id })
  if (!flow) throw over()
  onFlow(flow)
  const saml = samlOf(provider)
  if (!saml) throw new SsoFailure('invalid', 'This connection was changed in the meantime')
  const answer = await readSaml(saml, partsOf(services, provider.id, state), response)
  const finish = newToken()
  await flows.saveAnswer(system, flow.id, { finish: hashOf(finish), answer })
  return finish
}

export async function takeUp(
  services: Services,
  providerId: string,
  { finish, browser }: { finish: string; browser: string },
): Promise<Arrival> {
  const keys = { finish: hashOf(finish), browser: hashOf(browser), providerId }
  const arrival = await flows.takeAnswer(services.database.system, keys)
  if (!arrival) throw over()
  return arrival
}

function over(): SsoFailure {
  return new SsoFailure(
    'expired',
    'This sign-in has expired, was already used or was started elsewhere',
  )
}

/** Derives everything that must come back from the state, so that none of it is stored. */
function partsOf({ config, secrets }: Services, providerId: string, state: string) {
  const derive = (use: string) => hmac(secrets.auth, `sso ${use}\n${state}`)
  return {
    state,
    nonce: derive('nonce').toString('base64url'),
    verifier: derive('verifier').toString('base64url'),
    requestId: `_${derive('request').toString('hex')}`,
    callbackUrl: callbackUrlOf(config, providerId),
    entityId: entityIdOf(config, providerId),
  }
}
