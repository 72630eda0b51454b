import { DragOverlay, useDndContext } from '@dnd-kit/core'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { icon } from '../../../ui/icon.ts'
import { listsOf } from '../block-ops.ts'
import styles from './BlockList.module.css'
import { BLOCK_ICONS } from './block-icons.ts'
import { nameOf } from './name-of.ts'

/** Preview of a dragged card at the pointer, over all lists. */
export function DraggedBlock({ content }: { content: readonly Block[] }) {
  const { active } = useDndContext()
  const block = listsOf(content)
    .flat()
    .find(({ id }) => id === active?.id)
  const Icon = block && BLOCK_ICONS[block.kind]
  return (
    <DragOverlay dropAnimation={null}>
      {Icon && (
        <div className={styles.overlay}>
          <Icon {...icon} />
          <span className={styles.name}>{nameOf(block)}</span>
        </div>
      )}
    </DragOverlay>
  )
}
