import { Skeleton } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { memo, useCallback, useEffect, useRef } from 'react'
import { CARD_GAP, cardGrid } from '../../../ui/list/card-grid.ts'
import { useListWidth } from '../../../ui/list/use-list-width.ts'
import { useWindowList } from '../../../ui/list/use-window-list.ts'
import type { ItemListProps, ListedItem } from '../selection/item-list.ts'
import { useIsChoosing } from '../selection/use-item-selection.ts'
import { useListKeys } from '../selection/use-list-keys.ts'
import { ItemCard } from './ItemCard.tsx'
import styles from './ItemGrid.module.css'

const TEXT = 86
const PASSAGE = 40
const TOP_BAR = 52 + CARD_GAP

export function ItemGrid(props: ItemListProps) {
  const { items, total, selection, actions, withPassages, onSee, ...keyHandlers } = props
  const list = useRef<HTMLUListElement>(null)
  const { ref: measured, width } = useListWidth('items')
  const { perRow, cardWidth, rowHeight } = cardGrid(width, TEXT + (withPassages ? PASSAGE : 0))

  const move = (index: number) => {
    rows.scrollTo(Math.floor(index / perRow))
    const item = items[index]
    if (item) keyHandlers.onMove(item)
  }
  const of = { items, selection, actions }
  const keys = useListKeys({ ...of, ...keyHandlers, perRow, list, onMove: move })
  const rows = useWindowList({
    list,
    rows: Math.ceil(items.length / perRow),
    rowHeight,
    activeRow: Math.floor(keys.active / perRow),
    head: TOP_BAR,
    onSee: useCallback(
      (first: number, last: number) => onSee(first * perRow, last * perRow + perRow - 1),
      [onSee, perRow],
    ),
  })
  const isChoosing = useIsChoosing(selection)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves the active card
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) {
      rows.scrollTo(Math.floor(keys.active / perRow))
    }
  }, [perRow])

  const cards = rows.shown.flatMap(({ index: row, top }) =>
    items.slice(row * perRow, (row + 1) * perRow).map((item, column) => ({
      item,
      index: row * perRow + column,
      start: column * (cardWidth + CARD_GAP),
      top,
    })),
  )
  return (
    <div ref={measured}>
      <ul
        ref={list}
        className={styles.grid}
        style={{ height: Math.max(rows.height - CARD_GAP, 0) }}
        aria-label={t('items.list.items')}
        data-choosing={isChoosing || undefined}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {cards.map(({ index, item, ...place }) => (
          <Cell
            key={item?.id ?? index}
            {...place}
            item={item}
            index={index}
            total={total}
            actions={actions}
            selection={selection}
            width={cardWidth}
            height={rowHeight - CARD_GAP}
            withPassage={withPassages}
            tabIndex={index === keys.active ? 0 : -1}
          />
        ))}
      </ul>
    </div>
  )
}

interface CellProps extends Pick<ItemListProps, 'total' | 'actions' | 'selection'> {
  item: ListedItem | undefined
  index: number
  start: number
  top: number
  width: number
  height: number
  withPassage: boolean
  tabIndex: number
}

/** Cell that renders once it becomes visible, however far one scrolls on. */
const Cell = memo(function Cell({
  item,
  index,
  total,
  start,
  top,
  width,
  height,
  ...card
}: CellProps) {
  return (
    <li
      className={styles.cell}
      style={{ width, height, insetInlineStart: start, transform: `translateY(${top}px)` }}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-entry={item?.id}
    >
      {item ? (
        <ItemCard item={item} {...card} />
      ) : (
        <Skeleton height="100%" radius="md" animate={false} />
      )}
    </li>
  )
})
