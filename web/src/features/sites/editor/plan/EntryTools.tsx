import { ActionIcon } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { icon } from '../../../../ui/icon.ts'
import styles from './Plan.module.css'

interface EntryToolsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** Buttons that move and remove an entry of a plan. */
export function EntryTools({ name, isFirst, isLast, onMove, onRemove }: EntryToolsProps) {
  const tools = [
    {
      label: t('sites.editor.moveUpName', { name }),
      icon: IconArrowUp,
      isOff: isFirst,
      run: () => onMove(-1),
    },
    {
      label: t('sites.editor.moveDownName', { name }),
      icon: IconArrowDown,
      isOff: isLast,
      run: () => onMove(1),
    },
    { label: t('sites.editor.removeName', { name }), icon: IconX, isOff: false, run: onRemove },
  ]
  return (
    <span className={styles.tools}>
      {tools.map(({ label, icon: Icon, isOff, run }) => (
        <ActionIcon
          key={label}
          size={28}
          aria-label={label}
          title={label}
          disabled={isOff}
          onClick={run}
        >
          <Icon {...icon} />
        </ActionIcon>
      ))}
    </span>
  )
}
