import { lazy, Suspense } from 'react'
import type { SubjectReportProps } from '../features/analytics/SubjectReport.tsx'
import { TextSkeleton } from '../ui/feedback/Skeletons.tsx'

/** Report with charts, which are large and loaded with the first report. */
const SubjectReport = lazy(async () => {
  const report = await import('../features/analytics/SubjectReport.tsx')
  return { default: report.SubjectReport }
})

/** Views of a link or recipient from which charts say more than the visits themselves. */
export const ENOUGH_VIEWS = 10

/** The report on one item, collection, site, link or recipient. */
export function SubjectAnalytics(props: SubjectReportProps) {
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <SubjectReport {...props} />
    </Suspense>
  )
}
