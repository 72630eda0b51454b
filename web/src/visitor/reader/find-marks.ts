import { folded, placesOf } from '@satchel/contract/folding.ts'
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

function rangesIn(layer: Element | null | undefined, words: string): Range[] {
  if (!layer) return []
  const nodes: { node: Text; start: number }[] = []
  let text = ''
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_ALL)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node instanceof HTMLBRElement) text += '\n'
    if (!(node instanceof Text)) continue
    nodes.push({ node, start: text.length })
    text += node.data
  }
  return placesOf(folded(text), words).map(([from, to]) => {
    const range = document.createRange()
    const first = nodes.findLast(({ start }) => start <= from)
    const last = nodes.findLast(({ start }) => start < to)
    if (first) range.setStart(first.node, Math.min(first.node.length, from - first.start))
    if (last) range.setEnd(last.node, Math.min(last.node.length, to - last.start))
    return range
  })
}
