import type {
  getContentReport,
  getLinksReport,
  getOverviewReport,
  getPeopleReport,
} from '@satchel/contract/analytics.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons, TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import styles from './Analytics.module.css'
import type { AnalyticsView } from './analytics-view.ts'
import * as labels from './labels.ts'

type ReportEndpoint =
  | typeof getOverviewReport
  | typeof getContentReport
  | typeof getLinksReport
  | typeof getPeopleReport

/** Visits are summed once a minute. */
const AGAIN = 60_000

export function askedOf({ from, to, interval, itemType }: AnalyticsView) {
  return { from, to, ...(interval && { interval }), ...(itemType && { itemType }) }
}

interface ReportOfProps<E extends ReportEndpoint> {
  endpoint: E
  view: AnalyticsView
  children: (report: Reply<E>) => ReactNode
}

/** The one before stays until the next is there. */
export function ReportOf<E extends ReportEndpoint>({ endpoint, view, children }: ReportOfProps<E>) {
  const report = useQuery({
    ...query(endpoint as ReportEndpoint, { query: askedOf(view) }),
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
  if (report.isError) return <LoadProblem title={labels.couldntLoadTheReport} query={report} />
  return (
    <div className={styles.report} aria-busy={report.isPlaceholderData}>
      {children(report.data as Reply<E>)}
    </div>
  )
}
