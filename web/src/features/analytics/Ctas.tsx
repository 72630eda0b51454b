import { type CtaRow, getCtasReport } from '@satchel/contract/analytics/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import styles from './Analytics.module.css'
import { type AnalyticsView, CTA_FIGURES } from './analytics-view.ts'
import type { Column } from './ChartSection.tsx'
import { FigureTrend } from './FigureTrend.tsx'
import { Ranking } from './Ranking.tsx'
import { SelectedReport } from './SelectedReport.tsx'

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

const common = {
  keyOf: ({ ctaId }: CtaRow) => ctaId,
  nameOf: ({ name }: CtaRow) => name,
  linkOf: ({ ctaId }: CtaRow) => paths.cta(ctaId, 'report'),
  columns,
}

export function Ctas({ view }: { view: AnalyticsView }) {
  return (
    <SelectedReport endpoint={getCtasReport} view={view}>
      {(report) => (
        <>
          <FigureTrend report={report} view={view} figures={CTA_FIGURES} />
          <div className={styles.parts}>
            <Ranking
              {...common}
              title={t('analytics.bySubmissions')}
              rows={rankedBy(report.rows, ({ submissions }) => submissions)}
              measure={({ submissions }) => submissions}
              textOf={({ submissions }) => t('analytics.submissionCount', { count: submissions })}
              empty={report.rows.length > 0 ? t('analytics.noSubmissions') : t('analytics.noCtas')}
            />
            <Ranking
              {...common}
              title={t('analytics.byClicks')}
              rows={rankedBy(report.rows, ({ clicks }) => clicks)}
              measure={({ clicks }) => clicks}
              textOf={({ clicks }) => t('analytics.clickCount', { count: clicks })}
              empty={report.rows.length > 0 ? t('analytics.noClicks') : t('analytics.noCtas')}
            />
          </div>
        </>
      )}
    </SelectedReport>
  )
}

/** Returns the rows that have any of a figure, most first. */
function rankedBy(rows: readonly CtaRow[], measure: (row: CtaRow) => number): CtaRow[] {
  return rows.filter((row) => measure(row) > 0).sort((one, other) => measure(other) - measure(one))
}
