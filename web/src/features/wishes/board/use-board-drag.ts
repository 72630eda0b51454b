import {
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Wish, WishStatus } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'

/** Keys of a handle, which starts with Space only. */
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Moves a card over the next column with an arrow key. */
const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const columns = [...context.droppableRects].sort(([, one], [, other]) => one.left - other.left)
  const at = columns.findIndex(([id]) => id === context.over?.id)
  const next = columns[at + step]?.[1]
  if (!next) return undefined
  return { x: next.left + 9, y: Math.max(currentCoordinates.y, next.top + 48) }
}

interface Dragging {
  wishes: readonly Wish[]
  nameOf: (status: string) => string
  onMove: (wish: Wish, status: WishStatus) => void
}

/** Returns sensors and announcements for moving wishes between columns by pointer and keyboard. */
export function useBoardDrag({ wishes, nameOf, onMove }: Dragging) {
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: toNextColumn }),
  )
  const wishOf = (id: unknown) => wishes.find((wish) => wish.id === id)
  const titleOf = (id: unknown) => wishOf(id)?.title ?? ''
  const homeOf = (id: unknown) => nameOf(wishOf(id)?.status ?? '')
  return {
    dragged: wishOf(draggedId),
    context: {
      sensors,
      collisionDetection: (args: Parameters<typeof pointerWithin>[0]) =>
        args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args),
      accessibility: {
        screenReaderInstructions: { draggable: t('wishes.dragInstructions') },
        announcements: {
          onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) =>
            t('wishes.pickedUp', { name: titleOf(active.id), column: homeOf(active.id) }),
          onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
            // It begins over its own column, which would drown that it was picked up.
            if (!over || over.id === wishOf(active.id)?.status)
              return t('wishes.pickedUp', { name: titleOf(active.id), column: homeOf(active.id) })
            return t('wishes.over', { name: titleOf(active.id), column: nameOf(String(over.id)) })
          },
          onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
            t('wishes.putDown', {
              name: titleOf(active.id),
              column: over ? nameOf(String(over.id)) : homeOf(active.id),
            }),
          onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) =>
            t('wishes.leftInColumn', { name: titleOf(active.id), column: homeOf(active.id) }),
        },
      },
      onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => setDraggedId(String(active.id)),
      onDragCancel: () => setDraggedId(null),
      onDragEnd: ({ active, over }: DragEndEvent) => {
        setDraggedId(null)
        const wish = wishOf(active.id)
        const status = over?.id as WishStatus | undefined
        if (wish && status && status !== wish.status) onMove(wish, status)
      },
    },
  }
}
