import type { ItemType } from '@satchel/contract/schemas.ts'
import { may, personOf, type Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import { requireVisible } from './shareable.ts'

interface Reached {
  sharedBy: string
  isOwn: boolean
  itemType: ItemType
  itemId: string
}

/**
 * Throws `not-found` unless the link is the caller's, they may see everyone's, or it's the own link of an item they
 * edit.
 */
export async function requireReach(scope: Scope, link: Reached): Promise<void> {
  if (link.sharedBy === personOf(scope) || may(scope.actor, 'links.all')) return
  if (!link.isOwn || !may(scope.actor, 'library.write'))
    throw new Problem('not-found', says('linkNotFound'))
  await requireVisible(scope, link.itemType, link.itemId)
}
