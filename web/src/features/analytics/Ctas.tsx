import { type CtaRow, getCtasReport } from '@satchel/contract/analytics/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import { type AnalyticsView, CTA_FIGURES } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import { Ranking } from './Ranking.tsx'
import { ReportOf } from './ReportOf.tsx'

const columns: readonly Column<CtaRow>[] = [
  { label: t('analytics.impressions'), read: ({ impressions }) => impressions },
  { label: t('analytics.clicks'), read: ({ clicks }) => clicks },
  { label: t('analytics.clicksInPreviousPeriod'), read: ({ clicksBefore }) => clicksBefore },
  { label: t('analytics.submissions'), read: ({ submissions }) => submissions },
  {
    label: t('analytics.submissionsInPreviousPeriod'),
    read: ({ submissionsBefore }) => submissionsBefore,
  },
]

export function Ctas({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getCtasReport} view={view}>
      {(report) => (
        <>
          <FigureTrend report={report} view={view} figures={CTA_FIGURES} />
          <Ranking
            title={t('analytics.bySubmissionsAndClicks')}
            rows={report.rows}
            keyOf={({ ctaId }) => ctaId}
            nameOf={({ name }) => name}
            linkOf={({ ctaId }) => paths.cta(ctaId, 'report')}
            columns={columns}
            measure={({ submissions, clicks }) => submissions + clicks}
            textOf={({ submissions, clicks }) =>
              [
                submissions > 0 && t('analytics.submissionCount', { count: submissions }),
                t('analytics.clickCount', { count: clicks }),
              ]
                .filter(Boolean)
                .join(', ')
            }
            empty={t('analytics.noCtas')}
          />
        </>
      )}
    </ReportOf>
  )
}
