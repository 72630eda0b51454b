import { folded, placesOf } from '@satchel/contract/folding.ts'

/** Returns the ranges of a rendered page's text layer that have the words, however they are written. */
export function rangesIn(layer: Element | null | undefined, words: string): Range[] {
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
