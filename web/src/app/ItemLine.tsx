import { Checkbox } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { ItemMenu } from '../features/items/ItemMenu.tsx'
import { ItemThumbnail } from '../features/items/ItemThumbnail.tsx'
import type { ItemActions } from '../features/items/item-actions.ts'
import { ItemMeta } from '../features/items/list/ItemMeta.tsx'
import { QuickActions } from '../features/items/list/QuickActions.tsx'
import type { ItemSelection } from '../features/items/selection/item-selection.ts'
import { NO_SELECTION, useIsChosen } from '../features/items/selection/use-item-selection.ts'
import { paths } from '../lib/paths.ts'
import styles from './ItemLine.module.css'

interface ItemLineProps {
  item: Item
  actions: ItemActions
  /** Selection, which also leaves room for a handle before the item. */
  selection?: ItemSelection
}

/** A collection's item in one line. */
export function ItemLine({ item, actions, selection }: ItemLineProps) {
  const { id, name } = item
  const isChosen = useIsChosen(selection ?? NO_SELECTION, id)
  const selectRange = (event: MouseEvent) => {
    if (!event.shiftKey || !selection) return
    event.preventDefault()
    selection.toggle(id, true)
  }
  return (
    <article
      className={styles.line}
      data-chosen={isChosen || undefined}
      data-arranged={selection !== undefined || undefined}
    >
      {selection && (
        <Checkbox
          size="sm"
          radius="xs"
          aria-label={t('app.home.select', { name })}
          checked={isChosen}
          onChange={({ nativeEvent }) =>
            selection.toggle(id, (nativeEvent as PointerEvent).shiftKey)
          }
        />
      )}
      <div className={styles.thumbnail}>
        <ItemThumbnail item={item} markSize={20} />
      </div>
      <div className={styles.text}>
        <Link to={paths.item(id)} className={styles.name} title={name} onClick={selectRange}>
          {name}
        </Link>
        <ItemMeta item={item} />
      </div>
      <div className={styles.actions}>
        <div className={styles.quick}>
          <QuickActions item={item} actions={actions} />
        </div>
        <ItemMenu
          item={item}
          actions={actions}
          {...(selection && { onSelect: () => selection.toggle(id) })}
        />
      </div>
    </article>
  )
}
