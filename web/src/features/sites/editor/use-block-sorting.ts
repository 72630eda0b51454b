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
import { sortingAnnouncements } from '../../../ui/list/sorting-labels.ts'
import * as labels from './labels.ts'

interface Sorting {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (id: string, over: string) => void
}

/** A handle begins with Space alone, since Enter opens its menu. */
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
}
const INSTRUCTIONS: ScreenReaderInstructions = { draggable: labels.pressSpaceToPickUp }

/** Returns what a drag context needs for the pointer and the keyboard, with what is announced. */
export function useBlockSorting({ ids, nameOf, onMove }: Sorting) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes: KEYS,
      coordinateGetter: sortableKeyboardCoordinates,
    }),
  )
  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: {
      announcements: sortingAnnouncements(ids, nameOf),
      screenReaderInstructions: INSTRUCTIONS,
    },
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && active.id !== over.id) onMove(String(active.id), String(over.id))
    },
  }
}
