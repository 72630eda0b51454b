import { API_KEY_PREFIX, API_KEYS_MAX, type ApiKey } from '@satchel/contract/api-keys.ts'
import { personOf, requirePermission, type Scope } from '../platform/database/scope.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import * as query from './queries.ts'

export { touchKey } from './queries.ts'

const HINT_LENGTH = 4

export async function list(scope: Scope): Promise<{ items: ApiKey[] }> {
  return { items: (await query.findKeys(scope)).map(keyFrom) }
}

interface Draft {
  name: string
  scopes: string[]
  days?: number | null | undefined
}

/** Adds a key of the caller's and returns it, only this once; only its hash is stored. */
export async function create(
  scope: Scope,
  { name, scopes, days = null }: Draft,
): Promise<ApiKey & { key: string }> {
  if (scopes.includes('audit.read')) requirePermission(scope.actor, 'audit.read')
  const memberId = personOf(scope)
  // Who deactivates this person meanwhile waits, and then revokes this key with the others.
  if (!(await query.holdActive(scope, memberId)))
    throw new Problem('unauthenticated', says('sessionHasEnded'))
  if ((await query.findKeys(scope)).length >= API_KEYS_MAX)
    throw new Problem('conflict', says('tooManyApiKeys', { max: API_KEYS_MAX }))
  const key = API_KEY_PREFIX + newToken()
  const hint = key.slice(-HINT_LENGTH)
  const draft = { memberId, name: name.trim(), scopes, days, hash: hashOf(key), hint }
  const id = await query.insertKey(scope, draft)
  const [row] = await query.findKeys(scope, id)
  const target = { type: 'api-key', id, name: draft.name }
  await audit(scope, { action: 'api-key.added', target, details: { scopes } })
  return { ...keyFrom(orNotFound(row, 'API key')), key }
}

export async function revoke(scope: Scope, id: string): Promise<void> {
  const { name } = orNotFound(await query.deleteKey(scope, id), 'API key')
  await audit(scope, { action: 'api-key.removed', target: { type: 'api-key', id, name } })
}

type Row = Awaited<ReturnType<typeof query.findKeys>>[number]

function keyFrom({ memberId, memberName, ...key }: Row): ApiKey {
  return { ...key, createdBy: { id: memberId, name: memberName } }
}
