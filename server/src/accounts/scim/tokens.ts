import type { Config } from '../../platform/config.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { orNotFound, Problem, says } from '../../platform/problem.ts'
import { audit } from '../../platform/security/audit.ts'
import { hashOf, newToken } from '../../platform/security/random-token.ts'
import * as query from './token-queries.ts'

const TOKENS_MAX = 10
/** A prefix that identifies leaked tokens. */
const PREFIX = 'scim_'

export async function list(scope: Scope, { PUBLIC_URL }: Config) {
  return { baseUrl: `${PUBLIC_URL}/api/scim/v2`, items: await query.findTokens(scope) }
}

/** Adds a token and returns it, only this once; only its hash is stored. */
export async function add(scope: Scope, input: string) {
  if ((await query.findTokens(scope)).length >= TOKENS_MAX)
    throw new Problem('conflict', says('youAlreadyHaveTokensRevokeOneFirst', { max: TOKENS_MAX }))
  const token = PREFIX + newToken()
  const tokenRow = await query.insertToken(scope, { name: input.trim(), hash: hashOf(token) })
  const target = { type: 'scim-token', id: tokenRow.id, name: tokenRow.name }
  await audit(scope, { action: 'scim.token-added', target })
  return { ...tokenRow, token }
}

export async function remove(scope: Scope, id: string): Promise<void> {
  const { name } = orNotFound(await query.deleteToken(scope, id), 'Token')
  await audit(scope, { action: 'scim.token-removed', target: { type: 'scim-token', id, name } })
}
