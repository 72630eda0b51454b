import { Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import { ListCheckbox } from '../../../ui/list/ListCheckbox.tsx'
import { useWindowList } from '../../../ui/list/use-window-list.ts'
import type { ItemListProps } from '../selection/item-list.ts'
import { useChosen } from '../selection/use-item-selection.ts'
import { useListKeys } from '../selection/use-list-keys.ts'
import { ItemRow } from './ItemRow.tsx'
import styles from './ItemTable.module.css'
import { chosenColumns, fittingColumns, type ItemColumn } from './item-columns.tsx'
import * as labels from './labels.ts'

const ROW = 44
const HEAD = 52 + ROW
const CHECK = 44
const NAME_MIN = 208
const ACTIONS = 112
const MENU = 48
/** Narrower than this a row has its menu alone. */
const WIDE = 480

let lastWidth = 1_012

export function ItemTable({
  items,
  total,
  selection,
  actions,
  withPassages,
  onSee,
  columns: names,
  ...keyHandlers
}: ItemListProps & { columns: readonly string[] | null }) {
  const list = useRef<HTMLTableSectionElement>(null)
  const { ref: measured, width } = useElementSize()
  lastWidth = width || lastWidth
  const isWide = lastWidth >= WIDE
  const ends = isWide ? ACTIONS : MENU
  const room = lastWidth - CHECK - NAME_MIN - ends
  const columns = useMemo(() => fittingColumns(chosenColumns(names), room), [names, room])

  const move = (index: number) => {
    rows.scrollTo(index)
    const item = items[index]
    if (item) keyHandlers.onMove(item)
  }
  const keys = useListKeys({ items, perRow: 1, list, selection, ...keyHandlers, onMove: move })
  const rows = useWindowList({
    list,
    rows: items.length,
    rowHeight: ROW,
    activeRow: keys.active,
    head: HEAD,
    onSee,
  })
  const gaps = gapsBetween(rows.shown, rows.height)
  const all = columns.length + 3
  return (
    <div ref={measured}>
      <table
        className={styles.table}
        aria-label={labels.items}
        aria-rowcount={total < 0 ? -1 : total + 1}
      >
        <TableHead columns={columns} ends={ends} known={items.length} selection={selection} />
        <tbody ref={list} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
          {rows.shown.map(({ index }, place) => {
            const item = items[index]
            const key = item?.id ?? index
            return [
              <Gap key={`gap ${key}`} height={gaps[place] ?? 0} columns={all} />,
              item ? (
                <ItemRow
                  key={key}
                  item={item}
                  index={index}
                  columns={columns}
                  isWide={isWide}
                  actions={actions}
                  withPassage={withPassages}
                  selection={selection}
                  tabIndex={index === keys.active ? 0 : -1}
                />
              ) : (
                <UnreadRow key={key} columns={all} />
              ),
            ]
          })}
          <Gap height={gaps.at(-1) ?? 0} columns={all} />
        </tbody>
      </table>
    </div>
  )
}

interface TableHeadProps {
  columns: readonly ItemColumn[]
  ends: number
  /** How many have been read. */
  known: number
  selection: ItemListProps['selection']
}

function TableHead({ columns, ends, known, selection }: TableHeadProps) {
  const { isAll, ids } = useChosen(selection)
  const isEach = isAll ? ids.size === 0 : ids.size > 0 && ids.size >= known
  const isSome = isAll || ids.size > 0
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope="col" style={{ width: CHECK }}>
          <ListCheckbox
            aria-label={labels.selectAllLoadedItems}
            checked={isEach}
            isMixed={isSome && !isEach}
            onChange={isEach ? selection.clear : selection.chooseKnown}
          />
        </th>
        <th scope="col">{labels.name}</th>
        {columns.map(({ name, label, width, isNumber }) => (
          <th key={name} scope="col" style={{ width }} data-number={isNumber}>
            {label}
          </th>
        ))}
        <th scope="col" style={{ width: ends }}>
          <span className={styles.hidden}>{labels.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

function UnreadRow({ columns }: { columns: number }) {
  return (
    <tr className={styles.row}>
      <td />
      <td colSpan={columns - 1}>
        <Skeleton height={14} width="40%" animate={false} />
      </td>
    </tr>
  )
}

/** Stands for the rows that are out of sight. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without controls takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} className={styles.gap} style={{ height }} />
    </tr>
  )
}

/** Before each row that is shown, and after the last. */
function gapsBetween(shown: readonly { top: number }[], height: number): number[] {
  const ends = shown.map(({ top }) => top + ROW)
  const tops = [...shown.map(({ top }) => top), height]
  return tops.map((top, index) => top - (ends[index - 1] ?? 0))
}
