import { t } from '@satchel/messages/t.ts'
import { IconArrowBarToLeft, IconArrowBarToRight, IconStackPop } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SelectionBar, SelectionButton } from '../../../ui/list/SelectionBar.tsx'
import { type Arrangement, moveToEnd, remove } from './arrangement.ts'

interface ChosenBarProps {
  itemIds: readonly string[]
  chosen: readonly { id: string }[]
  clear: () => void
  arrange: (arrangement: Arrangement) => void
  /** Further actions of the selection. */
  children?: ReactNode
}

/** Actions of the collection for the selected items. */
export function SelectedItemsBar({ itemIds, chosen, clear, arrange, children }: ChosenBarProps) {
  const ids = chosen.map(({ id }) => id)
  const takeOut = () => {
    arrange(remove(itemIds, ids, t('collections.itemsRemoved', { count: ids.length })))
    clear()
  }
  return (
    <SelectionBar
      isOpen={chosen.length > 0}
      text={t('collections.currentSelected', { current: chosen.length })}
      label={t('collections.actionsForSelectedItems')}
      onClose={clear}
    >
      <SelectionButton
        label={t('collections.moveToStart')}
        icon={IconArrowBarToLeft}
        onClick={() => arrange(moveToEnd(itemIds, ids, 'first'))}
      />
      <SelectionButton
        label={t('collections.moveToEnd')}
        icon={IconArrowBarToRight}
        onClick={() => arrange(moveToEnd(itemIds, ids, 'last'))}
      />
      <SelectionButton label={t('ui.remove')} icon={IconStackPop} onClick={takeOut} />
      {children}
    </SelectionBar>
  )
}
