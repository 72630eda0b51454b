import { SegmentedControl, Select } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import styles from './ListBar.module.css'
import { SearchField } from './SearchField.tsx'

interface View<Filter extends string, Order extends string> {
  search: string
  show: Filter
  orderBy: Order
}

interface ListBarProps<Filter extends string, Order extends string> {
  view: View<Filter, Order>
  labels: { search: string; filter: string }
  filters: { value: Filter; label: string }[]
  orders: { value: Order; label: string }[]
  onChange: (change: Partial<View<Filter, Order>>) => void
  /** Elements behind the order, such as a switch of the layout. */
  children?: ReactNode
}

/** Search, filter and order of a list. */
export function ListBar<Filter extends string, Order extends string>({
  view,
  labels,
  filters,
  orders,
  onChange,
  children,
}: ListBarProps<Filter, Order>) {
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <SearchField
          label={labels.search}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      </search>
      <SegmentedControl
        aria-label={labels.filter}
        className={styles.choices ?? ''}
        data={filters}
        value={view.show}
        onChange={(show) => onChange({ show: show as Filter })}
      />
      <div className={styles.layout}>
        <Select
          aria-label={t('ui.sortBy')}
          className={styles.order ?? ''}
          data={orders}
          value={view.orderBy}
          allowDeselect={false}
          onChange={(orderBy) => onChange({ orderBy: orderBy as Order })}
        />
        {children}
      </div>
    </div>
  )
}
