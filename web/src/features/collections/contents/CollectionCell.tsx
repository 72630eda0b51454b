import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Skeleton } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import type { ReactNode } from 'react'
import styles from './CollectionItems.module.css'
import { type Handling, ItemHandle } from './ItemHandle.tsx'

export interface Place {
  insetInlineStart: number
  top: number
  width: number
  height: number
}

interface CollectionCellProps {
  id: string
  /** Item; undefined until it is loaded. */
  item: Item | undefined
  index: number
  count: number
  place: Place
  /** Dragging and moving; undefined without the permission to arrange. */
  handling: Handling | undefined
  onFocus: () => void
  renderItem: (item: Item) => ReactNode
}

/** Place of an item, which is dragged by its handle, with pointer or keyboard. */
export function CollectionCell(props: CollectionCellProps) {
  const { id, item, index, count, place, handling, onFocus, renderItem } = props
  const sortable = useSortable({ id, disabled: !handling })
  const { setNodeRef, transform, transition, isDragging } = sortable
  return (
    <li
      ref={setNodeRef}
      className={styles.cell}
      data-dragging={isDragging || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ ...place, transform: CSS.Translate.toString(transform), transition }}
      onFocus={onFocus}
    >
      {item ? renderItem(item) : <Skeleton height="100%" />}
      {item && handling && (
        <ItemHandle name={item.name} index={index} sortable={sortable} {...handling} />
      )}
    </li>
  )
}
