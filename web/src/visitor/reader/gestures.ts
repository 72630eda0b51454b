import { isRightToLeft } from './part.ts'

// What fingers do on pages and pictures.

/** Zoom gestures: pinch, wheel with Ctrl or Cmd, and double tap. */
interface Zoomable {
  /** Zooms by a factor, around a point of the window. */
  by(factor: number, x: number, y: number): void
  /** Toggles between zoomed in and out. */
  toggle(x: number, y: number): void
  /** Tells whether the wheel zooms without a key. */
  takesWheel?(): boolean
}

const TAP_MS = 300
const TAP_SPAN = 30
/** Maximum pixels of a turn: a wheel sends 100 and more at once, a touchpad single pixels. */
const TURN_MAX = 50

export function onZoom(element: HTMLElement, zoomable: Zoomable): void {
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !zoomable.takesWheel?.()) return
      event.preventDefault()
      const turn = Math.max(-TURN_MAX, Math.min(TURN_MAX, event.deltaY))
      zoomable.by(Math.exp(-turn / 150), event.clientX, event.clientY)
    },
    { passive: false },
  )
  onPinch(element, zoomable)
  onDoubleTap(element, zoomable)
}

function onPinch(element: HTMLElement, { by }: Zoomable): void {
  let span = 0
  const measure = ([one, other]: TouchList) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      span = touches.length === 2 ? measure(touches) : 0
    },
    { passive: true },
  )
  element.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches
      if (event.touches.length !== 2 || !one || !other || span === 0) return
      event.preventDefault()
      const now = measure(event.touches)
      by(now / span, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      span = now
    },
    { passive: false },
  )
}

function onDoubleTap(element: HTMLElement, { toggle }: Zoomable): void {
  let last = { at: 0, x: 0, y: 0 }
  element.addEventListener(
    'pointerup',
    ({ pointerType, timeStamp: at, clientX: x, clientY: y }) => {
      if (pointerType !== 'touch') return
      const isSecond = at - last.at < TAP_MS && Math.hypot(x - last.x, y - last.y) < TAP_SPAN
      last = isSecond ? { at: 0, x: 0, y: 0 } : { at, x, y }
      if (isSecond) toggle(x, y)
    },
  )
}

const SWIPE_MS = 600
const SWIPE_SPAN = 56

interface Turnable {
  previous(): void
  next(): void
}

/**
 * Turns pages on a quick horizontal swipe with one finger. If zoomed content can still move sideways, it is moved
 * instead.
 */
export function onSwipe(element: HTMLElement, { previous, next }: Turnable): void {
  let start: { at: number; x: number; y: number } | undefined
  element.addEventListener(
    'touchstart',
    ({ touches, timeStamp: at }) => {
      const [one, other] = touches
      const isWide = element.scrollWidth > element.clientWidth + 1
      start = one && !other && !isWide ? { at, x: one.clientX, y: one.clientY } : undefined
    },
    { passive: true },
  )
  element.addEventListener(
    'touchend',
    ({ changedTouches: [one], timeStamp }) => {
      if (!start || !one || timeStamp - start.at > SWIPE_MS) return
      const [across, down] = [one.clientX - start.x, one.clientY - start.y]
      if (Math.abs(across) < SWIPE_SPAN || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0 === isRightToLeft()) previous()
      else next()
    },
    { passive: true },
  )
}
