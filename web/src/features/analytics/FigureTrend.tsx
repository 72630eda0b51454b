import type { Interval } from '@satchel/contract/analytics/analytics.ts'
import type { Spans } from '@satchel/contract/analytics/reports.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { FigureTiles } from './FigureTiles.tsx'
import { TrendChart } from './TrendChart.tsx'
import { useToView } from './to-view.ts'

interface FigureTrendProps<N extends string> {
  report: Spans<N> & { interval: Interval }
  view: AnalyticsView
  /** Figures to chart; the first one is the default. */
  figures: readonly [N, ...N[]]
}

/** Sums, and a chart of the selected one over the range. */
export function FigureTrend<N extends string>({ report, view, figures }: FigureTrendProps<N>) {
  const { onChange } = useToView()
  const figure = figures.find((each) => each === view.figure) ?? figures[0]
  return (
    <>
      <FigureTiles
        report={report}
        name={view.report}
        figures={figures}
        figure={figure}
        onFigure={(each) => onChange({ figure: each })}
      />
      <TrendChart report={report} name={view.report} figure={figure} />
    </>
  )
}
