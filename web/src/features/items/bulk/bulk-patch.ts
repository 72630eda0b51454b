import type { BulkWish } from '@satchel/contract/bulk.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { tagKey } from '../tag-key.ts'

/**
 * Returns a function that applies a patch to an item before the server has; refused changes are corrected by the
 * refetched lists.
 */
export function patchedBy(patch: BulkWish, owner: Item['owner'] | undefined): (item: Item) => Item {
  const { add = {}, remove = {}, addTags = [], removeTags = [], releasesOn, expiresOn } = patch
  const { shareable, inLibrary, addToCollectionId, removeFromCollectionId } = patch
  const fresh = addTags.map((label) => ({ key: tagKey(label), label }))
  return (item) => ({
    ...item,
    ...Object.fromEntries(
      CATEGORIES.map((category) => {
        const remaining = item[category].filter((id) => !remove[category]?.includes(id))
        return [category, [...new Set([...remaining, ...(add[category] ?? [])])]]
      }),
    ),
    tags: [
      ...item.tags.filter(({ key }) => !removeTags.includes(key)),
      ...fresh.filter(({ key }) => !item.tags.some((tag) => tag.key === key)),
    ],
    collectionIds: [
      ...item.collectionIds.filter((id) => id !== removeFromCollectionId),
      ...(addToCollectionId && !item.collectionIds.includes(addToCollectionId)
        ? [addToCollectionId]
        : []),
    ],
    ...(owner && { owner }),
    ...(shareable !== undefined && { shareable }),
    ...(inLibrary !== undefined && { inLibrary }),
    ...days({ releasesOn, expiresOn }, item),
  })
}

/** Returns the patch of dates, without removed ones. */
function days(
  patch: { releasesOn: string | null | undefined; expiresOn: string | null | undefined },
  item: Item,
): Pick<Item, 'releasesOn' | 'expiresOn'> {
  const of = (requested: string | null | undefined, now: string | undefined) =>
    requested === undefined ? now : (requested ?? undefined)
  return {
    releasesOn: of(patch.releasesOn, item.releasesOn),
    expiresOn: of(patch.expiresOn, item.expiresOn),
  } as Pick<Item, 'releasesOn' | 'expiresOn'>
}
