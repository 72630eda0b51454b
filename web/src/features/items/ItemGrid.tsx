import { useElementSize } from '@mantine/hooks'
import type { Item } from '@satchel/contract/items.ts'
import type { Highlight } from '@satchel/contract/search.ts'
import { useEffect, useRef } from 'react'
import { ItemCard } from './ItemCard.tsx'
import styles from './ItemGrid.module.css'
import type { ItemListProps } from './item-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useWindowList } from './use-window-list.ts'

const GAP = 16
const CARD_MIN = 204
/** On a phone two stand beside each other. */
const NARROW = 2 * CARD_MIN + GAP
const BORDERS = 2
const WORDS = 86
const PASSAGE = 40
const TOP_BAR = 52 + GAP

/** Till the first measure the width of the last time, so that one comes back to the same place. */
let lastWidth = 1_012

export function ItemGrid({
  items,
  total,
  selection,
  actions,
  withPassages,
  onNearEnd,
  ...looking
}: ItemListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { ref: measured, width: measuredWidth } = useElementSize()
  lastWidth = measuredWidth || lastWidth
  const { perRow, cardWidth, rowHeight } = layoutOf(lastWidth, withPassages)

  const move = (index: number) => {
    rows.scrollTo(Math.floor(index / perRow))
    const item = items[index]
    if (item) looking.onMove(item)
  }
  const keys = useListKeys({ items, perRow, list, selection, ...looking, onMove: move })
  const rows = useWindowList({
    list,
    rows: Math.ceil(items.length / perRow),
    rowHeight,
    activeRow: Math.floor(keys.active / perRow),
    head: TOP_BAR,
    onNearEnd,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width moves the active card
  useEffect(() => {
    if (list.current?.contains(document.activeElement)) {
      rows.scrollTo(Math.floor(keys.active / perRow))
    }
  }, [perRow])

  const place = (item: Item & { highlight?: Highlight }, index: number, top: number) => ({
    item,
    index,
    transform: `translate(${(index % perRow) * (cardWidth + GAP)}px, ${top}px)`,
  })
  const shown = rows.shown.flatMap(({ index: row, top }) =>
    items
      .slice(row * perRow, (row + 1) * perRow)
      .map((item, column) => place(item, row * perRow + column, top)),
  )
  return (
    <div ref={measured}>
      <ul
        ref={list}
        className={styles.grid}
        style={{ height: Math.max(rows.height - GAP, 0) }}
        aria-label="Items"
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {shown.map(({ item, index, transform }) => (
          <li
            key={item.id}
            className={styles.cell}
            style={{ width: cardWidth, height: rowHeight - GAP, transform }}
            aria-setsize={total}
            aria-posinset={index + 1}
            data-entry={item.id}
          >
            <ItemCard
              item={item}
              actions={actions}
              withPassage={withPassages}
              tabIndex={index === keys.active ? 0 : -1}
              selection={selection}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every card has the same height, known before it is drawn: nothing jumps. */
function layoutOf(width: number, withPassages: boolean) {
  const perRow = width < NARROW ? 2 : Math.floor((width + GAP) / (CARD_MIN + GAP))
  const cardWidth = (width - GAP * (perRow - 1)) / perRow
  const preview = ((cardWidth - BORDERS) * 3) / 4
  const words = WORDS + (withPassages ? PASSAGE : 0)
  return { perRow, cardWidth, rowHeight: Math.round(preview + words + BORDERS) + GAP }
}
