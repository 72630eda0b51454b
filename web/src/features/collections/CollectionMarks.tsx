import { ActionIcon, Button } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconArrowBigUp,
  IconArrowBigUpFilled,
  IconHeart,
  IconHeartFilled,
} from '@tabler/icons-react'
import { formatCompact } from '../../lib/format/format.ts'
import { useMay } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { useCollectionMarks } from './use-collection-marks.ts'

interface CollectionMarksProps {
  collection: Collection
  variant?: 'subtle' | 'default'
  size?: 32 | 36
}

/** Switches for favorite and vote. */
export function CollectionMarks({
  collection,
  variant = 'subtle',
  size = 32,
}: CollectionMarksProps) {
  const { name, favorite, upvoted, upvotes } = collection
  const { toggleFavorite, toggleUpvote } = useCollectionMarks()
  const accent = 'var(--accent-text)'
  if (!useMay('library.mark')) return null
  return (
    <>
      <ActionIcon
        variant={variant}
        size={size}
        aria-label={t('collections.favorite', { name })}
        aria-pressed={favorite}
        title={favorite ? t('ui.removeFromFavorites') : t('ui.addToFavorites')}
        onClick={() => toggleFavorite(collection)}
      >
        {favorite ? <IconHeartFilled {...icon} color={accent} /> : <IconHeart {...icon} />}
      </ActionIcon>
      <Button
        variant={variant}
        color="gray"
        h={size}
        px="xs"
        fw={400}
        aria-label={t('collections.upvoteNameVotes', { name, upvotes })}
        aria-pressed={upvoted}
        title={upvoted ? t('collections.removeVote') : t('collections.upvote')}
        leftSection={
          upvoted ? <IconArrowBigUpFilled {...icon} color={accent} /> : <IconArrowBigUp {...icon} />
        }
        onClick={() => toggleUpvote(collection)}
      >
        {/* In the page's head there is room for the word. */}
        {upvotes > 0 || size === 32 ? formatCompact(upvotes) : t('collections.upvote')}
      </Button>
    </>
  )
}
