import { ActionBar, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { ItemActions } from '../item-actions.ts'
import type { ItemSelection } from '../selection/item-selection.ts'
import { useChosen } from '../selection/use-item-selection.ts'
import styles from './BulkBar.module.css'
import { BulkButtons } from './BulkButtons.tsx'
import { useBulkActions } from './bulk-actions.ts'
import { type ChosenFrom, mayChooseAll, targetOf } from './bulk-target.ts'
import * as labels from './labels.ts'

interface BulkBarProps {
  selection: ItemSelection
  list: ChosenFrom
  actions: ItemActions
  mayEdit: boolean
}

/** What can be done with all that is chosen. */
export function BulkBar({ selection, list, actions, mayEdit }: BulkBarProps) {
  const chosen = useChosen(selection)
  const isOpen = chosen.isAll || chosen.ids.size > 0
  const target = targetOf(chosen, list)
  const perform = useBulkActions({ target, actions, mayEdit, onGone: selection.clear })
  // While the bar slides out it goes on saying what it said.
  const label = useRef('')
  if (isOpen) label.current = target.label
  useRoomBelow(isOpen)
  return (
    <ActionBar
      opened={isOpen}
      withinPortal={false}
      onClose={selection.clear}
      className={styles.bar ?? ''}
      position={{
        bottom: 'calc(var(--bulk-bottom) + env(safe-area-inset-bottom))',
        left: 'calc(var(--side, 0px) + 8px)',
        right: 8,
      }}
      zIndex={95}
      radius="lg"
      shadow="md"
      transitionProps={{ transition: 'slide-up', duration: 180 }}
      aria-label={labels.actionsForSelectedItems}
    >
      <span className={styles.count} role="status">
        {labels.selected(capital(label.current))}
      </span>
      {mayChooseAll(chosen, list) && (
        <Button variant="subtle" className={styles.all ?? ''} onClick={selection.chooseAll}>
          {list.total < 0 ? labels.selectAllResults : labels.selectAllCount(list.total)}
        </Button>
      )}
      <BulkButtons actions={perform} />
      <ActionBar.Divider />
      <ActionBar.CloseButton aria-label={labels.clearSelection} />
    </ActionBar>
  )
}

/** Other elements at the bottom of the window make room. */
function useRoomBelow(isOpen: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-bulk-bar', isOpen)
    return () => document.documentElement.removeAttribute('data-bulk-bar')
  }, [isOpen])
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
