import type { TextNode } from '@satchel/contract/sites/blocks.ts'
import type { VisitorBlock } from '@satchel/contract/visits/visitor.ts'
import { createContext } from 'react'

/** `auto` for texts of a site whose language isn’t chosen, so that each is set in its own direction. */
export const TextDirection = createContext<'auto' | undefined>(undefined)

const LEFT_TO_RIGHT =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu

/** Returns the direction that most letters of a site have; undefined without letters. */
export function directionOfBlocks(blocks: readonly VisitorBlock[]): 'ltr' | 'rtl' | undefined {
  const text = blocks.map(textOf).join(' ')
  const left = text.match(LEFT_TO_RIGHT)?.length ?? 0
  const right = text.match(RIGHT_TO_LEFT)?.length ?? 0
  if (left + right === 0) return undefined
  return right > left ? 'rtl' : 'ltr'
}

function textOf(block: VisitorBlock): string {
  if (block.kind === 'columns') return block.columns.flat().map(textOf).join(' ')
  if (block.kind === 'heading') return block.text
  return block.kind === 'text' ? textIn(block.doc.content) : ''
}

function textIn(nodes: readonly TextNode[] = []): string {
  return nodes.map(({ text = '', content }) => text + textIn(content)).join(' ')
}
