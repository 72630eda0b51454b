import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconColumns,
  IconColumnsOff,
  IconPlus,
} from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { MoveHandle } from '../../../ui/list/MoveHandle.tsx'
import styles from './BlockList.module.css'
import { BlockTools } from './BlockTools.tsx'
import { BLOCK_ICONS } from './block-icons.ts'
import { useEditing } from './editing.ts'
import * as labels from './labels.ts'
import { labelOf, nameOf } from './name-of.ts'
import { type Dropping, dropPlace } from './use-block-sorting.ts'

interface InList {
  block: Block
  index: number
  count: number
}

type BlockCardProps = InList & { list: string }

/** A block with its fields, edited in place. */
export function BlockCard({ block, list, index, count }: BlockCardProps) {
  const { problemsOf, selected, show, openMenu, renderFields, isOnPage } = useEditing()
  const data: Dropping = { list, kind: block.kind }
  const sortable = useSortable({ id: block.id, data })
  const { setNodeRef, transform, transition, isDragging, active, over } = sortable
  const drop = over?.id === block.id ? dropPlace(active, over) : undefined
  const problems = problemsOf(block.id)
  const name = nameOf(block)
  const isSelected = isOnPage && selected === block.id
  const Icon = BLOCK_ICONS[block.kind]
  return (
    <li
      ref={setNodeRef}
      id={`block-${block.id}`}
      tabIndex={-1}
      className={styles.card}
      data-kind={block.kind}
      data-row={isOnPage || undefined}
      data-selected={isSelected || undefined}
      data-dragged={isDragging || undefined}
      data-drop={drop && (drop.before ? 'before' : 'after')}
      data-wrong={problems.length > 0 || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onFocus={(event) => {
        event.stopPropagation()
        if (!isOnPage) show(block.id)
      }}
    >
      <header className={styles.head}>
        <BlockHandle block={block} index={index} count={count} sortable={sortable} />
        {isOnPage ? (
          <UnstyledButton
            className={styles.show}
            aria-current={isSelected || undefined}
            onClick={() => show(block.id)}
          >
            <Icon {...icon} />
            <span className={styles.name}>{labelOf(block)}</span>
          </UnstyledButton>
        ) : (
          <>
            <Icon {...icon} />
            <span className={styles.kind}>{labels.BLOCK_NAMES[block.kind]}</span>
          </>
        )}
        <BlockTools block={block} />
      </header>
      <div className={styles.fields}>{renderFields(block)}</div>
      {problems.map((problem) => (
        <p key={problem} className={styles.problem} role="alert">
          {problem}
        </p>
      ))}
      {!isOnPage && (
        <ActionIcon
          className={styles.between ?? ''}
          size={24}
          variant="default"
          radius="xl"
          aria-label={t('sites.editor.addAfter', { name })}
          title={t('sites.editor.addBlockHere')}
          onClick={() => openMenu({ after: block.id })}
        >
          <IconPlus {...icon} />
        </ActionIcon>
      )}
    </li>
  )
}

const MOVES = [
  { label: t('sites.editor.moveToTop'), icon: IconArrowBarToUp },
  { label: t('sites.editor.moveUp'), icon: IconArrowUp },
  { label: t('sites.editor.moveDown'), icon: IconArrowDown },
  { label: t('sites.editor.moveToBottom'), icon: IconArrowBarToDown },
] as const

type HandleProps = InList & { sortable: ReturnType<typeof useSortable> }

function BlockHandle({ block, ...place }: HandleProps) {
  const { move, relocate, placesFor } = useEditing()
  return (
    <MoveHandle
      {...place}
      label={t('sites.editor.moveBlock', { name: nameOf(block) })}
      title={t('sites.editor.moveHandleHint')}
      size={28}
      className={styles.handle}
      moves={MOVES}
      onMove={(to) => move(block.id, to)}
    >
      {placesFor(block.id).map(({ label, place, isOut }) => (
        <Menu.Item
          key={label}
          leftSection={isOut ? <IconColumnsOff {...icon} /> : <IconColumns {...icon} />}
          onClick={() => relocate(block, place)}
        >
          {label}
        </Menu.Item>
      ))}
    </MoveHandle>
  )
}
