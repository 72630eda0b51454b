import type { Block, TextNode } from '@satchel/contract/sites/blocks.ts'
import type { Seo } from '@satchel/contract/sites/sites.ts'
import { BLOCK_NAMES } from './labels.ts'

const SHOWN = 40

/** Returns the name of a block: its kind, and the beginning of its text. */
export function nameOf(block: Block | undefined): string {
  if (!block) return ''
  const kind = BLOCK_NAMES[block.kind]
  const text = textIn(block)
  return text ? `${kind} “${beginOf(text)}”` : kind
}

/** Returns the beginning of a block’s text, or its kind. */
export function labelOf(block: Block): string {
  return beginOf(textIn(block)) || BLOCK_NAMES[block.kind]
}

function textIn(block: Block): string {
  if (block.kind === 'heading') return block.text.trim()
  return block.kind === 'text' ? textOf(block.doc).trim() : ''
}

/** Cuts a text after a whole word, unless it is a single word. */
function beginOf(text: string): string {
  if (text.length <= SHOWN) return text
  const cut = text.slice(0, SHOWN + 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : SHOWN).toWellFormed()}…`
}

function textOf({ content = [] }: Pick<TextNode, 'content'>): string {
  return content.map((node) => node.text ?? textOf(node)).join(' ')
}

/** Returns the first text of a page. */
export function introOf(content: readonly Block[]): string {
  const text = content.find((block) => block.kind === 'text')
  return text?.kind === 'text' ? textOf(text.doc).trim() : ''
}

/** Returns what a page tells messengers: its first image where it names none. */
export function seoOf({ seo, content }: { seo: Seo; content: readonly Block[] }): Seo {
  const image = content.find((block) => block.kind === 'image')
  if (seo.imageItemId || seo.imageUrl || image?.kind !== 'image') return seo
  return { ...seo, imageItemId: image.itemId }
}
