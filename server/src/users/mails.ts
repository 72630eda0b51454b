import type { MailWishes } from '@satchel/contract/users.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { found, Problem } from '../platform/problem.ts'
import * as query from './queries.ts'

/** Everybody's own alone. */
export async function wishes(scope: Scope, userId: string): Promise<MailWishes> {
  const kept = found(await query.findMailWishes(scope, userId), 'User')
  if (userId !== personOf(scope))
    throw new Problem('forbidden', 'Everybody says alone which mails come to them')
  return kept
}

export async function changeWishes(
  scope: Scope,
  userId: string,
  changed: MailWishes,
): Promise<MailWishes> {
  await wishes(scope, userId)
  await query.updateMailWishes(scope, userId, changed)
  return changed
}
