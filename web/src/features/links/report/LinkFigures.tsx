import type { LinkReport } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { formatNumber, formatShare, formatSpan } from '../../../lib/format/format.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './LinkReport.module.css'

/** Figures of a link, each with its explanation. */
export function LinkFigures({ report: { link, sums, completion } }: { report: LinkReport }) {
  const { viewers, views, downloads, seconds } = sums
  const { visitsBefore = 0 } = link
  const figures: [string, ReactNode, string?][] = [
    [t('links.report.visitorNoun', { count: viewers }), formatNumber(viewers)],
    [t('links.report.viewNoun', { count: views }), formatNumber(views)],
    [t('links.report.lastOpened'), link.lastViewedAt && <RelativeTime at={link.lastViewedAt} />],
    [t('links.report.totalReadingTime'), seconds > 0 ? formatSpan(seconds) : null],
    [t('links.report.downloadNoun', { count: downloads }), formatNumber(downloads)],
    [t('links.report.averageCompletion'), completion === null ? null : formatShare(completion)],
    [
      t('links.report.visitsBefore'),
      visitsBefore > 0 ? formatNumber(visitsBefore) : null,
      t('links.report.visitsBeforeHint'),
    ],
  ]
  return (
    <dl className={styles.figures} tabIndex={0} aria-label={t('links.report.totals')}>
      {figures.map(
        ([label, value, hint]) =>
          value !== null && (
            <div key={label} className={styles.figure} title={hint}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
