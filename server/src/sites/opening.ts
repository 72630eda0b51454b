import type { Block, TextNode } from '@satchel/contract/sites/blocks.ts'
import type { PlanMilestone } from '@satchel/contract/sites/plan-block.ts'
import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import type { Addresses } from '../domains/service.ts'
import * as items from '../items/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { knownContent } from './content.ts'

type Opening = NonNullable<SiteSummary['opening']>

/** The most pictures that a block shows in a small drawing. */
const PICTURES = 4
/** The most paragraphs of a text, and characters of each. */
const PARAGRAPHS = 3
const CHARACTERS = 200

/** Returns the beginnings of pages with the pictures of their items that the caller sees. */
export async function openingsOf(
  scope: Scope,
  services: Addresses,
  pages: Block[][],
): Promise<Opening[]> {
  const openings = pages.map((blocks) => knownContent(blocks).map(shortened))
  const ids = [...new Set(openings.flatMap((blocks) => blocks.flatMap(itemsIn)))]
  const found = ids.length > 0 ? await items.findAll(scope, services, ids) : []
  const urls = new Map(found.map(({ id, thumbnailUrl }) => [id, thumbnailUrl]))
  return openings.map((blocks) => ({
    blocks,
    pictures: blocks.flatMap(itemsIn).flatMap((itemId) => {
      const url = urls.get(itemId)
      return url ? [{ itemId, url }] : []
    }),
  }))
}

function itemsIn(block: Block): string[] {
  if (block.kind === 'columns') return block.columns.flat().flatMap(itemsIn)
  if (block.kind === 'image' || block.kind === 'video') return [block.itemId]
  return block.kind === 'items' ? (block.itemIds ?? []) : []
}

/** Leaves out what a small drawing has no room for. */
function shortened<B extends Block>(block: B): B {
  switch (block.kind) {
    case 'columns':
      return { ...block, columns: block.columns.map((column) => column.slice(0, 3).map(shortened)) }
    case 'items':
      return { ...block, itemIds: block.itemIds?.slice(0, PICTURES), notes: undefined }
    case 'plan':
      return { ...block, milestones: block.milestones.slice(0, PARAGRAPHS).map(shortMilestone) }
    case 'text':
      return { ...block, doc: { type: 'doc', content: cut(block.doc.content, PARAGRAPHS) } }
    default:
      return block
  }
}

const shortMilestone = (milestone: PlanMilestone) => ({
  ...milestone,
  tasks: milestone.tasks.slice(0, PARAGRAPHS).map(({ note: _, ...task }) => task),
})

function cut(nodes: TextNode[] = [], count = PARAGRAPHS): TextNode[] {
  return nodes.slice(0, count).map(({ text, content, ...node }) => ({
    ...node,
    ...(text !== undefined && { text: text.slice(0, CHARACTERS) }),
    ...(content && { content: cut(content) }),
  }))
}
