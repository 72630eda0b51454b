import {
  closestCenter,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
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
  /** Instructions for handles with a menu. */
  instructions?: string
}

/** Keys of a handle with a menu, which starts with Space only, since Enter opens the menu. */
const MENU_KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
}

interface Sensing {
  /** True if the handles open a menu. */
  hasMenu: boolean
  coordinateGetter?: KeyboardCoordinateGetter
}

export function useSortingSensors({
  hasMenu,
  coordinateGetter = sortableKeyboardCoordinates,
}: Sensing) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter, ...(hasMenu && { keyboardCodes: MENU_KEYS }) }),
  )
}

/** Returns the props of a drag context for pointer and keyboard, with announcements. */
export function useSorting({ ids, nameOf, onMove, instructions }: Sorting) {
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const sensors = useSortingSensors({ hasMenu: instructions !== undefined })
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
