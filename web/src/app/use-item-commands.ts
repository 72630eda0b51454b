import { useHotkeys } from '@mantine/hooks'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFileUpload, IconHeart, IconShare3, IconStack2, IconTrash } from '@tabler/icons-react'
import type { ItemActions } from '../features/items/item-actions.ts'
import { isShareable } from '../features/items/item-state.ts'
import { useToday } from '../features/items/use-today.ts'
import { useCommands } from '../lib/commands.ts'
import { hasOwnKeys } from '../lib/own-keys.ts'

/** Offers commands for the item of a page. */
export function useItemCommands(item: Item, actions: ItemActions): void {
  const { name, favorite, kind } = item
  const { share, toggleFavorite, addToCollection, replaceFile, moveToBin } = actions
  const canShare = isShareable(item, useToday())
  useHotkeys([['S', (event) => canShare && !hasOwnKeys(event.target) && share?.(item)]])
  useCommands([
    share !== undefined &&
      canShare && {
        label: t('app.commands.share', { name }),
        words: t('app.commands.shareWords'),
        icon: IconShare3,
        run: () => share(item),
      },
    toggleFavorite !== undefined && {
      label: favorite
        ? t('app.commands.unfavorite', { name })
        : t('app.commands.favorite', { name }),
      words: t('app.commands.favoriteWords'),
      icon: IconHeart,
      run: () => toggleFavorite(item),
    },
    addToCollection !== undefined && {
      label: t('app.commands.addToCollection', { name }),
      icon: IconStack2,
      run: () => addToCollection([item]),
    },
    replaceFile !== undefined &&
      kind === 'file' && {
        label: t('app.commands.replaceFile', { name }),
        words: t('app.commands.replaceWords'),
        icon: IconFileUpload,
        run: () => replaceFile(item),
      },
    moveToBin !== undefined && {
      label: t('app.commands.moveToBin', { name }),
      words: t('app.commands.binWords'),
      icon: IconTrash,
      run: () => moveToBin([item]),
    },
  ])
}
