import { Text } from '@mantine/core'
import type { SearchResult } from '@satchel/contract/search/search.ts'
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
  /** Controls for order and layout of the results. */
  children: ReactNode
}

export function ResultBar({ view, onChange, total, children }: ResultBarProps) {
  return (
    <div ref={measure} className={styles.bar}>
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

/** Measures the bar into `--result-bar` of its container: table heads stick below it. */
function measure(bar: HTMLElement | null) {
  const holder = bar?.parentElement
  if (!bar || !holder) return
  const observer = new ResizeObserver(() =>
    holder.style.setProperty('--result-bar', `${bar.offsetHeight}px`),
  )
  observer.observe(bar)
  return () => observer.disconnect()
}
