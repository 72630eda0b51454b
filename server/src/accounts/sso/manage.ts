import type { ProviderChange, SsoProvider } from '@satchel/contract/sso.ts'
import { found, Problem } from '../../platform/problem.ts'
import { type Actor, personOf, withScope } from '../../platform/scope.ts'
import type { Accounts } from '../service.ts'
import { forget } from '../sessions.ts'
import { SsoFailure } from './failure.ts'
import { begin } from './flow.ts'
import * as providers from './providers.ts'
import * as query from './queries.ts'
import { samlMetadata } from './saml.ts'

/** Once it is enforced, sessions that were opened by another way are over, but those of owners. */
export async function change(
  { services }: Accounts,
  actor: Actor,
  id: string,
  given: ProviderChange,
): Promise<SsoProvider> {
  const { provider, domains } = await withScope(services.database, actor, async (scope) => ({
    provider: await providers.change(scope, services, id, given),
    domains: await query.findDomains(scope),
  }))
  if (given.mode !== 'enforced') return provider
  const own = domains.filter(({ providerId, provenAt }) => providerId === id && provenAt !== null)
  const ended = await query.endOtherSessions(services.database.system, actor.tenantId, {
    domains: own.map(({ domain }) => domain),
    except: actor.id,
  })
  for (const sessionId of ended) await forget(services, sessionId)
  return provider
}

/** Where to sign in for a try; what comes of it is kept with the connection. */
export async function test(
  { services }: Accounts,
  actor: Actor,
  id: string,
  browser: string,
): Promise<{ url: string }> {
  const provider = await withScope(services.database, actor, async (scope) => {
    const testerId = personOf(scope)
    return { testerId, row: found(await query.lockProvider(scope, id), 'Connection') }
  })
  try {
    return { url: await begin(services, provider.row, { browser, testerId: provider.testerId }) }
  } catch (error) {
    if (error instanceof SsoFailure) throw new Problem('sso-not-ready', error.message)
    throw error
  }
}

/** For the identity provider to read. */
export async function metadata({ services }: Accounts, id: string): Promise<string> {
  const { config, database } = services
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
  const row = isId ? await query.findProvider(database.system, id) : undefined
  const { id: known } = found(row, 'Connection')
  return samlMetadata(providers.entityIdOf(config, known), providers.callbackUrlOf(config, known))
}
