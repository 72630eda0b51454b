import { ActionIcon } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
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
      aria-label="Favourite"
      aria-pressed={favorite}
      title={favorite ? 'Remove from favourites' : 'Add to favourites'}
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
