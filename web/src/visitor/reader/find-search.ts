import { type Folded, fold, folded, placesOf } from '@satchel/contract/folding.ts'

export interface Searched {
  total: number
  current(): number
  goTo(page: number): void
  sheetOf(page: number): HTMLElement | undefined
  textOf(page: number): Promise<string>
}

export interface Match {
  page: number
  /** Index of the match on its page. */
  index: number
}

export interface Found {
  words: string
  matches: Match[]
  active: number
  /** True if every page was searched. */
  isDone: boolean
}

/** Maximum number of matches; more of a word like "e" are useless. */
const MATCHES_MAX = 5_000

/** Searches from the current page to the last, then from the first; `onChange` is called for each page with matches. */
export function openSearch(document_: Searched, onChange: (found: Found) => void) {
  const pages = new Map<number, Promise<Folded>>()
  let found: Found = { words: '', matches: [], active: -1, isDone: true }
  let turn = 0

  return { look: run, step, found: () => found }

  async function run(text: string): Promise<void> {
    turn += 1
    const mine = turn
    const words = fold(text)
    found = { words, matches: [], active: -1, isDone: words === '' }
    onChange(found)
    const { total } = document_
    const start = document_.current()
    for (let count = 0; count < total && !found.isDone; count++) {
      const page = ((start - 1 + count) % total) + 1
      const places = placesOf(await readPage(page), words)
      if (mine !== turn) return
      add(page, places.length)
    }
    found.isDone = true
    onChange(found)
  }

  async function readPage(page: number): Promise<Folded> {
    const cached = pages.get(page) ?? document_.textOf(page).then(folded)
    pages.set(page, cached)
    return cached.catch(() => {
      pages.delete(page)
      return folded('')
    })
  }

  function add(page: number, count: number): void {
    if (count === 0) return
    const { matches: before, active } = found
    const chosen = before[active]
    const more = Array.from({ length: count }, (_, index) => ({ page, index }))
    const matches = [...before, ...more].sort((a, b) => a.page - b.page || a.index - b.index)
    const isDone = matches.length >= MATCHES_MAX
    found = { ...found, matches, active: chosen ? matches.indexOf(chosen) : 0, isDone }
    onChange(found)
  }

  function step(by: number): void {
    const { matches, active } = found
    if (matches.length === 0) return
    found = { ...found, active: (active + by + matches.length) % matches.length }
    onChange(found)
  }
}
