import type { Caller, Me } from '@satchel/contract/accounts/accounts.ts'
import type { FastifyRequest } from 'fastify'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import type { Identity } from '../platform/security/identity.ts'
import * as tenants from '../tenants/service.ts'
import * as users from '../users/service.ts'
import type { Verifier } from './tokens/tokens.ts'

export { describeSignUp } from './sign-up.ts'

/** Services the accounts module needs: the platform, and the check of its own tokens. */
export interface Accounts {
  services: Services
  verifier: Verifier
  /** Runs after each sign-in in a browser. */
  onSignIn: (services: Services, tenantId: string, request: FastifyRequest) => Promise<void>
}

/** Returns who calls, also to programs. */
export async function caller(scope: Scope, { scopes }: Pick<Identity, 'scopes'>): Promise<Caller> {
  const { apiKey, app, program } = scope.actor
  const [{ id, name, role }, tenant] = await Promise.all([
    users.get(scope, personOf(scope)),
    tenants.findTenant(scope),
  ])
  return {
    kind: apiKey ? 'api-key' : app ? 'app' : 'person',
    id: program?.id ?? null,
    name: apiKey ?? app ?? null,
    scopes: scopes ? [...scopes] : null,
    user: { id, name, role },
    tenant: { id: tenant.id, name: tenant.name },
  }
}

export async function me(
  scope: Scope,
  { database, config }: Pick<Services, 'database' | 'config'>,
  { owesSecondFactor }: Pick<Identity, 'owesSecondFactor'>,
): Promise<Me> {
  const { actor } = scope
  const [user, tenant, operator] = await Promise.all([
    users.get(scope, personOf(scope)),
    tenants.findTenant(scope),
    tenants.findOperator(database.system, config),
  ])
  return {
    user,
    tenant,
    role: user.role,
    permissions: [...actor.permissions],
    owesSecondFactor,
    isOperator: operator === actor.tenantId,
    hasPlans: config.PLANS === 'on',
  }
}
