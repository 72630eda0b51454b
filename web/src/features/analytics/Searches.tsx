import { getSearchReport, type SearchRow } from '@satchel/contract/analytics/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import { formatDifference } from './analytics-labels.ts'
import { type AnalyticsView, SEARCH_FIGURES } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import { Ranking } from './Ranking.tsx'
import { SelectedReport } from './SelectedReport.tsx'

const columns: readonly Column<SearchRow>[] = [
  { label: t('analytics.searches'), read: ({ searches }) => searches },
  { label: t('analytics.searchesInPreviousPeriod'), read: ({ searchesBefore }) => searchesBefore },
  { label: t('analytics.people'), read: ({ people }) => people },
  { label: t('analytics.foundNothing'), read: ({ nothing }) => nothing },
  { label: t('analytics.opened'), read: ({ opened }) => opened },
  { label: t('analytics.milliseconds'), read: ({ ms }) => ms },
]
const common = {
  keyOf: ({ term }: SearchRow) => term,
  nameOf: ({ term }: SearchRow) => term,
  linkOf: ({ term }: SearchRow) => paths.library({ searchTerm: term }),
  columns,
}

export function Searches({ view }: { view: AnalyticsView }) {
  return (
    <SelectedReport endpoint={getSearchReport} view={view}>
      {(report) => (
        <>
          <FigureTrend report={report} view={view} figures={SEARCH_FIGURES} />
          {report.now.sums.searches > 0 && (
            <p className={styles.sentence}>
              {t('analytics.answerTimes', {
                median: inMs(report.ms.median),
                p95: inMs(report.ms.p95),
              })}
            </p>
          )}
          <div className={styles.parts}>
            <Ranking
              {...common}
              title={t('analytics.topSearches')}
              rows={report.top}
              measure={({ searches }) => searches}
              textOf={({ searches, searchesBefore }) =>
                [
                  t('analytics.searchCount', { count: searches }),
                  formatDifference('searches', searches, searchesBefore),
                ]
                  .filter(Boolean)
                  .join(', ')
              }
              empty={t('analytics.noSearches')}
            />
            <Ranking
              {...common}
              title={t('analytics.foundNothing')}
              rows={report.nothing}
              measure={({ nothing }) => nothing}
              textOf={({ nothing, searches }) => t('analytics.ofSearches', { nothing, searches })}
              empty={
                report.top.length > 0
                  ? t('analytics.everySearchSucceeded')
                  : t('analytics.noSearches')
              }
            />
            <Ranking
              {...common}
              title={t('analytics.slowSearches')}
              line={report.slow.length > 0 && t('analytics.slowLine')}
              rows={report.slow}
              measure={({ ms }) => ms}
              textOf={({ ms, searches }) =>
                `${inMs(ms)}, ${t('analytics.searchCount', { count: searches })}`
              }
              empty={
                report.top.length > 0 ? t('analytics.noSlowSearches') : t('analytics.noSearches')
              }
            />
          </div>
        </>
      )}
    </SelectedReport>
  )
}

function inMs(ms: number): string {
  return `${formatNumber(ms)} ms`
}
