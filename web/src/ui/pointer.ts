interface Area {
  /** Edge at which the area begins, in the direction of reading. */
  side: 'start' | 'end'
  /** Distance from that edge, and from the bottom of the window, that the area covers, in pixels. */
  width: number
  height: number
}

let mouse: { x: number; y: number } | undefined

if (typeof window !== 'undefined')
  window.addEventListener(
    'pointermove',
    ({ pointerType, clientX: x, clientY: y }) => {
      // A finger leaves the screen.
      if (pointerType === 'mouse') mouse = { x, y }
    },
    { capture: true, passive: true },
  )

/** Tells whether the mouse is in a lower corner of the window, where something is about to be shown. */
export function isPointerIn({ side, width, height }: Area): boolean {
  if (!mouse) return false
  const { innerWidth, innerHeight } = window
  const isRightToLeft = document.documentElement.dir === 'rtl'
  const isAtRight = (side === 'end') !== isRightToLeft
  const fromEdge = isAtRight ? innerWidth - mouse.x : mouse.x
  return fromEdge < width && innerHeight - mouse.y < height
}
