import { openPost } from './post.ts'
import { type Played, watchMedia } from './watch-media.ts'
import { whenVisible } from './when-visible.ts'

/** Time in ms without activity after which nobody is taken to be reading. */
const IDLE = 60_000
const COUNT = 1_000
const SEND_INTERVAL = 10_000
/** Time in ms up to which a page was only scrolled by, not read. */
const GLIMPSE = 100
/** Time in ms after which a page that was turned to is told, so that leafing through tells only the last. */
const TURNED = 2_000
/** Time in ms after which it is said again which page is being read. */
const TELL_AGAIN = 60_000
const PAGES_TOLD = 500
const CLICKS_MAX = 50
const URL_MAX = 300
const SIGNS = ['mousemove', 'mousedown', 'wheel', 'keydown', 'scroll', 'touchstart', 'touchmove']
/** Events that only a person causes; pages also scroll, and move under the pointer, by themselves. */
const ACTS = ['mousedown', 'wheel', 'keydown', 'touchmove']
const TELLING = /^https?:/

/** Name of the event that the reader dispatches with the number of the page that fills most of the window. */
export const PAGE_READ = 'page-read'

interface Click {
  page?: number
  url: string
}

interface Totals {
  acted: boolean
  /** True if the page was never visible. */
  isUnseen: boolean
  durationMs: number
  /** The page that is being read; undefined if it was told before. */
  page?: number | undefined
  pages: Map<number, number>
  clicks: Click[]
  played: Played
}

/**
 * Reports to the server how long this page and its parts were visible to a person: time counts while the page is
 * visible and not idle. Reports are totals, so a repeated one changes nothing.
 */
export function startBeats({ dataset }: HTMLElement): void {
  const { beats: url, token = answeredToken() } = dataset
  if (!url || !token) return
  const clock = openClock()
  const clicks: Click[] = []
  const played = watchMedia(() => clock.stir())
  let acted = false
  let isUnseen = document.visibilityState === 'hidden'
  const totals = () => ({ ...clock.totals(), acted, isUnseen, clicks, played })
  const place = openPlace(clock.page)
  const post = openPost(url, (isLast) => {
    clock.count()
    return JSON.stringify({
      token,
      ...bodyOf({ ...totals(), ...(!isLast && { page: place.news() }) }, isLast),
    })
  })

  let lastSent = ''
  const current = () => {
    clock.count()
    return JSON.stringify(bodyOf(totals(), false))
  }
  const send = (how: 'beat' | 'leave' | 'last') => {
    const now = current()
    if (now === lastSent && how !== 'last') return
    lastSent = now
    if (how === 'beat') void post.send().then(place.confirm)
    else post.leave(how === 'last')
  }
  for (const sign of SIGNS)
    document.addEventListener(sign, clock.stir, { passive: true, capture: true })
  for (const act of ACTS)
    document.addEventListener(act, ({ isTrusted }) => (acted ||= isTrusted), {
      passive: true,
      capture: true,
    })
  let turned: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(PAGE_READ, (event) => {
    clock.turn((event as CustomEvent).detail)
    clearTimeout(turned)
    turned = setTimeout(() => send('beat'), TURNED)
  })
  document.addEventListener('visibilitychange', () => {
    isUnseen &&= document.visibilityState === 'hidden'
    if (document.visibilityState === 'hidden') send('leave')
    else clock.stir()
  })
  const isAhead = wasFetchedAhead()
  // Of a tab behind others the server would count a view that nobody had.
  if (isUnseen && !isAhead) send('beat')
  if (isUnseen || isAhead) whenVisible(() => setTimeout(() => send('beat'), COUNT))
  addEventListener('pagehide', () => send('last'))
  addEventListener('pageshow', clock.stir)
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, (event) => {
      const click = clickOf(event)
      if (click && clicks.length < CLICKS_MAX) clicks.push(click)
    })
  setInterval(() => {
    if (current() !== lastSent && !isUnseen) post.keep()
  }, COUNT)
  setInterval(() => send('beat'), SEND_INTERVAL)
}

/** Returns the token of pages that are the same for all: it comes beside them, in the browser's navigation timing. */
function answeredToken(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'visit')?.description
}

/**
 * Tells whether the page was prefetched: then the server doesn't count the request, and the first report says that a
 * person looks at it.
 */
function wasFetchedAhead(): boolean {
  const [page] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string
  })[]
  const isPrerendering = 'prerendering' in document && document.prerendering === true
  return isPrerendering || page?.deliveryType === 'navigational-prefetch'
}

/** Returns a clock that counts between its calls, as far as a person was active. */
function openClock() {
  const pages = new Map<number, number>()
  let durationMs = 0
  let page = document.querySelector('[data-reader],[data-blocks]') ? 1 : undefined
  let stirred = performance.now()
  let counted = stirred
  let isVisible = document.visibilityState === 'visible'

  const count = () => {
    const now = performance.now()
    if (isPlaying()) stirred = now
    const time = Math.min(now, stirred + IDLE) - counted
    if (isVisible && time > 0) {
      durationMs += time
      if (page) pages.set(page, (pages.get(page) ?? 0) + time)
    }
    counted = now
    isVisible = document.visibilityState === 'visible'
  }
  return {
    count,
    /** Records activity. */
    stir() {
      count()
      stirred = performance.now()
    },
    turn(to: number) {
      count()
      page = to
    },
    page: () => page,
    totals: () => ({ durationMs, pages }),
  }
}

/** Remembers the page that was last reported, to report it again only when it changed or a minute has passed. */
function openPlace(page: () => number | undefined) {
  let last: number | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let offered: number | undefined
  return {
    news() {
      const isOld = performance.now() - lastAt >= TELL_AGAIN
      offered = page() !== last || isOld ? page() : undefined
      return offered
    },
    /** Notes that the report with the last news has arrived. */
    confirm() {
      if (offered === undefined) return
      last = offered
      lastAt = performance.now()
    },
  }
}

function isPlaying(): boolean {
  const media = document.querySelectorAll<HTMLMediaElement>('video, audio')
  return [...media].some(({ paused, ended }) => !paused && !ended)
}

/** Returns a click on a link in the shared content; the surrounding page's links aren't the sharer's. */
function clickOf(event: Event): Click | undefined {
  const { target } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link?.closest('[data-shared]') || !TELLING.test(link.href)) return undefined
  if (event.type === 'auxclick' && (event as MouseEvent).button !== 1) return undefined
  const number = Number(link.closest<HTMLElement>('[data-number]')?.dataset.number)
  // A longer label is replaced by the link's target.
  const url = link.href.length > URL_MAX ? new URL(link.href).origin : link.href
  return { ...(number > 0 && { page: number }), url }
}

function bodyOf(
  { acted, isUnseen, durationMs, page, pages, clicks, played }: Totals,
  isLast: boolean,
) {
  const parts = played.parts()
  const read = [...pages]
    .filter(([, time]) => time >= GLIMPSE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, PAGES_TOLD)
    .map(([page, time]) => [page, Math.round(time)])
  return {
    durationMs: Math.round(durationMs),
    ...(read.length > 0 && { pages: Object.fromEntries(read) }),
    ...(parts.length > 0 && { parts }),
    ...(clicks.length > 0 && { clicks }),
    ...(acted && { acted }),
    ...(page && !isUnseen && { page }),
    ...(isUnseen && { isHidden: true }),
    ...(isLast && { isLast }),
  }
}
