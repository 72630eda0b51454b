import { fold } from '@satchel/contract/folding.ts'
import type { VisitorChange, VisitorChanges } from '@satchel/contract/visits/visitor-changes.ts'
import { rangesIn } from '../../lib/items/text-ranges.ts'
import { part } from '../reader/part.ts'

/** Words found more often on a page aren't marked: nobody could tell which of them changed. */
const PLACES_MAX = 3
/** Pixels between the bar and a page. */
const SPACE = 8

/** Says what changed since this visitor read an earlier version, if they did. */
export async function tellChanges(
  bar: HTMLElement,
  { dataset: { beats = '', token = '', item = '' } }: HTMLElement,
  earlier: string | undefined,
): Promise<void> {
  const query = new URLSearchParams({ token, ...(earlier && { before: earlier }) })
  const response = await fetch(`${beats.replace(/beats$/, 'changes')}?${query}`)
  if (!response.ok) return
  const { summary, pages }: VisitorChanges = await response.json()
  if (pages.length === 0 || !item) return
  part(bar, 'summary').textContent = summary
  const list = part(bar, 'changed')
  list.append(...pages.map(lineOf))
  bar.hidden = false
  const show = part(bar, 'show-changes')
  show.addEventListener('click', () => {
    list.hidden = !list.hidden
    show.ariaExpanded = String(!list.hidden)
    markChanges(list.hidden ? [] : pages)
    if (!list.hidden) goTo(pages[0])
  })
  part(bar, 'close-changes').addEventListener('click', () => {
    bar.hidden = true
    markChanges([])
  })
}

function lineOf(change: VisitorChange): HTMLElement {
  const line = document.createElement('li')
  if (change.label) {
    const button = document.createElement('button')
    button.className = 'changes-tool'
    button.type = 'button'
    button.textContent = change.label
    button.addEventListener('click', () => goTo(change))
    line.append(button)
  }
  for (const { from, to } of change.words) line.append(wordsOf(from, to))
  if (change.note) line.append(change.note)
  return line
}

function wordsOf(from: string, to: string): HTMLElement {
  const words = document.createElement('span')
  words.dir = 'auto'
  for (const [name, text] of [
    ['del', from],
    ['ins', to],
  ] as const) {
    if (!text) continue
    const element = document.createElement(name)
    element.textContent = text
    words.append(element, ' ')
  }
  return words
}

const sheetOf = (page: number) => document.querySelector(`.sheet[data-number="${page}"]`)

/** Scrolls to a page, below the bar. */
function goTo(change: VisitorChange | undefined): void {
  const sheet = sheetOf(change?.page ?? 0)
  const bar = document.querySelector('[data-changes]')
  if (!sheet || !bar) return
  scrollBy(0, sheet.getBoundingClientRect().top - bar.getBoundingClientRect().bottom - SPACE)
}

let watching: MutationObserver | undefined

/** Marks the new words on the pages, also on those that are rendered later. */
function markChanges(pages: readonly VisitorChange[]): void {
  watching?.disconnect()
  const mark = () => {
    const ranges = pages.flatMap(({ page, words }) => {
      const layer = sheetOf(page)?.querySelector('.textLayer')
      return words.flatMap(({ to }) => {
        const places = to ? rangesIn(layer, fold(to)) : []
        return places.length <= PLACES_MAX ? places : []
      })
    })
    CSS.highlights?.set('changed', new Highlight(...ranges))
  }
  mark()
  const document_ = document.querySelector('[data-reader]')
  if (pages.length === 0 || !document_) return
  watching = new MutationObserver(mark)
  watching.observe(document_, { childList: true, subtree: true })
}
