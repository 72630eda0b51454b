import { ActionBar, Button } from '@mantine/core'
import { IconStack2, IconTags, IconTrash, type TablerIcon } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatCount } from '../../lib/format.ts'
import { icon } from '../../ui/icon.ts'
import styles from './BulkBar.module.css'
import { openClassify } from './ClassifyForm.tsx'
import type { ItemActions } from './item-actions.ts'
import type { ItemSelection } from './use-item-selection.ts'

interface BulkBarProps {
  selection: ItemSelection
  actions: ItemActions
  mayEdit: boolean
}

/** What can be done with all that is chosen. */
export function BulkBar({ selection: { chosen, clear }, actions, mayEdit }: BulkBarProps) {
  const { addToCollection, moveToBin } = actions
  const isOpen = chosen.length > 0
  // While the bar slides out it goes on saying what it said.
  const count = useRef(0)
  if (isOpen) count.current = chosen.length
  const remove = () => {
    moveToBin?.(chosen)
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
      {mayEdit && (
        <BulkButton label="Classify" icon={IconTags} onClick={() => openClassify(chosen)} />
      )}
      {addToCollection && (
        <BulkButton
          label="Add to a collection"
          icon={IconStack2}
          onClick={() => addToCollection(chosen)}
        />
      )}
      {moveToBin && <BulkButton label="Delete" icon={IconTrash} color="red" onClick={remove} />}
      <ActionBar.Divider />
      <ActionBar.CloseButton aria-label="Choose none" />
    </ActionBar>
  )
}

interface BulkButtonProps {
  label: string
  icon: TablerIcon
  color?: 'gray' | 'red'
  onClick: () => void
}

function BulkButton({ label, icon: Icon, color = 'gray', onClick }: BulkButtonProps) {
  return (
    <Button
      variant="subtle"
      color={color}
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
