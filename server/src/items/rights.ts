import type { User } from '@satchel/contract/users.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, says } from '../platform/problem.ts'
import * as users from '../users/service.ts'
import type { ItemRow } from './select-queries.ts'

/** Tells whether the caller may change an item's owner and visibility: its owner and admins. */
export function mayRule({ actor: { id, role } }: Scope, { ownerId }: Pick<ItemRow, 'ownerId'>) {
  return ownerId === id || (role !== 'editor' && role !== 'viewer')
}

/** Returns the person if they can own items; throws `invalid` otherwise. */
export async function requirePossibleOwner(scope: Scope, ownerId: string): Promise<User> {
  const owner = await users.findUser(scope, ownerId)
  if (owner?.status !== 'active') throw invalidField('ownerId', says('cantSignInToThisAccount'))
  return owner
}
