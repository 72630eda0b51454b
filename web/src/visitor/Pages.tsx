import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { t } from './messages/messages.ts'

interface Props {
  page: number
  pages: number
  /** The address of the first page. */
  url: string
  label: string
}

/** Leads to the neighboring pages of a long collection or site. */
export function Pages({ page, pages, url, label }: Props) {
  const at = (number: number) => `${url}${url.includes('?') ? '&' : '?'}page=${number}`
  return (
    <nav className="between" aria-label={label}>
      {page > 1 && (
        <a className="step" rel="prev" href={page === 2 ? url : at(page - 1)}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          {t('previous')}
        </a>
      )}
      <span className="quiet" aria-current="page">
        {t('pageOf', { page, pages })}
      </span>
      {page < pages && (
        <a className="step" rel="next" href={at(page + 1)}>
          {t('next')}
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </a>
      )}
    </nav>
  )
}
