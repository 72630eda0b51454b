import { getSitesReport } from '@satchel/contract/analytics/reports.ts'
import { t } from '@satchel/messages/t.ts'
import { paths } from '../../lib/paths.ts'
import type { AnalyticsView } from './analytics-view.ts'
import { RankChart } from './RankChart.tsx'
import { SelectedReport } from './SelectedReport.tsx'
import { TrendChart } from './TrendChart.tsx'

const STATUS = { draft: t('analytics.draft'), published: t('analytics.published') } as const

export function Sites({ view }: { view: AnalyticsView }) {
  return (
    <SelectedReport endpoint={getSitesReport} view={view}>
      {(report) => (
        <>
          <RankChart
            title={t('analytics.mostVisited')}
            line={t('analytics.sitesLine')}
            rows={report.rows}
            keyOf={({ siteId }) => siteId}
            nameOf={({ name }) => name}
            linkOf={({ siteId }) => paths.site(siteId)}
            columns={[
              { label: t('analytics.status'), read: ({ status }) => STATUS[status] },
              { label: t('analytics.linksCreated'), read: ({ links }) => links },
            ]}
            empty={t('analytics.noSites')}
          />
          <TrendChart report={report} name="sites" figure="views" />
        </>
      )}
    </SelectedReport>
  )
}
