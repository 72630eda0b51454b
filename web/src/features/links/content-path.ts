import type { ItemType } from '@satchel/contract/schemas.ts'
import { paths } from '../../lib/paths.ts'

const PATHS = { ITEM: paths.item, COLLECTION: paths.collection, SITE: paths.site }

/** Returns the path of what a link shows. */
export function contentPath(itemType: ItemType, itemId: string): string {
  return PATHS[itemType](itemId)
}
