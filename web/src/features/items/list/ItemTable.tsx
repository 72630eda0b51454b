import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ItemOrder } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type ComponentPropsWithoutRef, useMemo, useRef } from 'react'
import { ListCheckbox } from '../../../ui/list/ListCheckbox.tsx'
import { useListWidth } from '../../../ui/list/use-list-width.ts'
import { useWindowList } from '../../../ui/list/use-window-list.ts'
import type { ItemListProps } from '../selection/item-list.ts'
import { useChosen } from '../selection/use-item-selection.ts'
import { useListKeys } from '../selection/use-list-keys.ts'
import { ItemRow } from './ItemRow.tsx'
import styles from './ItemTable.module.css'
import {
  type ColumnSort,
  chosenColumns,
  fittingColumns,
  type ItemColumn,
  NAME_SORT,
  shareRoom,
} from './item-columns.tsx'

const ROW = 44
/** Height of the top bar, the result bar and the table's head. */
const HEAD = 52 + 60 + ROW
const CHECK = 44
/** Minimum width of names; columns get the rest. */
const NAME_MIN = 280
/** Width of the menu's column: where there is a mouse, the menu lies over the last one while the mouse is in the row. */
const MENU = 44
const MENU_OVER = 8
/** Width below which a row has only its menu. */
const WIDE = 480

export interface SortProps {
  /** Current order. */
  order: ItemOrder
  /** Receives the new order; null for the default. */
  onSort: (order: ItemOrder | null) => void
}

interface ItemTableProps extends ItemListProps, SortProps {
  columns: readonly string[] | null
}

export function ItemTable({
  items,
  total,
  selection,
  actions,
  withPassages,
  onSee,
  columns: names,
  order,
  onSort,
  ...keyHandlers
}: ItemTableProps) {
  const list = useRef<HTMLTableSectionElement>(null)
  const { ref: measured, width } = useListWidth('items')
  const isWide = width >= WIDE
  const { columns, menu } = useColumns(names, width)

  const move = (index: number) => {
    rows.scrollTo(index)
    const item = items[index]
    if (item) keyHandlers.onMove(item)
  }
  const keys = useListKeys({
    items,
    perRow: 1,
    list,
    selection,
    actions,
    ...keyHandlers,
    onMove: move,
  })
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
        aria-label={t('items.list.items')}
        aria-rowcount={total < 0 ? -1 : total + 1}
      >
        <TableHead
          columns={columns}
          known={items.length}
          selection={selection}
          order={order}
          onSort={onSort}
          menu={menu}
        />
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

/** Returns the columns that fit, and the width of the menu's. */
function useColumns(names: readonly string[] | null, width: number) {
  const isOver = useMediaQuery('(hover: hover)', true) && width >= WIDE
  const menu = isOver ? MENU_OVER : MENU
  const room = width - CHECK - NAME_MIN - menu
  const columns = useMemo(
    () => shareRoom(fittingColumns(chosenColumns(names), room), room),
    [names, room],
  )
  return { columns, menu }
}

interface TableHeadProps extends SortProps {
  columns: readonly ItemColumn[]
  /** Number of loaded items. */
  known: number
  selection: ItemListProps['selection']
  /** Width of the menu's column. */
  menu: number
}

function TableHead({ columns, known, selection, order, onSort, menu }: TableHeadProps) {
  const { isAll, ids } = useChosen(selection)
  const isEach = isAll ? ids.size === 0 : ids.size > 0 && ids.size >= known
  const isSome = isAll || ids.size > 0
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope="col" style={{ width: CHECK }}>
          <ListCheckbox
            aria-label={t('items.list.selectAllLoadedItems')}
            checked={isEach}
            isMixed={isSome && !isEach}
            onChange={isEach ? selection.clear : selection.chooseKnown}
          />
        </th>
        <SortableHead label={t('ui.name')} sort={NAME_SORT} order={order} onSort={onSort} />
        {columns.map(({ name, label, width, isNumber, sort }) => (
          <SortableHead
            key={name}
            label={label}
            sort={sort}
            order={order}
            onSort={onSort}
            style={{ width }}
            data-number={isNumber}
          />
        ))}
        <th scope="col" style={{ width: menu }}>
          <span className={styles.hidden}>{t('items.list.actions')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface SortableHeadProps extends SortProps, ComponentPropsWithoutRef<'th'> {
  label: string
  sort: ColumnSort | undefined
}

/** Column header that sorts; pressed again it reverses the order if the server can, otherwise resets it. */
function SortableHead({ label, sort, order, onSort, ...head }: SortableHeadProps) {
  if (!sort) {
    return (
      <th scope="col" {...head}>
        {label}
      </th>
    )
  }
  const isReversed = order === sort.reverse
  const isSorted = isReversed || order === sort.order
  const opposite = sort.direction === 'ascending' ? 'descending' : 'ascending'
  const direction = isReversed ? opposite : sort.direction
  const next = order === sort.order ? (sort.reverse ?? null) : sort.order
  const Icon = direction === 'ascending' ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'} {...head}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {label}
        <Icon size={14} stroke={1.75} className={styles.direction} aria-hidden />
      </button>
    </th>
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

/** Placeholder for rows out of sight. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without controls takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} className={styles.gap} style={{ height }} />
    </tr>
  )
}

/** Returns the heights before each visible row, and after the last. */
function gapsBetween(rows: readonly { top: number }[], height: number): number[] {
  const ends = rows.map(({ top }) => top + ROW)
  const tops = [...rows.map(({ top }) => top), height]
  return tops.map((top, index) => top - (ends[index - 1] ?? 0))
}
