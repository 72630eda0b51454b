import type { Block, ColumnsBlock, SimpleBlock } from '@satchel/contract/sites/blocks.ts'
import { newId } from '../../lib/new-id.ts'

// Blocks stand in the page, or in a column of a block of columns. Each change returns new content.

type List = readonly Block[]
type ListChange = (list: List, index: number) => Block[]

/** Returns the blocks of the page, and those of each column. */
export const listsOf = (content: List): List[] => [
  content,
  ...content.flatMap((block): List[] => (block.kind === 'columns' ? block.columns : [])),
]

/** Changes the list in which a block stands. */
function changeListOf(content: List, id: string, change: ListChange): Block[] {
  const index = content.findIndex((block) => block.id === id)
  if (index >= 0) return change(content, index)
  return content.map((block) =>
    block.kind === 'columns'
      ? {
          ...block,
          columns: block.columns.map((column) =>
            column.some((one) => one.id === id)
              ? (changeListOf(column, id, change) as SimpleBlock[])
              : column,
          ),
        }
      : block,
  )
}

/** The place of a new block: before or after another one, or at the end of a column or of the page. */
export interface Place {
  before?: string | undefined
  after?: string | undefined
  column?: { id: string; index: number } | undefined
}

export function insertBlock(
  content: List,
  block: Block,
  { before, after, column }: Place,
): Block[] {
  if (before !== undefined)
    return changeListOf(content, before, (list, index) => list.toSpliced(index, 0, block))
  if (after !== undefined)
    return changeListOf(content, after, (list, index) => list.toSpliced(index + 1, 0, block))
  if (column) {
    const add = (input: ColumnsBlock): ColumnsBlock => ({
      ...input,
      columns: input.columns.map((list, at) =>
        at === column.index ? [...list, block as SimpleBlock] : list,
      ),
    })
    return content.map((one) => (one.id === column.id && one.kind === 'columns' ? add(one) : one))
  }
  return [...content, block]
}

export function replaceBlock(content: List, block: Block): Block[] {
  return changeListOf(content, block.id, (list, index) => list.with(index, block))
}

export function removeBlock(content: List, id: string): Block[] {
  return changeListOf(content, id, (list, index) => list.toSpliced(index, 1))
}

/** Moves a block within its list. */
export function moveBlock(content: List, id: string, to: number): Block[] {
  return changeListOf(content, id, (list, index) => {
    const block = list[index]
    return block ? list.toSpliced(index, 1).toSpliced(to, 0, block) : [...list]
  })
}

/** Moves a block to another list: into a column, or out of one. */
export function relocateBlock(content: List, block: Block, place: Place): Block[] {
  return insertBlock(removeBlock(content, block.id), block, place)
}

/** Puts a copy behind a block. */
export function duplicateBlock(content: List, id: string): Block[] {
  return changeListOf(content, id, (list, index) => {
    const block = list[index]
    return block ? list.toSpliced(index + 1, 0, copyOf(block)) : [...list]
  })
}

function copyOf(block: Block): Block {
  if (block.kind !== 'columns') return simpleCopyOf(block)
  const columns = block.columns.map((list) => list.map(simpleCopyOf))
  return { ...block, id: newId(), columns }
}

/** The steps of a copied plan are steps of their own. */
function simpleCopyOf(block: SimpleBlock): SimpleBlock {
  if (block.kind !== 'plan') return { ...block, id: newId() }
  const milestones = block.milestones.map((milestone) => ({
    ...milestone,
    id: newId(),
    tasks: milestone.tasks.map((task) => ({ ...task, id: newId() })),
  }))
  return { ...block, id: newId(), milestones }
}

/** Returns the block that an error's path such as `content.3.columns.0.1.url` names, and the rest of the path. */
export function blockAt(content: List, path: string): { id: string; field: string } | undefined {
  const [first, index, ...rest] = path.split('.')
  const block = first === 'content' ? content[Number(index)] : undefined
  if (!block) return undefined
  const [part, column, at, ...inner] = rest
  const inside =
    block.kind === 'columns' && part === 'columns'
      ? block.columns[Number(column)]?.[Number(at)]
      : undefined
  return inside
    ? { id: inside.id, field: inner.join('.') }
    : { id: block.id, field: rest.join('.') }
}
