import type { Item } from '@satchel/contract/items/items.ts'
import type { Highlight } from '@satchel/contract/search/search.ts'
import { useMemo } from 'react'
import { useBin } from '../features/items/bin/use-bin.ts'
import type { ItemActions } from '../features/items/item-actions.ts'
import { useItemMarks } from '../features/items/use-item-marks.ts'
import { useProcessAgain } from '../features/items/use-process-again.ts'
import { hitPage } from '../lib/items/hit-path.ts'
import { useMay } from '../lib/session.ts'
import { useShareDialog } from './use-share-dialog.ts'

type Items = Parameters<NonNullable<ItemActions['addToCollection']>>[0]
type Pick = Parameters<NonNullable<ItemActions['pickCollection']>>

/**
 * Actions that the signed-in person can do with items, from all features; dialogs are loaded when they are opened. `hit` is
 * the item that a search led to, which is shared from its page with the words.
 */
export function useItemActions(hit?: { id: string; page: number | undefined }): ItemActions {
  const { id: hitId, page } = hit ?? {}
  const mayEdit = useMay('library.write')
  const mayShare = useMay('links.share')
  const mayMark = useMay('library.mark')
  const { toggleFavorite } = useItemMarks()
  const { moveToBin } = useBin()
  const { processAgain } = useProcessAgain()
  const shareDialog = useShareDialog()
  // Stable while the permissions are, because lists of thousands memoize on it.
  return useMemo(() => {
    const sharedNow = (item: Item) => {
      const shared = sharedOf(item)
      return item.id === hitId ? { ...shared, page } : shared
    }
    return {
      ...(mayShare && {
        share: (item) => shareDialog.open(sharedNow(item)),
        prepareShare: (item) => shareDialog.prepare(sharedNow(item)),
        shareSeparately: (items) => void openSeparately(items),
      }),
      ...(mayMark && { toggleFavorite }),
      ...(mayEdit && {
        addToCollection: (items) => void openCollections(items),
        pickCollection: (what, onPick) => void openPicker(what, onPick),
        ...(mayShare && {
          makePage: (items) => void openPage(items),
          shareCollection: ({ id, name }) =>
            shareDialog.open({ itemType: 'COLLECTION', itemId: id, itemName: name }),
        }),
        processAgain,
        moveToBin,
      }),
    }
  }, [
    mayEdit,
    mayShare,
    mayMark,
    toggleFavorite,
    moveToBin,
    processAgain,
    shareDialog,
    hitId,
    page,
  ])
}

/** Returns what to share: of a search result, its page with the words. */
function sharedOf({ id, name, highlight = {} }: Item & { highlight?: Highlight }) {
  const page = hitPage(highlight)
  return { itemType: 'ITEM', itemId: id, itemName: name, page } as const
}

async function openCollections(items: Items) {
  const { openAddToCollection } = await import(
    '../features/collections/contents/AddToCollection.tsx'
  )
  openAddToCollection(items)
}

async function openSeparately(items: Items) {
  const { openSeparateLinks } = await import('../features/links/share/SeparateLinks.tsx')
  openSeparateLinks(items)
}

async function openPage(items: Items) {
  const { openPersonPage } = await import('../features/sites/person/open-person-page.tsx')
  openPersonPage({ pieces: items })
}

async function openPicker(...[what, onPick]: Pick) {
  const { openCollectionPicker } = await import(
    '../features/collections/contents/AddToCollection.tsx'
  )
  openCollectionPicker(what, onPick)
}
