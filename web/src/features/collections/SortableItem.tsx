import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Menu } from '@mantine/core'
import type { Item } from '@satchel/contract/items.ts'
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowLeft,
  IconArrowRight,
  IconGripVertical,
  IconStackPop,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../ui/icon.ts'
import styles from './CollectionItems.module.css'

interface SortableItemProps {
  item: Item
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** Dragged by its handle, by pointer and by keys; the menu of the handle does the same without dragging. */
export function SortableItem({ item, children, ...handling }: SortableItemProps) {
  const sortable = useSortable({ id: item.id })
  const { setNodeRef, transform, transition, isDragging } = sortable
  return (
    <li
      ref={setNodeRef}
      className={styles.cell}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children}
      <Handle item={item} sortable={sortable} {...handling} />
    </li>
  )
}

interface HandleProps extends Omit<SortableItemProps, 'children'> {
  sortable: ReturnType<typeof useSortable>
}

function Handle({ item: { name }, index, count, onMove, onRemove, sortable }: HandleProps) {
  const { setActivatorNodeRef, attributes, listeners } = sortable
  const isFirst = index === 0
  const isLast = index === count - 1
  const moves = [
    { label: 'Move to the start', icon: IconArrowBarToLeft, to: 0, isOff: isFirst },
    { label: 'Move one back', icon: IconArrowLeft, to: index - 1, isOff: isFirst },
    { label: 'Move one on', icon: IconArrowRight, to: index + 1, isOff: isLast },
    { label: 'Move to the end', icon: IconArrowBarToRight, to: count - 1, isOff: isLast },
  ]
  return (
    <Menu position="bottom-start" width={248}>
      <Menu.Target>
        <ActionIcon
          size={32}
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.handle ?? ''}
          aria-label={`Move ${name}`}
          title="Drag to move, press for more"
        >
          <IconGripVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map(({ label, icon: Icon, to, isOff }) => (
          <Menu.Item
            key={label}
            disabled={isOff}
            leftSection={<Icon {...icon} />}
            onClick={() => onMove(to)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconStackPop {...icon} />} onClick={onRemove}>
          Remove from the collection
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
