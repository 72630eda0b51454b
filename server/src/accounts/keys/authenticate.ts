import type { Endpoint } from '@satchel/contract/endpoint.ts'
import { API_KEY_LIMIT, scopeOf } from '@satchel/contract/integrations/api-keys.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { Identity } from '../../platform/security/identity.ts'
import type { Limits } from '../../platform/security/limits.ts'
import { hashOf } from '../../platform/security/random-token.ts'
import { findKeyAccount, touchKey } from './queries.ts'

/** Opens the check of API keys. A key is its creator, as they are now, with the key's scopes alone. */
export function openKeyAuthenticator({ system }: Database, limits: Limits) {
  return async function authenticateKey(key: string, endpoint: Endpoint): Promise<Identity> {
    const account = await findKeyAccount(system, hashOf(key))
    if (account?.status !== 'active')
      throw new Problem('unauthenticated', 'The API key is unknown, revoked or expired')
    const { id, name, tenantId, role, keyId, keyName, scopes } = account
    await limits.spend({ name: 'api-key', ...API_KEY_LIMIT }, `key ${keyId}`)
    if (account.owesSecondFactor)
      throw new Problem(
        'second-factor-required',
        `${name}, who created the API key, has to set up two-step verification first`,
      )
    if (account.isUnseen) await touchKey(system, keyId)
    const requested = scopeOf(endpoint)
    if (!requested) throw new Problem('forbidden', 'API keys can’t be used here')
    if (!scopes.includes(requested))
      throw new Problem('forbidden', `The API key doesn’t have the scope ${requested}`)
    return {
      actor: {
        ...{ id, name, tenantId, role, apiKey: keyName },
        permissions: new Set(PERMISSIONS_OF[role]),
      },
      sessionId: keyId,
      status: account.tenantStatus,
      readableUntil: account.readableUntil,
      owesSecondFactor: false,
      expiresAt: Date.now(),
    }
  }
}
