import {
  closestCenter,
  type DragEndEvent,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  type ScreenReaderInstructions,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import { sortingAnnouncements } from '../../../ui/list/sorting-labels.ts'
import * as labels from '../labels.ts'

interface Sorting {
  itemIds: readonly string[]
  nameOf: (id: string) => string
  onMove: (id: string, over: string) => void
}

/** A handle begins with Space alone, since Enter opens its menu. */
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
}
const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable: labels.pressSpaceToPickUp,
}

/** Returns sensors and announcements for dragging by pointer and keyboard. */
export function useSorting({ itemIds, nameOf, onMove }: Sorting) {
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      coordinateGetter: sortableKeyboardCoordinates,
    }),
  )
  return {
    draggedId,
    context: {
      sensors,
      collisionDetection: closestCenter,
      accessibility: {
        announcements: sortingAnnouncements(itemIds, nameOf),
        screenReaderInstructions: INSTRUCTIONS,
      },
      onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => setDraggedId(String(active.id)),
      onDragCancel: () => setDraggedId(null),
      onDragEnd: ({ active, over }: DragEndEvent) => {
        setDraggedId(null)
        if (over && active.id !== over.id) onMove(String(active.id), String(over.id))
      },
    },
  }
}
