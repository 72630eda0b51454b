import type { Block, TextNode } from '@satchel/contract/blocks.ts'
import { BLOCK_NAMES } from './labels.ts'

const SHOWN = 40

/** Returns what a block is called: its kind, and how its text begins. */
export function nameOf(block: Block | undefined): string {
  if (!block) return ''
  const kind = BLOCK_NAMES[block.kind]
  const text =
    block.kind === 'heading' ? block.text : block.kind === 'text' ? textOf(block.doc) : ''
  const begin = text.trim().slice(0, SHOWN)
  return begin ? `${kind} “${begin}”` : kind
}

function textOf({ content = [] }: Pick<TextNode, 'content'>): string {
  return content.map((node) => node.text ?? textOf(node)).join(' ')
}

/** Returns the first text of a page. */
export function introOf(content: readonly Block[]): string {
  const text = content.find((block) => block.kind === 'text')
  return text?.kind === 'text' ? textOf(text.doc).trim() : ''
}
