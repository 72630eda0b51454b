import type { getOverviewReport, OverviewQuery } from '@satchel/contract/analytics/analytics.ts'
import type { Endpoint, Reply } from '@satchel/contract/endpoint.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons, TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import styles from './Analytics.module.css'
import { type AnalyticsView, OF_LINKS, OF_PARTS, OF_VIEWS } from './analytics-view.ts'

/** Time until reports are read again, in ms: visits are summed once a minute. */
export const AGAIN = 60_000

/** Returns the query parameters of a report. */
export function parametersOf({ report, from, to, interval, itemType, ...view }: AnalyticsView) {
  const { rowsBy, columnsBy } = view
  if (report === 'coverage') return { from, to, rowsBy, columnsBy }
  const isOfType = itemType !== null && OF_LINKS.has(report)
  const part = OF_PARTS.has(report) ? view.part : null
  return {
    from,
    to,
    ...(interval && { interval }),
    ...(isOfType && { itemType }),
    ...(part ?? {}),
    ...(view.isSure && OF_VIEWS.has(report) && { certainty: 'sure' as const }),
  }
}

interface ReportOfProps<E extends Endpoint> {
  endpoint: E
  view: AnalyticsView
  children: (report: Reply<E>) => ReactNode
}

export function SelectedReport<E extends Endpoint>({ view, ...props }: ReportOfProps<E>) {
  return <LoadedReport {...props} asked={parametersOf(view)} />
}

interface AskedReportProps<E extends Endpoint> extends Omit<ReportOfProps<E>, 'view'> {
  asked: OverviewQuery
}

/** Report that stays until the next one is loaded. */
export function LoadedReport<E extends Endpoint>({
  endpoint,
  asked,
  children,
}: AskedReportProps<E>) {
  const report = useQuery({
    ...query(endpoint as Endpoint as typeof getOverviewReport, { query: asked }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN,
  })
  if (report.isPending)
    return (
      <div className={styles.report}>
        <TextSkeleton lines={3} />
        <RowSkeletons count={6} />
      </div>
    )
  if (report.isError)
    return <LoadProblem title={t('analytics.couldntLoadTheReport')} query={report} />
  return (
    <div className={styles.report} aria-busy={report.isPlaceholderData}>
      {children(report.data as unknown as Reply<E>)}
    </div>
  )
}
