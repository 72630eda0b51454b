import { rangesIn } from '../../lib/items/text-ranges.ts'
import type { Found } from './find-search.ts'

/** Marks matches in the rendered pages; returns the selected one, if it is among them. */
export function markFound(
  { words, matches, active }: Found,
  sheetOf: (page: number) => HTMLElement | undefined,
): Range | undefined {
  const found: Range[] = []
  let chosen: Range | undefined
  const match = matches[active]
  for (const page of new Set(matches.map((each) => each.page))) {
    const ranges = rangesIn(sheetOf(page)?.querySelector('.textLayer'), words)
    for (const [index, range] of ranges.entries())
      if (page === match?.page && index === match.index) chosen = range
      else found.push(range)
  }
  // Older browsers go to the page, without marks.
  CSS.highlights?.set('found', new Highlight(...found))
  CSS.highlights?.set('chosen', new Highlight(...(chosen ? [chosen] : [])))
  return chosen
}
