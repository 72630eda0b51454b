import type { BinItem } from '@satchel/contract/items/bin.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowBackUp, IconTrashX } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { SelectionBar, SelectionButton } from '../../../ui/list/SelectionBar.tsx'
import { useWindowList } from '../../../ui/list/use-window-list.ts'
import type { ItemSelection } from '../selection/item-selection.ts'
import { useChosen, useItemSelection } from '../selection/use-item-selection.ts'
import { useListKeys } from '../selection/use-list-keys.ts'
import styles from './BinList.module.css'
import { type BinActions, BinRow } from './BinRow.tsx'

const ROW = 56
const HEAD = 52

interface BinListProps {
  items: readonly BinItem[]
  total: number
  actions: BinActions
  onNearEnd: () => void
}

/** Items in the trash. Arrow keys move, Space and x select (Shift: range). */
export function BinList({ items, total, actions, onNearEnd }: BinListProps) {
  const list = useRef<HTMLUListElement>(null)
  const selection = useItemSelection(
    useMemo(() => [items.map(({ id }) => id)], [items]),
    'bin',
  )
  const { ids } = useChosen(selection)
  const keys = useListKeys({
    items,
    perRow: 1,
    list,
    selection,
    onMove: (index) => rows.scrollTo(index),
    onSpace: ({ id }) => selection.toggle(id),
    onLeave: () => {},
  })
  const rows = useWindowList({
    list,
    rows: items.length,
    rowHeight: ROW,
    activeRow: keys.active,
    head: HEAD,
    onNearEnd,
  })
  return (
    <>
      <ul
        ref={list}
        aria-label={t('items.bin.deletedItems')}
        className={styles.rows}
        style={{ height: rows.height }}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        {rows.shown.map(({ index, top }) => {
          const item = items[index]
          return (
            item && (
              <BinRow
                key={item.id}
                item={item}
                index={index}
                total={total}
                top={top}
                isChosen={ids.has(item.id)}
                tabIndex={index === keys.active ? 0 : -1}
                actions={actions}
                onToggle={selection.toggle}
              />
            )
          )
        })}
      </ul>
      <BinBar
        chosen={items.filter(({ id }) => ids.has(id))}
        clear={selection.clear}
        actions={actions}
      />
    </>
  )
}

interface BinBarProps extends Pick<ItemSelection, 'clear'> {
  chosen: readonly BinItem[]
  actions: BinActions
}

function BinBar({ chosen, clear, actions }: BinBarProps) {
  const mayDelete = chosen.every(actions.mayDelete)
  return (
    <SelectionBar
      isOpen={chosen.length > 0}
      text={t('items.bin.currentSelected', { current: chosen.length })}
      label={t('items.bin.actionsForSelectedItems')}
      onClose={clear}
    >
      <SelectionButton
        label={t('ui.restore')}
        icon={IconArrowBackUp}
        onClick={() => {
          actions.restore(chosen)
          clear()
        }}
      />
      <SelectionButton
        label={t('items.bin.deletePermanently')}
        icon={IconTrashX}
        color="red"
        disabled={!mayDelete}
        {...(!mayDelete && { title: t('items.bin.onlyOwnersAndAdminsOfAll') })}
        onClick={() => actions.deleteForGood(chosen)}
      />
    </SelectionBar>
  )
}
