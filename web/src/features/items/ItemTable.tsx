import { Checkbox } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import { ItemRow } from './ItemRow.tsx'
import styles from './ItemTable.module.css'
import { chosenColumns, fittingColumns, type ItemColumn } from './item-columns.tsx'
import type { ItemListProps } from './item-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useWindowList } from './use-window-list.ts'

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
  onNearEnd,
  columns: names,
  ...looking
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
    if (item) looking.onMove(item)
  }
  const keys = useListKeys({ items, perRow: 1, list, selection, ...looking, onMove: move })
  const rows = useWindowList({
    list,
    rows: items.length,
    rowHeight: ROW,
    activeRow: keys.active,
    head: HEAD,
    onNearEnd,
  })
  const gaps = gapsBetween(rows.shown, rows.height)
  const all = columns.length + 3
  return (
    <div ref={measured}>
      <table className={styles.table} aria-label="Items" aria-rowcount={total < 0 ? -1 : total + 1}>
        <TableHead columns={columns} ends={ends} items={items.length} selection={selection} />
        <tbody ref={list} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
          {rows.shown.map(({ index }, place) => {
            const item = items[index]
            return (
              item && [
                <Gap key={`gap ${item.id}`} height={gaps[place] ?? 0} columns={all} />,
                <ItemRow
                  key={item.id}
                  item={item}
                  index={index}
                  columns={columns}
                  isWide={isWide}
                  actions={actions}
                  withPassage={withPassages}
                  selection={selection}
                  tabIndex={index === keys.active ? 0 : -1}
                />,
              ]
            )
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
  items: number
  selection: ItemListProps['selection']
}

function TableHead({ columns, ends, items, selection }: TableHeadProps) {
  const chosen = selection.chosen.length
  const isAll = chosen > 0 && chosen === items
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope="col" style={{ width: CHECK }}>
          <Checkbox
            size="xs"
            radius="xs"
            aria-label="Select all loaded items"
            checked={isAll}
            indeterminate={chosen > 0 && !isAll}
            onChange={isAll ? selection.clear : selection.selectAll}
          />
        </th>
        <th scope="col">Name</th>
        {columns.map(({ name, label, width, isNumber }) => (
          <th key={name} scope="col" style={{ width }} data-number={isNumber}>
            {label}
          </th>
        ))}
        <th scope="col" style={{ width: ends }}>
          <span className={styles.hidden}>Actions</span>
        </th>
      </tr>
    </thead>
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
