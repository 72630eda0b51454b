import { useHotkeys } from '@mantine/hooks'
import type { Item } from '@satchel/contract/items/items.ts'
import { IconFileUpload, IconHeart, IconShare3, IconStack2, IconTrash } from '@tabler/icons-react'
import type { ItemActions } from '../features/items/item-actions.ts'
import { isShareable } from '../features/items/item-state.ts'
import { useToday } from '../features/items/use-today.ts'
import { useCommands } from '../lib/commands.ts'
import { hasOwnKeys } from '../lib/own-keys.ts'
import * as labels from './labels/commands.ts'

/** Offers commands for the item of a page. */
export function useItemCommands(item: Item, actions: ItemActions): void {
  const { name, favorite, kind } = item
  const { share, toggleFavorite, addToCollection, replaceFile, moveToBin } = actions
  const canShare = isShareable(item, useToday())
  useHotkeys([['S', (event) => canShare && !hasOwnKeys(event.target) && share?.(item)]])
  useCommands([
    share !== undefined &&
      canShare && {
        label: labels.share(name),
        words: labels.shareWords,
        icon: IconShare3,
        run: () => share(item),
      },
    toggleFavorite !== undefined && {
      label: favorite ? labels.unfavorite(name) : labels.favorite(name),
      words: labels.favoriteWords,
      icon: IconHeart,
      run: () => toggleFavorite(item),
    },
    addToCollection !== undefined && {
      label: labels.addToCollection(name),
      icon: IconStack2,
      run: () => addToCollection([item]),
    },
    replaceFile !== undefined &&
      kind === 'file' && {
        label: labels.replaceFile(name),
        words: labels.replaceWords,
        icon: IconFileUpload,
        run: () => replaceFile(item),
      },
    moveToBin !== undefined && {
      label: labels.moveToBin(name),
      words: labels.binWords,
      icon: IconTrash,
      run: () => moveToBin([item]),
    },
  ])
}
