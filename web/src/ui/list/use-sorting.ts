import {
  closestCenter,
  type DragEndEvent,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import { sortingAnnouncements } from './sorting-labels.ts'

interface Sorting {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (id: string, over: string) => void
  /** Of handles with a menu. */
  instructions?: string
}

/** A handle with a menu begins with Space alone, since Enter opens that. */
const MENU_KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
}

/** Returns what a drag context needs for the pointer and the keyboard, with what is announced. */
export function useSorting({ ids, nameOf, onMove, instructions }: Sorting) {
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      ...(instructions && { keyboardCodes: MENU_KEYS }),
    }),
  )
  return {
    draggedId,
    context: {
      sensors,
      collisionDetection: closestCenter,
      accessibility: {
        announcements: sortingAnnouncements(ids, nameOf),
        ...(instructions && { screenReaderInstructions: { draggable: instructions } }),
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
