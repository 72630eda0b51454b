import type { useSortable } from '@dnd-kit/sortable'
import { ActionIcon, Menu } from '@mantine/core'
import { IconGripVertical, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../icon.ts'

interface Move {
  label: string
  icon: TablerIcon
}

interface MoveHandleProps {
  label: string
  title: string
  size: number
  className?: string | undefined
  sortable: ReturnType<typeof useSortable>
  index: number
  count: number
  /** Moves to the start, one back, one forward, and to the end. */
  moves: readonly [Move, Move, Move, Move]
  onMove: (to: number) => void
  /** Further items of the menu. */
  children?: ReactNode
}

/** Handle for dragging, with a menu that does the same without dragging. */
export function MoveHandle(props: MoveHandleProps) {
  const { label, title, size, className = '', sortable, index, count, moves, onMove } = props
  const { setActivatorNodeRef, attributes, listeners } = sortable
  const places = [0, index - 1, index + 1, count - 1]
  const isOff = (place: number) => (place < 2 ? index === 0 : index === count - 1)
  return (
    <Menu position="bottom-start" width={248}>
      <Menu.Target>
        <ActionIcon
          size={size}
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={className}
          aria-label={label}
          title={title}
        >
          <IconGripVertical {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map(({ label: move, icon: Icon }, at) => (
          <Menu.Item
            key={move}
            disabled={isOff(at)}
            leftSection={<Icon {...icon} />}
            onClick={() => onMove(places[at] ?? index)}
          >
            {move}
          </Menu.Item>
        ))}
        {props.children}
      </Menu.Dropdown>
    </Menu>
  )
}
