import type { LinkReport } from '@satchel/contract/visits/visits.ts'
import type { ReactNode } from 'react'
import { formatNumber, formatShare, formatSpan } from '../../../lib/format.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './LinkReport.module.css'
import * as labels from './labels.ts'

/** Figures of a link, each with its explanation. */
export function LinkFigures({ report: { link, sums, completion } }: { report: LinkReport }) {
  const { viewers, views, downloads, seconds } = sums
  const figures: [string, ReactNode][] = [
    [viewers === 1 ? 'device' : 'devices', formatNumber(viewers)],
    [views === 1 ? 'view' : 'views', formatNumber(views)],
    [labels.lastOpened, link.lastViewedAt && <RelativeTime at={link.lastViewedAt} />],
    [labels.totalReadingTime, formatSpan(seconds)],
    [downloads === 1 ? 'download' : 'downloads', formatNumber(downloads)],
    [labels.averageCompletion, completion === null ? null : formatShare(completion)],
  ]
  return (
    <dl className={styles.figures} aria-label={labels.totals}>
      {figures.map(
        ([label, value]) =>
          value !== null && (
            <div key={label} className={styles.figure}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
