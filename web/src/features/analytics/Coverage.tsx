import {
  type CoverageCell,
  type CoverageReport,
  getCoverageReport,
} from '@satchel/contract/analytics/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { ChartSection, type Column } from './ChartSection.tsx'
import { HeatMap } from './HeatMap.tsx'
import { SelectedReport } from './SelectedReport.tsx'

/** Compares existing content with used content, by two categories. */
export function Coverage({ view }: { view: AnalyticsView }) {
  return (
    <SelectedReport endpoint={getCoverageReport} view={view}>
      {(report) => (
        <ChartSection
          title={t('analytics.coverageTitle')}
          line={
            report.cells.length > 0 ? t('analytics.coverageLine') : t('analytics.noItemsToCompare')
          }
          rows={report.cells}
          columns={columnsOf(report)}
        >
          {report.rows.length === 0 && report.columns.length === 0
            ? t('analytics.noValuesToCompare')
            : report.cells.length > 0 && <HeatMap report={report} />}
        </ChartSection>
      )}
    </SelectedReport>
  )
}

function columnsOf({ rows, columns, rowsBy, columnsBy }: CoverageReport): Column<CoverageCell>[] {
  const label = (axis: CoverageReport['rows'], id: string | null) =>
    axis.find((value) => value.id === id)?.label ?? t('analytics.noValue')
  return [
    { label: CATEGORY_LABELS[rowsBy], read: ({ row }) => label(rows, row) },
    { label: CATEGORY_LABELS[columnsBy], read: ({ column }) => label(columns, column) },
    { label: t('analytics.itemsColumn'), read: ({ items }) => items },
    { label: t('analytics.used'), read: ({ used }) => used },
    { label: t('analytics.linksCreated'), read: ({ links }) => links },
    { label: t('analytics.views'), read: ({ views }) => views },
  ]
}
