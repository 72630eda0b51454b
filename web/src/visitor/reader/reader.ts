import { PAGE_READ } from '../heartbeats.ts'
import { t } from '../messages/messages.ts'
import { offerFullScreen } from './full-screen.ts'
import { onSwipe } from './gestures.ts'
import { zoomPages } from './page-zoom.ts'
import { isRightToLeft, part, setDisabled } from './part.ts'
import { openThumbnails } from './thumbnails.ts'

/** Renderer of a document's pages. */
export interface Source {
  setNear(page: number, isNear: boolean): void
  /** Renders again for another width of the sheets. */
  redraw(): void
  /** Returns a small image of a page. */
  thumbnail(page: number): Promise<HTMLElement>
  /** Opens the search, if there is text. */
  find?: () => void
}

export interface Reader {
  sheets: HTMLElement[]
  current(): number
  goTo(page: number): void
  /** Sets the source of pages; until then the sheets are empty, except for the image of the first. */
  fill(source: Source): void
}

/** Distance at which pages are rendered before they become visible. */
const AHEAD = '100%'
const SETTLED = 150
const SPOKEN = 400
const KEYS: Record<string, string> = {
  '-': 'smaller',
  '+': 'larger',
  '=': 'larger',
  '0': 'fit',
  f: 'full',
  '/': 'find',
}
/** The keys by which pages are turned, the way the page is read. */
const TURNS: Record<string, string> = {
  ...(isRightToLeft()
    ? { ArrowRight: 'previous', ArrowLeft: 'next' }
    : { ArrowLeft: 'previous', ArrowRight: 'next' }),
  Home: 'first',
  End: 'last',
}

/** Opens the reader of a document: position and navigation. */
export function openReader(section: HTMLElement): Reader {
  const sheets = layOut(section)
  const near = new Set<number>()
  let source: Source | undefined
  const position = openPosition(section, sheets)
  const goTo = (page: number) => position.goTo(page)
  const thumbnails = openThumbnails(section, sheets.length, goTo)
  position.onTurn((page) => thumbnails.mark(page))

  const zoom = zoomPages(section)
  const fullScreen = offerFullScreen(section)
  const turn = {
    previous: () => goTo(position.current() - 1),
    next: () => goTo(position.current() + 1),
    first: () => goTo(1),
    last: () => goTo(sheets.length),
  }
  onSwipe(part(section, 'pages'), turn)
  const tools: Record<string, () => void> = {
    ...turn,
    ...zoom,
    full: fullScreen.toggle,
    thumbnails: thumbnails.toggle,
    find: () => source?.find?.(),
  }
  bindTools(section, tools, position.isAt)
  watchNear(sheets, (page, isNear) => {
    if (isNear) near.add(page)
    else near.delete(page)
    source?.setNear(page, isNear)
  })
  redrawWhenResized(sheets[0] ?? section, () => source?.redraw())
  goTo(linkedPage())

  return {
    sheets,
    current: position.current,
    goTo,
    fill(drawn) {
      source = drawn
      for (const page of near) source.setNear(page, true)
      thumbnails.fill(drawn.thumbnail)
    },
  }
}

