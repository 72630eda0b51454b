import { fold } from '@satchel/contract/folding.ts'
import { t } from '../messages/messages.ts'
import { markFound } from './find-marks.ts'
import { type Found, openSearch, type Searched } from './find-search.ts'
import { part } from './part.ts'

const TYPED = 200

/** Opens the bar that finds words in the document. */
export function openFind(section: HTMLElement, document_: Searched) {
  const bar = part(section, 'find')
  const input = part(bar, 'words') as HTMLInputElement
  const button = part(section, 'tool="find"')
  const count = part(bar, 'count')
  let seen: string | undefined
  let opener: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const search = openSearch(document_, (found) => {
    count.textContent = statusText(found)
    const match = found.matches[found.active]
    const key = match && `${match.page} ${match.index} ${found.words}`
    const isNew = key !== undefined && key !== seen
    seen = key
    if (isNew) bringNear(document_, match?.page ?? 1)
    const range = markFound(found, document_.sheetOf)
    if (isNew && range) show(range)
    awaited = isNew && !range ? match?.page : undefined
  })
  let awaited: number | undefined
  const run = () => void search.look(input.value)

  button.hidden = false
  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(run, TYPED)
  })
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter' || event.target !== input) return
    event.preventDefault()
    if (fold(input.value) === search.found().words) search.step(event.shiftKey ? -1 : 1)
    else run()
  })
  bar.addEventListener('click', ({ target }) => {
    const tool = (target as Element).closest<HTMLElement>('[data-find-tool]')?.dataset.findTool
    if (tool === 'close') close()
    else if (tool) search.step(tool === 'next' ? 1 : -1)
  })
  onFindKey(input, open)
  return { toggle: () => (bar.hidden ? open() : close()), repaint }

  function open(): void {
    if (bar.hidden) opener = document.activeElement
    bar.hidden = false
    button.ariaExpanded = 'true'
    input.focus()
    input.select()
    if (input.value) run()
  }

  function close(): void {
    bar.hidden = true
    button.ariaExpanded = 'false'
    void search.look('')
    if (opener instanceof HTMLElement && opener !== document.body) opener.focus()
    else part(section, 'pages').focus({ preventScroll: true })
  }

  /** Repaints a page once its text is available. */
  function repaint(page: number): void {
    const range = markFound(search.found(), document_.sheetOf)
    if (range && page === awaited) show(range)
    if (page === awaited) awaited = undefined
  }
}

/** Opens the find bar by its shortcut; pressed again in the bar, the browser's own opens. */
function onFindKey(input: HTMLElement, open: () => void): void {
  document.addEventListener('keydown', (event) => {
    const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isFind || event.key.toLowerCase() !== 'f' || document.activeElement === input) return
    event.preventDefault()
    open()
  })
}

function statusText({ words, matches, active, isDone }: Found): string {
  if (words === '') return ''
  if (matches.length > 0)
    return t('matchOf', { match: active + 1, matches: `${matches.length}${isDone ? '' : '+'}` })
  return isDone ? t('noMatches') : t('searching')
}

function bringNear(document_: Searched, page: number): void {
  const { top = 0, bottom = 0 } = document_.sheetOf(page)?.getBoundingClientRect() ?? {}
  if (bottom < 0 || top > innerHeight) document_.goTo(page)
}

function show(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect()
  const isSeen = top > innerHeight * 0.1 && bottom < innerHeight * 0.75
  if (!isSeen) scrollBy(0, top - innerHeight / 3)
}
