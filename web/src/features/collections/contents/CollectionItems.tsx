import { DndContext, DragOverlay } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useReducedMotion } from '@mantine/hooks'
import type { Collection } from '@satchel/contract/collections.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProblemNotice } from '../../../ui/feedback/ProblemNotice.tsx'
import { CardSkeletons, RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { CARD_GAP, cardGrid } from '../../../ui/list/card-grid.ts'
import { useListWidth } from '../../../ui/list/use-list-width.ts'
import { useSorting } from '../../../ui/list/use-sorting.ts'
import { useWindowList } from '../../../ui/list/use-window-list.ts'
import type { Layout } from '../collections-view.ts'
import { type Arrangement, move, moveToEnd, remove } from './arrangement.ts'
import { CollectionCell, type Place } from './CollectionCell.tsx'
import styles from './CollectionItems.module.css'
import type { HeldItems } from './use-collection-items.ts'

interface CollectionItemsProps {
  collection: Collection
  held: HeldItems
  layout: Layout
  /** Arranges the items; undefined without the permission. */
  arrange?: (arrangement: Arrangement) => void
  renderItem: (item: Item) => ReactNode
}

const ROW = 64
/** Height of the text of an item's card. */
const TEXT_HEIGHT = 86
const TOP_BAR = 52 + CARD_GAP

/** Items of a collection in order, as cards or rows; only visible ones are in the document. */
export function CollectionItems(props: CollectionItemsProps) {
  const { collection, held, layout } = props
  const { isPending, error, isFetching, refetch } = held.first
  if (isPending && held.items.length === 0) {
    const count = Math.min(collection.itemIds.length, 8)
    return layout === 'grid' ? (
      <CardSkeletons count={count} />
    ) : (
      <RowSkeletons count={count} height={ROW} />
    )
  }
  if (error && held.items.length === 0) {
    return (
      <ProblemNotice
        title={t('collections.couldntLoadTheItems')}
        problem={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Loaded {...props} />
}

function Loaded({ collection, held, layout, arrange, renderItem }: CollectionItemsProps) {
  const { itemIds } = collection
  const nameOf = (id: string) => held.itemOf(id)?.name ?? t('collections.theItem')
  const { draggedId, context } = useSorting({
    ids: itemIds,
    nameOf,
    onMove: (id, over) => arrange?.(move(itemIds, id, over)),
    instructions: t('collections.dragInstructions'),
  })
  const { measured, list, height, cells, setActiveId } = useCells(itemIds, layout, held, draggedId)
  const dragged = draggedId ? held.itemOf(draggedId) : undefined
  const isStill = useReducedMotion()
  const handlingOf = (id: string, index: number) =>
    arrange && {
      count: itemIds.length,
      onMove: (to: number) => {
        const over = itemIds[to]
        const end = to === 0 ? 'first' : 'last'
        if (to === 0 || to === itemIds.length - 1) arrange(moveToEnd(itemIds, [id], end))
        else if (over && to !== index) arrange(move(itemIds, id, over))
      },
      onRemove: () =>
        arrange(remove(itemIds, [id], t('collections.removed', { name: nameOf(id) }))),
    }
  return (
    <DndContext {...context}>
      <SortableContext
        items={[...itemIds]}
        strategy={rectSortingStrategy}
        disabled={arrange === undefined}
      >
        <div ref={measured}>
          <ul
            ref={list}
            className={styles.list}
            data-layout={layout}
            style={{ height }}
            aria-label={t('collections.itemsInThisCollection')}
          >
            {cells.map(({ id, index, place }) => (
              <CollectionCell
                key={id}
                id={id}
                item={held.itemOf(id)}
                index={index}
                count={itemIds.length}
                place={place}
                handling={handlingOf(id, index)}
                onFocus={() => setActiveId(id)}
                renderItem={renderItem}
              />
            ))}
          </ul>
        </div>
      </SortableContext>
      <DragOverlay {...(isStill && { dropAnimation: null })}>
        {dragged && (
          <div className={styles.lifted} inert>
            {renderItem(dragged)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** Returns the places to render, with their positions. */
function useCells(
  itemIds: readonly string[],
  layout: Layout,
  { show }: HeldItems,
  draggedId: string | null,
) {
  const list = useRef<HTMLUListElement>(null)
  const [activeId, setActiveId] = useState<string>()
  const { ref: measured, width } = useListWidth('collection')
  const { perRow, cardWidth, rowHeight, gap } =
    layout === 'grid'
      ? { ...cardGrid(width, TEXT_HEIGHT), gap: CARD_GAP }
      : { perRow: 1, cardWidth: width, rowHeight: ROW, gap: 0 }
  const activeItemId = draggedId ?? activeId
  const active = activeItemId === undefined ? 0 : Math.max(itemIds.indexOf(activeItemId), 0)
  const activeRow = Math.floor(active / perRow)
  const rows = useWindowList({
    list,
    rows: Math.ceil(itemIds.length / perRow),
    rowHeight,
    activeRow,
    head: TOP_BAR,
    onNearEnd: nothing,
  })
  const cells = rows.shown.flatMap(({ index: row, top }) =>
    itemIds.slice(row * perRow, (row + 1) * perRow).map((id, column) => {
      const place: Place = {
        insetInlineStart: column * (cardWidth + gap),
        top,
        width: cardWidth,
        height: rowHeight - gap,
      }
      return { id, index: row * perRow + column, place }
    }),
  )
  // The row of the active one stays drawn wherever it is, with nothing in sight between it and the others.
  const inSight = rows.shown.filter(({ index }) => index !== activeRow)
  const from = (inSight[0]?.index ?? activeRow) * perRow
  const to = ((inSight.at(-1)?.index ?? activeRow) + 1) * perRow - 1
  useEffect(() => show(from, to), [show, from, to])
  return { measured, list, height: Math.max(rows.height - gap, 0), cells, setActiveId }
}

function nothing(): void {
  // All places are known from the start; their items are asked for as they come into sight.
}
