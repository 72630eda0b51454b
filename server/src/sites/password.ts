import type { Scope } from '../platform/database/scope.ts'
import { record } from '../platform/live/events.ts'
import { audit } from '../platform/security/audit.ts'
import { hold } from './change.ts'
import { subject } from './present.ts'
import * as query from './queries.ts'

/** Sets or removes the password. What visitors unlocked names the password's hash, so it ends with it. */
export async function setPassword(
  scope: Scope,
  id: string,
  passwordHash: string | null,
): Promise<void> {
  const { name, hasPassword } = await hold(scope, id)
  if (!hasPassword && passwordHash === null) return
  await query.update(scope, id, { passwordHash })
  const set = passwordHash !== null
  const changes = [{ field: 'password', from: hasPassword ? 'set' : null, to: set ? 'set' : null }]
  const event = { type: 'site.changed', changeKind: 'MODIFY', ...subject({ id, name }) } as const
  await record(scope, { ...event, changes })
  const action = set ? 'site.password-set' : 'site.password-removed'
  await audit(scope, { action, target: { type: 'site', id, name } })
}
