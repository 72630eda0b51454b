import { Button } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react'
import { formatNumber } from '../../../lib/format/format.ts'
import { icon } from '../../../ui/icon.ts'
import { FavoriteButton } from '../FavoriteButton.tsx'
import { ItemMenu } from '../ItemMenu.tsx'
import type { ItemActions } from '../item-actions.ts'
import styles from './ItemHead.module.css'
import { ItemNotice } from './ItemNotice.tsx'
import { ItemTextField } from './ItemTextField.tsx'
import { ShareItemButton } from './ShareItemButton.tsx'

interface ItemHeadProps {
  item: Item
  actions: ItemActions
  mayEdit: boolean
  onUpvote: ((item: Item) => void) | undefined
}

export function ItemHead({ item, actions, mayEdit, onUpvote }: ItemHeadProps) {
  const { upvoted, upvotes } = item
  const { toggleFavorite } = actions
  return (
    <header className={styles.head}>
      <ItemTextField
        item={item}
        field="name"
        label={t('ui.name')}
        maxLength={NAME_MAX}
        mayEdit={mayEdit}
      />
      <div className={styles.actions}>
        <ShareItemButton className={styles.share ?? ''} item={item} actions={actions} />
        {onUpvote && (
          <Button
            variant="default"
            aria-pressed={upvoted}
            aria-label={t('items.detail.upvoteSoFar', { upvotes })}
            title={upvoted ? t('items.detail.removeUpvote') : t('items.detail.upvote')}
            leftSection={
              upvoted ? (
                <IconArrowBigUpFilled {...icon} color="var(--accent-text)" />
              ) : (
                <IconArrowBigUp {...icon} />
              )
            }
            onClick={() => onUpvote(item)}
          >
            {upvotes > 0 ? formatNumber(upvotes) : t('items.detail.upvote')}
          </Button>
        )}
        {toggleFavorite && <FavoriteButton item={item} onToggle={toggleFavorite} />}
        <ItemMenu item={item} actions={actions} />
      </div>
      <ItemNotice item={item} mayEdit={mayEdit} />
    </header>
  )
}
