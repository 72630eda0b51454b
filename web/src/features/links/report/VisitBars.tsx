import { VisuallyHidden } from '@mantine/core'
import type { Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { formatDuration, formatSpan } from '../../../lib/format/format.ts'
import styles from './VisitSession.module.css'

const SHOWN = 60

/** A small bar for each page up to the last one read; its height is the reading time. */
export function PageStrip({ pages }: Pick<Visit, 'pages'>) {
  const most = Math.max(...pages.map(({ seconds }) => seconds))
  const last = Math.min(SHOWN, Math.max(...pages.map(({ page }) => page)))
  const read = new Map(pages.map(({ page, seconds }) => [page, seconds]))
  const pageTimes = pages
    .map(({ page, seconds }) => t('links.report.pagePage', { page, seconds: formatSpan(seconds) }))
    .join(', ')
  return (
    <div className={styles.strip}>
      <VisuallyHidden>{t('links.report.readPages', { pages: pageTimes })}</VisuallyHidden>
      {Array.from({ length: last }, (_, index) => {
        const page = index + 1
        const seconds = read.get(page) ?? 0
        return (
          <span
            key={page}
            aria-hidden
            className={styles.page}
            title={t('links.report.pageReading', {
              page,
              part: seconds > 0 ? formatSpan(seconds) : t('links.report.notRead'),
            })}
          >
            <span style={{ height: `${most > 0 ? (100 * seconds) / most : 0}%` }} />
          </span>
        )
      })}
      <span className={styles.quiet}>
        {pages.length === 1
          ? t('links.report.onePage')
          : t('links.report.pageCount', { count: pages.length })}
      </span>
    </div>
  )
}

/** Played parts of a video or recording, from its beginning to the last second reached. */
export function PlayedParts({ parts }: Pick<Visit, 'parts'>) {
  const end = Math.max(...parts.map(({ to }) => to))
  const ranges = parts.map(({ from, to }) => `${formatDuration(from)}–${formatDuration(to)}`)
  return (
    <div className={styles.played}>
      <span className={styles.track} aria-hidden>
        {parts.map(({ from, to }) => (
          <span
            key={`${from} ${to}`}
            style={{
              insetInlineStart: `${(100 * from) / end}%`,
              width: `${(100 * (to - from)) / end}%`,
            }}
          />
        ))}
      </span>
      <span className={styles.quiet}>{t('links.report.played', { parts: ranges.join(', ') })}</span>
    </div>
  )
}
