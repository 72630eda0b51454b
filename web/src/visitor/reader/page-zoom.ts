import { onZoom } from './gestures.ts'
import { part, setDisabled } from './part.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
const FIT = 1
const CLOSE = 2
const LEAST = 0.5
const MOST = 4

export interface PageZoom {
  larger(): void
  smaller(): void
  fit(): void
}

/** The width of all pages, as a multiple of the one that fits. */
export function zoomPages(section: HTMLElement): PageZoom {
  const holder = part(section, 'pages')
  let zoom = FIT

  onZoom(holder, {
    by: (factor, x, y) => zoomTo(zoom * factor, x, y),
    toggle: (x, y) => zoomTo(zoom === FIT ? CLOSE : FIT, x, y),
  })
  return {
    larger: () => zoomTo(ZOOMS.find((step) => step > zoom + 0.01) ?? MOST),
    smaller: () => zoomTo(ZOOMS.findLast((step) => step < zoom - 0.01) ?? LEAST),
    fit: () => zoomTo(FIT),
  }

  /** Zooms while keeping the content at the point in place. */
  function zoomTo(scale: number, x = innerWidth / 2, y = innerHeight / 2): void {
    const value = Math.min(MOST, Math.max(LEAST, scale))
    if (value === zoom) return
    const before = holder.getBoundingClientRect()
    const across = (x - before.left + holder.scrollLeft) / holder.scrollWidth
    const down = (y - before.top) / before.height
    zoom = value
    holder.style.setProperty('--zoom', String(value))
    part(section, 'zoom').textContent = `${Math.round(value * 100)}%`
    setDisabled(section, 'larger', value === MOST)
    setDisabled(section, 'smaller', value === LEAST)
    const after = holder.getBoundingClientRect()
    scrollBy(0, after.top + down * after.height - y)
    holder.scrollLeft = across * holder.scrollWidth - (x - after.left)
  }
}
