import { Text } from '@mantine/core'
import type { SearchResult } from '@satchel/contract/search.ts'
import type { ReactNode } from 'react'
import { FilterChips } from './FilterChips.tsx'
import styles from './ResultBar.module.css'
import type { SearchView } from './search-view.ts'
import { formatTotal } from './total-labels.ts'
import type { ChangeView } from './use-search-view.ts'

interface ResultBarProps {
  view: SearchView
  onChange: ChangeView
  total: SearchResult['total'] | undefined
  /** How the results are ordered and shown. */
  children: ReactNode
}

export function ResultBar({ view, onChange, total, children }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Text role="status" className={styles.total}>
          {total && formatTotal(total)}
        </Text>
        {children}
      </div>
      <FilterChips view={view} onChange={onChange} />
    </div>
  )
}
