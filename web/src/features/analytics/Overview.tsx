import { getOverviewReport } from '@satchel/contract/analytics/analytics.ts'
import { type AnalyticsView, FIGURES, VISIT_FIGURES } from './analytics-view.ts'
import { FigureTiles } from './FigureTiles.tsx'
import { NothingYet } from './NothingYet.tsx'
import { OverviewParts } from './OverviewParts.tsx'
import { SelectedReport } from './SelectedReport.tsx'
import { TrendChart } from './TrendChart.tsx'
import { useToView } from './to-view.ts'

export function Overview({ view }: { view: AnalyticsView }) {
  const { to, onChange } = useToView()
  const figures = view.part ? VISIT_FIGURES : FIGURES
  const figure = figures.find((each) => each === view.figure) ?? 'views'
  return (
    <SelectedReport endpoint={getOverviewReport} view={view}>
      {(report) => (
        <>
          <FigureTiles
            report={report}
            name="overview"
            figures={figures}
            figure={figure}
            onFigure={(each) => onChange({ figure: each })}
          />
          {isNothing(report.now.sums) && isNothing(report.before.sums) ? (
            <NothingYet onWiden={() => onChange({ range: 'twelve' })} range={view.range} />
          ) : (
            <>
              <TrendChart report={report} name="overview" figure={figure} />
              <OverviewParts by={report.by} linkOf={(part) => to({ report: 'links', part })} />
            </>
          )}
        </>
      )}
    </SelectedReport>
  )
}

function isNothing(sums: object): boolean {
  return Object.values(sums).every((value) => value === 0)
}
