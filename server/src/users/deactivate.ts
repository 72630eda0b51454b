import type { User } from '@satchel/contract/users.ts'
import { actingPerson, type Scope } from '../platform/database/scope.ts'
import { audit } from '../platform/security/audit.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import * as standing from './member-queries.ts'
import { findUser } from './queries.ts'

/** Deactivates a person. Their sessions, API keys and connected apps end for good: none works again if they come back. */
export async function deactivate(
  scope: Scope,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
): Promise<void> {
  await standing.updateMember(scope, id, { status: 'deactivated' })
  await standing.endSessions(scope, id)
  await audit(scope, { action: 'user.deactivated', target: { type: 'user', id, name } })
  for (const key of await standing.endKeys(scope, id))
    await audit(scope, { action: 'api-key.removed', target: { type: 'api-key', ...key } })
  for (const app of await standing.endApps(scope, id))
    await audit(scope, { action: 'app.disconnected', target: { type: 'app', ...app } })
  await publishToWebhooks(scope, 'person.left', { id, name, email, by: actingPerson(scope) })
}

/** Sends webhooks that a person who was deactivated is back. */
export async function publishReturn(scope: Scope, id: string): Promise<void> {
  const person = await findUser(scope, id)
  if (!person) return
  const { name, email, role } = person
  await publishToWebhooks(scope, 'person.joined', { id, name, email, role, isReturn: true })
}
