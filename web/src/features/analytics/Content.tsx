import { type ContentReport, getContentReport } from '@satchel/contract/analytics/analytics.ts'
import { type AnalyticsView, FIGURES, VISIT_FIGURES } from './analytics-view.ts'
import { linkOf, typeOf } from './content-columns.ts'
import { FigureTiles } from './FigureTiles.tsx'
import * as labels from './labels.ts'
import { RankChart } from './RankChart.tsx'
import { ReportOf } from './ReportOf.tsx'
import { TrendChart } from './TrendChart.tsx'
import { useToView } from './to-view.ts'
import { Unused } from './Unused.tsx'

export function Content({ view }: { view: AnalyticsView }) {
  const { onChange } = useToView()
  const figures = [...(view.part ? VISIT_FIGURES : FIGURES), 'unused'] as const
  const figure = figures.find((each) => each === view.figure) ?? 'views'
  return (
    <ReportOf endpoint={getContentReport} view={view}>
      {(report) => (
        <>
          <FigureTiles
            report={withUnused(report)}
            name="content"
            figures={figures}
            figure={figure}
            onFigure={(each) => onChange({ figure: each })}
          />
          {figure === 'unused' ? (
            <Unused view={view} />
          ) : (
            <TrendChart report={report} name="content" figure={figure} />
          )}
          <RankChart
            title={labels.mostViewed}
            line={labels.viewsAcrossAllLinksCollection}
            rows={report.rows}
            keyOf={({ itemType, itemId }) => `${itemType} ${itemId}`}
            nameOf={({ name }) => name}
            linkOf={linkOf}
            columns={[
              { label: labels.type, read: typeOf },
              { label: labels.linksCreated, read: ({ links }) => links },
            ]}
            empty={labels.noViewsInThisPeriod}
          />
        </>
      )}
    </ReportOf>
  )
}

function withUnused({ now, before, unused }: ContentReport) {
  return {
    now: { sums: { ...now.sums, unused: unused.now } },
    before: { sums: { ...before.sums, unused: unused.before } },
  }
}
