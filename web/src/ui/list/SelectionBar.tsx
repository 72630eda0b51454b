import { ActionBar, Button, type ButtonProps, type ElementProps } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { DIRECTION } from '../../lib/language.ts'
import { icon } from '../icon.ts'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  isOpen: boolean
  /** Text such as "3 selected". */
  text: string
  label: string
  onClose: () => void
  /** Actions for the selection. */
  children: ReactNode
}

const [START, END] =
  DIRECTION === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)

/** Bar at the bottom of a list while something in it is selected. */
export function SelectionBar({ isOpen, text, label, onClose, children }: SelectionBarProps) {
  // While the bar slides out, it keeps its last text.
  const lastText = useRef('')
  if (isOpen) lastText.current = text
  return (
    <ActionBar
      opened={isOpen}
      withinPortal={false}
      onClose={onClose}
      className={styles.bar ?? ''}
      position={{
        bottom: 'calc(var(--selection-bottom) + env(safe-area-inset-bottom))',
        [START]: 'calc(var(--side, 0px) + 8px)',
        [END]: 8,
      }}
      zIndex={95}
      radius="lg"
      shadow="md"
      transitionProps={{ transition: 'slide-up', duration: 180 }}
      aria-label={label}
    >
      <span className={styles.count} role="status">
        {lastText.current}
      </span>
      {children}
      <ActionBar.Divider />
      <ActionBar.CloseButton aria-label={t('ui.clearSelection')} />
    </ActionBar>
  )
}

interface SelectionButtonProps
  extends ButtonProps,
    ElementProps<'button', keyof ButtonProps | 'children'> {
  label: string
  icon: TablerIcon
  /** True among so many that only wide windows have room for their labels. */
  isOfMany?: boolean
}

/** Action for the selection: an icon with its label, which narrow windows have no room for. */
export function SelectionButton({ label, icon: Icon, isOfMany, ...button }: SelectionButtonProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      className={styles.button ?? ''}
      aria-label={label}
      title={label}
      {...button}
    >
      <Icon {...icon} />
      <span className={styles.label} data-many={isOfMany || undefined}>
        {label}
      </span>
    </Button>
  )
}
