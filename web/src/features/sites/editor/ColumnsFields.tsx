import { useDroppable } from '@dnd-kit/core'
import { Button, SegmentedControl } from '@mantine/core'
import {
  type Block,
  COLUMNS_MAX,
  COLUMNS_MIN,
  type ColumnsBlock,
} from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import styles from './BlockFields.module.css'
import { BlockList } from './BlockList.tsx'
import { useEditing } from './editing.ts'
import type { Dropping } from './use-block-sorting.ts'

const COUNTS = Array.from({ length: COLUMNS_MAX - COLUMNS_MIN + 1 }, (_, at) =>
  String(COLUMNS_MIN + at),
)

/** Lists of blocks that stand beside each other on wide screens. */
export function ColumnsFields({ block }: { block: ColumnsBlock }) {
  const { replace, isOnPage, selected } = useEditing()
  const { columns } = block
  const setCount = (count: number) => {
    if (columns.slice(count).some(({ length }) => length > 0))
      return toast({ message: t('sites.editor.removeColumnFirst'), tone: 'problem' })
    const next = Array.from({ length: count }, (_, index) => columns[index] ?? [])
    replace({ ...block, columns: next }, 'columns')
  }
  return (
    <>
      {(!isOnPage || selected === block.id) && (
        <SegmentedControl
          size="xs"
          aria-label={t('sites.editor.numberOfColumns')}
          data={COUNTS}
          value={String(columns.length)}
          onChange={(count) => setCount(Number(count))}
        />
      )}
      <div className={styles.columns}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no names, and keep their places
          <Column key={index} blocks={column} id={block.id} index={index} />
        ))}
      </div>
    </>
  )
}

interface ColumnProps {
  /** Id of the block of columns. */
  id: string
  index: number
  blocks: readonly Block[]
}

function Column({ id, index, blocks }: ColumnProps) {
  const { openMenu } = useEditing()
  const list = `column ${index} of ${id}`
  const place = { column: { id, index } }
  const data: Dropping = { list, kind: 'column', place }
  const { setNodeRef, isOver } = useDroppable({ id: list, data })
  return (
    <section ref={setNodeRef} className={styles.column} data-over={isOver || undefined}>
      <p className={styles.columnName}>{t('sites.editor.columnNumber', { number: index + 1 })}</p>
      <BlockList
        blocks={blocks}
        label={t('sites.editor.columnNumber', { number: index + 1 })}
        list={list}
      />
      <Button
        mt="xs"
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus {...icon} />}
        aria-label={t('sites.editor.addToColumn', { number: index + 1 })}
        onClick={() => openMenu(place)}
      >
        {t('sites.editor.addBlock')}
      </Button>
    </section>
  )
}
