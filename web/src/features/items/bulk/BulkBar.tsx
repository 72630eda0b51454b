import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useEffect } from 'react'
import { SelectionBar } from '../../../ui/list/SelectionBar.tsx'
import type { ItemActions } from '../item-actions.ts'
import type { ItemSelection } from '../selection/item-selection.ts'
import { useChosen } from '../selection/use-item-selection.ts'
import styles from './BulkBar.module.css'
import { BulkButtons } from './BulkButtons.tsx'
import { useBulkActions } from './bulk-actions.ts'
import { type ChosenFrom, mayChooseAll, targetOf } from './bulk-target.ts'

interface BulkBarProps {
  selection: ItemSelection
  list: ChosenFrom
  actions: ItemActions
  mayEdit: boolean
}

/** Actions for the selected items. */
export function BulkBar({ selection, list, actions, mayEdit }: BulkBarProps) {
  const chosen = useChosen(selection)
  const isOpen = chosen.isAll || chosen.ids.size > 0
  const target = targetOf(chosen, list)
  const perform = useBulkActions({ target, actions, mayEdit, onGone: selection.clear })
  useRoomBelow(isOpen)
  return (
    <SelectionBar
      isOpen={isOpen}
      text={t('items.bulk.selected', { capital: capital(target.label) })}
      label={t('items.bulk.actionsForSelectedItems')}
      onClose={selection.clear}
    >
      {mayChooseAll(chosen, list) && (
        <Button variant="subtle" className={styles.all ?? ''} onClick={selection.chooseAll}>
          {list.total < 0
            ? t('items.bulk.selectAllResults')
            : t('items.bulk.selectAllCount', { total: list.total })}
        </Button>
      )}
      <BulkButtons actions={perform} />
    </SelectionBar>
  )
}

/** Makes room at the bottom of the window, for other elements there. */
function useRoomBelow(isOpen: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-bulk-bar', isOpen)
    return () => document.documentElement.removeAttribute('data-bulk-bar')
  }, [isOpen])
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
