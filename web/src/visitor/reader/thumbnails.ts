import { t } from '../messages/messages.ts'
import { isRightToLeft, part } from './part.ts'

type Draw = (page: number) => Promise<HTMLElement>

/** Opens thumbnails of all pages, created when the panel is first expanded and rendered when they come near. */
export function openThumbnails(section: HTMLElement, total: number, goTo: (page: number) => void) {
  const panel = part(section, 'thumbnails')
  const button = part(section, 'tool="thumbnails"')
  const drawer = openDrawer(panel)
  let places: HTMLButtonElement[] = []
  let current = 1

  panel.addEventListener('click', ({ target }) => {
    const place = (target as Element).closest('button')
    if (place) goTo(Number(place.dataset.page))
  })
  panel.addEventListener('keydown', (event) => {
    const from = Number((event.target as HTMLElement).dataset.page)
    const to = STEPS[event.key]?.(from, total)
    if (!from || to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    stopAt(places, to)?.focus()
  })
  if (total === 1) button.hidden = true
  return { toggle, mark, fill: drawer.fill }

  function toggle(): void {
    const isOpen = panel.hidden === true
    panel.hidden = !isOpen
    button.ariaExpanded = String(isOpen)
    document.body.classList.toggle('with-thumbnails', isOpen)
    if (places.length === 0) {
      places = Array.from({ length: total }, (_, index) =>
        placeOf(index + 1, section.dataset.ratio),
      )
      part(panel, 'list').append(...places.map(inList))
      drawer.watch(places)
    }
    if (isOpen) mark(current)
  }

  function mark(page: number): void {
    places[current - 1]?.removeAttribute('aria-current')
    current = page
    const place = places[page - 1]
    if (!place) return
    place.setAttribute('aria-current', 'page')
    if (panel.hidden || panel.contains(document.activeElement)) return
    stopAt(places, page)
    reveal(panel, place)
  }
}

/** Renders a thumbnail once it comes near, and once there is a renderer. */
function openDrawer(panel: HTMLElement) {
  const drawn = new Set<Element>()
  let places: HTMLElement[] = []
  let observer: IntersectionObserver | undefined
  let draw: Draw | undefined

  return { watch, fill }

  function watch(watched: HTMLElement[]): void {
    places = watched
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) void show(target)
      },
      { root: scrollerOf(panel), rootMargin: '100%' },
    )
    for (const place of places) observer.observe(place)
  }

  function fill(by: Draw): void {
    draw = by
    drawn.clear()
    // Thumbnails that were in view before the document had loaded are observed again.
    observer?.disconnect()
    for (const place of places) observer?.observe(place)
  }

  async function show(place: Element): Promise<void> {
    if (!draw || drawn.has(place)) return
    drawn.add(place)
    try {
      const picture = await draw(Number((place as HTMLElement).dataset.page))
      place.firstElementChild?.replaceChildren(picture)
    } catch {
      drawn.delete(place)
    }
  }
}

function placeOf(page: number, ratio: string | undefined): HTMLButtonElement {
  const place = document.createElement('button')
  const picture = document.createElement('span')
  picture.className = 'small'
  if (ratio) picture.style.aspectRatio = ratio
  place.type = 'button'
  place.dataset.page = String(page)
  place.ariaLabel = t('pageNumber', { page })
  place.tabIndex = -1
  place.append(picture, String(page))
  return place
}

function inList(place: HTMLElement): HTMLLIElement {
  const item = document.createElement('li')
  item.append(place)
  return item
}

/** Makes the thumbnails one tab stop. */
function stopAt(places: HTMLElement[], page: number): HTMLElement | undefined {
  for (const place of places) if (place.tabIndex === 0) place.tabIndex = -1
  const place = places[page - 1]
  if (place) place.tabIndex = 0
  return place
}

/** Scrolls only the panel: the pages are not to move. */
function reveal(panel: HTMLElement, place: HTMLElement): void {
  const scroller = scrollerOf(panel)
  const outer = scroller.getBoundingClientRect()
  const inner = place.getBoundingClientRect()
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    scroller.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
  if (inner.left < outer.left || inner.right > outer.right)
    scroller.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** Returns the scrolling element: on a phone the panel itself; beside the pages, its list. */
function scrollerOf(panel: HTMLElement): HTMLElement {
  const list = part(panel, 'list')
  return getComputedStyle(list).overflowY === 'auto' ? list : panel
}

type Step = (from: number, total: number) => number
const onward: Step = (from, total) => Math.min(total, from + 1)
const back: Step = (from) => Math.max(1, from - 1)
const STEPS: Record<string, Step> = {
  ArrowDown: onward,
  ArrowUp: back,
  ArrowRight: isRightToLeft() ? back : onward,
  ArrowLeft: isRightToLeft() ? onward : back,
  Home: () => 1,
  End: (_, total) => total,
}
