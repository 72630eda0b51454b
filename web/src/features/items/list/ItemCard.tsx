import type { Item } from '@satchel/contract/items/items.ts'
import type { Highlight } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { type MouseEvent, memo, useMemo } from 'react'
import { Link } from 'react-router'
import { hitPage, hitPath } from '../../../lib/items/hit-path.ts'
import { ListCheckbox } from '../../../ui/list/ListCheckbox.tsx'
import { useScrollEnd } from '../../../ui/list/use-scroll-end.ts'
import { useTouchSelect } from '../../../ui/list/use-touch-select.ts'
import { MarkedText } from '../../../ui/text/MarkedText.tsx'
import { ItemMenu } from '../ItemMenu.tsx'
import { ItemThumbnail } from '../ItemThumbnail.tsx'
import type { ItemActions } from '../item-actions.ts'
import type { ItemSelection } from '../selection/item-selection.ts'
import { NO_SELECTION, useIsChosen } from '../selection/use-item-selection.ts'
import styles from './ItemCard.module.css'
import { ItemMeta } from './ItemMeta.tsx'
import { Passage } from './Passage.tsx'
import { QuickActions } from './QuickActions.tsx'

/** Number of characters before the first match of a passage. */
const LEAD = 32

interface ItemCardProps {
  item: Item & { highlight?: Highlight }
  actions: ItemActions
  selection?: ItemSelection
  /** True if there is room for a passage below the name. */
  withPassage?: boolean
  /** Tab index; in a list with arrow keys only one card is reachable by Tab. */
  tabIndex?: number
}

/** Card of an item; memoized, since lists have thousands of them. */
export const ItemCard = memo(function ItemCard({
  item,
  actions,
  selection,
  withPassage,
  tabIndex = 0,
}: ItemCardProps) {
  const { id, name, highlight = {} } = item
  const isChosen = useIsChosen(selection ?? NO_SELECTION, id)
  const isAtRest = useScrollEnd()
  const select = useMemo(() => selection && (() => selection.toggle(id)), [selection, id])
  const touch = useTouchSelect(select)
  const selectRange = (event: MouseEvent) => {
    if (!event.shiftKey || !selection) return
    event.preventDefault()
    selection.toggle(id, true)
  }
  return (
    <article
      draggable={actions.addToCollection !== undefined}
      className={styles.card}
      data-chosen={isChosen || undefined}
      {...touch}
    >
      <div className={styles.preview}>
        <ItemThumbnail item={item} page={hitPage(highlight)} />
      </div>
      <div className={styles.text}>
        <Link
          to={hitPath(id, highlight)}
          className={styles.name}
          title={name}
          tabIndex={tabIndex}
          data-item={id}
          onClick={selectRange}
        >
          {highlight.name ? <MarkedText>{highlight.name}</MarkedText> : name}
        </Link>
        {withPassage && (
          <p className={styles.passage}>
            <Passage item={item} lead={LEAD} tabIndex={tabIndex} />
          </p>
        )}
        <ItemMeta item={item} />
      </div>
      {selection && (
        <div className={styles.check}>
          <ListCheckbox
            aria-label={t('items.list.selectNamed', { name })}
            checked={isChosen}
            tabIndex={tabIndex}
            onChange={({ nativeEvent }) =>
              selection.toggle(id, (nativeEvent as PointerEvent).shiftKey)
            }
          />
        </div>
      )}
      <div className={styles.actions}>
        {isAtRest && <QuickActions item={item} actions={actions} tabIndex={tabIndex} />}
        <ItemMenu
          item={item}
          actions={actions}
          tabIndex={tabIndex}
          {...(select && { onSelect: select })}
        />
      </div>
    </article>
  )
})
