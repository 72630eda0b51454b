import type { TextDoc, TextMark, TextNode } from '@satchel/contract/sites/blocks.ts'

interface Loose {
  type?: string
  attrs?: Record<string, unknown> | undefined
  content?: Loose[] | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  text?: string | undefined
}

/** Returns the editor's document with only the contract's attributes. */
export function cleanDoc(doc: Loose): TextDoc {
  return { type: 'doc', content: (doc.content ?? []).map(cleanNode) }
}

function cleanNode({ type, attrs, content, marks, text }: Loose): TextNode {
  const { level, start } = attrs ?? {}
  const isNumbered = type === 'orderedList' && typeof start === 'number' && start !== 1
  const attributes = type === 'heading' ? { level: level === 3 ? 3 : 2 } : isNumbered && { start }
  return {
    type: type as TextNode['type'],
    ...(attributes && { attrs: attributes as NonNullable<TextNode['attrs']> }),
    ...(content && { content: content.map(cleanNode) }),
    ...(marks && { marks: marks.map(cleanMark) }),
    ...(text !== undefined && { text }),
  }
}

function cleanMark({ type, attrs }: NonNullable<Loose['marks']>[number]): TextMark {
  const href = attrs?.href
  return {
    type: type as TextMark['type'],
    ...(type === 'link' && typeof href === 'string' && { attrs: { href } }),
  }
}
