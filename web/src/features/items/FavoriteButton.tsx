import { ActionIcon } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { largeIcon } from '../../ui/icon.ts'

interface FavoriteButtonProps {
  item: Item
  onToggle: (item: Item) => void
}

export function FavoriteButton({ item, onToggle }: FavoriteButtonProps) {
  const { favorite } = item
  return (
    <ActionIcon
      variant="default"
      aria-label={t('items.favorite')}
      aria-pressed={favorite}
      title={favorite ? t('ui.removeFromFavorites') : t('ui.addToFavorites')}
      onClick={() => onToggle(item)}
    >
      {favorite ? (
        <IconHeartFilled {...largeIcon} color="var(--accent-text)" />
      ) : (
        <IconHeart {...largeIcon} />
      )}
    </ActionIcon>
  )
}
