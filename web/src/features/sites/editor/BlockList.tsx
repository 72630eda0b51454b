import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { BlockCard } from './BlockCard.tsx'
import styles from './BlockList.module.css'
import { PAGE } from './use-block-sorting.ts'

interface BlockListProps {
  blocks: readonly Block[]
  label: string
  /** Name of the list in a drag. */
  list: string
}

/** Blocks in their order, dragged by pointer or keyboard, each with its fields. */
export function BlockList({ blocks, label, list }: BlockListProps) {
  const ids = blocks.map(({ id }) => id)
  return (
    <SortableContext id={list} items={ids} strategy={verticalListSortingStrategy}>
      <ol className={styles.list} aria-label={label}>
        {blocks.map((block, index) => (
          <BlockCard key={block.id} block={block} list={list} index={index} count={blocks.length} />
        ))}
      </ol>
      {blocks.length === 0 && list === PAGE && (
        <p className={styles.none}>{t('sites.editor.emptyPage')}</p>
      )}
    </SortableContext>
  )
}
