import type { Block, ColumnsBlock } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import type { Place } from '../block-ops.ts'

/** Place for a block outside its own list. */
export interface MovePlace {
  label: string
  place: Place
  isOut?: true
}

/** Returns the columns above and below a block, or, for one in columns, the others and the page. */
export function placesFor(content: readonly Block[], id: string): MovePlace[] {
  const index = content.findIndex((block) => block.id === id)
  if (index < 0) return placesOutOf(content, id)
  if (content[index]?.kind === 'columns') return []
  return [
    ...columnsOf(content.slice(0, index).findLast(isColumns), (number: number) =>
      t('sites.editor.toColumnAbove', { number }),
    ),
    ...columnsOf(content.slice(index + 1).find(isColumns), (number: number) =>
      t('sites.editor.toColumnBelow', { number }),
    ),
  ]
}

function placesOutOf(content: readonly Block[], id: string): MovePlace[] {
  const around = content
    .filter(isColumns)
    .find(({ columns }) => columns.some((column) => column.some((block) => block.id === id)))
  if (!around) return []
  const own = around.columns.findIndex((column) => column.some((block) => block.id === id))
  const others = columnsOf(around, (number: number) =>
    t('sites.editor.toColumn', { number }),
  ).filter((_, index) => index !== own)
  return [
    ...others,
    { label: t('sites.editor.outOfColumns'), place: { after: around.id }, isOut: true },
  ]
}

function columnsOf(block: ColumnsBlock | undefined, say: (number: number) => string): MovePlace[] {
  return (block?.columns ?? []).map((_, index) => ({
    label: say(index + 1),
    place: { column: { id: block?.id ?? '', index } },
  }))
}

const isColumns = (block: Block): block is ColumnsBlock => block.kind === 'columns'
