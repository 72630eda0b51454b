import { ActionBar, Button } from '@mantine/core'
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconStackPop,
  type TablerIcon,
} from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { formatCount } from '../../lib/format.ts'
import { icon } from '../../ui/icon.ts'
import { type Arrangement, moveToEnd, remove } from './arrangement.ts'
import styles from './ChosenBar.module.css'

interface ChosenBarProps {
  itemIds: readonly string[]
  chosen: readonly { id: string }[]
  clear: () => void
  arrange: (arrangement: Arrangement) => void
  /** What else can be done with them. */
  children?: ReactNode
}

/** What can be done in the collection with all that is chosen. */
export function ChosenBar({ itemIds, chosen, clear, arrange, children }: ChosenBarProps) {
  const isOpen = chosen.length > 0
  // While the bar slides out it goes on saying what it said.
  const count = useRef(0)
  if (isOpen) count.current = chosen.length
  const ids = chosen.map(({ id }) => id)
  const takeOut = () => {
    arrange(remove(itemIds, ids, `${formatCount(ids.length, 'item')} removed`))
    clear()
  }
  return (
    <ActionBar
      opened={isOpen}
      withinPortal={false}
      onClose={clear}
      className={styles.bar ?? ''}
      position={{
        bottom: 'calc(var(--bulk-bottom) + env(safe-area-inset-bottom))',
        left: 8,
        right: 8,
      }}
      zIndex={95}
      radius="lg"
      shadow="md"
      transitionProps={{ transition: 'slide-up', duration: 180 }}
      aria-label="With the chosen items"
    >
      <span className={styles.count} role="status">
        {formatCount(count.current, 'item')} chosen
      </span>
      <BarButton
        label="Move to the start"
        icon={IconArrowBarToLeft}
        onClick={() => arrange(moveToEnd(itemIds, ids, 'first'))}
      />
      <BarButton
        label="Move to the end"
        icon={IconArrowBarToRight}
        onClick={() => arrange(moveToEnd(itemIds, ids, 'last'))}
      />
      <BarButton label="Remove" icon={IconStackPop} onClick={takeOut} />
      {children}
      <ActionBar.Divider />
      <ActionBar.CloseButton aria-label="Choose none" />
    </ActionBar>
  )
}

interface BarButtonProps {
  label: string
  icon: TablerIcon
  onClick: () => void
}

function BarButton({ label, icon: Icon, onClick }: BarButtonProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      className={styles.button ?? ''}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon {...icon} />
      <span className={styles.label}>{label}</span>
    </Button>
  )
}
