import { Checkbox } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import type { Highlight } from '@satchel/contract/search.ts'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { MarkedText } from '../../ui/MarkedText.tsx'
import styles from './ItemCard.module.css'
import { ItemMenu } from './ItemMenu.tsx'
import { ItemMeta } from './ItemMeta.tsx'
import { ItemThumbnail } from './ItemThumbnail.tsx'
import type { ItemActions } from './item-actions.ts'
import { QuickActions } from './QuickActions.tsx'

interface ItemCardProps {
  item: Item & { highlight?: Highlight }
  actions: ItemActions
  selection?: {
    isChosen: boolean
    /** Something is chosen, here or elsewhere: every check box is shown. */
    isBegun: boolean
    toggle: (range: boolean) => void
  }
  /** A found passage has room below the name. */
  withPassage?: boolean
  /** In a list walked by arrows only one card takes part in the order of Tab. */
  tabIndex?: number
}

export function ItemCard({ item, actions, selection, withPassage, tabIndex = 0 }: ItemCardProps) {
  const { highlight = {} } = item
  const selectRange = (event: MouseEvent) => {
    if (!event.shiftKey || !selection) return
    event.preventDefault()
    selection.toggle(true)
  }
  return (
    <article
      className={styles.card}
      data-chosen={selection?.isChosen || undefined}
      data-choosing={selection?.isBegun || undefined}
    >
      <div className={styles.preview}>
        <ItemThumbnail item={item} />
      </div>
      <div className={styles.words}>
        <Link
          to={paths.item(item.id)}
          className={styles.name}
          title={item.name}
          tabIndex={tabIndex}
          data-item={item.id}
          onClick={selectRange}
        >
          {highlight.name ? <MarkedText>{highlight.name}</MarkedText> : item.name}
        </Link>
        {withPassage && <Passage highlight={highlight} />}
        <ItemMeta item={item} />
      </div>
      {selection && (
        <Checkbox
          size="sm"
          radius="xs"
          className={styles.check ?? ''}
          aria-label={`Select ${item.name}`}
          checked={selection.isChosen}
          tabIndex={tabIndex}
          onChange={({ nativeEvent }) => selection.toggle((nativeEvent as PointerEvent).shiftKey)}
        />
      )}
      <div className={styles.actions}>
        <QuickActions item={item} actions={actions} tabIndex={tabIndex} />
        <ItemMenu
          item={item}
          actions={actions}
          tabIndex={tabIndex}
          {...(selection && { onSelect: () => selection.toggle(false) })}
        />
      </div>
    </article>
  )
}

function Passage({ highlight }: { highlight: Highlight }) {
  const passage = highlight.text ?? highlight.description
  return <p className={styles.passage}>{passage && <MarkedText>{passage}</MarkedText>}</p>
}
