import { offerFullScreen } from './reader/full-screen.ts'
import { onZoom } from './reader/gestures.ts'
import { part, setDisabled } from './reader/part.ts'

const MOST = 8
const STEP = 1.5
const CLOSE = 2.5
/** Distance a key moves the image, relative to the frame. */
const PUSH = 0.15
/** Distance in pixels below which a movement is a click. */
const STILL = 4

/** Zooms an image by wheel, pinch, taps, keys and buttons; a zoomed one is moved by dragging or arrow keys. */
export function openPicture(section: HTMLElement): void {
  const frame = part(section, 'frame') as HTMLAnchorElement
  const picture = part(frame, 'image') as HTMLImageElement
  const view = openView(section, frame, picture)
  const full = offerFullScreen(section)
  part(section, 'dock').hidden = false
  frame.role = 'button'
  frame.ariaPressed = 'false'

  const tools: Record<string, () => void> = {
    larger: () => view.by(STEP),
    smaller: () => view.by(1 / STEP),
    fit: view.whole,
    full: full.toggle,
  }
  section.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')
    tools[tool?.dataset.tool ?? '']?.()
  })
  section.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const act = (view.isClose() && whenClose(view, key)) || tools[KEYS[key] ?? '']
    if (key === ' ' && target === frame) view.toggle()
    else if (act) act()
    else return
    event.preventDefault()
  })
  onZoom(frame, {
    by: view.by,
    toggle: view.toggle,
    takesWheel: () => view.isClose() || document.documentElement.scrollHeight <= innerHeight,
  })
  moveByHand(frame, view)
}

const KEYS: Record<string, string> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  f: 'full',
}
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

function whenClose(view: View, key: string): (() => void) | undefined {
  if (key === 'Escape') return view.whole
  const [x, y] = ARROWS[key] ?? []
  return x === undefined || y === undefined ? undefined : () => view.push(x, y)
}

type View = ReturnType<typeof openView>

function openView(section: HTMLElement, frame: HTMLAnchorElement, picture: HTMLImageElement) {
  let scale = 1
  let left = 0
  let top = 0
  const view = { by, toggle, whole, push, move, isClose: () => scale > 1 }
  new ResizeObserver(() => place()).observe(frame)
  place()
  return view

  /** Zooms by a factor, around a point of the window or the middle of the frame. */
  function by(factor: number, x?: number, y?: number): void {
    const box = frame.getBoundingClientRect()
    const across = (x ?? box.left + box.width / 2) - box.left - box.width / 2
    const down = (y ?? box.top + box.height / 2) - box.top - box.height / 2
    const next = Math.min(MOST, Math.max(1, scale * factor))
    left = across - ((across - left) * next) / scale
    top = down - ((down - top) * next) / scale
    scale = next
    if (scale > 1) showWhole()
    place()
  }

  function toggle(x?: number, y?: number): void {
    if (scale > 1) whole()
    else by(CLOSE, x, y)
  }

  function whole(): void {
    scale = 1
    place()
  }

  function push(x: number, y: number): void {
    move(x * frame.clientWidth * PUSH, y * frame.clientHeight * PUSH)
  }

  function move(x: number, y: number): void {
    left += x
    top += y
    place()
  }

  /** Limits the position to the image's edges. */
  function place(): void {
    const across = Math.max(0, (picture.offsetWidth * scale - frame.clientWidth) / 2)
    const down = Math.max(0, (picture.offsetHeight * scale - frame.clientHeight) / 2)
    left = Math.min(across, Math.max(-across, left))
    top = Math.min(down, Math.max(-down, top))
    picture.style.transform = scale === 1 ? '' : `translate(${left}px, ${top}px) scale(${scale})`
    frame.ariaPressed = String(scale > 1)
    part(section, 'zoom').textContent = `${Math.round(scale * 100)}%`
    setDisabled(section, 'smaller', scale === 1)
    setDisabled(section, 'larger', scale === MOST)
  }

  /** Loads the whole image when the visitor zooms in; until then the small one is sharp enough. */
  function showWhole(): void {
    if (picture.currentSrc !== frame.href) picture.src = frame.href
  }
}

function moveByHand(frame: HTMLElement, view: View): void {
  let from: { x: number; y: number; moved: number } | undefined

  frame.addEventListener('dragstart', (event) => event.preventDefault())
  frame.addEventListener(
    'pointerdown',
    ({ pointerType, button, pointerId, isPrimary, clientX, clientY }) => {
      if (button !== 0 || !isPrimary) {
        from = undefined
        return
      }
      from = { x: clientX, y: clientY, moved: 0 }
      if (view.isClose() && pointerType !== 'mouse') frame.setPointerCapture(pointerId)
    },
  )
  frame.addEventListener('pointermove', ({ clientX, clientY, buttons, isPrimary }) => {
    if (!from || !buttons || !isPrimary) return
    const [x, y] = [clientX - from.x, clientY - from.y]
    from = { x: clientX, y: clientY, moved: from.moved + Math.hypot(x, y) }
    if (view.isClose()) view.move(x, y)
  })
  frame.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const isByKey = event.detail === 0
    // A finger taps twice, so that one may rest on the picture without it jumping.
    const isTouch = (event as PointerEvent).pointerType === 'touch'
    if (isByKey) view.toggle()
    else if (!isTouch && (from?.moved ?? 0) <= STILL) view.toggle(event.clientX, event.clientY)
    from = undefined
  })
}
