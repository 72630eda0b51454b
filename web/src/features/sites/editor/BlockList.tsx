import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Block } from '@satchel/contract/blocks.ts'
import { useSorting } from '../../../ui/list/use-sorting.ts'
import { BlockCard } from './BlockCard.tsx'
import styles from './BlockList.module.css'
import { useEditing } from './editing.ts'
import * as labels from './labels.ts'
import { nameOf } from './name-of.ts'

interface BlockListProps {
  blocks: readonly Block[]
  label: string
}

/** Blocks in their order, dragged by pointer or keyboard, each with its fields. */
export function BlockList({ blocks, label }: BlockListProps) {
  const { move } = useEditing()
  const ids = blocks.map(({ id }) => id)
  const { context } = useSorting({
    ids,
    nameOf: (id) => nameOf(blocks.find((block) => block.id === id)),
    onMove: (id, over) => move(id, ids.indexOf(over)),
    instructions: labels.pressSpaceToPickUp,
  })
  return (
    <DndContext {...context}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {blocks.map((block, index) => (
            <BlockCard key={block.id} block={block} index={index} count={blocks.length} />
          ))}
        </ol>
      </SortableContext>
      {blocks.length === 0 && label === labels.blocks && (
        <p className={styles.none}>{labels.emptyPage}</p>
      )}
    </DndContext>
  )
}
