import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Category, CategoryValue } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { IconGripVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { icon } from '../../ui/icon.ts'
import { EditableText } from '../../ui/text/EditableText.tsx'
import { ColorButton } from './ColorButton.tsx'
import type { useSettingsChange } from './use-settings.ts'
import styles from './ValueList.module.css'

interface ValueRowProps {
  category: Category
  value: CategoryValue
  change: ReturnType<typeof useSettingsChange>
  menu: ReactNode
}

/** Row that is dragged by its handle, with pointer or keyboard; the menu does the same without dragging. */
export function SortableValueRow(props: ValueRowProps) {
  const { id, label } = props.value
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...sortable } = useSortable({
    id,
  })
  const { transform, transition, isDragging } = sortable
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ActionIcon
        size={32}
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className={styles.handle ?? ''}
        aria-label={t('taxonomy.moveValue', { label })}
        title={t('taxonomy.dragToMove')}
      >
        <IconGripVertical {...icon} />
      </ActionIcon>
      <ValueLabel {...props} />
    </li>
  )
}

export function ArchivedValueRow(props: ValueRowProps) {
  return (
    <li className={styles.row} data-archived>
      <ValueLabel {...props} />
    </li>
  )
}

function ValueLabel({ category, value, change, menu }: ValueRowProps) {
  const { id, label, color, itemCount } = value
  return (
    <>
      <ColorButton
        label={label}
        color={color}
        onChange={(next) => change.send({ body: { changeValue: { id, color: next } } })}
      />
      <div className={styles.label}>
        <EditableText
          label={t('taxonomy.nameOf', { label })}
          value={label}
          maxLength={NAME_MAX}
          isRequired
          onSave={(next) => change.save({ body: { changeValue: { id, label: next } } })}
        />
      </div>
      {itemCount === 0 ? (
        <span className={styles.count}>{t('taxonomy.unused')}</span>
      ) : (
        <a className={styles.count} href={paths.library({ [category]: id })}>
          {t('taxonomy.items', { count: itemCount })}
        </a>
      )}
      {menu}
    </>
  )
}
