import { ActionIcon, Button, Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowRight, IconShare3, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { icon } from '../../../ui/icon.ts'
import { onApproach } from '../../../ui/on-approach.ts'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { ItemFacts } from '../ItemFacts.tsx'
import { ItemLabels } from '../ItemLabels.tsx'
import { ItemThumbnail } from '../ItemThumbnail.tsx'
import type { ItemActions } from '../item-actions.ts'
import { isShareable } from '../item-state.ts'
import { isPlayable, MediaPreview } from '../preview/MediaPreview.tsx'
import { useToday } from '../use-today.ts'
import styles from './QuickLook.module.css'

interface QuickLookProps {
  item: Item
  actions: ItemActions
  onClose: () => void
}

/** Preview beside the list, which keeps the focus: its arrow keys change the previewed item. */
export function QuickLook({ item, actions, onClose }: QuickLookProps) {
  const canShare = isShareable(item, useToday())
  return (
    <aside className={styles.panel} data-entry={item.id} aria-label={t('items.list.quickLook')}>
      <header className={styles.head}>
        <Text component="h2" fw={600} lineClamp={2} className={styles.name}>
          {item.name}
        </Text>
        <ActionIcon size={32} aria-label={t('items.list.closeQuickLook')} onClick={onClose}>
          <IconX {...icon} />
        </ActionIcon>
      </header>
      <div className={styles.preview}>
        {isPlayable(item) ? (
          <MediaPreview key={item.id} item={item} />
        ) : (
          <ItemThumbnail item={item} markSize={56} />
        )}
      </div>
      <div className={styles.actions}>
        {actions.share && (
          <Button
            leftSection={<IconShare3 {...icon} />}
            disabled={!canShare}
            {...onApproach(() => actions.prepareShare?.(item))}
            onClick={() => actions.share?.(item)}
          >
            {t('ui.share')}
          </Button>
        )}
        <Button
          component={Link}
          to={paths.item(item.id)}
          variant="default"
          rightSection={<IconArrowRight {...icon} />}
        >
          {t('ui.open')}
        </Button>
        {actions.toggleFavorite && <FavoriteButton item={item} onToggle={actions.toggleFavorite} />}
      </div>
      {item.description && (
        <Text className={styles.description} lineClamp={8}>
          {item.description}
        </Text>
      )}
      <ItemLabels item={item} />
      <ItemFacts item={item} />
    </aside>
  )
}
