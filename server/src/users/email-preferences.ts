import type { MailWishes } from '@satchel/contract/users.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { orNotFound, Problem, says } from '../platform/problem.ts'
import * as query from './queries.ts'

/** Returns a person's own email preferences; throws `forbidden` for anyone else's. */
export async function emailPreferences(scope: Scope, userId: string): Promise<MailWishes> {
  const stored = orNotFound(await query.findMailWishes(scope, userId), 'User')
  if (userId !== personOf(scope)) throw new Problem('forbidden', says('youCanOnlyChangeYourOwn'))
  return stored
}

/** Sets a person's own email preferences. */
export async function changeEmailPreferences(
  scope: Scope,
  userId: string,
  changed: MailWishes,
): Promise<MailWishes> {
  await emailPreferences(scope, userId)
  await query.updateMailWishes(scope, userId, changed)
  return changed
}
