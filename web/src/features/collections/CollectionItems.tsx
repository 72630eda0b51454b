import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useIntersection } from '@mantine/hooks'
import type { Collection } from '@satchel/contract/collections.ts'
import type { Item } from '@satchel/contract/items.ts'
import { type ReactNode, useEffect } from 'react'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { CardSkeletons } from '../../ui/Skeletons.tsx'
import { move, remove } from './arrangement.ts'
import styles from './CollectionItems.module.css'
import { SortableItem } from './SortableItem.tsx'
import { useArrange } from './use-arrange.ts'
import { useCollectionItems } from './use-collection-items.ts'

interface CollectionItemsProps {
  collection: Collection
  mayArrange: boolean
  renderItem: (item: Item) => ReactNode
}

/** A handle begins with Space alone, since Enter opens its menu. */
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
}
const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press space to pick the item up, arrow keys to move it, space to put it down, escape to leave it where it was. Press enter for a menu.',
}

export function CollectionItems({ collection, mayArrange, renderItem }: CollectionItemsProps) {
  const { itemIds } = collection
  const { items, query, isMore, loadMore } = useCollectionItems(collection)
  const end = useNearEnd(isMore, loadMore)
  const arrange = useArrange(collection.id)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      coordinateGetter: sortableKeyboardCoordinates,
    }),
  )
  if (query.isPending) return <CardSkeletons count={Math.min(itemIds.length, 8)} />
  if (query.isError) {
    return (
      <ProblemNotice
        title="The items could not be loaded"
        problem={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) {
      arrange(move(itemIds, String(active.id), String(over.id)))
    }
  }
  const ids = items.map(({ id }) => id)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(items),
        screenReaderInstructions: INSTRUCTIONS,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={!mayArrange}>
        <ul className={styles.grid} aria-label="Items in this collection">
          {items.map((item, index) =>
            mayArrange ? (
              <SortableItem
                key={item.id}
                item={item}
                index={index}
                count={itemIds.length}
                onMove={(to) => {
                  const over = itemIds[to]
                  if (over) arrange(move(itemIds, item.id, over))
                }}
                onRemove={() => arrange(remove(itemIds, item.id, item.name))}
              >
                {renderItem(item)}
              </SortableItem>
            ) : (
              <li key={item.id} className={styles.cell}>
                {renderItem(item)}
              </li>
            ),
          )}
        </ul>
      </SortableContext>
      <div ref={end} />
    </DndContext>
  )
}

function useNearEnd(isMore: boolean, loadMore: () => void) {
  const { ref, entry } = useIntersection({ rootMargin: '800px' })
  const isDue = isMore && entry?.isIntersecting === true
  useEffect(() => {
    if (isDue) loadMore()
  }, [isDue, loadMore])
  return ref
}

function announcementsOf(items: readonly Item[]): Announcements {
  const place = (id: string | number) => items.findIndex((item) => item.id === id) + 1
  const name = (id: string | number) => items[place(id) - 1]?.name ?? 'The item'
  const at = (id: string | number) => `place ${place(id)} of ${items.length}`
  return {
    onDragStart: ({ active }) => `${name(active.id)} picked up, ${at(active.id)}`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} over ${at(over.id)}` : `${name(active.id)} over no place`,
    onDragEnd: ({ active, over }) => `${name(active.id)} put down at ${at((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${name(active.id)} left at ${at(active.id)}`,
  }
}
