import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import styles from './FilterDrawer.module.css'
import { FilterDrawer } from './FilterDrawer.tsx'

interface FiltersProps {
  /** Number of active filters. */
  count: number
  children: ReactNode
}

/** Filters in the row that they are put into; on phones, a button that opens them. */
export function Filters({ count, children }: FiltersProps) {
  return (
    <>
      <div className={styles.inline}>{children}</div>
      <FilterDrawer count={count} hiddenFrom="sm" show={t('ui.done')}>
        <div className={styles.stacked}>{children}</div>
      </FilterDrawer>
    </>
  )
}
