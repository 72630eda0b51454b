import { ActionBar, Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconStackPop,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../../../ui/icon.ts'
import { SelectionBar } from '../../../ui/list/SelectionBar.tsx'
import { type Arrangement, moveToEnd, remove } from './arrangement.ts'
import styles from './ChosenBar.module.css'

interface ChosenBarProps {
  itemIds: readonly string[]
  chosen: readonly { id: string }[]
  clear: () => void
  arrange: (arrangement: Arrangement) => void
  /** Further actions of the selection. */
  children?: ReactNode
}

/** Actions of the collection for the selected items. */
export function ChosenBar({ itemIds, chosen, clear, arrange, children }: ChosenBarProps) {
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
      bottom="var(--bulk-bottom)"
      onClose={clear}
    >
      <BarButton
        label={t('collections.moveToStart')}
        icon={IconArrowBarToLeft}
        onClick={() => arrange(moveToEnd(itemIds, ids, 'first'))}
      />
      <BarButton
        label={t('collections.moveToEnd')}
        icon={IconArrowBarToRight}
        onClick={() => arrange(moveToEnd(itemIds, ids, 'last'))}
      />
      <BarButton label={t('ui.remove')} icon={IconStackPop} onClick={takeOut} />
      {children}
      <ActionBar.Divider />
      <ActionBar.CloseButton aria-label={t('ui.clearSelection')} />
    </SelectionBar>
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
