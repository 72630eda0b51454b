import { useLongPress } from '@mantine/hooks'
import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react'

/**
 * Returns props for a card or row of a list that select it by finger: by a long press, then by each tap while something
 * in its list is selected (`data-choosing`). Buttons and checkboxes in it keep working.
 */
export function useTouchSelect(toggle: (() => void) | undefined) {
  const isTouch = useRef(false)
  const wasLong = useRef(false)
  const press = useLongPress(
    () => {
      wasLong.current = true
      toggle?.()
    },
    { events: ['touch'], cancelOnMove: true, threshold: 450 },
  )
  const others = useMemo(() => {
    if (!toggle) return {}
    return {
      onPointerDown({ pointerType }: PointerEvent) {
        isTouch.current = pointerType === 'touch'
        wasLong.current = false
      },
      onClickCapture(event: MouseEvent<HTMLElement>) {
        if (!isTouch.current) return
        const isChoosing = event.currentTarget.closest('[data-choosing]') !== null
        if (!wasLong.current && (!isChoosing || isControl(event.target))) return
        event.preventDefault()
        event.stopPropagation()
        if (!wasLong.current) toggle()
      },
      onContextMenu(event: MouseEvent) {
        if (isTouch.current) event.preventDefault()
      },
      onDragStartCapture(event: MouseEvent) {
        if (!isTouch.current) return
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [toggle])
  return toggle ? { ...press, ...others } : {}
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, label') !== null
}
