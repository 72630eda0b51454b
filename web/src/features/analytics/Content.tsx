import { getContentReport } from '@satchel/contract/analytics/analytics.ts'
import { t } from '@satchel/messages/t.ts'
import { type AnalyticsView, FIGURES, VISIT_FIGURES } from './analytics-view.ts'
import { linkOf, typeOf } from './content-columns.ts'
import { FigureTiles } from './FigureTiles.tsx'
import { RankChart } from './RankChart.tsx'
import { SelectedReport } from './SelectedReport.tsx'
import { TrendChart } from './TrendChart.tsx'
import { useToView } from './to-view.ts'
import { Unused, UnusedTile } from './Unused.tsx'

export function Content({ view }: { view: AnalyticsView }) {
  const { onChange } = useToView()
  const figures = view.part ? VISIT_FIGURES : FIGURES
  const figure = [...figures, 'unused' as const].find((each) => each === view.figure) ?? 'views'
  return (
    <SelectedReport endpoint={getContentReport} view={view}>
      {(report) => (
        <>
          <FigureTiles
            report={report}
            name="content"
            figures={figures}
            figure={figure}
            onFigure={(each) => onChange({ figure: each })}
          >
            <UnusedTile
              view={view}
              isShown={figure === 'unused'}
              onChoose={() => onChange({ figure: 'unused' })}
            />
          </FigureTiles>
          {figure === 'unused' ? (
            <Unused view={view} />
          ) : (
            <TrendChart report={report} name="content" figure={figure} />
          )}
          <RankChart
            title={t('analytics.mostViewed')}
            line={t('analytics.viewsExplanation')}
            rows={report.rows}
            keyOf={({ itemType, itemId }) => `${itemType} ${itemId}`}
            nameOf={({ name }) => name}
            linkOf={linkOf}
            columns={[
              { label: t('analytics.type'), read: typeOf },
              { label: t('analytics.linksCreated'), read: ({ links }) => links },
            ]}
            empty={t('analytics.noViewsInThisPeriod')}
          />
        </>
      )}
    </SelectedReport>
  )
}
