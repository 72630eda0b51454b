import { Pagination } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { formatCount } from '../../lib/format/format.ts'
import styles from './ListPages.module.css'

interface ListPagesProps {
  /** Current page, from 1. */
  page: number
  /** Number of entries per page. */
  size: number
  total: number
  /** Singular and plural noun of what is listed. */
  nouns: readonly [string, string]
  onChange: (page: number) => void
}

const CONTROLS = {
  previous: t('ui.previousPage'),
  next: t('ui.nextPage'),
  first: t('ui.firstPage'),
  last: t('ui.lastPage'),
}

/** The position in a list and links to its other pages. */
export function ListPages({ page, size, total, nouns: [one, many], onChange }: ListPagesProps) {
  if (total <= size) return null
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return (
    <nav className={styles.pages} aria-label={t('ui.pagesOf', { many })}>
      <span className={styles.range}>
        {t('ui.range', { first, last, count: formatCount(total, one, many) })}
      </span>
      <Pagination
        total={Math.ceil(total / size)}
        value={page}
        size="sm"
        onChange={onChange}
        getItemProps={(number) => ({ 'aria-label': t('ui.pageNumber', { number }) })}
        getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
      />
    </nav>
  )
}
