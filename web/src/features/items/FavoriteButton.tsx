import { ActionIcon } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { largeIcon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import * as labels from './labels.ts'

interface FavoriteButtonProps {
  item: Item
  onToggle: (item: Item) => void
}

export function FavoriteButton({ item, onToggle }: FavoriteButtonProps) {
  const { favorite } = item
  return (
    <ActionIcon
      variant="default"
      aria-label={labels.favorite}
      aria-pressed={favorite}
      title={favorite ? uiLabels.removeFromFavorites : uiLabels.addToFavorites}
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
