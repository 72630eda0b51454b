import { getSearchReport, type SearchRow } from '@satchel/contract/analytics/reports.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import { formatDifference } from './analytics-labels.ts'
import { type AnalyticsView, SEARCH_FIGURES } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import * as labels from './labels.ts'
import { Ranking } from './Ranking.tsx'
import { ReportOf } from './ReportOf.tsx'

const columns: readonly Column<SearchRow>[] = [
  { label: labels.searches, read: ({ searches }) => searches },
  { label: labels.searchesInPreviousPeriod, read: ({ searchesBefore }) => searchesBefore },
  { label: labels.people, read: ({ people }) => people },
  { label: labels.foundNothing, read: ({ nothing }) => nothing },
  { label: labels.opened, read: ({ opened }) => opened },
  { label: labels.milliseconds, read: ({ ms }) => ms },
]
const common = {
  keyOf: ({ term }: SearchRow) => term,
  nameOf: ({ term }: SearchRow) => term,
  linkOf: ({ term }: SearchRow) => paths.library({ searchTerm: term }),
  columns,
}

export function Searches({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getSearchReport} view={view}>
      {(report) => (
        <>
          <FigureTrend report={report} view={view} figures={SEARCH_FIGURES} />
          {report.now.sums.searches > 0 && (
            <p className={styles.sentence}>
              {labels.answerTimes(inMs(report.ms.median), inMs(report.ms.p95))}
            </p>
          )}
          <div className={styles.parts}>
            <Ranking
              {...common}
              title={labels.topSearches}
              rows={report.top}
              measure={({ searches }) => searches}
              textOf={({ searches, searchesBefore }) =>
                [labels.searchCount(searches), formatDifference(searches, searchesBefore)]
                  .filter(Boolean)
                  .join(', ')
              }
              empty={labels.noSearches}
            />
            <Ranking
              {...common}
              title={labels.foundNothing}
              rows={report.nothing}
              measure={({ nothing }) => nothing}
              textOf={({ nothing, searches }) => labels.ofSearches(nothing, searches)}
              empty={report.top.length > 0 ? labels.everySearchSucceeded : labels.noSearches}
            />
            <Ranking
              {...common}
              title={labels.slowSearches}
              line={report.slow.length > 0 && labels.slowLine}
              rows={report.slow}
              measure={({ ms }) => ms}
              textOf={({ ms, searches }) => `${inMs(ms)}, ${labels.searchCount(searches)}`}
              empty={report.top.length > 0 ? labels.noSlowSearches : labels.noSearches}
            />
          </div>
        </>
      )}
    </ReportOf>
  )
}

function inMs(ms: number): string {
  return `${formatNumber(ms)} ms`
}
