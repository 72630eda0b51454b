import type { LinkReport } from '@satchel/contract/visits/visits.ts'
import type { ReactNode } from 'react'
import { formatNumber, formatShare, formatSpan } from '../../../lib/format/format.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './LinkReport.module.css'
import * as labels from './labels.ts'

/** Figures of a link, each with its explanation. */
export function LinkFigures({ report: { link, sums, completion } }: { report: LinkReport }) {
  const { viewers, views, downloads, seconds } = sums
  const { visitsBefore = 0 } = link
  const figures: [string, ReactNode, string?][] = [
    [labels.deviceNoun(viewers), formatNumber(viewers)],
    [labels.viewNoun(views), formatNumber(views)],
    [labels.lastOpened, link.lastViewedAt && <RelativeTime at={link.lastViewedAt} />],
    // Reading time is summed each minute; a zero beside a visit of seconds would look wrong.
    [labels.totalReadingTime, seconds > 0 ? formatSpan(seconds) : null],
    [labels.downloadNoun(downloads), formatNumber(downloads)],
    [labels.averageCompletion, completion === null ? null : formatShare(completion)],
    [
      labels.visitsBefore,
      visitsBefore > 0 ? formatNumber(visitsBefore) : null,
      labels.visitsBeforeHint,
    ],
  ]
  return (
    <dl className={styles.figures} aria-label={labels.totals}>
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