/** Returns the page that the address names, as `#page=3`; 0 if none. */
function linkedPage(): number {
  return Number(/^#page=(\d+)$/.exec(location.hash)?.[1] ?? 0)
}

/** Lays out all sheets at the start, so that nothing moves when they are rendered. */
function layOut(section: HTMLElement): HTMLElement[] {
  const holder = part(section, 'pages')
  const first = part(section, 'sheet')
  const total = Number(section.dataset.total)
  const { ratio } = section.dataset
  const more = Array.from({ length: total - 1 }, () => document.createElement('div'))
  const sheets = [first, ...more]
  for (const [index, sheet] of sheets.entries()) {
    sheet.className = 'sheet'
    sheet.role = 'group'
    sheet.ariaLabel = t('pageOf', { page: index + 1, pages: total })
    sheet.dataset.number = String(index + 1)
    // Until its size is known, a page is assumed to be like the first.
    if (ratio) sheet.style.aspectRatio = ratio
  }
  if (ratio) holder.style.setProperty('--ratio', ratio)
  holder.append(...more)
  part(section, 'pages-total').textContent = String(total)
  part(section, 'dock').hidden = false
  return sheets
}

/** Tracks the current page. Among short pages in a window it is the requested one, as long as one stays there. */
function openPosition(section: HTMLElement, sheets: HTMLElement[]) {
  const input = part(section, 'position') as HTMLInputElement
  const turns: ((page: number) => void)[] = []
  let current = 1
  let pending: { page: number; at: number } | undefined
  let speaking: ReturnType<typeof setTimeout> | undefined

  document.addEventListener('scroll', () => requestAnimationFrame(update), { passive: true })
  input.addEventListener('change', () => {
    const page = Number.parseInt(input.value, 10)
    if (page >= 1 && page <= sheets.length) goTo(page)
    input.value = String(current)
  })
  input.addEventListener('focus', () => input.select())
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') input.select()
  })
  show()
  return {
    current: () => current,
    isAt: (tool: string) => current === { first: 1, last: sheets.length }[tool],
    goTo,
    onTurn: (act: (page: number) => void) => turns.push(act),
  }

  function goTo(page: number): void {
    const sheet = sheets[page - 1]
    if (!sheet) return
    sheet.scrollIntoView({ block: 'start', inline: 'nearest' })
    pending = { page, at: scrollY }
    update()
  }

  function update(): void {
    if (pending && Math.abs(scrollY - pending.at) > 1) pending = undefined
    const page = pending?.page ?? fullest(sheets)
    if (page === current) return
    current = page
    show()
    for (const act of turns) act(page)
    document.dispatchEvent(new CustomEvent(PAGE_READ, { detail: page }))
    clearTimeout(speaking)
    // Not every page that is scrolled past.
    speaking = setTimeout(() => {
      part(section, 'status').textContent = t('pageOf', { page, pages: sheets.length })
    }, SPOKEN)
  }

  function show(): void {
    if (document.activeElement !== input || pending) input.value = String(current)
    setDisabled(section, 'previous', current === 1)
    setDisabled(section, 'next', current === sheets.length)
  }
}

/** Returns the page that fills most of the window. */
function fullest(sheets: HTMLElement[]): number {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  if (isAtEnd) return sheets.length
  let best = 1
  let most = 0
  for (const [index, sheet] of sheets.entries()) {
    const { top, bottom } = sheet.getBoundingClientRect()
    if (top > innerHeight) break
    const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0)
    if (visibleHeight > most + 1) {
      most = visibleHeight
      best = index + 1
    }
  }
  return best
}

function bindTools(
  section: HTMLElement,
  tools: Record<string, () => void>,
  isAt: (tool: string) => boolean,
): void {
  section.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-tool]')
    tools[tool?.dataset.tool ?? '']?.()
  })
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
    if ((target as Element).closest('input, textarea, select, video, audio')) return
    // Single characters only where the document has the focus: elsewhere they may be meant for something else.
    const tool = TURNS[key] ?? (section.contains(target as Node) ? KEYS[key] : undefined)
    // On the first and the last page, the browser scrolls to its edge.
    if (!tool || !tools[tool] || isAt(tool)) return
    event.preventDefault()
    tools[tool]()
  })
}

function watchNear(sheets: HTMLElement[], onNear: (page: number, isNear: boolean) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        onNear(Number((target as HTMLElement).dataset.number), isIntersecting)
    },
    { rootMargin: AHEAD },
  )
  for (const sheet of sheets) observer.observe(sheet)
}

/** Stretches rendered pages at once and renders them again when the width has settled. */
function redrawWhenResized(first: HTMLElement, redraw: () => void): void {
  let width = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  new ResizeObserver(() => {
    if (first.clientWidth === width) return
    const isFirst = width === 0
    width = first.clientWidth
    clearTimeout(timer)
    if (!isFirst) timer = setTimeout(redraw, SETTLED)
  }).observe(first)
}
