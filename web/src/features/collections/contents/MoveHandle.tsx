import type { useSortable } from '@dnd-kit/sortable'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconArrowLeft,
  IconArrowRight,
  IconGripVertical,
  IconStackPop,
} from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import * as labels from '../labels.ts'
import styles from './CollectionItems.module.css'

export interface Handling {
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

interface MoveHandleProps extends Handling {
  name: string
  index: number
  sortable: ReturnType<typeof useSortable>
}

/** Its menu does what dragging does, without dragging. */
export function MoveHandle({ name, index, count, onMove, onRemove, sortable }: MoveHandleProps) {
  const { setActivatorNodeRef, attributes, listeners } = sortable
  const isFirst = index === 0
  const isLast = index === count - 1
  const moves = [
    { label: labels.moveToStart, icon: IconArrowBarToLeft, to: 0, isOff: isFirst },
    { label: labels.moveBackOne, icon: IconArrowLeft, to: index - 1, isOff: isFirst },
    { label: labels.moveForwardOne, icon: IconArrowRight, to: index + 1, isOff: isLast },
    { label: labels.moveToEnd, icon: IconArrowBarToRight, to: count - 1, isOff: isLast },
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
          aria-label={labels.moveName(name)}
          title={labels.dragToMoveOrPress}
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
          {labels.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
