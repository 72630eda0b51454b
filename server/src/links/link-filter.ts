import type { LinkState } from '@satchel/contract/links/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { personOf, requirePermission, type Scope } from '../platform/database/scope.ts'
import type { LinkFilter } from './select-queries.ts'

/** Filters on the links that a person may see. */
export interface ChosenLinks {
  search?: string
  itemType?: ItemType
  state?: LinkState
  everyone?: boolean
  sharedBy?: string
  updatedSince?: string
}

/** Returns the filter; throws `forbidden` for others' links where the person sees only their own. */
export function filterOf(
  scope: Scope,
  { everyone, sharedBy, search, itemType, state, updatedSince }: ChosenLinks,
): LinkFilter {
  const me = personOf(scope)
  if (everyone || (sharedBy && sharedBy !== me)) requirePermission(scope.actor, 'links.all')
  const sharer = sharedBy ?? (everyone ? undefined : me)
  return {
    ...(itemType && { itemType }),
    ...(state && { state }),
    ...(updatedSince && { updatedSince }),
    ...(sharer && { sharedBy: sharer }),
    ...(search?.trim() && { search: search.trim() }),
  }
}
