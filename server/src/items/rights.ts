import type { User } from '@satchel/contract/users.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField } from '../platform/problem.ts'
import * as users from '../users/service.ts'
import type { ItemRow } from './select-queries.ts'

/** Whose an item is, and whether others find it in the library, is for its owner and for admins to say. */
export function mayRule({ actor: { id, role } }: Scope, { ownerId }: Pick<ItemRow, 'ownerId'>) {
  return ownerId === id || (role !== 'editor' && role !== 'viewer')
}

/** Who is to own items is a person of the team who can sign in. */
export async function requirePossibleOwner(scope: Scope, ownerId: string): Promise<User> {
  const owner = await users.find(scope, ownerId)
  if (owner?.status !== 'active') throw invalidField('ownerId', 'can’t sign in to this account')
  return owner
}
