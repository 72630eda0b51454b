import { blockOn } from './drop-place.ts'

/** Distance in px between a selected block and the line around it. */
export const OUTLINE = 10
/** Space in px below a block for the button on that line. */
const BELOW = 26

interface Room {
  /** The selected block. */
  id: string | null
  /** Space in px above it for its buttons. */
  above: number
}

/** Moves blocks apart for the buttons of the selected one, which stays in its place on the screen unless `mayMove`. */
export function makeRoom(page: Document, { id, above }: Room, mayMove = false): void {
  const block = id ? blockOn(page, id) : null
  const former = page.querySelector<HTMLElement>('[data-room]')
  const still = block ?? former
  if (!still) return
  const before = still.getBoundingClientRect().top
  if (former) {
    former.style.removeProperty('margin-top')
    former.style.removeProperty('margin-bottom')
    former.removeAttribute('data-room')
  }
  if (block) widen(page, block, above)
  const moved = still.getBoundingClientRect().top - before
  if (moved !== 0 && !mayMove) page.defaultView?.scrollBy({ top: moved, behavior: 'instant' })
}

function widen(page: Document, block: HTMLElement, above: number): void {
  const margins = page.defaultView?.getComputedStyle(block)
  const add = (margin: string | undefined, missing: number) =>
    `${(Number.parseFloat(margin ?? '') || 0) + Math.max(0, missing)}px`
  const missing = { above: above - gapAbove(block), below: BELOW - gapBelow(block) }
  block.setAttribute('data-room', '')
  block.style.marginTop = add(margins?.marginTop, missing.above)
  block.style.marginBottom = add(margins?.marginBottom, missing.below)
}

/** Returns the distance in px to the block above; for the first one of a column, to the block above its columns. */
function gapAbove(block: Element): number {
  const { top } = block.getBoundingClientRect()
  const previous = block.previousElementSibling
  if (previous) return top - previous.getBoundingClientRect().bottom
  const columns = block.closest('.column')?.closest('.block-columns')
  if (columns) return gapAbove(columns)
  return top - (block.parentElement?.getBoundingClientRect().top ?? 0)
}

function gapBelow(block: Element): number {
  const next = block.nextElementSibling
  if (!next) return BELOW
  return next.getBoundingClientRect().top - block.getBoundingClientRect().bottom
}

const PRESSED = 'data-pressed'
const ENDS = ['pointerup', 'pointercancel'] as const

/** Marks the page as long as a button of the pointer is down on it. */
export function followPointer(page: Document): void {
  const { documentElement: root } = page
  page.addEventListener('pointerdown', () => root.setAttribute(PRESSED, ''), true)
  for (const end of ENDS) page.addEventListener(end, () => root.removeAttribute(PRESSED), true)
}

/** Runs a change of the page once nothing is pressed on it, so that a click ends where it began. Returns how to cancel it. */
export function whenReleased(page: Document, change: () => void): () => void {
  if (!page.documentElement.hasAttribute(PRESSED)) {
    change()
    return () => {}
  }
  // The click comes after the release.
  let timer: ReturnType<typeof setTimeout> | undefined
  const listener = () => {
    timer = setTimeout(change)
  }
  for (const end of ENDS) page.addEventListener(end, listener, { once: true })
  return () => {
    clearTimeout(timer)
    for (const end of ENDS) page.removeEventListener(end, listener)
  }
}
