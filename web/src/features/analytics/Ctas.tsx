import { type CtaRow, getCtasReport } from '@satchel/contract/analytics/reports.ts'
import { paths } from '../../lib/paths.ts'
import { type AnalyticsView, CTA_FIGURES } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import * as labels from './labels.ts'
import { Ranking } from './Ranking.tsx'
import { ReportOf } from './ReportOf.tsx'

const columns: readonly Column<CtaRow>[] = [
  { label: labels.impressions, read: ({ impressions }) => impressions },
  { label: labels.clicks, read: ({ clicks }) => clicks },
  { label: labels.clicksInPreviousPeriod, read: ({ clicksBefore }) => clicksBefore },
  { label: labels.submissions, read: ({ submissions }) => submissions },
  { label: labels.submissionsInPreviousPeriod, read: ({ submissionsBefore }) => submissionsBefore },
]

export function Ctas({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getCtasReport} view={view}>
      {(report) => (
        <>
          <FigureTrend report={report} view={view} figures={CTA_FIGURES} />
          <Ranking
            title={labels.bySubmissionsAndClicks}
            rows={report.rows}
            keyOf={({ ctaId }) => ctaId}
            nameOf={({ name }) => name}
            linkOf={({ ctaId }) => paths.cta(ctaId, 'report')}
            columns={columns}
            measure={({ submissions, clicks }) => submissions + clicks}
            textOf={({ submissions, clicks }) =>
              [submissions > 0 && labels.submissionCount(submissions), labels.clickCount(clicks)]
                .filter(Boolean)
                .join(', ')
            }
            empty={labels.noCtas}
          />
        </>
      )}
    </ReportOf>
  )
}
