import { RECOMMENDED_MAX } from '@satchel/contract/links/recommended.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { findToday } from './queries.ts'
import { findRecommended } from './recommended-queries.ts'
import { hindranceOf, requireVisible } from './shareable.ts'

/** Returns the items that similar organizations opened next, as far as the caller may share them. */
export async function recommended(
  scope: Scope,
  services: Addresses,
  id: string,
  {
    sharedToOrganization,
    itemType = 'ITEM',
  }: { sharedToOrganization: string; itemType?: ItemType },
) {
  await requireVisible(scope, itemType, id)
  const rows = await findRecommended(scope, sharedToOrganization, id)
  const ids = await items.visibleIds(
    scope,
    rows.map((row) => row.id),
  )
  const all = await items.findAll(scope, services, ids)
  const today = await findToday(scope)
  const usable = new Map(
    all.filter((item) => !hindranceOf(item, today)).map((item) => [item.id, item]),
  )
  const found = rows.flatMap(({ id: itemId, organizations }) => {
    const item = usable.get(itemId)
    if (!item) return []
    const { name, thumbnailUrl } = item
    return [{ id: itemId, name, ...(thumbnailUrl && { thumbnailUrl }), organizations }]
  })
  return { items: found.slice(0, RECOMMENDED_MAX) }
}
