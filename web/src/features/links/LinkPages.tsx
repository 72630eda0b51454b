import { Pagination } from '@mantine/core'
import { LINKS_PAGE } from '@satchel/contract/constants.ts'
import { formatCount, formatNumber } from '../../lib/format.ts'
import styles from './LinkPages.module.css'

interface LinkPagesProps {
  /** From 1. */
  page: number
  total: number
  onChange: (page: number) => void
}

const CONTROLS = {
  previous: 'Page before',
  next: 'Next page',
  first: 'First page',
  last: 'Last page',
}

/** Where one is in a list of links, and the way to its other pages. */
export function LinkPages({ page, total, onChange }: LinkPagesProps) {
  if (total <= LINKS_PAGE) return null
  const first = (page - 1) * LINKS_PAGE + 1
  const last = Math.min(page * LINKS_PAGE, total)
  return (
    <nav className={styles.pages} aria-label="Pages of links">
      <span className={styles.range}>
        {formatNumber(first)} to {formatNumber(last)} of {formatCount(total, 'link')}
      </span>
      <Pagination
        total={Math.ceil(total / LINKS_PAGE)}
        value={page}
        size="sm"
        onChange={onChange}
        getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
      />
    </nav>
  )
}
