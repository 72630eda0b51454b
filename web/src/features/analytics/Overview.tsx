import { getOverviewReport } from '@satchel/contract/analytics.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { FigureTiles } from './FigureTiles.tsx'
import { NothingYet } from './NothingYet.tsx'
import { OverviewParts } from './OverviewParts.tsx'
import { ReportOf } from './ReportOf.tsx'
import { TrendChart } from './TrendChart.tsx'

interface OverviewProps {
  view: AnalyticsView
  onChange: (change: Partial<AnalyticsView>) => void
}

export function Overview({ view, onChange }: OverviewProps) {
  return (
    <ReportOf endpoint={getOverviewReport} view={view}>
      {(report) => (
        <>
          <FigureTiles
            report={report}
            figure={view.figure}
            onFigure={(figure) => onChange({ figure })}
          />
          {isNothing(report.now.sums) && isNothing(report.before.sums) ? (
            <NothingYet onWiden={() => onChange({ range: 'twelve' })} range={view.range} />
          ) : (
            <>
              <TrendChart report={report} figure={view.figure} />
              <OverviewParts by={report.by} />
            </>
          )}
        </>
      )}
    </ReportOf>
  )
}

function isNothing(sums: object): boolean {
  return Object.values(sums).every((value) => value === 0)
}
