import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { useRef, useState } from 'react'
import { CARD_GAP, cardGrid } from '../../../ui/list/card-grid.ts'
import { useListWidth } from '../../../ui/list/use-list-width.ts'
import { useWindowList } from '../../../ui/list/use-window-list.ts'
import type { Layout } from '../collections-view.ts'
import { CollectionCard } from './CollectionCard.tsx'
import styles from './CollectionList.module.css'
import { CollectionRow } from './CollectionRow.tsx'
import type { CollectionSharing } from './collection-sharing.ts'

interface CollectionsGridProps {
  collections: readonly Collection[]
  layout: Layout
  sharing: CollectionSharing
  onNearEnd: () => void
}

export const ROW = 64
const TEXT_HEIGHT = 66
const TOP_BAR = 52 + CARD_GAP

/** Collections as cards or rows; only visible ones are in the document. */
export function CollectionsGrid({ collections, layout, sharing, onNearEnd }: CollectionsGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const { ref, width } = useListWidth('collections')
  const { perRow, cardWidth, rowHeight, gap } =
    layout === 'grid'
      ? { ...cardGrid(width, TEXT_HEIGHT), gap: CARD_GAP }
      : { perRow: 1, cardWidth: width, rowHeight: ROW, gap: 0 }
  const rows = useWindowList({
    list,
    rows: Math.ceil(collections.length / perRow),
    rowHeight,
    activeRow: Math.floor(active / perRow),
    head: TOP_BAR,
    onNearEnd,
  })
  const Entry = layout === 'grid' ? CollectionCard : CollectionRow
  return (
    <div ref={ref}>
      <ul
        ref={list}
        className={styles.list}
        style={{ height: Math.max(rows.height - gap, 0) }}
        aria-label={t('collections.collections')}
      >
        {rows.shown.flatMap(({ index: row, top }) =>
          collections.slice(row * perRow, (row + 1) * perRow).map((collection, column) => (
            <li
              key={collection.id}
              className={styles.cell}
              style={{
                width: cardWidth,
                height: rowHeight - gap,
                insetInlineStart: column * (cardWidth + gap),
                transform: `translateY(${top}px)`,
              }}
              onFocus={() => setActive(row * perRow + column)}
            >
              <Entry collection={collection} sharing={sharing} />
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
