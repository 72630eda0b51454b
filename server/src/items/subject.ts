import type { ItemRow } from './select-queries.ts'

/** Returns how events refer to an item. */
export function subjectOf(
  { id, name, originalName, importId }: Pick<ItemRow, 'id' | 'name' | 'originalName' | 'importId'>,
  collectionId?: string,
) {
  return {
    itemType: 'ITEM' as const,
    itemId: id,
    itemName: name,
    data: {
      originalName: originalName || name,
      ...(importId && { importId }),
      ...(collectionId && { collectionId }),
    },
  }
}
