import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconHeart, IconHeartFilled, IconShare3 } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { ListButton } from '../../../ui/list/ListButton.tsx'
import { onApproach } from '../../../ui/on-approach.ts'
import type { ItemActions } from '../item-actions.ts'
import { isShareable } from '../item-state.ts'
import { useToday } from '../use-today.ts'
import styles from './QuickActions.module.css'

interface QuickActionsProps {
  item: Item
  actions: ItemActions
  tabIndex?: number
}

/** Most common actions of an item, without a menu. */
export function QuickActions({ item, actions, tabIndex = 0 }: QuickActionsProps) {
  const { name, favorite } = item
  const { share, prepareShare, toggleFavorite } = actions
  const canShare = isShareable(item, useToday())
  return (
    <>
      {canShare && share && (
        <ListButton
          className={styles.passing}
          tabIndex={tabIndex}
          aria-label={t('items.list.shareNamed', { name })}
          title={t('ui.share')}
          {...onApproach(() => prepareShare?.(item))}
          onClick={() => share(item)}
        >
          <IconShare3 {...icon} />
        </ListButton>
      )}
      {toggleFavorite && (
        <ListButton
          className={favorite ? styles.favorite : styles.passing}
          tabIndex={tabIndex}
          aria-label={t('items.list.favoriteNamed', { name })}
          aria-pressed={favorite}
          title={favorite ? t('ui.removeFromFavorites') : t('ui.addToFavorites')}
          onClick={() => toggleFavorite(item)}
        >
          {favorite ? <IconHeartFilled {...icon} /> : <IconHeart {...icon} />}
        </ListButton>
      )}
    </>
  )
}
