import { ActionBar } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  isOpen: boolean
  /** Text such as "3 selected". */
  text: string
  label: string
  /** Distance from the bottom of the window, as CSS. */
  bottom: string
  onClose: () => void
  /** Actions for the selection. */
  children: ReactNode
}

/** Bar at the bottom of a list while something in it is selected. */
export function SelectionBar({ isOpen, text, label, bottom, ...props }: SelectionBarProps) {
  // While the bar slides out, it keeps its last text.
  const shown = useRef('')
  if (isOpen) shown.current = text
  return (
    <ActionBar
      opened={isOpen}
      withinPortal={false}
      onClose={props.onClose}
      className={styles.bar ?? ''}
      position={{
        bottom: `calc(${bottom} + env(safe-area-inset-bottom))`,
        left: 'calc(var(--side, 0px) + 8px)',
        right: 8,
      }}
      zIndex={95}
      radius="lg"
      shadow="md"
      transitionProps={{ transition: 'slide-up', duration: 180 }}
      aria-label={label}
    >
      <span className={styles.count} role="status">
        {shown.current}
      </span>
      {props.children}
    </ActionBar>
  )
}
