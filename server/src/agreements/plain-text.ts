import type { TextNode } from '@satchel/contract/sites/blocks.ts'

/** Returns the words of an agreement as plain text: its name and, below it, its text. */
export function plainTextOf(name: string, content: TextNode[]): string {
  return `${[name, ...blocksOf(content)].join('\n\n')}\n`
}

function blocksOf(content: TextNode[] = []): string[] {
  return content.flatMap(({ type, content: inner = [], attrs }) => {
    if (type === 'bulletList') return [listOf(inner, () => '•')]
    if (type === 'orderedList') return [listOf(inner, (at) => `${(attrs?.start ?? 1) + at}.`)]
    if (type === 'horizontalRule') return ['—']
    if (type === 'blockquote') return blocksOf(inner)
    const line = inner.map(({ type: kind, text = '' }) => (kind === 'hardBreak' ? '\n' : text))
    return [line.join('')]
  })
}

/** Returns a line for each entry of a list; what is within an entry is indented. */
function listOf(entries: TextNode[], markOf: (at: number) => string): string {
  return entries
    .map(({ content }, at) => {
      const text = blocksOf(content).join('\n').replaceAll('\n', '\n   ')
      return `${markOf(at)} ${text}`
    })
    .join('\n')
}
