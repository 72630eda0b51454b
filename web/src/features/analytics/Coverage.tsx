import {
  type CoverageCell,
  type CoverageReport,
  getCoverageReport,
} from '@satchel/contract/analytics/reports.ts'
import { CATEGORY_LABELS } from '../../lib/taxonomy.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { ChartSection, type Column } from './ChartSection.tsx'
import { HeatMap } from './HeatMap.tsx'
import * as labels from './labels.ts'
import { ReportOf } from './ReportOf.tsx'

/** Compares existing content with used content, by two categories. */
export function Coverage({ view }: { view: AnalyticsView }) {
  return (
    <ReportOf endpoint={getCoverageReport} view={view}>
      {(report) => (
        <ChartSection
          title={labels.coverageTitle}
          line={report.cells.length > 0 ? labels.coverageLine : labels.noItemsToCompare}
          rows={report.cells}
          columns={columnsOf(report)}
        >
          {report.rows.length === 0 && report.columns.length === 0
            ? labels.noValuesToCompare
            : report.cells.length > 0 && <HeatMap report={report} />}
        </ChartSection>
      )}
    </ReportOf>
  )
}

function columnsOf({ rows, columns, rowsBy, columnsBy }: CoverageReport): Column<CoverageCell>[] {
  const label = (axis: CoverageReport['rows'], id: string | null) =>
    axis.find((value) => value.id === id)?.label ?? labels.noValue
  return [
    { label: CATEGORY_LABELS[rowsBy], read: ({ row }) => label(rows, row) },
    { label: CATEGORY_LABELS[columnsBy], read: ({ column }) => label(columns, column) },
    { label: labels.itemsColumn, read: ({ items }) => items },
    { label: labels.used, read: ({ used }) => used },
    { label: labels.linksCreated, read: ({ links }) => links },
    { label: labels.views, read: ({ views }) => views },
  ]
}
