import type { ProviderChange, SsoDomain, SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { type Actor, personOf, withScope } from '../../platform/database/scope.ts'
import { orNotFound, Problem } from '../../platform/problem.ts'
import type { Identity } from '../../platform/security/identity.ts'
import type { Accounts } from '../service.ts'
import { forget } from '../sessions.ts'
import * as domains from './domains.ts'
import { SsoFailure } from './failure.ts'
import { begin } from './flow.ts'
import * as providers from './providers.ts'
import * as query from './queries.ts'
import { samlMetadata } from './saml.ts'

/** Changes a connection; everything but its name needs a proof of identity, since it decides who gets in. */
export async function change(
  context: Accounts,
  identity: Identity,
  id: string,
  input: ProviderChange,
): Promise<SsoProvider> {
  const { services } = context
  const { actor } = identity
  if (Object.keys(input).some((field) => field !== 'name')) await services.requireProof(identity)
  const { provider, names } = await withScope(services.database, actor, async (scope) => ({
    provider: await providers.change(scope, services, id, input),
    names: (await query.findDomains(scope)).map(({ domain }) => domain),
  }))
  if (input.mode === 'enforced') await endOthers(context, actor, names)
  return provider
}

export async function giveDomain(
  context: Accounts,
  actor: Actor,
  id: string,
  providerId: string | null,
): Promise<SsoDomain> {
  const input = await withScope(context.services.database, actor, (scope) =>
    domains.change(scope, id, providerId),
  )
  await endOthers(context, actor, [input.domain])
  return input
}

export async function checkDomain(context: Accounts, actor: Actor, id: string): Promise<SsoDomain> {
  const checked = await domains.check(context.services, actor, id)
  await endOthers(context, actor, [checked.domain])
  return checked
}

/** Ends sessions opened another way once single sign-on is enforced, except owners'. */
async function endOthers({ services }: Accounts, { tenantId, id }: Actor, names: string[]) {
  const { system } = services.database
  const rules = await Promise.all(names.map((domain) => query.findRule(system, domain)))
  const enforced = names.filter((_, at) => {
    const rule = rules[at]
    return rule?.mode === 'enforced' && rule.tenantId === tenantId
  })
  const input = { domains: enforced, except: id }
  const ended = await query.endOtherSessions(system, tenantId, input)
  for (const sessionId of ended) await forget(services, sessionId)
}

/** Starts a test sign-in, whose result is stored with the connection. */
export async function test(
  { services }: Accounts,
  actor: Actor,
  id: string,
  browser: string,
): Promise<{ url: string }> {
  const provider = await withScope(services.database, actor, async (scope) => {
    const testerId = personOf(scope)
    return { testerId, row: orNotFound(await query.lockProvider(scope, id), 'Connection') }
  })
  try {
    return { url: await begin(services, provider.row, { browser, testerId: provider.testerId }) }
  } catch (error) {
    if (error instanceof SsoFailure) throw new Problem('sso-not-ready', { message: error.message })
    throw error
  }
}

/** Returns the metadata for an identity provider. */
export async function metadata({ services }: Accounts, id: string): Promise<string> {
  const { config, database } = services
  const { id: knownId } = orNotFound(await query.findProvider(database.system, id), 'Connection')
  return samlMetadata(
    providers.entityIdOf(config, knownId),
    providers.callbackUrlOf(config, knownId),
  )
}
